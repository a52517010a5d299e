import { SendHorizontal } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

interface SendButtonProps {
  cost: number;
  sending: boolean;
  /** The message is sent when the connection is back. */
  waitingForNetwork: boolean;
  disabled: boolean;
}

/** The button shows the price, so that no one pays without having seen it. On a phone an icon stands for the word. */
export function SendButton({ cost, sending, waitingForNetwork, disabled }: SendButtonProps) {
  const t = useTexts(consultationTexts);
  const progress = waitingForNetwork ? t.waiting : t.sending;
  const price = cost > 0 ? t.credits(cost) : t.free;
  return (
    <Button
      type="submit"
      disabled={disabled}
      aria-label={sending ? progress : t.sendLabel({ credits: price })}
      title={sending ? progress : price}
      className="shrink-0 px-3 tabular-nums max-sm:flex-col max-sm:gap-0 max-sm:px-1 max-sm:py-0.5"
    >
      <SendHorizontal aria-hidden size={18} strokeWidth={1.75} />
      {sending ? (
        <span className="max-sm:sr-only">{progress}</span>
      ) : (
        <span className="leading-tight">
          <span className="max-sm:sr-only">{t.sendPrefix}</span>
          {cost}
        </span>
      )}
    </Button>
  );
}
