import { type Register, registerSchema } from '@afya/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/text-field';
import { isStatus } from '../../../lib/api-error';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';
import { useLanguage } from '../../../locales/language';
import { register } from '../api/register';
import { useMessageText } from '../hooks/use-field-texts';
import { useSignIn } from '../hooks/use-sign-in';
import { AuthError } from './auth-error';
import { LanguageChoice } from './language-choice';
import { PasswordField } from './password-field';
import { SwitchForm } from './switch-form';
import type { AuthFormProps } from './auth-form-props';

export function RegisterForm({ credentials, onType, takeFocus, onSwitch }: AuthFormProps) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const messageText = useMessageText();
  const form = useForm<Register>({
    resolver: zodResolver(registerSchema),
    defaultValues: { ...credentials, preferredLanguage: language },
  });
  const { errors, dirtyFields } = form.formState;
  const languagePicked = dirtyFields.preferredLanguage;
  useEffect(() => {
    if (!languagePicked) form.resetField('preferredLanguage', { defaultValue: language });
  }, [form, language, languagePicked]);
  const signIn = useSignIn({ signIn: register, choosesLanguage: true });
  const submit = form.handleSubmit((values) =>
    signIn.mutate(values, {
      onError: (error) => isStatus(error, 409) && form.setFocus('username', { shouldSelect: true }),
    }),
  );
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {signIn.isError && <AuthError error={signIn.error} title={t.registerFailed} fallback={t.unknownError} />}
      <TextField
        label={t.username}
        hint={t.usernameHint}
        error={errors.username?.message && messageText(errors.username.message)}
        autoFocus={takeFocus}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username', { onChange: () => onType({ username: form.getValues('username') }) })}
      />
      <PasswordField
        hint={t.passwordHint}
        error={errors.password?.message && messageText(errors.password.message)}
        autoComplete="new-password"
        {...form.register('password', { onChange: () => onType({ password: form.getValues('password') }) })}
      />
      <LanguageChoice label={t.preferredLanguage} field={form.register('preferredLanguage')} />
      <Button type="submit" disabled={signIn.isPending}>
        {signIn.isPending ? t.registering : t.register}
      </Button>
      <SwitchForm question={t.haveAccount} answer={t.login} onSwitch={onSwitch} />
    </form>
  );
}
