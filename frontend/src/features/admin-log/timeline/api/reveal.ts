import { type RevealForm, revealedSchema } from '@afya/contracts';
import { requestJson } from '../../../../lib/api-client';

/** Fetches the text of a session or of one message. The reason is logged with the admin's name. */
export function reveal(sessionId: string, form: RevealForm) {
  return requestJson(`/admin/sessions/${encodeURIComponent(sessionId)}/reveal`, revealedSchema, {
    method: 'POST',
    body: form,
  });
}
