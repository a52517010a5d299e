import { type Register, registerSchema } from '@afya/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/text-field';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';
import { useLanguage } from '../../../locales/language';
import { register } from '../api/register';
import { useMessageText } from '../hooks/use-field-texts';
import { useSignIn } from '../hooks/use-sign-in';
import { AuthError } from './auth-error';
import { LanguageChoice } from './language-choice';
import { PasswordField } from './password-field';

export function RegisterForm({ onLogin }: { onLogin: () => void }) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const messageText = useMessageText();
  const form = useForm<Register>({
    resolver: zodResolver(registerSchema),
    defaultValues: { username: '', password: '', preferredLanguage: language },
  });
  const { errors } = form.formState;
  const signIn = useSignIn(register);
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.handleSubmit((values) => signIn.mutate(values))}>
      {signIn.isError && <AuthError error={signIn.error} title={t.registerFailed} fallback={t.unknownError} />}
      <TextField
        label={t.username}
        hint={t.usernameHint}
        error={errors.username?.message && messageText(errors.username.message)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username')}
      />
      <PasswordField
        hint={t.passwordHint}
        error={errors.password?.message && messageText(errors.password.message)}
        autoComplete="new-password"
        {...form.register('password')}
      />
      <LanguageChoice label={t.preferredLanguage} field={form.register('preferredLanguage')} />
      <Button type="submit" disabled={signIn.isPending}>
        {t.register}
      </Button>
      <p className="text-center text-sm text-muted">
        {t.haveAccount}{' '}
        <button type="button" className="min-h-11 px-1 font-semibold text-brand underline" onClick={onLogin}>
          {t.login}
        </button>
      </p>
    </form>
  );
}
