import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/ui/button';
import { TextField } from '../../../../components/ui/text-field';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { customPeriodError } from '../period/period';

interface CustomDatesProps {
  days: { from: string; to: string };
  onShow: (days: { from: string; to: string }) => void;
}

/** First and last day of a custom period. */
export function CustomDates({ days, onShow }: CustomDatesProps) {
  const t = useTexts(overviewTexts);
  const [from, setFrom] = useState(days.from);
  const [to, setTo] = useState(days.to);
  const [isSubmitted, setSubmitted] = useState(false);
  const error = customPeriodError(from, to);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!error) onShow({ from, to });
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
        error={isSubmitted && error ? t[error] : undefined}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button type="submit" className="sm:mt-6.5">
        {t.show}
      </Button>
    </form>
  );
}
