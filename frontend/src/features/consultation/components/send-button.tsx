import { SendHorizontal } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

interface SendButtonProps {
  cost: number;
  sending: boolean;
  /** It goes out when the network is back. */
  waiting: boolean;
  disabled: boolean;
}

/** The price stands on the button: nobody pays without having seen it. */
export function SendButton({ cost, sending, waiting, disabled }: SendButtonProps) {
  const t = useTexts(consultationTexts);
  const underWay = waiting ? t.waiting : t.sending;
  return (
    <Button
      type="submit"
      disabled={disabled}
      aria-label={sending ? underWay : t.sendLabel({ credits: t.credits(cost) })}
      className="shrink-0 px-3 tabular-nums"
    >
      <SendHorizontal aria-hidden size={18} strokeWidth={1.75} className="max-sm:hidden" />
      {sending ? underWay : t.send({ cost })}
    </Button>
  );
}
