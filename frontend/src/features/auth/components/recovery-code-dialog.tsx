import { type User } from '@afya/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { ApiError } from '../../../lib/api-error';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';
import { recoveryTexts } from '../../../locales/recovery';
import { newRecoveryCode } from '../api/recovery';
import { useMessageText } from '../hooks/use-field-texts';
import { AuthError } from './auth-error';
import { NewRecoveryCode } from './new-recovery-code';
import { PasswordField } from './password-field';

interface RecoveryCodeDialogProps {
  user: User;
  onClose: () => void;
}

/** Makes a new recovery code after the password was entered again, and shows it once. */
export default function RecoveryCodeDialog({ user, onClose }: RecoveryCodeDialogProps) {
  const t = useTexts(authTexts);
  const texts = useTexts(recoveryTexts);
  const messageText = useMessageText();
  const [password, setPassword] = useState('');
  const make = useMutation({ mutationFn: newRecoveryCode, networkMode: 'always' });
  const fieldError = make.error instanceof ApiError ? make.error.errors?.['password'] : undefined;
  if (make.data !== undefined)
    return (
      <Dialog open title={texts.newCode} onClose={onClose}>
        <NewRecoveryCode code={make.data} onSaved={onClose} />
      </Dialog>
    );
  return (
    <Dialog open title={texts.newCode} description={texts.newCodeText} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate(password);
        }}
      >
        {make.isError && !fieldError && (
          <AuthError error={make.error} title={texts.newCodeFailed} fallback={t.serverError} />
        )}
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly autoComplete="username" value={user.username} />
        <PasswordField
          error={fieldError && messageText(fieldError)}
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" disabled={make.isPending}>
          {make.isPending ? texts.makingCode : texts.makeCode}
        </Button>
      </form>
    </Dialog>
  );
}
