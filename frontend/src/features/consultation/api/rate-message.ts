import type { RatingForm } from '@afya/contracts';
import * as z from 'zod/mini';
import { requestJson } from '../../../lib/api-client';

const ratedSchema = z.object({ rated: z.boolean() });

/** Rates a reply, or removes its rating. */
export function rateMessage(sessionId: string, messageId: string, rating: RatingForm): Promise<{ rated: boolean }> {
  return requestJson(`/messages/${sessionId}/${messageId}/rating`, ratedSchema, { method: 'POST', body: rating });
}
