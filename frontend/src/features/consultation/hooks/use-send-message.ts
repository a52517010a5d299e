import { CLIENT_TIMING, type Language, type Purchase } from '@afya/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nanoid } from 'nanoid';
import { isOutcomeUnknown } from '../../../lib/api-error';
import { confidenceOptions } from '../api/get-confidence';
import { messagesOptions } from '../api/get-messages';
import { type ConsultationSession, sessionOptions } from '../api/get-session';
import { type Send, sendMessage } from '../api/send-message';
import type { ChosenFile } from '../files/chosen-file';

interface SendOptions {
  sessionId: string;
  language: Language;
  /** The purchases that the next send is to carry. */
  takePurchases: () => Purchase[];
  /** Runs when the server has taken the send; `session` shows what it has booked. */
  onAccepted: (send: Send, session: ConsultationSession | null | undefined) => void;
}

/** Sends messages. One that may or may not have arrived is repeated under its own key. */
export function useSendMessage({ sessionId, language, takePurchases, onAccepted }: SendOptions) {
  const queryClient = useQueryClient();
  const rereadSession = () => queryClient.invalidateQueries(sessionOptions(sessionId));

  const mutation = useMutation({
    mutationFn: sendMessage,
    onSuccess: async (_accepted, send) => {
      for (const delay of CLIENT_TIMING.sessionRereadMs) setTimeout(() => void rereadSession(), delay);
      void queryClient.invalidateQueries(confidenceOptions(sessionId));
      await Promise.all([queryClient.invalidateQueries(messagesOptions(sessionId)), rereadSession()]);
      onAccepted(send, queryClient.getQueryData(sessionOptions(sessionId).queryKey));
    },
    onError: (error) => console.error(error),
  });

  const last = mutation.variables;
  const mayHaveArrived = mutation.isError && isOutcomeUnknown(mutation.error);

  function send(text: string, files: readonly ChosenFile[]) {
    const repeats = mayHaveArrived && last?.text === text && sameFiles(last.files, files);
    mutation.mutate(
      repeats ? last : { sessionId, text, language, files, purchases: takePurchases(), idempotencyKey: nanoid() },
    );
  }

  return {
    send,
    /** Once more what was not taken. */
    retry: () => last && send(last.text, last.files),
    sending: mutation.isPending,
    /** Waiting for the connection to come back. */
    waiting: mutation.isPaused,
    error: mutation.error,
    dismissError: mutation.reset,
  };
}

function sameFiles(a: readonly ChosenFile[], b: readonly ChosenFile[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);
}
