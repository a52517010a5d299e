import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module';
import { CompleteReplyHandler } from './complete-reply.handler';
import { FailReplyHandler } from './fail-reply.handler';
import { LeaseReplyHandler } from './lease-reply.handler';
import { ReleaseLeaseHandler } from './release-lease.handler';
import { RenewLeaseHandler } from './renew-lease.handler';
import { ReplyCommitter } from './reply-committer';
import { ReplyFailure } from './reply-failure';
import { ReportDeadWorkerHandler } from './report-dead-worker.handler';
import { ShowProgressHandler } from './show-progress.handler';
import { StopReplyHandler } from './stop-reply.handler';

@Module({
  imports: [OutboxModule],
  controllers: [
    CompleteReplyHandler,
    FailReplyHandler,
    LeaseReplyHandler,
    ReleaseLeaseHandler,
    RenewLeaseHandler,
    ReportDeadWorkerHandler,
    ShowProgressHandler,
    StopReplyHandler,
  ],
  providers: [ReplyCommitter, ReplyFailure],
})
export class RepliesModule {}
