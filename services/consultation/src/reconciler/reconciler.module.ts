import { Module } from '@nestjs/common';
import { ForgetNetworksHandler } from '../credits/forget-networks.handler';
import { OutboxModule } from '../outbox/outbox.module';
import { ForgetCommandsHandler } from './forget-commands.handler';
import { ReconcileSessionsHandler } from './reconcile-sessions.handler';
import { Reconciler } from './reconciler';

@Module({
  imports: [OutboxModule],
  providers: [ForgetCommandsHandler, ForgetNetworksHandler, ReconcileSessionsHandler, Reconciler],
})
export class ReconcilerModule {}
