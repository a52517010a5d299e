import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { showToast, toastStore } from '../../components/ui/toast-store';
import { useTexts } from '../../locales/bilingual';
import { offlineTexts } from '../../locales/app';
import { waitingUpdate } from './update-store';

/** Offers a new version. Any other toast replaces it, and it returns afterwards until the visitor answers. */
export function UpdateNotice() {
  const t = useTexts(offlineTexts);
  const applyUpdate = useStore(waitingUpdate);
  const toast = useStore(toastStore);

  useEffect(() => {
    if (!applyUpdate || toast) return;
    showToast({
      title: t.updateReady,
      text: t.updateText,
      duration: Infinity,
      action: { label: t.reload, run: applyUpdate },
      onClose: () => waitingUpdate.set(null),
    });
  }, [applyUpdate, toast, t]);

  return null;
}
