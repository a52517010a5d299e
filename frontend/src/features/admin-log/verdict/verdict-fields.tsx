import type { Verdict } from '@afya/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useReason } from '../../../components/layout/load-failed';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { verdictTexts } from '../../../locales/verdict';
import { useGiveVerdict } from './use-give-verdict';
import { VerdictChoice } from './verdict-choice';
import type { VerdictName } from './verdict-look';

const NOTE_LENGTH = 1000;

interface VerdictFieldsProps {
  eventId: string;
  newest: Verdict | null;
  onGiven: (verdict: Verdict) => void;
  onCancel: () => void;
}

/** Right, partly or wrong, with a note. What was filled in stays when it cannot be saved. */
export function VerdictFields({ eventId, newest, onGiven, onCancel }: VerdictFieldsProps) {
  const t = useTexts(verdictTexts);
  const reason = useReason();
  const id = useId();
  const [verdict, setVerdict] = useState<VerdictName | null>(newest?.verdict ?? null);
  const [note, setNote] = useState(newest?.note ?? '');
  const [isAsked, setAsked] = useState(false);
  const save = useGiveVerdict(eventId);
  const isTooLong = note.trim().length > NOTE_LENGTH;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (verdict && !isTooLong) save.mutate({ verdict, note: note.trim() }, { onSuccess: onGiven });
  };
  return (
    <form noValidate onSubmit={submit} className="flex w-full max-w-xl flex-col gap-3">
      <VerdictChoice value={verdict} onChange={setVerdict} error={isAsked && !verdict ? t.choose : undefined} />
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
      {save.error && <Alert title={t.failed}>{reason(save.error)}</Alert>}
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
