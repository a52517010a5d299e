import { dehydrate, type DehydratedState, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { BROWSER_RECORDS } from '../../config/browser-records';
import { confidenceOptions } from '../../features/consultation/api/get-confidence';
import { messagesOptions } from '../../features/consultation/api/get-messages';
import { sessionOptions } from '../../features/consultation/api/get-session';

/** Long enough for a trip out of reach of a network, short enough for a phone that is lent or lost. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;
/** Polls and answers come in bursts. */
const WRITE_EVERY_MS = 1_000;
/** Another version of the product may shape its data otherwise; the address of this chunk changes with what it is built of. */
const BUILD = import.meta.url;

interface Kept {
  sessionId: string;
  build: string;
  keptAt: number;
  state: DehydratedState;
}

/** What a conversation is read from. */
export function conversationKeys(sessionId: string): readonly (readonly unknown[])[] {
  return [sessionOptions(sessionId), messagesOptions(sessionId), confidenceOptions(sessionId)].map(
    ({ queryKey }) => queryKey,
  );
}

const isPartOf = (sessionId: string) => {
  const hashes = new Set(conversationKeys(sessionId).map((key) => JSON.stringify(key)));
  return ({ queryHash }: Query) => hashes.has(queryHash);
};

/**
 * Keeps this session's conversation in the browser, to be read without a network, for as long as it is the browser's session.
 *
 * What makes it safe that health data stays on the device:
 * - It is kept by the page and not by a cache of answers: the API's no-store holds for every cache on the way and in the browser.
 * - One conversation at most, and only while the server lets this browser have it; a new diagnosis, a log-out and a refusal remove
 *   it (forgetConversation), and a tab that is still open on an earlier session does not bring it back: it is written only when
 *   the session is the one that the browser's record names at that moment.
 * - It is read only when no answer comes from the server (restoreConversation), so that the server decides whenever it can.
 *
 * Returns how to stop.
 */
export function keepConversation(queryClient: QueryClient, sessionId: string): () => void {
  const isPart = isPartOf(sessionId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    if (localStorage.getItem(BROWSER_RECORDS.sessionId) !== sessionId) return;
    const state = dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => query.state.data !== undefined && isPart(query),
      shouldDehydrateMutation: () => false,
    });
    const kept: Kept = { sessionId, build: BUILD, keptAt: Date.now(), state };
    try {
      localStorage.setItem(BROWSER_RECORDS.conversation, JSON.stringify(kept));
    } catch (error) {
      // No room: better none than an old one.
      localStorage.removeItem(BROWSER_RECORDS.conversation);
      console.error(error);
    }
  };
  const schedule = () => (timer ??= setTimeout(write, WRITE_EVERY_MS));
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isPart(event.query)) schedule();
  });
  schedule();
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

/** Puts the kept conversation where its queries look for it, as something to be read anew; false when there is none. */
export function restoreConversation(queryClient: QueryClient, sessionId: string): boolean {
  const kept = readKept();
  const isUsable = kept?.sessionId === sessionId && kept.build === BUILD && kept.keptAt > Date.now() - KEPT_MS;
  if (!isUsable) return false;
  hydrate(queryClient, kept.state);
  for (const queryKey of conversationKeys(sessionId))
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  return queryClient.getQueryData(sessionOptions(sessionId).queryKey) !== undefined;
}

function readKept(): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(BROWSER_RECORDS.conversation) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}
