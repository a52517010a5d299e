import type { Bilingual, Diagnosis } from '@afya/contracts';
import { conditionById } from '../knowledge';
import { careAdvice, goNowAdvice } from './advice-for';
import type { Assessment } from './assessment';
import { WORDING } from '../knowledge/wording';
import { enumerate, inSentence, join, list } from './bilingual';
import { spreadText } from './catching';
import { diagnose } from './diagnosis';
import { fill } from './fill';
import { type Intent, intentOf } from './intents';
import { testsFor } from './tests-for';
import { waitingAdvice } from './waiting';
import { descriptionOf } from './what-it-is';

const TEXTS = WORDING['follow-up'];
const OF_DIAGNOSIS = WORDING.diagnosis;

const titled = (title: Bilingual, items: readonly Bilingual[]) => join([title, list(items)], '\n');

/** The answers to an intent in order: for the first time it is asked, the second, and so on. */
function answersTo(intent: Intent, diagnosis: Diagnosis, { patientCase, rules }: Assessment): (Bilingual | null)[] {
  const condition = diagnosis.conditionId === undefined ? undefined : conditionById(diagnosis.conditionId);
  const care = careAdvice(condition?.care ?? ['rest', 'fluids'], patientCase);
  const goNow = titled(
    diagnosis.adviceLevel === 'emergency' ? OF_DIAGNOSIS.more_urgent : TEXTS.at_once,
    goNowAdvice(condition?.goNow ?? ['confusion', 'breathing'], patientCase),
  );
  const tests = enumerate(testsFor(condition?.id, patientCase, rules));
  const what = descriptionOf(diagnosis);
  const atHome = titled(TEXTS.at_home, care);
  const reasons = titled(OF_DIAGNOSIS.why, diagnosis.reasoningPath);
  const conditions = enumerate(diagnosis.differentialDiagnoses.map(({ name }) => inSentence(name)));
  const { score } = diagnosis.confidence;
  const level = diagnosis.recommendations[0] ?? null;
  const answers: Record<Intent, (Bilingual | null)[]> = {
    catching: [spreadText(condition?.id)],
    wait: [join([waitingAdvice(diagnosis.adviceLevel), goNow])],
    tests: [tests.en ? fill(TEXTS.possible_tests, { tests }) : TEXTS.no_tests],
    why: [reasons],
    other: [conditions.en ? fill(OF_DIAGNOSIS.could_also_be, { conditions }) : null, reasons],
    sure: [fill(TEXTS.sure, { score }), reasons],
    long: [join([what, TEXTS.how_long]), TEXTS.how_long],
    food: [TEXTS.food, atHome],
    when: [join([level, goNow]), goNow],
    medicine: [TEXTS.medicine, TEXTS.pharmacist, atHome],
    home: [atHome, join([level, goNow])],
    what: [what, reasons],
    thanks: [TEXTS.thanks],
  };
  return answers[intent];
}

/** A short answer to a question after the diagnosis. `times`: how often the intent was asked before. */
export function followUpAnswer(assessment: Assessment, message: string, times = 0): Bilingual {
  const intent = intentOf(message);
  if (intent === null) return TEXTS.not_understood;
  const answers = answersTo(intent, diagnose(assessment), assessment).filter((answer) => answer !== null);
  // whether to wait is critical, so this answer is repeated every time
  if (intent === 'thanks' || intent === 'wait') return answers[0] ?? TEXTS.not_understood;
  return answers[times] ?? (answers.length > 0 ? TEXTS.ask_at_clinic : TEXTS.not_understood);
}
