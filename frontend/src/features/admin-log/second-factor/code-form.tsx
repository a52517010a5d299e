import { type FormEvent, useState } from 'react';
import { useCodeErrorText } from '../../../components/step-up/use-code-error-text';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/text-field';
import { useTexts } from '../../../locales/bilingual';
import { securityTexts } from '../../../locales/security';

interface CodeFormProps {
  error: Error | null;
  isPending: boolean;
  /** Digits alone: a recovery code does not fit here. */
  isNumeric?: boolean;
  onCode: (code: string) => void;
}

export function CodeForm({ error, isPending, isNumeric = false, onCode }: CodeFormProps) {
  const t = useTexts(securityTexts);
  const errorText = useCodeErrorText(t.codeWrong);
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim().length >= 6) onCode(code.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-sm flex-col gap-3">
      <TextField
        label={t.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isNumeric ? 'numeric' : 'text'}
        maxLength={64}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={error ? errorText(error) : undefined}
      />
      <Button type="submit" disabled={isPending}>
        {isPending ? t.confirming : t.confirm}
      </Button>
    </form>
  );
}
