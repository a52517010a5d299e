import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/ui/button';
import { TextField } from '../../../../components/ui/text-field';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { ownFault } from '../period/period';

interface OwnDatesProps {
  days: { from: string; to: string };
  onShow: (days: { from: string; to: string }) => void;
}

/** The first and the last day of a period of one's own. */
export function OwnDates({ days, onShow }: OwnDatesProps) {
  const t = useTexts(overviewTexts);
  const [from, setFrom] = useState(days.from);
  const [to, setTo] = useState(days.to);
  const [isAsked, setAsked] = useState(false);
  const fault = ownFault(from, to);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!fault) onShow({ from, to });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-xl items-start gap-3 min-[360px]:grid-cols-2 sm:grid-cols-[1fr_1fr_auto]"
    >
      <TextField type="date" label={t.from} value={from} onChange={({ target }) => setFrom(target.value)} />
      <TextField
        type="date"
        label={t.to}
        value={to}
        error={isAsked && fault ? t[fault] : undefined}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button type="submit" className="sm:mt-6.5">
        {t.show}
      </Button>
    </form>
  );
}
