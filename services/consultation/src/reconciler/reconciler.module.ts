import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module';
import { ForgetCommandsHandler } from './forget-commands.handler';
import { ReconcileSessionsHandler } from './reconcile-sessions.handler';
import { Reconciler } from './reconciler';

@Module({ imports: [OutboxModule], providers: [ForgetCommandsHandler, ReconcileSessionsHandler, Reconciler] })
export class ReconcilerModule {}
