import { Skeleton } from '../../../../components/ui/skeleton';
import { VisuallyHidden } from '../../../../components/ui/visually-hidden';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';

export function OverviewLoading() {
  const t = useTexts(overviewTexts);
  return (
    <div role="status" className="flex flex-col gap-4">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((tile) => (
          <Skeleton key={tile} className="h-22" />
        ))}
      </div>
      <div className="grid gap-3 lg:grid-cols-2">
        {[1, 2, 3, 4].map((chart) => (
          <Skeleton key={chart} className="h-72" />
        ))}
      </div>
    </div>
  );
}
