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

/** The button shows the price, so that no one pays without having seen it. */
export function SendButton({ cost, sending, waitingForNetwork, disabled }: SendButtonProps) {
  const t = useTexts(consultationTexts);
  const progress = waitingForNetwork ? t.waiting : t.sending;
  return (
    <Button
      type="submit"
      disabled={disabled}
      aria-label={sending ? progress : t.sendLabel({ credits: t.credits(cost) })}
      className="shrink-0 px-3 tabular-nums"
    >
      <SendHorizontal aria-hidden size={18} strokeWidth={1.75} className="max-sm:hidden" />
      {sending ? progress : t.send({ cost })}
    </Button>
  );
}
