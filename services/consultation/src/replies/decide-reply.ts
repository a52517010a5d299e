import {
  type Bilingual,
  canMoveStage,
  type CollectedInfo,
  CONTINUING_STAGES,
  type Diagnosis,
  type DiagnosisInfo,
  type Stage,
  STAGE_TRANSITIONS,
} from '@afya/contracts';
import { type EventPlace, eventRow, logEvent } from '@afya/events';
import { callsOf, type EngineReply, type LogEvent, type ModelCall, type Transcript } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { ANALYZING, bilingualContent } from '../messages/draft-send';
import { type MessageRow } from '../messages/message.repository';
import { storableText } from '../storable';
import { givenDiagnosis } from './given-diagnosis';
import { type ReplyResult, type PendingReply, type ReplyKey } from './reply.repository';

type Refund = ReplyResult['refund'];

/** The session after an engine's reply. The stage table decides whether the proposed stage is legal. */
export function decideReply({ sessionId, replyId }: ReplyKey, before: PendingReply, reply: EngineReply): ReplyResult {
  const legal = canMoveStage(before.stage, reply.stage);
  const stage = legal ? reply.stage : stageAfterIllegal(before.stage);
  const { question, diagnosis, emergency } = reply;
  const refund = refundOf(before, reply);
  const place = { owner: before.owner, sessionId, stage };
  return {
    replyId,
    message: {
      ...bilingualContent(withNote(reply, refund), before.language),
      metadata: {
        processingStage: stage,
        question,
        diagnosis,
        emergency,
        ...(isWithdrawal(reply) && { emergencyWithdrawn: true as const }),
      },
      status: 'done',
    },
    session: {
      stage,
      collectedInfo: recordAfter(before, reply),
      confidence: reply.confidence ?? before.confidence,
      lastQuestion: question?.id ?? null,
      // The memory lacks an emergency that came after the messages it was made from.
      others: before.others,
      diagnosis: diagnosis ? givenDiagnosis(diagnosis) : before.diagnosis,
      memory: reply.memory ?? null,
    },
    transcripts: (reply.transcripts ?? []).map(asText),
    readSeq: before.seq,
    chained: stage !== before.stage && CONTINUING_STAGES.has(stage) ? chainedReply(before, { replyId, stage }) : null,
    refund,
    quarantined: false,
    outbox: [eventRow(replyEvents(place, { replyId, before, reply, legal, refund }))],
  };
}

/** The reply takes back an emergency, and no other stands. */
const isWithdrawal = ({ redFlags, adviceLevel }: EngineReply) =>
  adviceLevel !== 'emergency' && redFlags.some((id) => id.startsWith('withdrawn:'));

/** A failover reply is free (deploy/docs/adr/0014), and so are files of this send in which nothing could be read (0038). */
function refundOf(
  { charged, filePrices }: PendingReply,
  { failover, unreadFiles = [], unheardNotes = [] }: EngineReply,
): Refund {
  const unread = [...new Set(unreadFiles.concat(unheardNotes))].reduce((sum, id) => sum + (filePrices[id] ?? 0), 0);
  const credits = failover ? charged : Math.min(charged, unread);
  return credits > 0 ? { credits, reason: failover ? 'failover' : 'file_unread' } : null;
}

function withNote({ failover, content, unreadFiles = [] }: EngineReply, refund: Refund): Bilingual {
  if (failover) return withFailoverNote(content, refund?.credits ?? 0);
  return withFileRefundNote(content, refund?.credits ?? 0, unreadFiles.length > 0 ? 'file' : 'voice note');
}

/** Adds to a reply that the simpler engine wrote it, and how many credits are refunded. */
function withFailoverNote({ en, sw }: Bilingual, credits: number): Bilingual {
  const refund = credits === 1 ? '1 credit was' : `${credits} credits were`;
  const note = {
    en: `The AI service could not be reached in time, so Afya’s built-in engine answered.${credits > 0 ? ` ${refund} given back to you.` : ''}`,
    sw: `Huduma ya akili bandia (AI) haikupatikana kwa wakati, hivyo mfumo wa ndani wa Afya umejibu.${credits > 0 ? ` Umerudishiwa krediti ${credits}.` : ''}`,
  };
  return { en: `${en}\n\n${note.en}`, sw: `${sw}\n\n${note.sw}` };
}

const UNUSED = {
  file: { en: 'I could not read the file', sw: 'sikuweza kusoma faili' },
  'voice note': { en: 'I could not understand the voice note', sw: 'sikuweza kuelewa ujumbe wa sauti' },
};

/** Adds that the price of files in which nothing could be read was refunded, if they cost anything. */
function withFileRefundNote({ en, sw }: Bilingual, credits: number, unused: keyof typeof UNUSED): Bilingual {
  if (credits === 0) return { en, sw };
  const refund = credits === 1 ? '1 credit was' : `${credits} credits were`;
  return {
    en: `${en}\n\n${refund} given back to you, because ${UNUSED[unused].en}.`,
    sw: `${sw}\n\nUmerudishiwa krediti ${credits}, kwa sababu ${UNUSED[unused].sw}.`,
  };
}

/** A voice note with its words as its text. */
const asText = ({ messageId, filename, text }: Transcript) => ({
  id: messageId,
  content: storableText(text).trim(),
  translations: {},
  metadata: { fileAttachment: { type: 'audio' as const, filename } },
});

/** After an illegal proposal the stage stays, unless it is one that continues without the patient. */
function stageAfterIllegal(from: Stage): Stage {
  return CONTINUING_STAGES.has(from) ? (STAGE_TRANSITIONS[from][0] ?? from) : from;
}

/** The earlier record with the new facts, without those that the patient corrected. */
function recordAfter({ collectedInfo }: PendingReply, { takenBack = [], ...reply }: EngineReply): CollectedInfo {
  const removed = new Set<string>(takenBack);
  const earlier = Object.fromEntries(Object.entries(collectedInfo).filter(([key]) => !removed.has(key)));
  return { ...earlier, ...reply.collectedInfo };
}

/** The placeholder of the reply that follows without the patient; later sends are answered after it. */
function chainedReply(before: PendingReply, { replyId, stage }: { replyId: string; stage: Stage }): MessageRow {
  return {
    id: randomUUID(),
    part: before.part + 1,
    kind: 'reply',
    ...bilingualContent(ANALYZING, before.language),
    metadata: { processingStage: stage },
    status: 'pending',
    reply_to: replyId,
    traceparent: before.traceparent,
  };
}

interface Replied {
  replyId: string;
  before: PendingReply;
  reply: EngineReply;
  legal: boolean;
  refund: Refund;
}

/** The log events of a reply: its engine calls and the changes of the session. */
function replyEvents(place: EventPlace, replied: Replied): LogEvent[] {
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
  // The recommendations that follow the analysis repeat the diagnosis for their card.
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
  const calls = callsOf(reply);
  const events = callEvents(place, replyId, calls);
  if (failover) {
    const details = { replyId, reason: failover.reason, calls: calls.length };
    events.push(logEvent('failover', place, { severity: 'warning', details }));
  }
  if (refund) events.push(logEvent('credits_refunded', place, { details: { messageId: replyId, ...refund } }));
  return events;
}

/** The log events of the engine calls made for a reply, in order, also for a reply that failed. */
export function callEvents(place: EventPlace, replyId: string, calls: readonly ModelCall[]): LogEvent[] {
  return calls.map(({ model, outcome, ...metrics }) =>
    logEvent('engine_call', place, {
      model,
      metrics,
      details: { replyId, outcome },
      severity: outcome === 'done' ? 'info' : 'warning',
    }),
  );
}

/** The diagnosis for administrators, in English. */
function diagnosisInfo(diagnosis: Diagnosis): DiagnosisInfo {
  return {
    preliminaryDiagnosis: diagnosis.preliminaryDiagnosis.en,
    confidenceScore: diagnosis.confidence.score,
    differentialDiagnoses: diagnosis.differentialDiagnoses.map(({ name }) => name.en),
    reasoningPath: diagnosis.reasoningPath.map(({ en }) => en).join('\n'),
    criticalFactors: diagnosis.criticalFactors.map(({ en }) => en),
  };
}
