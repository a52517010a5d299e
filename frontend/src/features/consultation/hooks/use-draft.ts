import { useStore } from '@nanostores/react';
import * as z from 'zod/mini';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { storedRecord } from '../../../lib/stored';

const KEPT_DRAFTS = 20;
const drafts = storedRecord(BROWSER_RECORDS.drafts, z.record(z.string(), z.string()), {});

/** The text being written in this session; it survives reload and a failed send. */
export function useDraft(sessionId: string) {
  const text = useStore(drafts)[sessionId] ?? '';
  return {
    text,
    setText: (next: string) => {
      const others = Object.entries(drafts.get()).filter(([id]) => id !== sessionId);
      const kept = others.slice(-(KEPT_DRAFTS - 1));
      drafts.set(Object.fromEntries(next ? [...kept, [sessionId, next]] : kept));
    },
  };
}
