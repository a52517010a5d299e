import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { nanoid } from 'nanoid';
import { atom } from 'nanostores';
import { BROWSER_FILES } from '../../../config/browser-files';
import type { ChosenFile } from './chosen-file';

/** Bytes and not the file itself: some browsers lose files that their database keeps. */
interface StoredFile {
  name: string;
  mime: string;
  bytes: ArrayBuffer;
}

/** Another tab may have saved a file that no draft names yet. */
const MIN_UNUSED_AGE_MS = 60 * 60 * 1_000;

/** The files in memory. In a browser that saves none (a private window) they last until the tab is closed. */
export const loadedFiles = atom<ReadonlyMap<string, File>>(new Map());

let opened: UseStore | undefined;
const database = () => (opened ??= createStore(BROWSER_FILES.database, BROWSER_FILES.store));

/** An id that starts with its creation time. */
export const newFileId = () => `${Date.now()}.${nanoid()}`;

function addLoadedFile(id: string, file: File): void {
  loadedFiles.set(new Map(loadedFiles.get()).set(id, file));
}

/** Resolves when the file has been saved or saving has failed. */
export async function saveFile({ id, file }: ChosenFile): Promise<void> {
  addLoadedFile(id, file);
  try {
    const stored: StoredFile = { name: file.name, mime: file.type, bytes: await file.arrayBuffer() };
    await set(id, stored, database());
  } catch (error) {
    console.error(error);
  }
}

/** Loads a saved file into memory; false when this browser does not have it any more. */
export async function loadFile(id: string): Promise<boolean> {
  if (loadedFiles.get().has(id)) return true;
  const stored = await get<StoredFile>(id, database()).catch(() => undefined);
  if (stored) addLoadedFile(id, new File([stored.bytes], stored.name, { type: stored.mime }));
  return stored !== undefined;
}

export async function deleteFiles(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  loadedFiles.set(new Map([...loadedFiles.get()].filter(([id]) => !ids.includes(id))));
  await delMany([...ids], database()).catch(console.error);
}

/** Deletes files that no draft and no message names: the page may have been closed in the middle of a change. */
export async function deleteFilesExcept(used: ReadonlySet<string>): Promise<void> {
  const all = await keys<string>(database()).catch(() => []);
  await deleteFiles(all.filter((id) => !used.has(id) && Number.parseInt(id) < Date.now() - MIN_UNUSED_AGE_MS));
}
