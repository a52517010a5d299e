import { type AdviceLevel, CONTINUING_STAGES, type Confidence, type Language } from '@afya/contracts';
import { type Case, caseSchema, newCase } from '../case/case';
import { factsOf } from '../case/facts';
import { confidenceOf } from '../inference/confidence';
import { rank } from '../inference/rank';
import { levelOf } from '../knowledge/red-flag-rules';
import { raiseFlags } from '../red-flags/raise-flags';
import { leadOf } from '../wording/diagnosis';
import { replyTo } from '../engine';
import { findRedFlags } from '../consultation/find-red-flags';
import type { ClinicalReply, ClinicalTurn } from '../consultation/turn';
import type { CaseRow } from './case-row';
import { simulatedPatient } from './simulated-patient';

export const MODES = ['text', 'dialogue'] as const;
export type Mode = (typeof MODES)[number];

/** The engine's answer to one case. */
export interface CaseAnswer {
  id: string;
  advice: AdviceLevel;
  /** the first ten as shown to the patient; a red flag's condition leads */
  ranked: { condition_id: string; score: number }[];
  confidence: Pick<Confidence, 'level' | 'score'>;
  /** the rules raised an emergency, or the advice is one */
  emergency: boolean;
  /** number of questions the patient answered */
  questions: number;
}

/** The answer, with the case on which it is based. */
export interface Consultation {
  answer: CaseAnswer;
  patientCase: Case;
}

const RANKED = 10;
/** The evaluation is specified with at most twelve questions. */
export const MOST_QUESTIONS = 12;
const IN_TEXT: ReadonlySet<string> = new Set(['age', 'sex']);

export interface AnswerOptions {
  mostQuestions?: number;
  /** replaces the engine, for time measurements */
  engine?: typeof replyTo;
}

/**
 * Text mode: the whole text is one message, and only the questions about age and sex are answered. Dialogue mode:
 * opens with the complaint, then a simulated patient answers up to `mostQuestions` questions.
 */
export function consult(row: CaseRow, mode: Mode, options: AnswerOptions = {}): Consultation {
  const { mostQuestions = MOST_QUESTIONS, engine = replyTo } = options;
  const patient = simulatedPatient(row);
  let turn = firstTurn(row.lang, mode === 'text' ? row.text : patient.complaint);
  let reply = engine(turn);
  let emergency = findRedFlags({ ...turn, text: turn.messages[0]?.text ?? '' })?.level === 'emergency';
  let questions = 0;
  while (reply.question && !reply.diagnosis && questions < mostQuestions) {
    const { id } = reply.question;
    if (mode === 'text' && !IN_TEXT.has(id)) break;
    const text = mode === 'text' ? patient.ageAndSex(id) : patient.answer(id);
    if (text === null) break;
    questions += id === 'confirm' || id === 'offer' ? 0 : 1;
    turn = nextTurn(turn, reply, text);
    emergency ||= reply.emergency?.level === 'emergency';
    reply = engine(turn);
  }
  const { patientCase, ...conclusion } = concludeFrom(reply, emergency);
  return { answer: { id: row.id, ...conclusion, questions }, patientCase };
}

export const answerCase = (row: CaseRow, mode: Mode, options?: AnswerOptions): CaseAnswer =>
  consult(row, mode, options).answer;

/** The first turn of a session, with one message. */
export function firstTurn(language: Language, text: string): ClinicalTurn {
  return {
    stage: 'initial_gathering',
    language,
    country: 'KE',
    collectedInfo: {},
    messages: [{ text, isUser: true }],
    recent: [],
    files: [],
    memory: null,
  };
}

export function nextTurn(turn: ClinicalTurn, reply: ClinicalReply, text: string): ClinicalTurn {
  return {
    ...turn,
    stage: reply.stage,
    collectedInfo: reply.collectedInfo,
    messages: CONTINUING_STAGES.has(reply.stage) ? [] : [{ text, isUser: true }],
    memory: JSON.parse(JSON.stringify(reply.memory)) as unknown,
  };
}

/** The answer that the last reply amounts to, with its case. `flagged`: a reply showed an emergency. */
export function concludeFrom(
  reply: ClinicalReply,
  flagged: boolean,
): Omit<CaseAnswer, 'id' | 'questions'> & { patientCase: Case } {
  const patientCase = caseSchema.catch(newCase()).parse(reply.memory);
  const ranked = rank(patientCase);
  const rules = raiseFlags(factsOf(patientCase));
  const lead = leadOf({ patientCase, ranked, rules });
  const led = lead?.condition?.id ?? lead?.flag?.condition;
  const scores = ranked.map(({ condition, probability }) => ({ condition_id: condition.id, score: probability }));
  const first = led === undefined ? [] : [{ condition_id: led, score: lead?.candidate?.probability ?? 0 }];
  const { level, score } = reply.diagnosis?.confidence ??
    confidenceOf(patientCase, ranked, true) ?? { level: 'low', score: 0 };
  const advice = reply.adviceLevel ?? 'routine';
  return {
    patientCase,
    advice,
    ranked: [...first, ...scores.filter(({ condition_id }) => condition_id !== led)].slice(0, RANKED),
    confidence: { level, score },
    emergency: flagged || levelOf(rules) === 'emergency' || advice === 'emergency',
  };
}
