import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button';
import { TextField } from '../../../components/ui/text-field';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'trailing'>;

export function PasswordField(props: PasswordFieldProps) {
  const t = useTexts(authTexts);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      label={t.password}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? t.hidePassword : t.showPassword}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
