import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { Alert } from '../ui/alert';
import { Button, buttonClass } from '../ui/button';

/**
 * Over the screen, where a window could not be loaded. What is beneath stays as it is. Browsers keep in mind that a module failed, so
 * the page is loaded anew; drafts outlive that.
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

/** Instead of a page that could not be loaded. */
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
