import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCodeErrorText } from '../../../components/step-up/use-code-error-text';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/text-field';
import { useTexts } from '../../../locales/bilingual';
import { securityTexts } from '../../../locales/security';

/** Length of an authenticator code; recovery codes are longer. */
const MIN_LENGTH = 6;

interface CodeFormProps {
  error: Error | null;
  isPending: boolean;
  /** Accept digits only, not recovery codes. */
  isNumeric?: boolean;
  onCode: (code: string) => void;
}

export function CodeForm({ error, isPending, isNumeric = false, onCode }: CodeFormProps) {
  const t = useTexts(securityTexts);
  const errorText = useCodeErrorText(t.codeWrong);
  const [code, setCode] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const isComplete = code.trim().length >= MIN_LENGTH;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isComplete) onCode(code.trim());
    else field.current?.focus();
  };
  const missing = isSubmitted && !isComplete ? t.codeMissing : undefined;
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-3">
      <TextField
        ref={field}
        label={t.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isNumeric ? 'numeric' : 'text'}
        maxLength={64}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={missing ?? (error ? errorText(error) : undefined)}
      />
      <Button type="submit" disabled={isPending}>
        {isPending ? t.confirming : t.confirm}
      </Button>
    </form>
  );
}
