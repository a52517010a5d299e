import { type RevealForm, revealedSchema } from '@afya/contracts';
import { requestJson } from '../../../../lib/api-client';

/** What was said in a session, or one message of it; the reason is logged with the admin's name. */
export function reveal(sessionId: string, form: RevealForm) {
  return requestJson(`/admin/sessions/${encodeURIComponent(sessionId)}/reveal`, revealedSchema, {
    method: 'POST',
    body: form,
  });
}
