import type { ClinicalTurn } from '@afya/clinical';
import type { Turn } from '@afya/service-contracts';

/** What of a turn the clinical engine may know: the consultation, and neither ids nor where files lie. */
export function toClinicalTurn(turn: Turn, country: string): ClinicalTurn {
  const { stage, language, collectedInfo, memory } = turn;
  return {
    stage,
    language,
    country,
    collectedInfo,
    memory,
    messages: turn.messages.map(({ text, isUser, question }) => ({ text, isUser, question })),
    recent: turn.recent.map(({ text, isUser, question }) => ({ text, isUser, question })),
    files: turn.files.map(({ type, filename }) => ({ type, filename })),
  };
}
