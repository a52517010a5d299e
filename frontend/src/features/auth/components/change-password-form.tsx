import { type ChangePassword, changePasswordSchema, type User } from '@afya/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { ApiError } from '../../../lib/api-error';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';
import { useChangePassword } from '../hooks/use-change-password';
import { useMessageText } from '../hooks/use-field-texts';
import { AuthError } from './auth-error';
import { PasswordField } from './password-field';

const FIELDS = ['currentPassword', 'newPassword'] as const;

export function ChangePasswordForm({ user, onChanged }: { user: User; onChanged: () => void }) {
  const t = useTexts(authTexts);
  const messageText = useMessageText();
  const form = useForm<ChangePassword>({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors } = form.formState;
  const change = useChangePassword(onChanged);
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onError: (error) => {
        const field = FIELDS.find((name) => fieldError(error, name));
        if (field) form.setError(field, { message: fieldError(error, field) ?? '' }, { shouldFocus: true });
      },
    }),
  );
  const isFieldError = FIELDS.some((name) => fieldError(change.error, name));
  const errorText = (name: (typeof FIELDS)[number]) => errors[name]?.message && messageText(errors[name].message);
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {change.isError && !isFieldError && (
        <AuthError error={change.error} title={t.changePasswordFailed} fallback={t.serverError} />
      )}
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly autoComplete="username" value={user.username} />
      <PasswordField
        names={{ label: t.currentPassword, show: t.showCurrentPassword, hide: t.hideCurrentPassword }}
        error={errorText('currentPassword')}
        autoComplete="current-password"
        {...form.register('currentPassword')}
      />
      <PasswordField
        names={{ label: t.newPassword, show: t.showNewPassword, hide: t.hideNewPassword }}
        hint={t.passwordHint}
        error={errorText('newPassword')}
        autoComplete="new-password"
        {...form.register('newPassword')}
      />
      <Button type="submit" disabled={change.isPending}>
        {change.isPending ? t.changingPassword : t.changePassword}
      </Button>
    </form>
  );
}

/** The server's message about a field. */
function fieldError(error: Error | null, field: string): string | undefined {
  return error instanceof ApiError ? error.errors?.[field] : undefined;
}
