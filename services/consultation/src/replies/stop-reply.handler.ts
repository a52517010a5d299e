import { type Bilingual, REPLY_STOPPED, type StoppedReply } from '@afya/contracts';
import { eventRow, logEvent } from '@afya/events';
import { type RpcContext, RpcHandler } from '@afya/messaging';
import { type RpcRequest, StopReply } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { bilingualContent } from '../messages/draft-send';
import { OutboxRelay } from '../outbox/outbox.relay';
import { requireOwner } from '../sessions/session-access';
import { SessionVersions } from '../versions/session-versions';
import { type ReplyStop, type StoppableReply, StoppableReplyRepository } from './stoppable-reply.repository';

/** Ends a pending reply for its patient: it is either answered, or stopped and refunded, also when both happen at the same moment. */
@Controller()
export class StopReplyHandler {
  constructor(
    private readonly replies: StoppableReplyRepository,
    private readonly relay: OutboxRelay,
    private readonly versions: SessionVersions,
  ) {}

  /** A repeat gets the same answer. Refused with SESSION_NOT_FOUND, ACCESS_DENIED or MESSAGE_NOT_FOUND. */
  @RpcHandler(StopReply)
  async execute({ sessionId, replyId }: RpcRequest<typeof StopReply>, { actor }: RpcContext): Promise<StoppedReply> {
    const access = { sessionId, owner: requireOwner(actor) };
    const before = await this.replies.find(access, replyId);
    if (before.status === 'pending') {
      await this.versions.announceReply(sessionId, before.version);
      const result = await this.replies.stop(stopOf({ ...access, replyId }, before));
      if (result) {
        await this.versions.publishReply(sessionId, result.version);
        if (result.pending > 0) this.relay.wake();
        return { outcome: 'stopped', creditsRefunded: before.charged };
      }
    }
    // It ended before, or at the same moment; the process that ended it may have died before publishing the version.
    const { version, isStopped, refunded } = await this.replies.find(access, replyId);
    await this.versions.publishReply(sessionId, version);
    return isStopped ? { outcome: 'stopped', creditsRefunded: refunded } : { outcome: 'answered', creditsRefunded: 0 };
  }
}

/** Replaces a reply that the patient has stopped. */
const stopped = (credits: number): Bilingual =>
  credits > 0
    ? {
        en: `You stopped this answer. ${credits === 1 ? '1 credit was' : `${credits} credits were`} given back to you.`,
        sw: `Umesimamisha jibu hili. Umerudishiwa krediti ${credits}.`,
      }
    : {
        en: 'You stopped this answer. Nothing was charged for it.',
        sw: 'Umesimamisha jibu hili. Hukutozwa krediti yoyote.',
      };

function stopOf(
  { sessionId, owner, replyId }: Omit<ReplyStop, 'message' | 'outbox'>,
  { stage, language, charged }: StoppableReply,
): ReplyStop {
  const place = { owner, sessionId, stage };
  const events = [
    logEvent('reply_stopped', place, { details: { replyId } }),
    ...(charged > 0
      ? [logEvent('credits_refunded', place, { details: { messageId: replyId, credits: charged, reason: 'stopped' } })]
      : []),
  ];
  return {
    sessionId,
    owner,
    replyId,
    message: {
      ...bilingualContent(stopped(charged), language),
      metadata: { processingStage: stage, errorCode: REPLY_STOPPED },
    },
    outbox: [eventRow(events)],
  };
}
