import { canMoveStage, type Stage } from '@afya/contracts';
import { followUp, inviteQuestions, recommend, reopen } from './consultation/after-diagnosis';
import { assess } from './consultation/assess';
import { collectedInfoOf, deletedFields } from './case/collected';
import { answerOffer, confirm } from './consultation/confirm';
import type { Case } from './case/case';
import { withRaised } from './case/raised';
import type { Draft, Situation } from './consultation/draft';
import { acknowledgeFiles } from './consultation/files';
import { withReportDetails } from './consultation/for-the-reader';
import { gather } from './consultation/gather';
import { readTurn } from './consultation/hear';
import { adviceLevelOf } from './inference/advice-level';
import { confidenceOf } from './inference/confidence';
import { shownQuestion } from './interview/questions';
import { emergencyFor } from './red-flags/emergency-for';
import { kindsOf, shownAtOnce } from './consultation/find-red-flags';
import { bystanderFlags } from './case/bystander-flags';
import { levelOf } from './knowledge/red-flag-rules';
import type { ClinicalReply, ClinicalTurn } from './consultation/turn';
import { join } from './wording/bilingual';
import { emergencyReminder } from './wording/emergency-message';

export { findRedFlags } from './consultation/find-red-flags';

/** At these stages the confidence is that of a diagnosis already given. */
const FINAL: ReadonlySet<Stage> = new Set<Stage>(['final_analysis', 'final_recommendations', 'follow_up', 'complete']);

/** The patient has confirmed the summary. Before, a confidence would rise and fall with each answer. */
const CONFIRMED: ReadonlySet<Stage> = new Set<Stage>(['diagnostic_prompt', ...FINAL]);

const STAGES: Readonly<Record<Stage, (situation: Situation) => Draft>> = {
  initial_gathering: gather,
  context_validation: confirm,
  vision_analysis: gather,
  diagnostic_prompt: answerOffer,
  final_analysis: recommend,
  final_recommendations: inviteQuestions,
  follow_up: followUp,
  complete: reopen,
};

/**
 * The engine's reply to one turn, in both languages. Pure and deterministic: `memory` holds all state between turns.
 * Never proposes a move that the stage table forbids; never throws on any text.
 */
export function replyTo(turn: ClinicalTurn): ClinicalReply {
  const situation = understand(turn);
  const draft = draftOf(situation);
  const { ranked, rules } = draft.patientCase === situation.patientCase ? situation : assess(draft.patientCase);
  const shown = new Set([...situation.reading.before.flags, ...shownAtOnce(turn)]);
  const bystanders = bystanderFlags(draft.patientCase);
  const earlierOthers = new Set(situation.reading.before.others);
  const raised = [...rules, ...bystanders.filter(({ id }) => !earlierOthers.has(id))].filter(
    ({ id, level }) => level === 'emergency' && !shown.has(id),
  );
  const final = draft.patientCase.diagnosed && FINAL.has(draft.stage);
  const deleted = deletedFields(draft.patientCase);
  const question =
    draft.question === undefined
      ? undefined
      : shownQuestion(draft.question, draft.patientCase, situation.reading.notUnderstood);
  return {
    content: join([raised.length > 0 ? emergencyReminder(raised) : null, draft.content]),
    stage: draft.stage,
    collectedInfo: collectedInfoOf(draft.patientCase, turn.language, turn.collectedInfo),
    ...(deleted.length > 0 ? { takenBack: deleted } : {}),
    confidence:
      CONFIRMED.has(draft.stage) || levelOf(rules) === 'emergency'
        ? confidenceOf(draft.patientCase, ranked, final)
        : null,
    ...(question ? { question } : {}),
    ...(draft.unreadFiles?.length ? { unreadFiles: draft.unreadFiles } : {}),
    ...(draft.diagnosis ? { diagnosis: withReportDetails(draft.diagnosis, situation) } : {}),
    ...(raised.length > 0
      ? { emergency: emergencyFor(levelOf(raised) ?? 'emergency', turn.country, kindsOf(raised, draft.patientCase)) }
      : {}),
    redFlags: [
      ...new Set([...rules, ...bystanders].map(({ id }) => id)),
      ...withdrawnFlags(situation, draft.patientCase, [...rules, ...bystanders]),
    ],
    adviceLevel: adviceLevelOf(draft.patientCase, rules),
    memory: withRaised(draft.patientCase, rules),
  };
}

/**
 * Flags whose cause the patient corrected in this turn, so that the log has both: the flag and its withdrawal. A flag that
 * was shown at once, before this reply, is withdrawn by a correction alone.
 */
function withdrawnFlags({ turn, reading: { before } }: Situation, after: Case, standing: Situation['rules']): string[] {
  const corrects = (after.corrected ?? []).some((id) => !before.corrected?.includes(id));
  const raised = new Set([...before.flags, ...(corrects ? shownAtOnce(turn) : [])]);
  return [...raised].filter((flag) => !standing.some(({ id }) => id === flag)).map((flag) => `withdrawn:${flag}`);
}

function understand(turn: ClinicalTurn): Situation {
  const reading = readTurn(turn);
  return { turn, reading, patientCase: reading.patientCase, ...assess(reading.patientCase) };
}

/** Acknowledges new files first if the stage table allows it. */
function draftOf(situation: Situation): Draft {
  const { turn } = situation;
  if (turn.files.length > 0 && canMoveStage(turn.stage, 'vision_analysis')) return acknowledgeFiles(situation);
  return STAGES[turn.stage](situation);
}
