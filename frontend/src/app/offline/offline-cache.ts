import { dehydrate, type DehydratedState, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { BROWSER_RECORDS } from '../../config/browser-records';
import { confidenceOptions } from '../../features/consultation/api/get-confidence';
import { messagesOptions } from '../../features/consultation/api/get-messages';
import { sessionOptions } from '../../features/consultation/api/get-session';

/** Long enough for a trip without network, short enough in case a phone is lent or lost. */
const CACHE_MS = 7 * 24 * 60 * 60 * 1_000;
/** Polls and replies arrive in bursts. */
const WRITE_INTERVAL_MS = 1_000;
/** Another build may use another data format. The URL of this chunk changes with its content. */
const BUILD = import.meta.url;

interface CachedConversation {
  sessionId: string;
  build: string;
  cachedAt: number;
  state: DehydratedState;
}

/** Query keys of a conversation. */
export function conversationKeys(sessionId: string): readonly (readonly unknown[])[] {
  return [sessionOptions(sessionId), messagesOptions(sessionId), confidenceOptions(sessionId)].map(
    ({ queryKey }) => queryKey,
  );
}

const belongsTo = (sessionId: string) => {
  const hashes = new Set(conversationKeys(sessionId).map((key) => JSON.stringify(key)));
  return ({ queryHash }: Query) => hashes.has(queryHash);
};

/**
 * Caches the current conversation in the browser, so that it can be read offline while it is the browser's session.
 *
 * Health data stays on the device only under these conditions:
 * - The page stores it, not an HTTP cache: the API's `no-store` applies to every cache on the way and in the browser. An answer without
 *   content, that the confidence is unchanged, is the exception.
 * - At most one conversation is cached, and only while the server lets this browser read it. A new diagnosis, a logout
 *   and a refusal delete it (deleteCachedConversation). A tab that is still open on an earlier session does not restore
 *   it, because it is written only if the saved session id matches at that moment.
 * - It is read only when the server does not respond (restoreConversation), so that the server decides whenever it can.
 *
 * Returns a function that stops caching.
 */
export function cacheConversation(queryClient: QueryClient, sessionId: string): () => void {
  const isInConversation = belongsTo(sessionId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    if (localStorage.getItem(BROWSER_RECORDS.sessionId) !== sessionId) return;
    const state = dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => query.state.data !== undefined && isInConversation(query),
      shouldDehydrateMutation: () => false,
    });
    const cached: CachedConversation = { sessionId, build: BUILD, cachedAt: Date.now(), state };
    try {
      localStorage.setItem(BROWSER_RECORDS.conversation, JSON.stringify(cached));
    } catch (error) {
      // Storage is full: no cached conversation is better than an outdated one.
      localStorage.removeItem(BROWSER_RECORDS.conversation);
      console.error(error);
    }
  };
  const schedule = () => (timer ??= setTimeout(write, WRITE_INTERVAL_MS));
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isInConversation(event.query)) schedule();
  });
  schedule();
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

/** Restores the cached conversation into the query cache, marked as stale. Returns false if there is none. */
export function restoreConversation(queryClient: QueryClient, sessionId: string): boolean {
  const cached = readCachedConversation();
  const isUsable = cached?.sessionId === sessionId && cached.build === BUILD && cached.cachedAt > Date.now() - CACHE_MS;
  if (!isUsable) return false;
  hydrate(queryClient, cached.state);
  for (const queryKey of conversationKeys(sessionId))
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  return queryClient.getQueryData(sessionOptions(sessionId).queryKey) !== undefined;
}

function readCachedConversation(): CachedConversation | undefined {
  try {
    return (
      (JSON.parse(localStorage.getItem(BROWSER_RECORDS.conversation) ?? 'null') as CachedConversation | null) ??
      undefined
    );
  } catch {
    return undefined;
  }
}
