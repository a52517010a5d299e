import { erasedSchema } from '@afya/contracts';
import { requestJson } from '../../../lib/api-client';
import { isStatus } from '../../../lib/api-error';

/** A session that the server does not have counts as deleted. */
export async function deleteSession(sessionId: string): Promise<void> {
  await requestJson(`/session/${sessionId}`, erasedSchema, { method: 'DELETE' }).catch((error: unknown) => {
    if (!isStatus(error, 404)) throw error;
  });
}
