import type { User } from '@afya/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { meOptions } from '../api/get-me';

/** Logging in or registering: whatever was read as a visitor is forgotten, and the chat opens. */
export function useSignIn<Credentials>(signIn: (credentials: Credentials) => Promise<User>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: signIn,
    onSuccess: (user) => {
      queryClient.removeQueries();
      queryClient.setQueryData(meOptions.queryKey, user);
      void navigate('/');
    },
  });
}
