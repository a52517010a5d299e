import { useMutation, useQueryClient } from '@tanstack/react-query';
import { diagnosesOptions } from '../api/get-diagnoses';
import { logsOptions } from '../api/get-logs';
import { showListStart } from '../filter/list-start';
import type { FilterForm } from '../filter/log-filter';
import { listFilterOf, type LogTab } from '../filter/log-tabs';

/** Reads the first page of a tab's list anew; what is on the screen stays until it is there, and for good if it does not come. */
export function useLoadNewest(tab: LogTab, form: FilterForm) {
  const queryClient = useQueryClient();
  const filter = listFilterOf(tab, form);
  return useMutation({
    mutationFn: async () => {
      const first = { staleTime: 0, pages: 1 } as const;
      // a further page that is on its way would be taken for the answer
      await queryClient.cancelQueries({ queryKey: logsOptions(filter).queryKey });
      await queryClient.cancelQueries({ queryKey: diagnosesOptions(filter).queryKey });
      if (tab === 'diagnoses') await queryClient.fetchInfiniteQuery({ ...diagnosesOptions(filter), ...first });
      else await queryClient.fetchInfiniteQuery({ ...logsOptions(filter), ...first });
    },
    onSuccess: showListStart,
  });
}
