import { erasedSchema } from '@afya/contracts';
import { requestJson } from '../../../lib/api-client';
import { isStatus } from '../../../lib/api-error';

/** A session that the server does not have counts as deleted. */
export async function eraseSession(sessionId: string): Promise<void> {
  await requestJson(`/session/${sessionId}`, erasedSchema, { method: 'DELETE' }).catch(unless(404));
}

/** A browser that the server does not know has no data there. */
export async function eraseEverything(): Promise<void> {
  await requestJson('/me', erasedSchema, { method: 'DELETE' }).catch(unless(403));
}

const unless = (status: number) => (error: unknown) => {
  if (!isStatus(error, status)) throw error;
};
