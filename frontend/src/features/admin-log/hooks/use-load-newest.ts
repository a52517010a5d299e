import { useMutation, useQueryClient } from '@tanstack/react-query';
import { diagnosesOptions } from '../api/get-diagnoses';
import { logsOptions } from '../api/get-logs';
import { showListStart } from '../filter/list-start';
import type { FilterForm } from '../filter/log-filter';
import { listFilterOf, type LogTab } from '../filter/log-tabs';

/**
 * Refetches the first page of a tab's list. The current list stays until the new page arrives, and also if loading
 * fails.
 */
export function useLoadNewest(tab: LogTab, form: FilterForm) {
  const queryClient = useQueryClient();
  const filter = listFilterOf(tab, form);
  return useMutation({
    mutationFn: async () => {
      const first = { staleTime: 0, pages: 1 } as const;
      // a further page still in flight would be returned instead
      await queryClient.cancelQueries({ queryKey: logsOptions(filter).queryKey });
      await queryClient.cancelQueries({ queryKey: diagnosesOptions(filter).queryKey });
      if (tab === 'diagnoses') await queryClient.fetchInfiniteQuery({ ...diagnosesOptions(filter), ...first });
      else await queryClient.fetchInfiniteQuery({ ...logsOptions(filter), ...first });
    },
    onSuccess: showListStart,
  });
}
