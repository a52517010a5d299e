import { canMoveStage, type Stage } from '@afya/contracts';
import { followUp, inviteQuestions, recommend, reopen } from './consultation/after-diagnosis';
import { assess } from './consultation/assess';
import { collectedInfoOf, forgottenOf } from './consultation/collected';
import { answerOffer, confirm } from './consultation/confirm';
import type { Draft, Situation } from './consultation/draft';
import { acknowledgeFiles } from './consultation/files';
import { forTheReader } from './consultation/for-the-reader';
import { gather } from './consultation/gather';
import { hear } from './consultation/hear';
import { adviceLevelOf } from './inference/advice-level';
import { confidenceOf } from './inference/confidence';
import { questionFor } from './interview/questions';
import { emergencyFor } from './red-flags/emergency-for';
import { kindsOf, shownAtOnce } from './red-flags/find-red-flags';
import { flagsBeside, levelOf } from './red-flags/raise-flags';
import type { ClinicalReply, ClinicalTurn } from './turn';
import { join } from './words/bilingual';
import { emergencyReminder } from './words/emergency-message';

/** From here on the confidence is about a diagnosis that was given, not about one in the making. */
const FINAL: ReadonlySet<Stage> = new Set<Stage>(['final_analysis', 'final_recommendations', 'follow_up', 'complete']);

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
 * The engine's reply to one turn, in both languages. Pure and deterministic: the same turn gives the same reply, and
 * `memory` is all that it needs to go on. Never proposes a move that the stage table forbids; never throws on any text.
 */
export function replyTo(turn: ClinicalTurn): ClinicalReply {
  const situation = understand(turn);
  const draft = draftOf(situation);
  const { ranked, rules } = draft.known === situation.known ? situation : assess(draft.known);
  const shown = new Set([...situation.heard.before.flags, ...shownAtOnce(turn)]);
  const beside = flagsBeside(draft.known);
  const told = new Set(situation.heard.before.others);
  const raised = [...rules, ...beside.filter(({ id }) => !told.has(id))].filter(
    ({ id, level }) => level === 'emergency' && !shown.has(id),
  );
  const final = draft.known.diagnosed && FINAL.has(draft.stage);
  const gone = forgottenOf(draft.known);
  const question = draft.question === undefined ? undefined : questionFor(draft.question, draft.known.sex)?.question;
  return {
    content: join([raised.length > 0 ? emergencyReminder(raised) : null, draft.content]),
    stage: draft.stage,
    collectedInfo: collectedInfoOf(draft.known, turn.language, turn.collectedInfo),
    ...(gone.length > 0 ? { takenBack: gone } : {}),
    confidence: confidenceOf(draft.known, ranked, final),
    ...(question ? { question } : {}),
    ...(draft.diagnosis ? { diagnosis: forTheReader(draft.diagnosis, situation) } : {}),
    ...(raised.length > 0
      ? { emergency: emergencyFor(levelOf(raised) ?? 'emergency', turn.country, kindsOf(raised, draft.known)) }
      : {}),
    redFlags: [...new Set([...rules, ...beside].map(({ id }) => id))],
    adviceLevel: adviceLevelOf(draft.known, rules),
    memory: { ...draft.known, flags: rules.map(({ id }) => id) },
  };
}

function understand(turn: ClinicalTurn): Situation {
  const heard = hear(turn);
  return { turn, heard, known: heard.known, ...assess(heard.known) };
}

/** Files that nobody read come first wherever the stage table lets them. */
function draftOf(situation: Situation): Draft {
  const { turn } = situation;
  if (turn.files.length > 0 && canMoveStage(turn.stage, 'vision_analysis')) return acknowledgeFiles(situation);
  return STAGES[turn.stage](situation);
}
