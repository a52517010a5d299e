import type { User } from '@afya/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { meOptions } from '../api/get-me';

/** Logging in or registering: whatever was read as a visitor is forgotten, and the chat opens. */
export function useSignIn<Credentials>(signIn: (credentials: Credentials) => Promise<User>) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: signIn,
    onSuccess: (user) => {
      queryClient.removeQueries();
      queryClient.setQueryData(meOptions.queryKey, user);
      navigate('/');
    },
  });
}
