import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button';
import { TextField } from '../../../components/ui/text-field';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'trailing'> {
  /** labels for a form with more than one password field */
  names?: { label: string; show: string; hide: string };
}

export function PasswordField({ names, ...props }: PasswordFieldProps) {
  const t = useTexts(authTexts);
  const { label, show, hide } = names ?? { label: t.password, show: t.showPassword, hide: t.hidePassword };
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      label={label}
      type={shown ? 'text' : 'password'}
      trailing={<IconButton icon={shown ? EyeOff : Eye} label={shown ? hide : show} onClick={() => setShown(!shown)} />}
    />
  );
}
