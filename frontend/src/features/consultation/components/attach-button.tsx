import { CLIENT_TIMING } from '@afya/contracts';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../components/ui/icon-button';
import { showToast } from '../../../components/ui/toast-store';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

interface AttachButtonProps {
  disabled: boolean;
  onChoose: (files: File[]) => void;
}

/** Opens the system's chooser, which offers the camera on phones, and says what may be chosen. */
export function AttachButton({ disabled, onChoose }: AttachButtonProps) {
  const t = useTexts(consultationTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/*,.heic,.heif,application/pdf"
        disabled={disabled}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <IconButton
        icon={Paperclip}
        label={t.attach}
        disabled={disabled}
        onClick={() => {
          showToast({ title: t.fileHint, duration: CLIENT_TIMING.fileHintMs });
          input.current?.click();
        }}
      />
    </>
  );
}
