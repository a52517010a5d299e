import type { Verdict } from '@afya/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '../../../components/layout/load-failed';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { verdictTexts } from '../../../locales/admin-log';
import { useGiveVerdict } from './use-give-verdict';
import { VerdictChoice } from './verdict-choice';
import type { VerdictName } from './verdict-styles';

const NOTE_LENGTH = 1000;

interface VerdictFieldsProps {
  eventId: string;
  newest: Verdict | null;
  onSaved: (verdict: Verdict) => void;
  onCancel: () => void;
}

/** Form for a verdict and a note. It keeps its input if saving fails. */
export function VerdictFields({ eventId, newest, onSaved, onCancel }: VerdictFieldsProps) {
  const t = useTexts(verdictTexts);
  const errorText = useErrorText();
  const id = useId();
  const [verdict, setVerdict] = useState<VerdictName | null>(newest?.verdict ?? null);
  const [note, setNote] = useState(newest?.note ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const save = useGiveVerdict(eventId);
  const isTooLong = note.trim().length > NOTE_LENGTH;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (verdict && !isTooLong) save.mutate({ verdict, note: note.trim() }, { onSuccess: onSaved });
  };
  return (
    <form noValidate onSubmit={submit} className="flex w-full max-w-xl flex-col gap-3">
      <VerdictChoice value={verdict} onChange={setVerdict} error={isSubmitted && !verdict ? t.choose : undefined} />
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="text-sm font-medium">
          {t.note}
        </label>
        <textarea
          id={id}
          rows={3}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          aria-describedby={`${id}-hint`}
          aria-invalid={isTooLong || undefined}
          className={`w-full rounded-control border bg-surface px-3 py-2 text-base ${isTooLong ? 'border-emergency' : 'border-edge'}`}
        />
        <p id={`${id}-hint`} className={`text-xs ${isTooLong ? 'text-emergency' : 'text-muted'}`}>
          {isTooLong ? t.noteTooLong : t.noteHint}
        </p>
      </div>
      {save.error && <Alert title={t.failed}>{errorText(save.error)}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? t.saving : t.save}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={save.isPending}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
