import { type Diagnosis, type DiagnosisInfo } from '@afya/contracts';
import { callsOf, type EngineReply, type LogEvent } from '@afya/service-contracts';
import { type EventPlace, logEvent } from '@afya/events';
import { callEvents } from './call-events';
import { type HeldReply } from './held-reply';

interface Replied {
  replyId: string;
  before: HeldReply;
  reply: EngineReply;
  legal: boolean;
  /** credits */
  refund: number;
}

/** What the log is told of a reply: every call that it took, and what it made of the session. */
export function replyEvents(place: EventPlace, replied: Replied): LogEvent[] {
  const { replyId, before, reply, legal } = replied;
  const { model, ...metrics } = reply.call;
  const { diagnosis, redFlags, adviceLevel } = reply;
  const moved = { from: before.stage, to: legal ? reply.stage : place.stage };
  const events = [
    ...engineEvents(place, replied),
    logEvent('reply', place, { model, metrics, details: { replyId, attempt: before.attempts + 1 } }),
  ];
  if (!legal) {
    const details = { code: 'STAGE_REFUSED', replyId, from: before.stage, to: reply.stage };
    events.push(logEvent('error', place, { severity: 'warning', details }));
  }
  if (moved.from !== moved.to) events.push(logEvent('stage_change', place, { details: moved }));
  // The recommendations that follow the analysis carry the same one again, for their card.
  if (diagnosis && before.stage !== 'final_analysis')
    events.push(logEvent('diagnosis', place, { model, metrics, diagnosis: diagnosisInfo(diagnosis) }));
  if (redFlags.length > 0) {
    const details = { replyId, level: adviceLevel ?? 'unknown', flags: redFlags.join(' ') };
    events.push(logEvent('red_flag', place, { severity: 'warning', details }));
  }
  return events;
}

function engineEvents(place: EventPlace, { replyId, reply, refund }: Replied): LogEvent[] {
  const { failover } = reply;
  const made = callsOf(reply);
  const events = callEvents(place, replyId, made);
  if (failover) {
    const details = { replyId, reason: failover.reason, calls: made.length };
    events.push(logEvent('failover', place, { severity: 'warning', details }));
  }
  if (refund > 0)
    events.push(logEvent('credits_refunded', place, { details: { messageId: replyId, credits: refund } }));
  return events;
}

/** The diagnosis as administrators read it: in English. */
function diagnosisInfo(diagnosis: Diagnosis): DiagnosisInfo {
  return {
    preliminaryDiagnosis: diagnosis.preliminaryDiagnosis.en,
    confidenceScore: diagnosis.confidence.score,
    differentialDiagnoses: diagnosis.differentialDiagnoses.map(({ name }) => name.en),
    reasoningPath: diagnosis.reasoningPath.map(({ en }) => en).join('\n'),
    criticalFactors: diagnosis.criticalFactors.map(({ en }) => en),
  };
}
