import { questionFor } from '../interview/questions';
import type { AsideKind } from '../lexicon/asides';
import { saysEnough } from '../reader/read-answer';
import { tokenize } from '../reader/tokenize';
import { emergencyFor } from '../red-flags/emergency-for';
import { kindsAtDiagnosis } from '../red-flags/find-red-flags';
import { asideAnswer } from '../words/aside-answer';
import { join, text } from '../words/bilingual';
import { diagnose } from '../words/diagnosis';
import { recommendationsText } from '../words/diagnosis-text';
import { followUpAnswer } from '../words/follow-up';
import { intentOf, isQuestion } from '../words/intents';
import { assess } from './assess';
import type { Draft, Situation } from './draft';
import { acknowledgeFiles } from './files';
import { asking, sumUp } from './gather';

const NEWS = text(
  'Thank you for telling me. That may change what I said.',
  'Asante kwa kuniambia. Hilo linaweza kubadilisha nilichosema.',
);
const GOODBYE = text(
  'Take good care. If it gets worse or something new comes, write to me again or go to a health worker.',
  'Jitunze vizuri. Hali ikizidi au ukiona dalili mpya, niandikie tena au nenda kwa mhudumu wa afya.',
);

/** final_analysis goes on by itself to what to do. */
export function recommend(situation: Situation): Draft {
  const diagnosis = diagnose(situation);
  const emergency = emergencyFor(diagnosis.adviceLevel, situation.turn.country, kindsAtDiagnosis(situation));
  return {
    stage: 'final_recommendations',
    content: recommendationsText(diagnosis, emergency),
    known: situation.known,
    diagnosis,
  };
}

/** final_recommendations goes on by itself to the patient's questions. */
export function inviteQuestions({ known }: Situation): Draft {
  return {
    stage: 'follow_up',
    content: join([
      text(
        'You can ask me about this, or tell me when something changes.',
        'Unaweza kuniuliza kuhusu hili, au uniambie hali ikibadilika.',
      ),
      questionFor('more')?.text ?? null,
    ]),
    known: asking(known, 'more'),
    question: 'more',
  };
}

/** News goes back to the summary, "nothing more" ends, all else is answered. */
export function followUp(situation: Situation): Draft {
  const { heard, rules } = situation;
  const flagged = rules.some(({ id, level }) => level === 'emergency' && !heard.before.flags.includes(id));
  if (heard.question === 'again' && heard.answer === 'yes') return sumUp(situation);
  if (flagged || (heard.changed && !isQuestion(heard.lastText))) return sumUp(situation, NEWS);
  if (saysEnough(tokenize(heard.lastText)))
    return { stage: 'complete', content: GOODBYE, known: { ...situation.known, lastQuestion: undefined } };
  return answered(situation);
}

/** Asked back after the diagnosis, these are about the engine and not about the illness. */
const ABOUT_US: ReadonlySet<AsideKind> = new Set<AsideKind>(['doctor', 'angry', 'private']);

function answered(situation: Situation): Draft {
  // a question names signs that are not there ("what if I vomit?"): they do not enter the case
  const { heard } = situation;
  const told = isQuestion(heard.lastText) ? { known: heard.before, ...assess(heard.before) } : situation;
  const { known, rules } = told;
  const aside = heard.aside && ABOUT_US.has(heard.aside.kind) ? asideAnswer(heard.aside.kind, 'more', rules) : null;
  const about = `about:${intentOf(heard.lastText) ?? ''}`;
  const times = known.asked[about] ?? 0;
  const content = aside ?? followUpAnswer({ ...situation, ...told }, heard.lastText, times);
  const counted = { ...known, asked: { ...known.asked, [about]: times + 1 } };
  return {
    stage: 'follow_up',
    content: join([content, questionFor('more')?.text ?? null]),
    known: asking(counted, 'more'),
    question: 'more',
  };
}

/** A finished consultation is taken up again by whatever the patient writes. */
export function reopen(situation: Situation): Draft {
  const { heard, known, turn } = situation;
  // a finished consultation may only go to follow_up: the file is taken there
  if (turn.files.length > 0) return { ...acknowledgeFiles(situation), stage: 'follow_up' };
  if (heard.added.length > 0 && !isQuestion(heard.lastText)) {
    return {
      stage: 'follow_up',
      content: join([NEWS, text('Shall I look at it again?', 'Niangalie tena?')]),
      known: asking(known, 'again'),
      question: 'again',
    };
  }
  return answered(situation);
}
