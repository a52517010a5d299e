import * as z from 'zod/mini';
import { requestJson } from '../../../lib/api-client';

const renamedSchema = z.object({ renamed: z.literal(true) });

/** Sets the user's name for a session; an empty one removes it. */
export async function renameSession({ sessionId, title }: { sessionId: string; title: string }): Promise<void> {
  await requestJson(`/session/${sessionId}/title`, renamedSchema, { method: 'POST', body: { title } });
}
