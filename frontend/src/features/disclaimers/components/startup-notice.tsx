import { LIMITS } from '@afya/contracts';
import { LanguageToggle } from '../../../components/layout/language-toggle';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { CallLinks } from '../../../components/ui/call-links';
import { Checkbox } from '../../../components/ui/checkbox';
import { useTexts } from '../../../locales/bilingual';
import { disclaimersTexts } from '../../../locales/disclaimers';

interface StartupNoticeProps {
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  onAccept: () => void;
  onLeave: () => void;
}

/**
 * Content of the notice. It is also rendered into index.html, where the embedded script finds its buttons by name
 * (app/shell).
 */
export function StartupNotice({ agreed, onAgree, onAccept, onLeave }: StartupNoticeProps) {
  const t = useTexts(disclaimersTexts);
  return (
    <>
      <Alert role="note" title={t.emergencyTitle}>
        <CallLinks text={t.emergencyText} />
      </Alert>
      <p>{t.description}</p>
      <ul className="list-disc space-y-1 pl-5 text-sm marker:text-brand">
        <li>{t.freeCredits({ count: LIMITS.freeCredits })}</li>
        <li>{t.noSignup}</li>
      </ul>
      <p className="text-sm">
        <a href="/privacy" className="inline-block py-2 text-brand underline">
          {t.privacy}
        </a>
      </p>
      <Checkbox checked={agreed} onChange={onAgree}>
        {t.agree}
      </Checkbox>
      <div className="flex flex-col gap-2">
        <Button name="accept" disabled={!agreed} onClick={onAccept}>
          {t.start}
        </Button>
        <Button name="elsewhere" variant="quiet" onClick={onLeave}>
          {t.elsewhere}
        </Button>
      </div>
    </>
  );
}

/** Shown to the right of the title. */
export function NoticeLanguage() {
  return (
    <div className="-my-2 -mr-2">
      <LanguageToggle />
    </div>
  );
}
