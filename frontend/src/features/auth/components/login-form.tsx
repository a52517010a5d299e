import { type Login, loginSchema } from '@afya/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/text-field';
import { isStatus } from '../../../lib/api-error';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';
import { recoveryTexts } from '../../../locales/recovery';
import { login } from '../api/login';
import { useSignIn } from '../hooks/use-sign-in';
import { AuthError } from './auth-error';
import { PasswordField } from './password-field';
import { SwitchForm } from './switch-form';
import type { AuthFormProps } from './auth-form-props';

export function LoginForm({ credentials, onType, takeFocus, onSwitch }: AuthFormProps) {
  const t = useTexts(authTexts);
  const { forgot } = useTexts(recoveryTexts);
  const form = useForm<Login>({ resolver: zodResolver(loginSchema), defaultValues: credentials });
  const signIn = useSignIn({ signIn: login, choosesLanguage: false });
  const submit = form.handleSubmit((values) =>
    signIn.mutate(values, {
      onError: (error) => isStatus(error, 401) && form.setFocus('password', { shouldSelect: true }),
    }),
  );
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {signIn.isError && <AuthError error={signIn.error} title={t.loginFailed} fallback={t.serverError} />}
      <TextField
        label={t.username}
        autoFocus={takeFocus}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username', { onChange: () => onType({ username: form.getValues('username') }) })}
      />
      <PasswordField
        autoComplete="current-password"
        {...form.register('password', { onChange: () => onType({ password: form.getValues('password') }) })}
      />
      <Button type="submit" disabled={signIn.isPending}>
        {signIn.isPending ? t.loggingIn : t.login}
      </Button>
      <Link to="/auth/recover" className="self-center py-2 text-sm font-semibold text-brand underline">
        {forgot}
      </Link>
      <SwitchForm question={t.noAccount} answer={t.register} onSwitch={onSwitch} />
    </form>
  );
}
