import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module';
import { ForgetOutdatedHandler } from './forget-outdated.handler';
import { ReconcileSessionsHandler } from './reconcile-sessions.handler';
import { Reconciler } from './reconciler';

@Module({
  imports: [OutboxModule],
  providers: [ForgetOutdatedHandler, ReconcileSessionsHandler, Reconciler],
})
export class ReconcilerModule {}
