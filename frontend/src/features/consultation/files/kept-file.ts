import { fileTypeSchema } from '@afya/contracts';
import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { nanoid } from 'nanoid';
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { BROWSER_FILES } from '../../../config/browser-files';
import type { ChosenFile } from './chosen-file';

/** What the browser's records say of a file; its bytes lie in the browser's database under `id`. */
export const keptFileSchema = z.object({ id: z.string(), name: z.string(), type: fileTypeSchema });
export type KeptFile = z.infer<typeof keptFileSchema>;

/** Bytes and not the file itself: some browsers lose files that their database keeps. */
interface Stored {
  name: string;
  mime: string;
  bytes: ArrayBuffer;
}

/** Another tab may have kept a file without having noted it yet. */
const UNNOTED_MS = 60 * 60 * 1_000;

/** The files at hand. A browser that keeps none (a private window) has them here until its tab is closed. */
export const filesAtHand = atom<ReadonlyMap<string, File>>(new Map());

let opened: UseStore | undefined;
const database = () => (opened ??= createStore(BROWSER_FILES.database, BROWSER_FILES.store));

/** An id that tells when it was made. */
export const newFileId = () => `${Date.now()}.${nanoid()}`;

function putAtHand(id: string, file: File): void {
  filesAtHand.set(new Map(filesAtHand.get()).set(id, file));
}

/** Resolves when the file outlives the tab, or cannot. */
export async function keepFile({ id, file }: ChosenFile): Promise<void> {
  putAtHand(id, file);
  try {
    const stored: Stored = { name: file.name, mime: file.type, bytes: await file.arrayBuffer() };
    await set(id, stored, database());
  } catch (error) {
    console.error(error);
  }
}

/** Puts a kept file at hand; false when this browser does not have it any more. */
export async function fetchKeptFile(id: string): Promise<boolean> {
  if (filesAtHand.get().has(id)) return true;
  const stored = await get<Stored>(id, database()).catch(() => undefined);
  if (stored) putAtHand(id, new File([stored.bytes], stored.name, { type: stored.mime }));
  return stored !== undefined;
}

export async function forgetFiles(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  filesAtHand.set(new Map([...filesAtHand.get()].filter(([id]) => !ids.includes(id))));
  await delMany([...ids], database()).catch(console.error);
}

/** Removes what no record names any more: the page may have been closed in the middle of a change. */
export async function forgetFilesBut(noted: ReadonlySet<string>): Promise<void> {
  const all = await keys<string>(database()).catch(() => []);
  await forgetFiles(all.filter((id) => !noted.has(id) && Number.parseInt(id) < Date.now() - UNNOTED_MS));
}
