import type { DiagnosisLog, Verdict, VerdictForm } from '@afya/contracts';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LogPage } from '../api/read-log-page';
import { giveVerdict } from './api/give-verdict';

type Pages = InfiniteData<LogPage<DiagnosisLog>>;

/** Saves a verdict, updates the lists that show the diagnosis and refetches the overview. */
export function useGiveVerdict(eventId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: VerdictForm) => giveVerdict(eventId, form),
    onSuccess: (verdict) => {
      queryClient.setQueriesData<Pages>(
        { queryKey: ['admin', 'diagnoses'] },
        (pages) => pages && addVerdict(pages, eventId, verdict),
      );
      void queryClient.invalidateQueries({ queryKey: ['admin', 'overview'] });
    },
  });
}

function addVerdict({ pages, pageParams }: Pages, eventId: string, verdict: Verdict): Pages {
  const updatedPages = pages.map((page) => ({
    ...page,
    logs: page.logs.map((log) => (log.id === eventId ? { ...log, verdict } : log)),
  }));
  return { pages: updatedPages, pageParams };
}
