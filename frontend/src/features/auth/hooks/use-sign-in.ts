import type { User } from '@afya/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isLanguageChosen, setLanguage } from '../../../locales/language';
import { meOptions } from '../api/get-me';
import type { SignedIn } from '../api/signed-in';

interface SignIn<Credentials> {
  signIn: (credentials: Credentials) => Promise<SignedIn>;
  /**
   * Whether the account's language always applies, because the form has just asked for it. Otherwise a language chosen
   * earlier in this browser wins.
   */
  choosesLanguage: boolean;
  /** Shows a new recovery code; `proceed` opens the chat. */
  onRecoveryCode?: (code: string, proceed: () => void) => void;
}

/** Logs in or registers, drops the data cached as a visitor and opens the chat. */
export function useSignIn<Credentials>({ signIn, choosesLanguage, onRecoveryCode }: SignIn<Credentials>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openChat = (user: User) => {
    queryClient.removeQueries();
    queryClient.setQueryData(meOptions.queryKey, user);
    void navigate('/');
  };
  return useMutation({
    mutationFn: signIn,
    // Offline, fail at once instead of queueing the request unnoticed.
    networkMode: 'always',
    onSuccess: ({ user, recoveryCode }) => {
      if (choosesLanguage || !isLanguageChosen()) setLanguage(user.preferredLanguage);
      if (recoveryCode !== null && onRecoveryCode) onRecoveryCode(recoveryCode, () => openChat(user));
      else openChat(user);
    },
  });
}
