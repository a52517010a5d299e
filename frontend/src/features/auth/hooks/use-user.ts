import { useQuery } from '@tanstack/react-query';
import { meOptions } from '../api/get-me';

/**
 * Who is signed in: `user` is null for a visitor and undefined until known. A look-up that failed counts as a visitor; for those to
 * whom that makes a difference there is `look`, the query itself.
 */
export function useUser() {
  const look = useQuery(meOptions);
  return { user: look.isError ? null : look.data, look };
}
