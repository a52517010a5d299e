import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

interface OfflineNoticeProps {
  /** A message waits for the network. */
  waiting: boolean;
  onTakeBack: () => void;
}

/** Nothing is lost without a network: says so, and what is going to happen. */
export function OfflineNotice({ waiting, onTakeBack }: OfflineNoticeProps) {
  const t = useTexts(consultationTexts);
  if (!waiting) return <Alert tone="info" role="status" title={t.offlineWriting} />;
  return (
    <Alert
      tone="info"
      role="status"
      title={t.offlineWaiting}
      actions={
        <Button variant="secondary" onClick={onTakeBack}>
          {t.takeBack}
        </Button>
      }
    />
  );
}
