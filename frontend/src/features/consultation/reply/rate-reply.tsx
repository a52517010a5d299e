import type { Message, RatingForm } from '@afya/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button';
import { showToast } from '../../../components/ui/toast-store';
import { useTexts } from '../../../locales/bilingual';
import { replyTexts } from '../../../locales/reply';
import { messagesOptions } from '../api/get-messages';
import { rateMessage } from '../api/rate-message';
import { RatingReason } from './rating-reason';

/** Thumbs for a reply. The second tap on the same thumb removes the rating; after a thumb down a reason can be written. */
export default function RateReply({ message: { sessionId, id, metadata } }: { message: Message }) {
  const t = useTexts(replyTexts);
  const queryClient = useQueryClient();
  const [asksReason, setAsksReason] = useState(false);
  const value = metadata.rating?.value;
  const { mutate, isPending } = useMutation({
    mutationFn: (rating: RatingForm) => rateMessage(sessionId, id, rating),
    onSuccess: (_, rating) => {
      setAsksReason(rating.value === 'down' && rating.reason === undefined);
      if (rating.reason) showToast({ title: t.thanks });
      return queryClient.invalidateQueries(messagesOptions(sessionId));
    },
    onError: (error) => {
      console.error(error);
      showToast({ title: t.rateFailed, tone: 'danger' });
    },
  });
  const thumb = (choice: 'up' | 'down') => ({
    'aria-pressed': value === choice,
    disabled: isPending,
    className: value === choice ? 'bg-mine text-brand' : 'text-muted',
    onClick: () => mutate({ value: value === choice ? 'none' : choice }),
  });
  return (
    <div role="group" aria-label={t.rate} className="flex flex-wrap">
      <IconButton icon={ThumbsUp} label={t.helpful} {...thumb('up')} />
      <IconButton icon={ThumbsDown} label={t.notHelpful} {...thumb('down')} />
      {asksReason && <RatingReason disabled={isPending} onSend={(reason) => mutate({ value: 'down', reason })} />}
    </div>
  );
}
