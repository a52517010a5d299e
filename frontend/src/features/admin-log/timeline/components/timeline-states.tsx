import { SearchX } from 'lucide-react';
import { Skeleton } from '../../../../components/ui/skeleton';
import { VisuallyHidden } from '../../../../components/ui/visually-hidden';
import { useTexts } from '../../../../locales/bilingual';
import { timelineTexts } from '../../../../locales/timeline';

export function TimelineLoading() {
  const t = useTexts(timelineTexts);
  return (
    <div role="status" className="flex flex-col gap-4">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      <Skeleton className="h-40" />
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}

export function NoTimeline() {
  const t = useTexts(timelineTexts);
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      <SearchX aria-hidden size={32} strokeWidth={1.5} className="text-muted" />
      <p className="font-semibold">{t.notFound}</p>
      <p className="text-muted">{t.notFoundText}</p>
    </div>
  );
}
