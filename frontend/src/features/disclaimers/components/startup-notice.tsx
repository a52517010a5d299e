import { LIMITS } from '@afya/contracts';
import { type ReactNode, type Ref, useId } from 'react';
import { LanguageToggle } from '../../../components/layout/language-toggle';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { CallLinks } from '../../../components/ui/call-links';
import { Checkbox } from '../../../components/ui/checkbox';
import { DIALOG_OVERLAY, DIALOG_TITLE, dialogContentClass } from '../../../components/ui/dialog-styles';
import { classNames } from '../../../lib/class-names';
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

interface NoticeFrameProps {
  fadesIn?: boolean;
  boxRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The box of the notice. A dialog of Radix would delay a first visit by 13 kB; the page behind this one has to be inert. */
export function NoticeFrame({ fadesIn = false, boxRef, children }: NoticeFrameProps) {
  const appear = fadesIn && 'appear';
  const t = useTexts(disclaimersTexts);
  const titleId = useId();
  return (
    <>
      <div className={classNames(appear, DIALOG_OVERLAY)} />
      <div
        ref={boxRef}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={classNames(appear, dialogContentClass('centre'))}
      >
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 id={titleId} className={DIALOG_TITLE}>
            {t.title}
          </h2>
          <div className="-my-2 -mr-2">
            <LanguageToggle />
          </div>
        </div>
        {children}
      </div>
    </>
  );
}
