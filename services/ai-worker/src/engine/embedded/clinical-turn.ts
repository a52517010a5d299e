import type { ClinicalTurn } from '@afya/clinical';
import type { Turn, TurnMessage } from '@afya/service-contracts';
import { MODEL_QUESTION } from '../openai/choices';

/** A question that a model asked is none that this engine could read an answer to. */
const toClinical = ({ text, isUser, question }: TurnMessage) => ({
  ...{ text, isUser },
  question: question === MODEL_QUESTION ? undefined : question,
});

/** What of a turn the clinical engine may know: the consultation, and neither ids nor where files lie. */
export function toClinicalTurn(turn: Turn, country: string): ClinicalTurn {
  const { stage, language, collectedInfo, memory } = turn;
  return {
    stage,
    language,
    country,
    collectedInfo,
    memory,
    messages: turn.messages.map(toClinical),
    recent: turn.recent.map(toClinical),
    files: turn.files.map(({ type, filename }) => ({ type, filename })),
  };
}
