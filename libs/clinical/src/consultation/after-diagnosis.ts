import { questionFor } from '../interview/questions';
import { WORDING } from '../knowledge/wording';
import type { OffTopicKind } from '../reader/off-topic';
import { saysEnough } from '../reader/answers/says';
import { tokenize } from '../reader/tokenize';
import { emergencyFor } from '../red-flags/emergency-for';
import { kindsAtDiagnosis } from './find-red-flags';
import { offTopicReply } from './aside-answer';
import { join } from '../wording/bilingual';
import { diagnose } from '../wording/diagnosis';
import { recommendationsText } from '../wording/diagnosis-text';
import { followUpAnswer } from '../wording/follow-up';
import { intentOf, isQuestion } from '../wording/intents';
import { assess } from './assess';
import type { Draft, Situation } from './draft';
import { acknowledgeFiles } from './files';
import { markAsked, sumUp } from './gather';

const TEXTS = WORDING['follow-up'];

/** final_analysis continues without a message: the recommendations. */
export function recommend(situation: Situation): Draft {
  const diagnosis = diagnose(situation);
  const emergency = emergencyFor(diagnosis.adviceLevel, situation.turn.country, kindsAtDiagnosis(situation));
  return {
    stage: 'final_recommendations',
    content: recommendationsText(diagnosis, emergency),
    patientCase: situation.patientCase,
    diagnosis,
  };
}

/** final_recommendations continues without a message: an invitation to ask questions. */
export function inviteQuestions({ patientCase }: Situation): Draft {
  return {
    stage: 'follow_up',
    content: join([TEXTS.invitation, questionFor('more')?.text ?? null]),
    patientCase: markAsked(patientCase, 'more'),
    question: 'more',
  };
}

/** New findings lead back to the summary, "nothing more" completes the session, anything else is answered. */
export function followUp(situation: Situation): Draft {
  const { reading, rules } = situation;
  const flagged = rules.some(({ id, level }) => level === 'emergency' && !reading.before.flags.includes(id));
  if (reading.question === 'again' && reading.answer === 'yes') return sumUp(situation);
  if (flagged || (reading.changed && !isQuestion(reading.lastText))) return sumUp(situation, TEXTS.new_findings);
  if (saysEnough(tokenize(reading.lastText)))
    return {
      stage: 'complete',
      content: TEXTS.goodbye,
      patientCase: { ...situation.patientCase, lastQuestion: undefined },
    };
  return answered(situation);
}

/** After the diagnosis, off-topic messages of these kinds are about the service and not about the illness. */
const ABOUT_THE_SERVICE: ReadonlySet<OffTopicKind> = new Set<OffTopicKind>(['doctor', 'angry', 'private']);

function answered(situation: Situation): Draft {
  // a question ("what if I vomit?") names hypothetical findings, which must not enter the case
  const { reading } = situation;
  const current = isQuestion(reading.lastText) ? { patientCase: reading.before, ...assess(reading.before) } : situation;
  const { patientCase, rules } = current;
  const offTopic =
    reading.offTopic && ABOUT_THE_SERVICE.has(reading.offTopic.kind)
      ? offTopicReply(reading.offTopic.kind, 'more', rules)
      : null;
  const about = `about:${intentOf(reading.lastText) ?? ''}`;
  const times = patientCase.asked[about] ?? 0;
  const content = offTopic ?? followUpAnswer({ ...situation, ...current }, reading.lastText, times);
  const counted = { ...patientCase, asked: { ...patientCase.asked, [about]: times + 1 } };
  return {
    stage: 'follow_up',
    content: join([content, questionFor('more')?.text ?? null]),
    patientCase: markAsked(counted, 'more'),
    question: 'more',
  };
}

/** Any message after completion reopens the consultation. */
export function reopen(situation: Situation): Draft {
  const { reading, patientCase, turn } = situation;
  // the only move from complete is to follow_up, so files are acknowledged there
  if (turn.files.length > 0) return { ...acknowledgeFiles(situation), stage: 'follow_up' };
  if (reading.added.length > 0 && !isQuestion(reading.lastText)) {
    return {
      stage: 'follow_up',
      content: join([TEXTS.new_findings, TEXTS.look_again]),
      patientCase: markAsked(patientCase, 'again'),
      question: 'again',
    };
  }
  return answered(situation);
}
