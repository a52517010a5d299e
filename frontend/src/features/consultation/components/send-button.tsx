import { SendHorizontal } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

interface SendButtonProps {
  cost: number;
  sending: boolean;
  disabled: boolean;
}

/** The price stands on the button: nobody pays without having seen it. */
export function SendButton({ cost, sending, disabled }: SendButtonProps) {
  const t = useTexts(consultationTexts);
  return (
    <Button
      type="submit"
      disabled={disabled}
      aria-label={sending ? t.sending : t.sendLabel({ credits: t.credits(cost) })}
      className="shrink-0 px-3 tabular-nums"
    >
      <SendHorizontal aria-hidden size={18} strokeWidth={1.75} className="max-sm:hidden" />
      {sending ? t.sending : t.send({ cost })}
    </Button>
  );
}
