import { useQuery } from '@tanstack/react-query';
import { meOptions } from '../api/get-me';

/** Who is signed in: `user` is null for a visitor and undefined until known; a failed look-up counts as a visitor. */
export function useUser() {
  const { data, isError } = useQuery(meOptions);
  return { user: isError ? null : data };
}
