import { type VerdictForm, verdictSchema } from '@afya/contracts';
import { requestJson } from '../../../../lib/api-client';

/** Saves a verdict on a diagnosis; the same admin's next verdict replaces it. */
export function giveVerdict(eventId: string, form: VerdictForm) {
  return requestJson(`/admin/diagnoses/${encodeURIComponent(eventId)}/verdict`, verdictSchema, {
    method: 'POST',
    body: form,
  });
}
