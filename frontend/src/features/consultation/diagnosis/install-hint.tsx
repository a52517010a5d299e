import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { installPrompt } from '../../../lib/install-prompt';
import { savedFlag } from '../../../lib/stored';
import { useTexts } from '../../../locales/bilingual';
import { installTexts } from '../../../locales/install';

const dismissed = savedFlag(BROWSER_RECORDS.installHint);
/** The card that shows the hint: a conversation may have several. */
const place = atom<string | undefined>(undefined);

/** Browsers of iPhones and iPads make no offer. An iPad calls itself a Mac, but Macs have no touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Offers to install the page, or says how, until it is done or dismissed. */
export function InstallHint({ messageId }: { messageId: string }) {
  const t = useTexts(installTexts);
  const offer = useStore(installPrompt);
  const isDismissed = useStore(dismissed);
  const isHere = useStore(place) === messageId;
  useEffect(() => {
    if (place.get() === undefined) place.set(messageId);
    return () => {
      if (place.get() === messageId) place.set(undefined);
    };
  }, [messageId]);
  if (isDismissed || !isHere || isInstalled() || !(offer || isApplePhone())) return null;

  const dismiss = () => dismissed.set(true);
  async function install() {
    installPrompt.set(undefined);
    dismiss();
    await offer?.prompt();
  }
  return (
    <Alert
      tone="info"
      role="note"
      title={t.title}
      actions={
        <>
          {offer && <Button onClick={() => void install()}>{t.install}</Button>}
          <Button variant="secondary" onClick={dismiss}>
            {t.dismiss}
          </Button>
        </>
      }
    >
      <p>{t.text}</p>
      {!offer && <p>{t.onApple}</p>}
    </Alert>
  );
}
