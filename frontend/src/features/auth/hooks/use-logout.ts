import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../components/ui/toast-store';
import { authTexts } from '../../../locales/auth';
import { logout } from '../api/logout';
import { meOptions } from '../api/get-me';

/** `onLoggedOut` runs once the server has ended the login. */
export function useLogout(onLoggedOut: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: logout,
    // Offline, fail at once instead of queueing the request unnoticed.
    networkMode: 'always',
    onSuccess: () => {
      queryClient.setQueryData(meOptions.queryKey, null);
      onLoggedOut();
    },
    onError: (error) => {
      console.error(error);
      const t = authTexts.get();
      showToast({ tone: 'danger', title: t.logoutFailed, text: t.unknownError });
    },
  });
}
