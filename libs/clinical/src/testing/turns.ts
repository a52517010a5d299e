import { replyTo } from '../engine';
import type { ClinicalTurn } from '../consultation/turn';

/** A turn of a new session with the given changes. */
export const turn = (more: Partial<ClinicalTurn> = {}): ClinicalTurn => ({
  stage: 'initial_gathering',
  language: 'en',
  country: 'KE',
  collectedInfo: {},
  messages: [],
  recent: [],
  files: [],
  memory: null,
  ...more,
});
export const says = (text: string, more: Partial<ClinicalTurn> = {}) =>
  turn({ ...more, messages: [{ text, isUser: true }] });
/** The last reply to several messages, one turn each. */
export function after(...texts: string[]) {
  let last = replyTo(says(texts[0] ?? ''));
  for (const text of texts.slice(1)) {
    last = replyTo(
      says(text, {
        stage: last.stage,
        memory: JSON.parse(JSON.stringify(last.memory)),
        collectedInfo: last.collectedInfo,
      }),
    );
  }
  return last;
}

/** Answers that lead a consultation to its end. */
export const COMMON = {
  confirm: 'yes',
  offer: 'yes',
  more: 'nothing more',
  record: 'none, 170 cm 65 kg',
  history: 'none',
  medicines: 'none',
  allergies: 'none',
  measures: '170 cm 65 kg',
  duration: 'since yesterday',
};
