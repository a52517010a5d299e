import { findRedFlags } from '../consultation/find-red-flags';
import { replyTo } from '../engine';
import { type CaseAnswer, concludeFrom, firstTurn, nextTurn } from './answer-case';
import type { Case } from '../case/case';
import type { Wordings } from './answer-wordings';
import type { TalkCase } from './talk-case';
import { type Manner, talkingPatient } from './talking-patient';

/** A longer talk is a fault and stops. */
const MOST_TURNS = 40;
const NOT_COUNTED: ReadonlySet<string> = new Set(['confirm', 'offer', 'correction', 'more']);

export interface Talk {
  answer: CaseAnswer;
  patientCase: Case;
  redFlags: readonly string[];
  /** each question with the patient's answer, for error analysis */
  lines: { question: string; text: string }[];
}

/** The whole consultation with one simulated patient, from the opening message to the diagnosis. */
export function talk(row: TalkCase, manner: Manner, words: Wordings): Talk {
  const patient = talkingPatient(row, manner, words);
  const lines = [{ question: 'opening', text: patient.opening }];
  let turn = firstTurn(row.lang, patient.opening);
  let reply = replyTo(turn);
  let emergency = findRedFlags({ ...turn, text: patient.opening })?.level === 'emergency';
  let questions = 0;
  while (reply.question && !reply.diagnosis && lines.length < MOST_TURNS) {
    const { id } = reply.question;
    const text = patient.answer(id);
    lines.push({ question: id, text });
    questions += NOT_COUNTED.has(id) ? 0 : 1;
    turn = nextTurn(turn, reply, text);
    reply = replyTo(turn);
    emergency ||= reply.emergency?.level === 'emergency';
  }
  const { patientCase, ...conclusion } = concludeFrom(reply, emergency);
  return { answer: { id: row.id, ...conclusion, questions }, patientCase, redFlags: reply.redFlags, lines };
}
