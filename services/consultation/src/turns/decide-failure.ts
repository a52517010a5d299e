import { CONTINUING_STAGES, type ErrorCode } from '@afya/contracts';
import { type LogEvent } from '@afya/service-contracts';
import { type EventPlace, logEvent } from '@afya/events';
import { said } from '../messages/message-row';
import { failure } from '../messages/message-texts';
import { eventRow } from '@afya/events';
import { type HeldReply, type ReplyKey } from './held-reply';
import { type Settlement } from './settle-reply';

/**
 * What a reply that will not come makes of the session: words instead of it, the credits back, and a way to go on. Stages that go on
 * by themselves would hold the session for ever, so a chain that breaks leaves it in follow_up.
 */
export function decideFailure({ sessionId, replyId }: ReplyKey, before: HeldReply, code: ErrorCode): Settlement {
  const stage = CONTINUING_STAGES.has(before.stage) ? 'follow_up' : before.stage;
  const place = { owner: before.owner, sessionId, stage };
  const refund = before.charged;
  const { collectedInfo, confidence, memory, lastQuestion, readSeq } = before;
  return {
    replyId,
    message: {
      ...said(failure(refund > 0), before.language),
      metadata: { processingStage: stage, errorCode: code },
      status: 'failed',
    },
    session: { stage, collectedInfo, confidence, memory },
    lastQuestion,
    readSeq,
    chained: null,
    refund,
    outbox: [eventRow(failureEvents(place, { replyId, before, code }))],
  };
}

function failureEvents(
  place: EventPlace,
  { replyId, before, code }: { replyId: string; before: HeldReply; code: ErrorCode },
): LogEvent[] {
  const { charged, attempts, stage: from } = before;
  const details = { code, replyId, attempts: attempts + 1 };
  return [
    logEvent('error', place, { severity: 'error', details }),
    ...(charged > 0
      ? [logEvent('credits_refunded', place, { details: { messageId: replyId, credits: charged } })]
      : []),
    ...(from !== place.stage ? [logEvent('stage_change', place, { details: { from, to: place.stage } })] : []),
  ];
}
