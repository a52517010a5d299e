import type { Stage } from '@afya/contracts';
import { questionFor } from '../interview/questions';
import { WORDING } from '../knowledge/wording';
import { offTopicReply } from './aside-answer';
import { join, text } from '../wording/bilingual';
import { analysisText } from '../wording/diagnosis-text';
import { diagnose } from '../wording/diagnosis';
import type { Draft, Situation } from './draft';
import { markAsked, gather, isPatientChanged, sumUp } from './gather';

const TEXTS = WORDING.interview;

/** At context_validation: "yes" moves on, a correction is summed up again, a plain "no" asks what to change. */
export function confirm(situation: Situation): Draft {
  const { reading } = situation;
  // when the patient has changed, the interview must continue
  if (isPatientChanged(reading)) return gather(situation);
  if (reading.changed) return sumUp(situation, TEXTS.corrected);
  if (reading.answer === 'yes' || (reading.answer === 'no' && reading.question === 'correction'))
    return offer(situation);
  if (reading.answer === 'no' || reading.answer === 'unknown') return askCorrection(situation);
  if (reading.offTopic?.open)
    return reading.offTopic.kind === 'stop'
      ? offer(situation)
      : answerOffTopic(situation, 'context_validation', 'confirm');
  return sumUp(situation, reading.lastText ? TEXTS.not_understood.no_change : null);
}

/** Answers an off-topic message, then repeats the question of the stage. */
function answerOffTopic({ reading, patientCase, rules }: Situation, stage: Stage, id: string): Draft {
  const answer = reading.offTopic ? offTopicReply(reading.offTopic.kind, id, rules) : null;
  return {
    stage,
    content: join([answer, questionFor(id)?.text ?? null]),
    patientCase: markAsked(patientCase, id),
    question: id,
  };
}

function askCorrection({ patientCase }: Situation): Draft {
  return {
    stage: 'context_validation',
    content: questionFor('correction')?.text ?? text('', ''),
    patientCase: markAsked(patientCase, 'correction'),
    question: 'correction',
  };
}

/** At diagnostic_prompt: offers the diagnosis; the patient may decline. */
function offer({ patientCase, emergency, rules }: Situation): Draft {
  const threatened = rules.find(({ level }) => level === 'emergency')?.id === 'life_threatened';
  const ready = TEXTS.ready[threatened ? 'life_threatened' : emergency ? 'emergency' : 'other'];
  return {
    stage: 'diagnostic_prompt',
    content: join([ready, questionFor('offer')?.text ?? null]),
    patientCase: markAsked(patientCase, 'offer'),
    question: 'offer',
  };
}

/** At diagnostic_prompt: "yes" gives the diagnosis, new findings lead back to the summary, "no" waits. */
export function answerOffer(situation: Situation): Draft {
  const { reading, patientCase } = situation;
  if (reading.changed) return sumUp(situation, TEXTS.corrected);
  if (reading.answer === 'yes' || reading.offTopic?.kind === 'stop' || reading.offTopic?.kind === 'serious')
    return analyse(situation);
  if (reading.offTopic?.open) return answerOffTopic(situation, 'diagnostic_prompt', 'offer');
  const wait = reading.answer === 'no' ? TEXTS.declined : null;
  return {
    stage: 'diagnostic_prompt',
    content: join([wait, questionFor('offer')?.text ?? null]),
    patientCase: markAsked(patientCase, 'offer'),
    question: 'offer',
  };
}

function analyse(situation: Situation): Draft {
  const diagnosis = diagnose(situation);
  return {
    stage: 'final_analysis',
    content: analysisText(diagnosis),
    patientCase: { ...situation.patientCase, diagnosed: true, lastQuestion: undefined },
    diagnosis,
  };
}
