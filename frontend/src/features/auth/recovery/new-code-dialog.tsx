import { useStore } from '@nanostores/react';
import { RecoveryCodes } from '../../../components/layout/recovery-codes';
import { Dialog } from '../../../components/ui/dialog';
import { useTexts } from '../../../locales/bilingual';
import { recoveryTexts } from '../../../locales/recovery';
import { newCodeStore } from './new-code-store';

/** It has no close button, so that no one closes it before saving the code. */
export default function NewCodeDialog({ onClose }: { onClose: () => void }) {
  const { title, text, saved } = useTexts(recoveryTexts);
  const code = useStore(newCodeStore);
  return (
    <Dialog open title={title}>
      <RecoveryCodes codes={[code]} text={text} saved={saved} onSaved={onClose} />
    </Dialog>
  );
}
