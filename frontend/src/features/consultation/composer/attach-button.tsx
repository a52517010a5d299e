import { CLIENT_TIMING } from '@afya/contracts';
import { Camera, Paperclip } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { IconButton } from '../../../components/ui/icon-button';
import { showToast } from '../../../components/ui/toast-store';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

type ButtonProps = Pick<ComponentProps<typeof IconButton>, 'icon' | 'label' | 'disabled' | 'className' | 'ref'>;

interface FileButtonProps extends ButtonProps {
  chooser: Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'capture'>;
  onChoose: (files: File[]) => void;
  onOpen?: () => void;
}

/** Opens the file chooser of the system. */
function FileButton({ chooser, onChoose, onOpen, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        disabled={button.disabled}
        {...chooser}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <IconButton
        {...button}
        onClick={() => {
          onOpen?.();
          input.current?.click();
        }}
      />
    </>
  );
}

type AttachProps = Pick<FileButtonProps, 'disabled' | 'className' | 'ref' | 'onChoose'>;

/** Chooses files, and shows which types are allowed. */
export function AttachButton(props: AttachProps) {
  const t = useTexts(consultationTexts);
  return (
    <FileButton
      {...props}
      icon={Paperclip}
      label={t.attach}
      chooser={{ accept: 'image/*,.heic,.heif,application/pdf', multiple: true }}
      onOpen={() => showToast({ title: t.hint, duration: CLIENT_TIMING.fileHintMs })}
    />
  );
}

/** Opens the camera directly: not every phone offers it in the file chooser. */
export function CameraButton(props: AttachProps) {
  const t = useTexts(consultationTexts);
  return (
    <FileButton {...props} icon={Camera} label={t.camera} chooser={{ accept: 'image/*', capture: 'environment' }} />
  );
}
