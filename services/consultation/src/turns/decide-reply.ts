import { canMoveStage, type CollectedInfo, CONTINUING_STAGES, type Stage, STAGE_TRANSITIONS } from '@afya/contracts';
import { type EngineReply } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { type MessageRow, said } from '../messages/message-row';
import { ANALYZING } from '../messages/message-texts';
import { eventRow } from '@afya/events';
import { withFailoverNote } from './failover-note';
import { givenDiagnosis } from './given-diagnosis';
import { type HeldReply, type ReplyKey } from './held-reply';
import { replyEvents } from './reply-events';
import { type Settlement } from './settle-reply';

/** What an engine's reply makes of the session. The stage table has the last word on the stage. */
export function decideReply({ sessionId, replyId }: ReplyKey, before: HeldReply, reply: EngineReply): Settlement {
  const legal = canMoveStage(before.stage, reply.stage);
  const stage = legal ? reply.stage : stageKept(before.stage);
  const { question, diagnosis, emergency } = reply;
  // the embedded engine's reply costs nothing: deploy/docs/adr/0014
  const refund = reply.failover ? before.charged : 0;
  const place = { owner: before.owner, sessionId, stage };
  return {
    replyId,
    message: {
      ...said(reply.failover ? withFailoverNote(reply.content, refund) : reply.content, before.language),
      metadata: { processingStage: stage, question, diagnosis, emergency },
      status: 'done',
    },
    session: {
      stage,
      collectedInfo: recordAfter(before, reply),
      confidence: reply.confidence ?? before.confidence,
      lastQuestion: question?.id ?? null,
      // an emergency that came after what was read is not in the memory
      others: before.others,
      diagnosis: diagnosis ? givenDiagnosis(diagnosis) : before.diagnosis,
      memory: reply.memory ?? null,
    },
    readSeq: before.seq,
    chained: stage !== before.stage && CONTINUING_STAGES.has(stage) ? chainedReply(before, { replyId, stage }) : null,
    refund,
    quarantined: false,
    outbox: [eventRow(replyEvents(place, { replyId, before, reply, legal, refund }))],
  };
}

/** Where an illegal proposal leaves the session: where it was, but a stage that goes on by itself goes on. */
function stageKept(from: Stage): Stage {
  return CONTINUING_STAGES.has(from) ? (STAGE_TRANSITIONS[from][0] ?? from) : from;
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
