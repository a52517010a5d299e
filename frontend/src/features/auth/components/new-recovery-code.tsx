import { RecoveryCodes } from '../../../components/layout/recovery-codes';
import { useTexts } from '../../../locales/bilingual';
import { recoveryTexts } from '../../../locales/recovery';

interface NewRecoveryCodeProps {
  code: string;
  onSaved: () => void;
}

export function NewRecoveryCode({ code, onSaved }: NewRecoveryCodeProps) {
  const { title, text, saved } = useTexts(recoveryTexts);
  return <RecoveryCodes codes={[code]} title={title} text={text} saved={saved} onSaved={onSaved} />;
}
