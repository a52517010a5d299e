import { useStore } from '@nanostores/react';
import { draftTexts } from './draft';

/** The text being written in this session; it survives a reload and a failed send. */
export function useDraftText(sessionId: string): string {
  return useStore(draftTexts)[sessionId] ?? '';
}
