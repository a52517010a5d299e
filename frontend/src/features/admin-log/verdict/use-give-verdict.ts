import type { DiagnosisLog, Verdict, VerdictForm } from '@afya/contracts';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LogPage } from '../api/read-log-page';
import { giveVerdict } from './api/give-verdict';

type Pages = InfiniteData<LogPage<DiagnosisLog>>;

/** Gives a verdict; the lists that show the diagnosis show it from then on, and the overview counts anew. */
export function useGiveVerdict(eventId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: VerdictForm) => giveVerdict(eventId, form),
    onSuccess: (verdict) => {
      queryClient.setQueriesData<Pages>(
        { queryKey: ['admin', 'diagnoses'] },
        (pages) => pages && withVerdict(pages, eventId, verdict),
      );
      void queryClient.invalidateQueries({ queryKey: ['admin', 'overview'] });
    },
  });
}

function withVerdict({ pages, pageParams }: Pages, eventId: string, verdict: Verdict): Pages {
  const judged = pages.map((page) => ({
    ...page,
    logs: page.logs.map((log) => (log.id === eventId ? { ...log, verdict } : log)),
  }));
  return { pages: judged, pageParams };
}
