import {
  canMoveStage,
  type CollectedInfo,
  CONTINUING_STAGES,
  type Diagnosis,
  type DiagnosisInfo,
  type Stage,
} from '@afya/contracts';
import { type EngineReply, type LogEvent } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { type EventPlace, logEvent } from '../events/log-event';
import { type MessageRow, said } from '../messages/message-row';
import { ANALYZING } from '../messages/message-texts';
import { eventRow } from '../outbox/outbox-rows';
import { type HeldReply, type ReplyKey } from './held-reply';
import { type Settlement } from './settle-reply';

/** What an engine's reply makes of the session. The stage table has the last word on the stage. */
export function decideReply({ sessionId, replyId }: ReplyKey, before: HeldReply, reply: EngineReply): Settlement {
  const legal = canMoveStage(before.stage, reply.stage);
  const stage = legal ? reply.stage : before.stage;
  const { question, diagnosis, emergency } = reply;
  const place = { owner: before.owner, sessionId, stage };
  return {
    replyId,
    message: {
      ...said(reply.content, before.language),
      metadata: { processingStage: stage, question, diagnosis, emergency },
      status: 'done',
    },
    session: {
      stage,
      collectedInfo: recordAfter(before, reply),
      confidence: reply.confidence ?? before.confidence,
      memory: reply.memory ?? null,
    },
    lastQuestion: question?.id ?? null,
    readSeq: before.seq,
    chained: legal && CONTINUING_STAGES.has(stage) ? chainedReply(before, { replyId, stage }) : null,
    refund: false,
    outbox: [eventRow(replyEvents(place, { replyId, before, reply, legal }))],
  };
}

/** What was known and what is told now, without what the patient took back. */
function recordAfter({ collectedInfo }: HeldReply, { takenBack = [], ...reply }: EngineReply): CollectedInfo {
  const gone = new Set<string>(takenBack);
  const kept = Object.fromEntries(Object.entries(collectedInfo).filter(([key]) => !gone.has(key)));
  return { ...kept, ...reply.collectedInfo };
}

/** The placeholder of the reply that follows by itself; later sends stay behind it. */
function chainedReply(before: HeldReply, { replyId, stage }: { replyId: string; stage: Stage }): MessageRow {
  return {
    id: randomUUID(),
    part: before.part + 1,
    kind: 'reply',
    ...said(ANALYZING, before.language),
    metadata: { processingStage: stage },
    status: 'pending',
    reply_to: replyId,
    traceparent: before.traceparent,
  };
}

interface Replied {
  replyId: string;
  before: HeldReply;
  reply: EngineReply;
  legal: boolean;
}

function replyEvents(place: EventPlace, { replyId, before, reply, legal }: Replied): LogEvent[] {
  const { model, ...metrics } = reply.call;
  const { diagnosis, redFlags, adviceLevel } = reply;
  const moved = { from: before.stage, to: reply.stage };
  const events = [
    logEvent('engine_call', place, { model, metrics, details: { replyId, outcome: 'done' } }),
    logEvent('reply', place, { model, metrics, details: { replyId, attempt: before.attempts + 1 } }),
  ];
  if (!legal)
    events.push(
      logEvent('error', place, { severity: 'warning', details: { code: 'STAGE_REFUSED', replyId, ...moved } }),
    );
  else if (moved.from !== moved.to) events.push(logEvent('stage_change', place, { details: moved }));
  if (diagnosis) events.push(logEvent('diagnosis', place, { model, diagnosis: diagnosisInfo(diagnosis) }));
  if (redFlags.length > 0) {
    const details = { replyId, level: adviceLevel ?? 'unknown', flags: redFlags.join(' ') };
    events.push(logEvent('red_flag', place, { severity: 'warning', details }));
  }
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
