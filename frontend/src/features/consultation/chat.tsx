import { type Message, type Purchase, sendCost } from '@afya/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { TOUCH_QUERY } from '../../config/screen';
import { useMediaQuery } from '../../lib/use-media-query';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { consultationTexts } from '../../locales/consultation';
import { useLanguage } from '../../locales/language';
import { confidenceOptions } from './api/get-confidence';
import type { ConsultationSession } from './api/get-session';
import { Composer } from './composer/composer';
import { COMPOSER_BAR } from './composer/composer-styles';
import { FileDrop } from './composer/file-drop';
import { ChatSkeleton } from './conversation/chat-skeleton';
import { useMessages } from './conversation/use-messages';
import { useFileSelection } from './files/use-file-selection';
import { useSessionParts } from './load-session-parts';
import { SendingBubble } from './message/bubble';
import { offerAnswer, openQuestion } from './message/message-status';
import { useMessageOutbox } from './outbox/use-message-outbox';
import { OfflineNotice } from './progress/offline-notice';
import { type SavedFile, setDraftText } from './session/draft';

interface ChatProps {
  sessionId: string;
  /** The session is open or being opened: the startup notice has been accepted. */
  isStarted: boolean;
  /** undefined until the server has opened it; a message can be written before. */
  session: ConsultationSession | undefined;
  takePurchases: () => Purchase[];
  onPurchasesBooked: (purchases: readonly Purchase[], session: ConsultationSession | null | undefined) => void;
  onAddCredits: () => void;
  /** Explains that the conversation comes from this device. */
  cachedNotice: ReactNode;
  /** The notice before a diagnosis, as long as it has not been accepted. */
  diagnosticNotice: ((options: NoticeOptions) => ReactNode) | undefined;
}

interface NoticeOptions {
  /** The price of the diagnosis that acceptance asks for; undefined when acceptance asks for none. */
  cost: string | undefined;
  onAccept: () => void;
}

/** The conversation of a session, and the bar to write the next message. The text of that message is the composer's own state. */
export function Chat(props: ChatProps) {
  const { sessionId, session, takePurchases, onPurchasesBooked, onAddCredits } = props;
  const language = useLanguage();
  const t = useTexts(consultationTexts);
  const app = useTexts(appTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  const touch = useMediaQuery(TOUCH_QUERY);
  const { module: parts, failed: partsFailed } = useSessionParts(props.isStarted);
  const isOpen = session !== undefined;
  const stage = session?.stage ?? 'unknown';
  const { messages, failed, processing } = useMessages(sessionId, isOpen);
  const { data: confidence } = useQuery({ ...confidenceOptions(sessionId), enabled: isOpen });
  // Messages are read before the session is open; when that fails, they are read again.
  const loadFailed = isOpen && failed;
  const ready = isOpen && (messages !== undefined || loadFailed);

  const isShown = parts !== undefined && messages !== undefined && isOpen;
  const isLoading = !isShown && !loadFailed && !partsFailed;

  const costOf = (text: string, files: readonly SavedFile[]) =>
    sendCost({
      textLength: text.trim().length,
      stage: stage === 'unknown' ? 'initial_gathering' : stage,
      files: files.map(({ type }) => type),
      assessmentType: confidence?.assessmentType,
    });
  const outbox = useMessageOutbox({
    sessionId,
    language,
    messages,
    ready,
    processing,
    costOf,
    takePurchases,
    onPurchasesBooked,
  });
  const selection = useFileSelection(sessionId, outbox.dismissError);
  const busy = outbox.isSending || processing;
  const waitingForNetwork = outbox.isSending && !outbox.online;
  const wait = processing ? session?.wait : undefined;
  const question = ready && !busy ? openQuestion(messages) : undefined;
  const answerCost = (answer: string) => costOf(answer, []);
  // The offer to show the diagnosis is answered by accepting its notice: both ask whether to show it.
  const showResult = question && offerAnswer(messages)?.[language];
  const resultCost = showResult === undefined ? 0 : answerCost(showResult);
  const notice =
    props.cachedNotice && !waitingForNetwork
      ? props.cachedNotice
      : !outbox.online && <OfflineNotice waiting={waitingForNetwork} onCancel={outbox.cancel} />;

  return (
    <section aria-label={app.title} className="mx-auto flex min-h-0 w-full max-w-chat flex-1 flex-col">
      {!isShown && notice && <div className="flex border-b border-line px-3">{notice}</div>}
      {isLoading && <ChatSkeleton />}
      {isLoading && outbox.sendingText !== undefined && (
        <div className="px-3 pb-3">
          <SendingBubble text={outbox.sendingText} waitingForNetwork={waitingForNetwork} />
        </div>
      )}
      {parts && messages && session && (
        <>
          <parts.Conversation
            sessionId={sessionId}
            collectedInfo={session.collectedInfo}
            confidence={confidence}
            messages={messages}
            wait={wait}
            processing={processing}
            sendingText={outbox.sendingText}
            waitingForNetwork={waitingForNetwork}
            notice={notice}
            onSendText={outbox.sendText}
          />
          <parts.AnswerAnnouncer messages={messages} waiting={busy} wait={wait} />
        </>
      )}
      {loadFailed && (
        <div className="flex-1 p-3">
          <Alert
            title={t.loadFailed}
            actions={
              <Button variant="secondary" onClick={() => window.location.reload()}>
                {t.refresh}
              </Button>
            }
          />
        </div>
      )}
      {partsFailed && (
        <div className="flex-1 p-3">
          <Alert
            title={app.partFailed}
            actions={
              <Button variant="secondary" onClick={() => window.location.reload()}>
                {app.retry}
              </Button>
            }
          >
            {app.unreachable}
          </Alert>
        </div>
      )}
      <div className={COMPOSER_BAR}>
        {parts && question && (
          <parts.ChoiceChips
            key={messages?.at(-1)?.id}
            question={question}
            costOf={answerCost}
            onChoose={outbox.sendText}
          />
        )}
        <FileDrop disabled={busy} onDrop={selection.add} />
        {parts && (
          <parts.SendNotices
            selection={selection}
            error={outbox.error}
            refusedFiles={outbox.refusedFiles}
            onRetry={outbox.retry}
            onAddCredits={onAddCredits}
            // The button that was used is gone; on a touch screen the focus would open the keyboard.
            onRemoved={() => !touch && field.current?.focus()}
          />
        )}
        <Composer
          sessionId={sessionId}
          isOpen={isOpen}
          field={field}
          placeholder={t[placeholderOf(messages)]}
          onEdit={(text) => {
            outbox.dismissError();
            setDraftText(sessionId, text);
          }}
          selection={selection}
          FileTray={parts?.FileTray}
          refusedFiles={outbox.refusedFiles}
          uploadKey={waitingForNetwork || !outbox.sending?.files.length ? undefined : outbox.sending.idempotencyKey}
          costOf={costOf}
          sending={outbox.isSending}
          waitingForNetwork={waitingForNetwork}
          busy={busy}
          onCancel={outbox.cancel}
          onSend={outbox.send}
        />
      </div>
      {props.diagnosticNotice?.({
        cost: resultCost > 0 ? t.resultCost({ price: t.credits(resultCost) }) : undefined,
        onAccept: () => {
          if (showResult !== undefined) outbox.sendText(showResult);
        },
      })}
    </section>
  );
}

/** What to write next, in a word or two. */
function placeholderOf(messages: readonly Message[] = []) {
  if (messages.length === 0) return 'inputPlaceholder';
  return openQuestion(messages) ? 'answerPlaceholder' : 'messagePlaceholder';
}
