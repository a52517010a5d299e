import { useQuery } from '@tanstack/react-query';
import { meOptions } from '../api/get-me';

/**
 * The logged-in user: null for a visitor, undefined while loading. A failed query counts as a visitor; `query` is
 * returned for callers that need the difference.
 */
export function useUser() {
  const query = useQuery(meOptions);
  return { user: query.isError ? null : query.data, query };
}
