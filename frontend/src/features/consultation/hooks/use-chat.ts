import { sendCost } from '@afya/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../../../locales/language';
import { confidenceOptions } from '../api/get-confidence';
import type { ChatProps } from '../components/chat';
import { tidyDrafts } from '../session/outgoing';
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
  const { messages, failed, processing } = useMessages(sessionId, true);
  const { data: confidence } = useQuery(confidenceOptions(sessionId));
  const ready = messages !== undefined || failed;
  const sending = useSendMessage({ sessionId, language, messages, ready, takePurchases, onPurchasesBooked });
  const selection = useFileSelection(sessionId, sending.dismissError);
  // Files of an earlier visit and messages too old to be repeated.
  useEffect(tidyDrafts, []);

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
      sending.dismissError();
      draft.setText(text);
    },
    selection,
    sending,
    processing,
    busy,
    cost,
    sendComposed: () => sending.send(draft.text.trim(), selection.kept),
    sendText: (text: string) => sending.send(text, []),
    wait: processing ? session.wait : undefined,
  };
}
