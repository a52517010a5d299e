import { BROWSER_RECORDS } from '../../../config/browser-records';
import { requestJson } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';

interface Schema<T> {
  parse(value: unknown): T;
}

/** Lists of this many counties are saved; a large one has about 200 kB. */
const MAX_SAVED = 4;

/** The server's answer, or the one that was saved when it could last be reached. Throws when there is neither. */
export async function requestOrSaved<T>(path: string, schema: Schema<T>, signal: AbortSignal): Promise<T> {
  try {
    const answer = await requestJson(path, schema, { signal });
    save(path, answer);
    return answer;
  } catch (error) {
    const saved = error instanceof ApiError ? undefined : readSaved()[path];
    if (saved === undefined) throw error;
    return schema.parse(saved);
  }
}

function readSaved(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(BROWSER_RECORDS.facilities) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

function save(path: string, answer: unknown): void {
  const others = Object.entries(readSaved()).filter(([saved]) => saved !== path);
  const latest = [...others, [path, answer] as const].slice(-MAX_SAVED);
  try {
    localStorage.setItem(BROWSER_RECORDS.facilities, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // The storage is full: the list is only not there offline.
  }
}
