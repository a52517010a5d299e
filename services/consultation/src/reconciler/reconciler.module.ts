import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module';
import { ReconcileSessionsHandler } from './reconcile-sessions.handler';
import { Reconciler } from './reconciler';

@Module({ imports: [OutboxModule], providers: [ReconcileSessionsHandler, Reconciler] })
export class ReconcilerModule {}
