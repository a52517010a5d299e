import { LIMITS } from '@afya/contracts';
import { useState } from 'react';
import { LanguageToggle } from '../../../components/layout/language-toggle';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { Checkbox } from '../../../components/ui/checkbox';
import { Dialog } from '../../../components/ui/dialog';
import { ELSEWHERE_URL } from '../../../config/screen';
import { loadPage } from '../../../lib/navigation';
import { useTexts } from '../../../locales/bilingual';
import { disclaimersTexts } from '../../../locales/disclaimers';

/** Nothing starts before this is accepted: who has an emergency must be told first that this is the wrong place. */
export default function StartupDisclaimer({ onAccept }: { onAccept: () => void }) {
  const t = useTexts(disclaimersTexts);
  const [agreed, setAgreed] = useState(false);
  return (
    <Dialog open title={t.title} aside={<TopRight />}>
      <Alert role="note" title={t.emergencyTitle}>
        {t.emergencyText}
      </Alert>
      <p>{t.description}</p>
      <ul className="list-disc space-y-1 pl-5 text-sm marker:text-brand">
        <li>{t.freeCredits({ count: LIMITS.freeCredits })}</li>
        <li>{t.noSignup}</li>
      </ul>
      <Checkbox checked={agreed} onChange={setAgreed}>
        {t.agree}
      </Checkbox>
      <div className="flex flex-col gap-2">
        <Button disabled={!agreed} onClick={onAccept}>
          {t.start}
        </Button>
        <Button variant="quiet" onClick={() => loadPage(ELSEWHERE_URL)}>
          {t.elsewhere}
        </Button>
      </div>
    </Dialog>
  );
}

function TopRight() {
  return (
    <div className="-my-2 -mr-2">
      <LanguageToggle />
    </div>
  );
}
