import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { toastStore } from './toast-store';

/** Loaded with the first toast, not with the page. */
const ToastView = lazy(() => import('./toast-view'));

export function Toaster() {
  const toast = useStore(toastStore);
  if (!toast) return null;
  return (
    <Suspense>
      <ToastView toast={toast} />
    </Suspense>
  );
}
