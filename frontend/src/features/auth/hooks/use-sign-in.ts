import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isLanguageChosen } from '../../../locales/language';
import { setLanguage } from '../../../locales/set-language';
import { meOptions } from '../api/get-me';
import type { SignedIn } from '../api/signed-in';
import { newCodeStore } from '../recovery/new-code-store';

interface SignIn<Credentials> {
  signIn: (credentials: Credentials) => Promise<SignedIn>;
  /**
   * Whether the account's language always applies, because the form has just asked for it. Otherwise a language chosen
   * earlier in this browser wins.
   */
  choosesLanguage: boolean;
}

/** Logs in or registers, drops the data cached as a visitor, opens the chat and shows a new recovery code over it. */
export function useSignIn<Credentials>({ signIn, choosesLanguage }: SignIn<Credentials>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: signIn,
    // Offline, fail at once instead of queueing the request unnoticed.
    networkMode: 'always',
    onSuccess: ({ user, recoveryCode }) => {
      if (choosesLanguage || !isLanguageChosen()) setLanguage(user.preferredLanguage);
      queryClient.removeQueries();
      queryClient.setQueryData(meOptions.queryKey, user);
      if (recoveryCode !== null) newCodeStore.set(recoveryCode);
      void navigate('/');
    },
  });
}
