import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { Alert } from '../ui/alert';
import { Button, buttonClass } from '../ui/button';

/**
 * Shown over the screen when a dialog could not be loaded; the screen below stays as it is. Browsers remember failed
 * modules, so a retry reloads the page. Drafts survive the reload.
 */
export function WindowFailed({ onClose }: { onClose: () => void }) {
  const t = useTexts(appTexts);
  return (
    <div className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-md rounded-card shadow-float">
      <Alert
        title={t.partFailed}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{t.retry}</Button>
            <Button variant="secondary" onClick={onClose}>
              {t.close}
            </Button>
          </>
        }
      >
        {t.unreachable}
      </Alert>
    </div>
  );
}

/** Shown in place of a page that could not be loaded. */
export function PageFailed() {
  const t = useTexts(appTexts);
  return (
    <main className="mx-auto max-w-md p-4">
      <Alert
        title={t.partFailed}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{t.retry}</Button>
            {/* Loaded anew: without a network the service worker still has the chat. */}
            <a href="/" className={buttonClass('secondary')}>
              {t.backToChat}
            </a>
          </>
        }
      >
        {t.unreachable}
      </Alert>
    </main>
  );
}
