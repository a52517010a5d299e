import { AttachButton, CameraButton } from '../../features/consultation/composer/attach-button';
import { ChatSkeleton } from '../../features/consultation/conversation/chat-skeleton';
import { COMPOSER_BAR, COMPOSER_FIELD, COMPOSER_ROW } from '../../features/consultation/composer/composer-styles';
import { SendButton } from '../../features/consultation/composer/send-button';
import { NoticeFrame, StartupNotice } from '../../features/disclaimers/components/startup-notice';
import { useTexts } from '../../locales/bilingual';
import { consultationTexts } from '../../locales/consultation';
import { ChatHeader } from '../routes/chat-header';

const noop = () => undefined;

/**
 * The main screen as static HTML in index.html, shown before any script has loaded: the visitor can read and accept the
 * notice and start typing. render-shell renders it at build time, start-shell activates it, and the React screen
 * replaces it and takes over its state (take-over).
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
        onHistory={noop}
        onNewDiagnosis={noop}
      />
      <main className="mx-auto flex min-h-0 w-full max-w-chat flex-1 flex-col">
        <ChatSkeleton />
        <div className={COMPOSER_BAR}>
          <div className={`${COMPOSER_ROW} pt-1`}>
            <div className="flex">
              <AttachButton disabled onChoose={noop} />
              <span className="hidden pointer-coarse:flex">
                <CameraButton disabled onChoose={noop} />
              </span>
            </div>
            <textarea
              aria-label={t.inputLabel}
              placeholder={t.inputPlaceholder}
              rows={1}
              autoComplete="off"
              className={`${COMPOSER_FIELD} max-[22.4rem]:order-first max-[22.4rem]:basis-full`}
            />
            <SendButton cost={0} sending={false} waitingForNetwork={false} disabled />
          </div>
        </div>
      </main>
    </div>
  );
}

function Notice() {
  return (
    <div data-part="notice">
      <NoticeFrame>
        <StartupNotice agreed={false} onAgree={noop} onAccept={noop} onLeave={noop} />
      </NoticeFrame>
    </div>
  );
}
