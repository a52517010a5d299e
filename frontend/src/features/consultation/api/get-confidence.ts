import { CLIENT_TIMING, type Confidence, confidenceSchema, type Message } from '@afya/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, readReply } from '../../../lib/api-client';
import { confidenceVersion, setConfidenceVersion, versionOf } from './list-version';
import { confidenceKey, messagesKey } from './query-keys';

/** A reply without both level and score is no confidence. */
export const confidenceReply = {
  parse: (reply: unknown): Confidence | null => confidenceSchema.safeParse(reply).data ?? null,
};

/**
 * A poll names the version of the messages that the cached confidence came with. While that is the current one, the answer has no content,
 * and the browser repeats it for a minute without the network.
 */
async function getConfidence(client: QueryClient, sessionId: string, signal: AbortSignal): Promise<Confidence | null> {
  const version = versionOf(client.getQueryData<Message[]>(messagesKey(sessionId)));
  const cached = client.getQueryData<Confidence | null>(confidenceKey(sessionId));
  const isCurrent = version !== undefined && cached !== undefined && confidenceVersion(sessionId) === version;
  const path = `/diagnostic-confidence/${sessionId}`;
  const response = await callApi(isCurrent ? `${path}?version=${version}` : path, { signal });
  if (response.status === 204) return cached ?? null;
  const confidence = await readReply(response, confidenceReply);
  setConfidenceVersion(sessionId, version);
  return confidence;
}

export const confidenceOptions = (sessionId: string) =>
  queryOptions({
    queryKey: confidenceKey(sessionId),
    queryFn: ({ client, signal }) => getConfidence(client, sessionId, signal),
    refetchInterval: CLIENT_TIMING.confidencePollMs,
  });
