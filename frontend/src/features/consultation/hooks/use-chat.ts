import { sendCost } from '@afya/contracts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../locales/language';
import { confidenceOptions } from '../api/get-confidence';
import type { ChatProps } from '../components/chat';
import { useArrivedDraft } from './use-arrived-draft';
import { useDraft } from './use-draft';
import { useFileSelection } from './use-file-selection';
import { useMessages } from './use-messages';
import { useSendMessage } from './use-send-message';

type ChatOptions = Pick<ChatProps, 'session' | 'takePurchases' | 'onPurchasesBooked'>;

/** Everything that a session's chat knows and can do. */
export function useChat({ session, takePurchases, onPurchasesBooked }: ChatOptions) {
  const { sessionId, stage } = session;
  const language = useLanguage();
  const draft = useDraft(sessionId);
  const selection = useFileSelection();
  const { messages, failed, processing } = useMessages(sessionId, true);
  const lastSend = useArrivedDraft(sessionId, messages, draft);
  const { data: confidence } = useQuery(confidenceOptions(sessionId));

  const sending = useSendMessage({
    sessionId,
    language,
    takePurchases,
    onAccepted: (send, latest) => {
      if (send.purchases.length > 0) onPurchasesBooked(send.purchases, latest);
      lastSend.forget();
      // A tapped answer leaves alone what was being written.
      if (send.text === draft.text.trim()) draft.setText('');
      if (send.files.length > 0) selection.clear();
    },
  });

  const busy = sending.sending || processing;
  const cost = sendCost({
    textLength: draft.text.trim().length,
    stage: stage === 'unknown' ? 'initial_gathering' : stage,
    files: selection.files.map(({ type }) => type),
    assessmentType: confidence?.assessmentType,
  });

  return {
    messages,
    loadFailed: failed,
    confidence,
    text: draft.text,
    setText: (text: string) => {
      if (sending.error) sending.dismissError();
      draft.setText(text);
    },
    selection,
    sending,
    processing,
    busy,
    cost,
    sendComposed: () => {
      const text = draft.text.trim();
      lastSend.note(text);
      sending.send(text, selection.files);
    },
    sendText: (text: string) => sending.send(text, []),
  };
}
