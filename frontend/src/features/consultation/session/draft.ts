import { fileTypeSchema } from '@afya/contracts';
import * as z from 'zod/mini';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { savedJson } from '../../../lib/stored';

/** A file of a message; its bytes are in the browser's database under `id`. */
export const savedFileSchema = z.object({ id: z.string(), name: z.string(), type: fileTypeSchema });
export type SavedFile = z.infer<typeof savedFileSchema>;

const MAX_SESSIONS = 20;

/** The text being written, by session. All tabs of this browser share it. */
export const draftTexts = savedJson(BROWSER_RECORDS.drafts, z.record(z.string(), z.string()), {});
/** The files chosen for the next message, by session. */
export const draftFiles = savedJson(BROWSER_RECORDS.draftFiles, z.record(z.string(), z.array(savedFileSchema)), {});

/** A record with the entry of this session replaced, or removed when undefined. Only the newest sessions stay. */
export function withEntry<Entry>(record: Record<string, Entry>, sessionId: string, entry: Entry | undefined) {
  const others = Object.entries(record).filter(([id]) => id !== sessionId);
  const newest = others.slice(-(MAX_SESSIONS - 1));
  return Object.fromEntries(entry === undefined ? newest : [...newest, [sessionId, entry]]);
}

export function setDraftText(sessionId: string, text: string): void {
  draftTexts.set(withEntry(draftTexts.get(), sessionId, text || undefined));
}

export function changeDraftFiles(sessionId: string, change: (files: readonly SavedFile[]) => SavedFile[]): void {
  const files = change(draftFiles.get()[sessionId] ?? []);
  draftFiles.set(withEntry(draftFiles.get(), sessionId, files.length > 0 ? files : undefined));
}

export function moveDraft(from: string, to: string): void {
  const text = draftTexts.get()[from];
  const files = draftFiles.get()[from];
  draftTexts.set(withEntry(withEntry(draftTexts.get(), from, undefined), to, text));
  draftFiles.set(withEntry(withEntry(draftFiles.get(), from, undefined), to, files));
}
