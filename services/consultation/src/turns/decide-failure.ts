import { CONTINUING_STAGES, type ErrorCode } from '@afya/contracts';
import { type LogEvent, type ModelCall } from '@afya/service-contracts';
import { type EventPlace, logEvent } from '@afya/events';
import { said } from '../messages/message-row';
import { failure as failureText } from '../messages/message-texts';
import { eventRow } from '@afya/events';
import { callEvents } from './call-events';
import { type HeldReply, type ReplyKey } from './held-reply';
import { type Settlement } from './settle-reply';

export interface Failure {
  code: ErrorCode;
  /** to language models, which cost what they cost */
  calls?: readonly ModelCall[];
  /** made for it, this one among them */
  attempts: number;
  /** it killed or hung its workers: no later reply reads what it was to answer, and the session stays in quarantine */
  isHarmful?: boolean;
}

/**
 * What a reply that will not come makes of the session: words instead of it, the credits back, and a way to go on. Stages that go on
 * by themselves would hold the session for ever, so a chain that breaks leaves it in follow_up.
 */
export function decideFailure({ sessionId, replyId }: ReplyKey, before: HeldReply, failure: Failure): Settlement {
  const stage = CONTINUING_STAGES.has(before.stage) ? 'follow_up' : before.stage;
  const place = { owner: before.owner, sessionId, stage };
  const refund = before.charged;
  const { collectedInfo, confidence, memory, lastQuestion, others, diagnosis } = before;
  const { isHarmful = false } = failure;
  return {
    replyId,
    message: {
      ...said(failureText(refund > 0), before.language),
      metadata: { processingStage: stage, errorCode: failure.code },
      status: 'failed',
    },
    session: { stage, collectedInfo, confidence, lastQuestion, others, diagnosis, memory },
    readSeq: isHarmful ? before.seq : before.readSeq,
    chained: null,
    refund,
    quarantined: isHarmful,
    outbox: [eventRow(failureEvents(place, { replyId, before, failure }))],
  };
}

function failureEvents(
  place: EventPlace,
  { replyId, before, failure }: { replyId: string; before: HeldReply; failure: Failure },
): LogEvent[] {
  const { charged, stage: from } = before;
  const { code, attempts, calls = [] } = failure;
  const details = { code, replyId, attempts };
  return [
    ...callEvents(place, replyId, calls),
    logEvent('error', place, { severity: 'error', details }),
    ...(charged > 0
      ? [logEvent('credits_refunded', place, { details: { messageId: replyId, credits: charged } })]
      : []),
    ...(from !== place.stage ? [logEvent('stage_change', place, { details: { from, to: place.stage } })] : []),
  ];
}
