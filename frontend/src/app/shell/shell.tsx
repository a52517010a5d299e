import { dialogContentClass, DIALOG_OVERLAY, DIALOG_TITLE } from '../../components/ui/dialog-look';
import { AttachButton, CameraButton } from '../../features/consultation/components/attach-button';
import { ChatSkeleton } from '../../features/consultation/components/chat-skeleton';
import { COMPOSER_BAR, COMPOSER_FIELD, COMPOSER_ROW } from '../../features/consultation/components/composer-look';
import { SendButton } from '../../features/consultation/components/send-button';
import { NoticeLanguage, StartupNotice } from '../../features/disclaimers/components/startup-notice';
import { useTexts } from '../../locales/bilingual';
import { consultationTexts } from '../../locales/consultation';
import { disclaimersTexts } from '../../locales/disclaimers';
import { ChatHeader } from '../routes/chat-header';

const later = () => undefined;

/**
 * The main screen as it stands in index.html, before any script of the product has come: the notice can be read and accepted, and
 * a message can be begun. Rendered to text when the product is built (render-shell), brought to life by start-shell, and replaced
 * by the real screen, which takes over what was done (take-over).
 */
export function Shell() {
  return (
    <>
      <Chat />
      <Notice />
    </>
  );
}

function Chat() {
  const t = useTexts(consultationTexts);
  return (
    <div data-part="chat" className="flex h-dvh flex-col">
      <ChatHeader
        user={null}
        credits={null}
        sessionControl={null}
        userMenu={null}
        onHistory={later}
        onNewDiagnosis={later}
      />
      <main className="mx-auto flex min-h-0 w-full max-w-chat flex-1 flex-col">
        <ChatSkeleton />
        <div className={COMPOSER_BAR}>
          <div className={`${COMPOSER_ROW} pt-1`}>
            <div className="flex">
              <AttachButton disabled onChoose={later} />
              <span className="hidden pointer-coarse:flex">
                <CameraButton disabled onChoose={later} />
              </span>
            </div>
            <textarea
              aria-label={t.inputLabel}
              placeholder={t.inputPlaceholder}
              rows={1}
              autoComplete="off"
              // As in the real one, by means that need no script.
              className={`${COMPOSER_FIELD} max-sm:not-placeholder-shown:order-first max-sm:not-placeholder-shown:basis-full max-[22.4rem]:order-first max-[22.4rem]:basis-full`}
            />
            <SendButton cost={0} sending={false} waiting={false} disabled />
          </div>
        </div>
      </main>
    </div>
  );
}

function Notice() {
  const t = useTexts(disclaimersTexts);
  return (
    <div data-part="notice">
      <div className={DIALOG_OVERLAY} />
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby="shell-notice-title"
        className={dialogContentClass('centre')}
      >
        <div className="flex items-start justify-between gap-3">
          <h2 id="shell-notice-title" className={DIALOG_TITLE}>
            {t.title}
          </h2>
          <NoticeLanguage />
        </div>
        <StartupNotice agreed={false} onAgree={later} onAccept={later} onLeave={later} />
      </div>
    </div>
  );
}
