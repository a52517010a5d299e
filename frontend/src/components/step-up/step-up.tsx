import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { securityTexts } from '../../locales/security';
import { useTexts } from '../../locales/bilingual';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { confirmPassword, isPasswordRequired, stepUpOptions } from './step-up-api';
import { useCodeErrorText } from './use-code-error-text';

interface StepUpProps {
  /** error of the children; PASSWORD_REQUIRED shows the password prompt */
  error?: Error | null;
  children: ReactNode;
}

/** Shows its children once the password has been confirmed; until then it asks for the password. */
export function StepUp({ error, children }: StepUpProps) {
  const queryClient = useQueryClient();
  const { data } = useQuery(stepUpOptions);
  const isRefused = isPasswordRequired(error);
  useEffect(() => {
    if (isRefused) queryClient.setQueryData(stepUpOptions.queryKey, { required: true });
  }, [isRefused, queryClient]);
  if (!data?.required) return children;
  return <PasswordPrompt onConfirmed={() => queryClient.setQueryData(stepUpOptions.queryKey, { required: false })} />;
}

function PasswordPrompt({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTexts(securityTexts);
  const errorText = useCodeErrorText(t.passwordWrong);
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const confirm = useMutation({
    mutationFn: confirmPassword,
    networkMode: 'always',
    onError: () => field.current?.focus(),
    onSuccess: () => {
      // The field disappears, so focus moves to the surrounding dialog or section.
      field.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
      onConfirmed();
    },
  });
  const missing = isSubmitted && !password ? t.passwordMissing : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (password) confirm.mutate(password);
    else field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <p className="font-semibold">{t.passwordAgain}</p>
      <p className="text-sm text-muted">{t.passwordAgainText}</p>
      <TextField
        ref={field}
        label={t.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={missing ?? (confirm.error ? errorText(confirm.error) : undefined)}
      />
      <Button type="submit" disabled={confirm.isPending}>
        {confirm.isPending ? t.confirming : t.confirm}
      </Button>
    </form>
  );
}
