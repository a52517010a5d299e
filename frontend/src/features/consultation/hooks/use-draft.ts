import { useStore } from '@nanostores/react';
import { draftTexts, setDraftText } from '../session/draft';

/** The text being written in this session; it survives reload and a failed send. */
export function useDraft(sessionId: string) {
  const text = useStore(draftTexts)[sessionId] ?? '';
  return { text, setText: (next: string) => setDraftText(sessionId, next) };
}
