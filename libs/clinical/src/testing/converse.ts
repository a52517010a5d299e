import { CONTINUING_STAGES, type Language } from '@afya/contracts';
import { replyTo } from '../engine';
import type { ClinicalReply, ClinicalTurn } from '../consultation/turn';

/** A patient who writes `texts` in order, without regard to the questions. Returns every reply. */
export const converse = (language: Language, ...texts: string[]): ClinicalReply[] =>
  converseFrom(language, [], ...texts);

/** As `converse`, continued after `before`; a diagnosis is followed up. */
export function converseFrom(
  language: Language,
  before: readonly ClinicalReply[],
  ...texts: string[]
): ClinicalReply[] {
  const replies = before.map((reply) =>
    reply.stage === 'final_analysis' ? { ...reply, stage: 'follow_up' as const } : reply,
  );
  for (const text of texts) replies.push(replyTo(next(language, replies.at(-1), text)));
  return replies;
}

/** Continues after `replies`: `answer` returns the text for each question, until the diagnosis or `most` turns. */
export function goOn(
  language: Language,
  replies: readonly ClinicalReply[],
  answer: (question: string) => string,
  most = 40,
): ClinicalReply[] {
  const all = [...replies];
  for (let i = 0; i < most && all.at(-1)?.stage !== 'final_analysis'; i++) {
    const last = all.at(-1);
    all.push(replyTo(next(language, last, answer(last?.question?.id ?? ''))));
  }
  return all;
}

const YES = { en: 'yes', sw: 'ndiyo' } as const;
const OTHERWISE = {
  no: { en: 'no', sw: 'hapana' },
  unknown: { en: "I don't know", sw: 'sijui' },
} as const;

/** Every reply up to the diagnosis: the summary is confirmed, every other question answered with `otherwise`. */
export const diagnosisReplies = (
  language: Language,
  texts: readonly string[],
  otherwise: keyof typeof OTHERWISE = 'no',
): ClinicalReply[] =>
  goOn(language, converse(language, ...texts), (id) =>
    /^(?:confirm|offer)$/.test(id) ? YES[language] : OTHERWISE[otherwise][language],
  );

function next(language: Language, last: ClinicalReply | undefined, text: string): ClinicalTurn {
  const stage = last?.stage ?? 'initial_gathering';
  return {
    stage,
    language,
    country: 'KE',
    collectedInfo: last?.collectedInfo ?? {},
    messages: CONTINUING_STAGES.has(stage) ? [] : [{ text, isUser: true }],
    recent: [],
    files: [],
    memory: last ? (JSON.parse(JSON.stringify(last.memory)) as unknown) : null,
  };
}
