import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';

export function PageLoading() {
  const t = useTexts(appTexts);
  return (
    <div role="status" className="mx-auto flex max-w-md flex-col gap-4 p-4">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      <Skeleton className="h-11" />
      <Skeleton className="h-64" />
    </div>
  );
}
