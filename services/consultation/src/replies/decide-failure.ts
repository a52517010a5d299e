import { type Bilingual, CONTINUING_STAGES, type ErrorCode } from '@afya/contracts';
import { type LogEvent, type ModelCall } from '@afya/service-contracts';
import { type EventPlace, eventRow, logEvent } from '@afya/events';
import { bilingualContent } from '../messages/draft-send';
import { callEvents } from './decide-reply';
import { type PendingReply, type ReplyKey, type ReplyResult } from './reply.repository';

const REASON = 'reply_failed';

const failureText = (refunded: boolean): Bilingual =>
  refunded
    ? {
        en: 'Sorry, your message could not be answered. The credits for it were given back to you. Please send it again.',
        sw: 'Samahani, ujumbe wako haukuweza kujibiwa. Umerudishiwa krediti zake. Tafadhali utume tena.',
      }
    : {
        en: 'Sorry, the answer could not be prepared. Nothing was charged for it. Please write again to go on.',
        sw: 'Samahani, jibu halikuweza kuandaliwa. Hukutozwa krediti yoyote. Tafadhali andika tena ili uendelee.',
      };

export interface Failure {
  code: ErrorCode;
  /** the calls to language models, to be logged with their costs */
  calls?: readonly ModelCall[] | undefined;
  /** attempts so far, this one included */
  attempts: number;
  /** its workers died or hung: later replies skip the message, and the session stays in quarantine */
  isHarmful?: boolean;
}

/**
 * The session after a reply has failed for good: a failure message, the refund and a stage to continue from. A stage that continues
 * without the patient would block the session, so a broken chain ends in follow_up.
 */
export function decideFailure({ sessionId, replyId }: ReplyKey, before: PendingReply, failure: Failure): ReplyResult {
  const stage = CONTINUING_STAGES.has(before.stage) ? 'follow_up' : before.stage;
  const place = { owner: before.owner, sessionId, stage };
  const refund = before.charged;
  const { collectedInfo, confidence, memory, lastQuestion, others, diagnosis } = before;
  const { isHarmful = false } = failure;
  return {
    replyId,
    message: {
      ...bilingualContent(failureText(refund > 0), before.language),
      metadata: { processingStage: stage, errorCode: failure.code },
      status: 'failed',
    },
    session: { stage, collectedInfo, confidence, lastQuestion, others, diagnosis, memory },
    readSeq: isHarmful ? before.seq : before.readSeq,
    chained: null,
    refund: refund > 0 ? { credits: refund, reason: REASON } : null,
    quarantined: isHarmful,
    outbox: [eventRow(failureEvents(place, { replyId, before, failure }))],
  };
}

function failureEvents(
  place: EventPlace,
  { replyId, before, failure }: { replyId: string; before: PendingReply; failure: Failure },
): LogEvent[] {
  const { charged, stage: from } = before;
  const { code, attempts, calls = [] } = failure;
  const details = { code, replyId, attempts };
  return [
    ...callEvents(place, replyId, calls),
    logEvent('error', place, { severity: 'error', details }),
    ...(charged > 0
      ? [logEvent('credits_refunded', place, { details: { messageId: replyId, credits: charged, reason: REASON } })]
      : []),
    ...(from !== place.stage ? [logEvent('stage_change', place, { details: { from, to: place.stage } })] : []),
  ];
}
