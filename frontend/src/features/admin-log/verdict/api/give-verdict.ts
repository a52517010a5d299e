import { type VerdictForm, verdictSchema } from '@afya/contracts';
import { requestJson } from '../../../../lib/api-client';

/** Keeps a verdict on the diagnosis of this event; the admin's next one on it takes its place. */
export function giveVerdict(eventId: string, form: VerdictForm) {
  return requestJson(`/admin/diagnoses/${encodeURIComponent(eventId)}/verdict`, verdictSchema, {
    method: 'POST',
    body: form,
  });
}
