import { type Login, loginSchema } from '@afya/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/text-field';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';
import { login } from '../api/login';
import { useSignIn } from '../hooks/use-sign-in';
import { AuthError } from './auth-error';
import { PasswordField } from './password-field';

export function LoginForm({ onRegister }: { onRegister: () => void }) {
  const t = useTexts(authTexts);
  const form = useForm<Login>({ resolver: zodResolver(loginSchema), defaultValues: { username: '', password: '' } });
  const signIn = useSignIn(login);
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.handleSubmit((values) => signIn.mutate(values))}>
      {signIn.isError && <AuthError error={signIn.error} title={t.loginFailed} fallback={t.serverError} />}
      <TextField
        label={t.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username')}
      />
      <PasswordField autoComplete="current-password" {...form.register('password')} />
      <Button type="submit" disabled={signIn.isPending}>
        {t.login}
      </Button>
      <p className="text-center text-sm text-muted">
        {t.noAccount}{' '}
        <button type="button" className="min-h-11 px-1 font-semibold text-brand underline" onClick={onRegister}>
          {t.register}
        </button>
      </p>
    </form>
  );
}
