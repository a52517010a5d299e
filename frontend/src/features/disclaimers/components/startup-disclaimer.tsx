import { useLayoutEffect, useState } from 'react';
import { Dialog } from '../../../components/ui/dialog';
import { ELSEWHERE_URL } from '../../../config/screen';
import { loadPage } from '../../../lib/navigation';
import { PAGE_SHELL } from '../../../lib/page-shell';
import { useTexts } from '../../../locales/bilingual';
import { disclaimersTexts } from '../../../locales/disclaimers';
import { NoticeLanguage, StartupNotice } from './startup-notice';

/** Nothing starts before this is accepted: people with an emergency must first read that this is the wrong place. */
export default function StartupDisclaimer({ onAccept }: { onAccept: () => void }) {
  const t = useTexts(disclaimersTexts);
  const [agreed, setAgreed] = useState(false);
  const [inShell] = useState(() => PAGE_SHELL.notice() !== null);
  return (
    <Dialog open still={inShell} title={t.title} aside={<NoticeLanguage />}>
      <ReplaceShellNotice onAgreed={setAgreed} />
      <StartupNotice agreed={agreed} onAgree={setAgreed} onAccept={onAccept} onLeave={() => loadPage(ELSEWHERE_URL)} />
    </Dialog>
  );
}

/** Rendered inside the dialog, so that its effect runs after the portal has mounted the dialog. */
function ReplaceShellNotice({ onAgreed }: { onAgreed: (agreed: boolean) => void }) {
  useLayoutEffect(() => PAGE_SHELL.replaceNotice(onAgreed), [onAgreed]);
  return null;
}
