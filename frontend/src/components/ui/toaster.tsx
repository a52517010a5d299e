import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { toastStore } from './toast-store';

/** Loaded with the first toast, not with the page. A hint is not worth a page that breaks where there is no network to load it. */
const ToastView = lazy(() => import('./toast-view').catch(() => ({ default: () => <></> })));

export function Toaster() {
  const toast = useStore(toastStore);
  if (!toast) return null;
  return (
    <Suspense>
      <ToastView toast={toast} />
    </Suspense>
  );
}
