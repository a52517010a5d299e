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
import { useSendWhenReady } from './use-send-when-ready';
import { useSendMessage } from './use-send-message';

type ChatOptions = Pick<ChatProps, 'sessionId' | 'session' | 'takePurchases' | 'onPurchasesBooked'>;

/** Everything that a session's chat knows and can do. */
export function useChat({ sessionId, session, takePurchases, onPurchasesBooked }: ChatOptions) {
  const opened = session !== undefined;
  const stage = session?.stage ?? 'unknown';
  const language = useLanguage();
  const draft = useDraft(sessionId);
  const { messages, failed: readFailed, processing } = useMessages(sessionId, opened);
  // Messages read ahead of a session that then fails to open are no failure of their own.
  const failed = opened && readFailed;
  const { data: confidence } = useQuery({ ...confidenceOptions(sessionId), enabled: opened });
  const ready = opened && (messages !== undefined || failed);
  const sending = useSendMessage({ sessionId, language, messages, ready, takePurchases, onPurchasesBooked });
  const selection = useFileSelection(sessionId, sending.dismissError);
  // Files of an earlier visit and messages too old to be repeated.
  useEffect(tidyDrafts, []);

  const cost = sendCost({
    textLength: draft.text.trim().length,
    stage: stage === 'unknown' ? 'initial_gathering' : stage,
    files: selection.files.map(({ type }) => type),
    assessmentType: confidence?.assessmentType,
  });
  const sendComposed = () => {
    // What was wrong with files that are not part of it has been read by now.
    selection.dismissProblems();
    sending.send(draft.text.trim(), selection.kept);
  };
  const { queued, sendWhenReady, forget } = useSendWhenReady({
    ...{ sessionId, ready, blocked: processing, text: draft.text, cost, send: sendComposed },
  });
  const underWay = sending.sending || queued;

  return {
    messages,
    ready,
    /** A message is on its way, or goes as soon as the session is open. */
    underWay,
    /** It waits for the connection to come back. */
    waiting: underWay && !sending.online,
    /** Gives it back for changing. */
    takeBack: queued ? forget : sending.takeBack,
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
    busy: underWay || processing,
    cost,
    sendComposed: sendWhenReady,
    sendText: (text: string) => sending.send(text, []),
    wait: processing ? session?.wait : undefined,
  };
}
