import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { useTexts } from '../../locales/bilingual';
import { offlineTexts } from '../../locales/app';

/** Explains that the conversation on the screen comes from this device. */
export function CachedConversationNotice({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const t = useTexts(offlineTexts);
  return (
    <div className="mx-auto w-full max-w-chat px-3 pt-2">
      <Alert
        tone="info"
        role="status"
        title={t.keptTitle}
        actions={
          <Button variant="secondary" aria-disabled={retrying} onClick={() => !retrying && onRetry()}>
            {t.retry}
          </Button>
        }
      >
        {t.keptText}
      </Alert>
    </div>
  );
}
