import type { Message } from '@afya/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleStop } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { showToast } from '../../../components/ui/toast-store';
import { useTexts } from '../../../locales/bilingual';
import { replyTexts } from '../../../locales/reply';
import { messagesOptions } from '../api/get-messages';
import { stopReply } from '../api/stop-reply';

/** Stops a pending reply. The list then shows that it is stopped, or the reply that was there first. */
export default function StopReply({ message: { sessionId, id } }: { message: Message }) {
  const t = useTexts(replyTexts);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => stopReply(sessionId, id),
    onSuccess: () => queryClient.invalidateQueries(messagesOptions(sessionId)),
    onError: (error) => {
      console.error(error);
      showToast({ title: t.stopFailed, tone: 'danger' });
    },
  });
  return (
    <Button variant="quiet" disabled={isPending} onClick={() => mutate()} className="-ml-1.5 px-1.5">
      <CircleStop aria-hidden size={18} strokeWidth={1.75} />
      {t.stop}
    </Button>
  );
}
