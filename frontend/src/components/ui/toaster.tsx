import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { toastStore } from './toast-store';

/**
 * Loaded with the first toast, not with the page. If it cannot be loaded, the toast is dropped rather than breaking the
 * page.
 */
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
