import { type Recover, recoverSchema } from '@afya/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/text-field';
import { ApiError } from '../../../lib/api-error';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';
import { recoveryTexts } from '../../../locales/recovery';
import { useMessageText } from '../hooks/use-field-texts';
import { useSignIn } from '../hooks/use-sign-in';
import { AuthError } from '../components/auth-error';
import { PasswordField } from '../components/password-field';
import { recover } from './recovery-api';

/** Replaces a forgotten password with the recovery code. */
export function RecoverForm() {
  const t = useTexts(authTexts);
  const texts = useTexts(recoveryTexts);
  const messageText = useMessageText();
  const form = useForm<Recover>({
    resolver: zodResolver(recoverSchema),
    defaultValues: { username: '', recoveryCode: '', newPassword: '' },
  });
  const { errors } = form.formState;
  const signIn = useSignIn({ signIn: recover, choosesLanguage: false });
  const isWrong = signIn.error instanceof ApiError && signIn.error.code === 'CREDENTIALS_INVALID';
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit((values) => signIn.mutate(values))(event)}
    >
      {isWrong && <Alert title={texts.failed}>{texts.wrong}</Alert>}
      {signIn.isError && !isWrong && <AuthError error={signIn.error} title={texts.failed} fallback={t.serverError} />}
      <TextField
        label={t.username}
        error={errors.username && texts.usernameMissing}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username')}
      />
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        error={errors.recoveryCode && texts.codeMissing}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.register('recoveryCode')}
      />
      <PasswordField
        names={{ label: t.newPassword, show: t.showNewPassword, hide: t.hideNewPassword }}
        hint={t.passwordHint}
        error={errors.newPassword?.message && messageText(errors.newPassword.message)}
        autoComplete="new-password"
        {...form.register('newPassword')}
      />
      <Button type="submit" disabled={signIn.isPending}>
        {signIn.isPending ? texts.recovering : texts.recover}
      </Button>
    </form>
  );
}
