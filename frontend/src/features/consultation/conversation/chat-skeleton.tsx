import { Skeleton } from '../../../components/ui/skeleton';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

export function ChatSkeleton() {
  const t = useTexts(consultationTexts);
  return (
    <div role="status" className="mx-auto flex min-h-0 w-full max-w-chat flex-1 flex-col gap-4 overflow-hidden p-3">
      <VisuallyHidden>{t.sessionStarting}</VisuallyHidden>
      <Skeleton className="h-9" />
      <Skeleton className="h-24 w-4/5" />
      <Skeleton className="ml-auto h-14 w-3/5" />
      <Skeleton className="h-32 w-4/5" />
    </div>
  );
}
