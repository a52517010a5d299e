import type { User } from '@afya/contracts';
import { Dialog } from '../../../components/ui/dialog';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';
import { ChangePasswordForm } from './change-password-form';

interface ChangePasswordDialogProps {
  user: User;
  onClose: () => void;
}

export default function ChangePasswordDialog({ user, onClose }: ChangePasswordDialogProps) {
  const t = useTexts(authTexts);
  return (
    <Dialog open title={t.changePassword} description={t.changePasswordNote} onClose={onClose}>
      <ChangePasswordForm user={user} onChanged={onClose} />
    </Dialog>
  );
}
