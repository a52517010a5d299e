import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { showToast, toastStore } from '../../components/ui/toast-store';
import { useTexts } from '../../locales/bilingual';
import { offlineTexts } from '../../locales/offline';
import { waitingUpdate } from './update-store';

/** Asks whether to go over to a new version. Gives way to any other toast and comes back after it, until it is answered. */
export function UpdateNotice() {
  const t = useTexts(offlineTexts);
  const goOver = useStore(waitingUpdate);
  const toast = useStore(toastStore);

  useEffect(() => {
    if (!goOver || toast) return;
    showToast({
      title: t.updateReady,
      text: t.updateText,
      duration: Infinity,
      action: { label: t.reload, run: goOver },
      onClose: () => waitingUpdate.set(null),
    });
  }, [goOver, toast, t]);

  return null;
}
