import { useLayoutEffect, useRef, useState } from 'react';
import { ELSEWHERE_URL } from '../../../config/screen';
import { navigation } from '../../../lib/navigation';
import { PAGE_SHELL } from '../../../lib/page-shell';
import { NoticeFrame, StartupNotice } from './startup-notice';

/** Nothing starts before this is accepted: people with an emergency must first read that this is the wrong place. */
export default function StartupDisclaimer({ onAccept }: { onAccept: () => void }) {
  const [agreed, setAgreed] = useState(false);
  // The shell's notice is already visible, so this one does not fade in.
  const [inShell] = useState(() => PAGE_SHELL.notice() !== null);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    PAGE_SHELL.replaceNotice(setAgreed);
    // The box itself, so that screen readers read it from the start instead of its first button.
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
  }, []);
  return (
    <NoticeFrame boxRef={box} fadesIn={!inShell}>
      <StartupNotice
        agreed={agreed}
        onAgree={setAgreed}
        onAccept={onAccept}
        onLeave={() => navigation.loadPage(ELSEWHERE_URL)}
      />
    </NoticeFrame>
  );
}
