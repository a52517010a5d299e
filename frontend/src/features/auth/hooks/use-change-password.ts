import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../components/ui/toast-store';
import { isOutcomeUnknown } from '../../../lib/api-error';
import { authTexts } from '../../../locales/auth';
import { changePassword } from '../api/change-password';
import { meOptions } from '../api/get-me';

/** `onChanged` runs once the new password counts. */
export function useChangePassword(onChanged: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changePassword,
    // Without a network it fails now instead of waiting, unseen, to be done later.
    networkMode: 'always',
    onSuccess: () => {
      const t = authTexts.get();
      showToast({ title: t.passwordChanged, text: t.passwordChangedText });
      onChanged();
      // What was asked for under the login's old id, a moment ago, was refused.
      return queryClient.invalidateQueries();
    },
    onError: (error) => {
      // It may have been changed; then this login has ended too.
      if (isOutcomeUnknown(error)) void queryClient.invalidateQueries({ queryKey: meOptions.queryKey });
    },
  });
}
