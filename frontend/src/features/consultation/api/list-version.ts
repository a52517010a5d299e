import type { Message } from '@afya/contracts';

interface ListVersion {
  etag: string;
  /** The session and its confidence came with the list, so they need no calls of their own. */
  hasSession: boolean;
}

const versions = new WeakMap<readonly Message[], ListVersion>();
/** The version of the messages that the cached confidence belongs to, by session. */
const confidenceVersions = new Map<string, string>();

export function setListVersion(messages: readonly Message[], version: ListVersion): void {
  versions.set(messages, version);
}

export const etagOf = (messages: readonly Message[] | undefined) => messages && versions.get(messages)?.etag;

/** The number in the ETag of a list; undefined when a server numbers its lists in another way. */
export function versionOf(messages: readonly Message[] | undefined): string | undefined {
  return /^(?:W\/)?"(\d{1,18})"$/.exec(etagOf(messages) ?? '')?.[1];
}

export const hasSession = (messages: readonly Message[] | undefined) =>
  (messages && versions.get(messages)?.hasSession) ?? false;

export function setConfidenceVersion(sessionId: string, version: string | undefined): void {
  if (version === undefined) confidenceVersions.delete(sessionId);
  else confidenceVersions.set(sessionId, version);
}

export const confidenceVersion = (sessionId: string) => confidenceVersions.get(sessionId);
