import * as z from 'zod/mini';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { storedRecord } from '../../../lib/stored';
import { forgetFiles, type KeptFile, keptFileSchema } from '../files/kept-file';

const KEPT_SESSIONS = 20;

/** What is being written, by session. The other tabs of this browser see it as it is. */
export const draftTexts = storedRecord(BROWSER_RECORDS.drafts, z.record(z.string(), z.string()), {});
/** The files chosen for the next message, by session. */
export const draftFiles = storedRecord(BROWSER_RECORDS.draftFiles, z.record(z.string(), z.array(keptFileSchema)), {});

/** A record with this session's part replaced, or gone when undefined; of other sessions the newest stay. */
export function withPart<Part>(record: Record<string, Part>, sessionId: string, part: Part | undefined) {
  const others = Object.entries(record).filter(([id]) => id !== sessionId);
  const kept = others.slice(-(KEPT_SESSIONS - 1));
  return Object.fromEntries(part === undefined ? kept : [...kept, [sessionId, part]]);
}

export function setDraftText(sessionId: string, text: string): void {
  draftTexts.set(withPart(draftTexts.get(), sessionId, text || undefined));
}

export function changeDraftFiles(sessionId: string, change: (files: readonly KeptFile[]) => KeptFile[]): void {
  const files = change(draftFiles.get()[sessionId] ?? []);
  draftFiles.set(withPart(draftFiles.get(), sessionId, files.length > 0 ? files : undefined));
}

export function moveDraft(from: string, to: string): void {
  const [text, files] = [draftTexts.get()[from], draftFiles.get()[from]];
  draftTexts.set(withPart(withPart(draftTexts.get(), from, undefined), to, text));
  draftFiles.set(withPart(withPart(draftFiles.get(), from, undefined), to, files));
}

/** Takes out of the draft what has been sent; whatever else was being written stays. */
export function takeOutOfDraft(sent: { sessionId: string; text: string; files: readonly KeptFile[] }): void {
  const { sessionId, text } = sent;
  const ids = sent.files.map(({ id }) => id);
  if (draftTexts.get()[sessionId]?.trim() === text) setDraftText(sessionId, '');
  if (ids.length > 0) changeDraftFiles(sessionId, (files) => files.filter(({ id }) => !ids.includes(id)));
  void forgetFiles(ids);
}
