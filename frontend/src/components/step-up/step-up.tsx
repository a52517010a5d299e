import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { securityTexts } from '../../locales/security';
import { useTexts } from '../../locales/bilingual';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { confirmPassword, isPasswordRequired, stepUpOptions } from './step-up-api';
import { useCodeErrorText } from './use-code-error-text';

interface StepUpProps {
  /** of what stands inside: when it says that the password is needed, it is asked for */
  error?: Error | null;
  children: ReactNode;
}

/** Shows what needs the password once the server has it, and asks for it before. */
export function StepUp({ error, children }: StepUpProps) {
  const queryClient = useQueryClient();
  const { data } = useQuery(stepUpOptions);
  const isRefused = isPasswordRequired(error);
  useEffect(() => {
    if (isRefused) queryClient.setQueryData(stepUpOptions.queryKey, { required: true });
  }, [isRefused, queryClient]);
  if (!data?.required) return children;
  return <PasswordAgain onConfirmed={() => queryClient.setQueryData(stepUpOptions.queryKey, { required: false })} />;
}

function PasswordAgain({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTexts(securityTexts);
  const errorText = useCodeErrorText(t.passwordWrong);
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const confirm = useMutation({
    mutationFn: confirmPassword,
    networkMode: 'always',
    onError: () => field.current?.focus(),
    onSuccess: () => {
      // The field goes: the focus moves to the dialog or the page's part around it.
      field.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
      onConfirmed();
    },
  });
  const missing = isAsked && !password ? t.passwordMissing : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
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
