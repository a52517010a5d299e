import { type StoppedReply, stoppedReplySchema } from '@afya/contracts';
import { requestJson } from '../../../lib/api-client';

/** Stops a pending reply; its credits are refunded. Repeating it does no harm. */
export function stopReply(sessionId: string, replyId: string): Promise<StoppedReply> {
  return requestJson(`/chat/${sessionId}/reply/${replyId}`, stoppedReplySchema, { method: 'DELETE' });
}
