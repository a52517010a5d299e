import type { User } from '@afya/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { isLanguageChosen, setLanguage } from '../../../locales/language';
import { meOptions } from '../api/get-me';

interface SignIn<Credentials> {
  signIn: (credentials: Credentials) => Promise<User>;
  /** Whether the language of the account is the one just chosen; otherwise it steps back behind what this browser's user chose. */
  choosesLanguage: boolean;
}

/** Logging in or registering: whatever was read as a visitor is forgotten, and the chat opens. */
export function useSignIn<Credentials>({ signIn, choosesLanguage }: SignIn<Credentials>) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: signIn,
    // Without a network it fails now instead of waiting, unseen, to be done later.
    networkMode: 'always',
    onSuccess: (user) => {
      if (choosesLanguage || !isLanguageChosen()) setLanguage(user.preferredLanguage);
      queryClient.removeQueries();
      queryClient.setQueryData(meOptions.queryKey, user);
      navigate('/');
    },
  });
}
