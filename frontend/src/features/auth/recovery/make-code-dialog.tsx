import { type User } from '@afya/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { ApiError } from '../../../lib/api-error';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';
import { recoveryTexts } from '../../../locales/recovery';
import { useMessageText } from '../hooks/use-field-texts';
import { AuthError } from '../components/auth-error';
import { PasswordField } from '../components/password-field';
import { newCodeStore } from './new-code-store';
import { newRecoveryCode } from './recovery-api';

interface MakeCodeDialogProps {
  user: User;
  onClose: () => void;
}

/** Makes a new recovery code after the password was entered again. */
export default function MakeCodeDialog({ user, onClose }: MakeCodeDialogProps) {
  const t = useTexts(authTexts);
  const texts = useTexts(recoveryTexts);
  const messageText = useMessageText();
  const [password, setPassword] = useState('');
  const make = useMutation({
    mutationFn: newRecoveryCode,
    networkMode: 'always',
    onSuccess: (code) => {
      newCodeStore.set(code);
      onClose();
    },
  });
  const fieldError = make.error instanceof ApiError ? make.error.errors?.['password'] : undefined;
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
