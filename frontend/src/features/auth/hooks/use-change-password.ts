import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../components/ui/toast-store';
import { isOutcomeUnknown } from '../../../lib/api-error';
import { authTexts } from '../../../locales/auth';
import { changePassword } from '../api/change-password';
import { meOptions } from '../api/get-me';

/** `onChanged` runs once the password has been changed. */
export function useChangePassword(onChanged: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changePassword,
    // Offline, fail at once instead of queueing the request unnoticed.
    networkMode: 'always',
    onSuccess: () => {
      const t = authTexts.get();
      showToast({ title: t.passwordChanged, text: t.passwordChangedText });
      onChanged();
      // Requests sent a moment ago with the old login id were refused.
      return queryClient.invalidateQueries();
    },
    onError: (error) => {
      // The password may have been changed, which would have ended this login too.
      if (isOutcomeUnknown(error)) void queryClient.invalidateQueries({ queryKey: meOptions.queryKey });
    },
  });
}
