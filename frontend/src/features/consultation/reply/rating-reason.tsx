import { MAX_RATING_REASON } from '@afya/contracts';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { replyTexts } from '../../../locales/reply';

interface RatingReasonProps {
  disabled: boolean;
  onSend: (reason: string) => void;
}

/** An optional reason for a thumb down. */
export function RatingReason({ disabled, onSend }: RatingReasonProps) {
  const t = useTexts(replyTexts);
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    if (typeof reason === 'string' && reason.trim()) onSend(reason.trim());
  };
  return (
    <form onSubmit={send} className="flex basis-full flex-wrap items-center gap-2">
      <label htmlFor={id} className="basis-full text-sm text-muted">
        {t.reason}
      </label>
      <input
        id={id}
        name="reason"
        maxLength={MAX_RATING_REASON}
        className="min-h-11 min-w-0 flex-1 rounded-control border border-line bg-surface px-3"
      />
      <Button type="submit" variant="secondary" disabled={disabled}>
        {t.sendReason}
      </Button>
    </form>
  );
}
