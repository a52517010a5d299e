import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

interface OfflineNoticeProps {
  /** A message waits for the connection. */
  waiting: boolean;
  onCancel: () => void;
}

/** The browser is offline: the draft is saved, and a waiting message is sent when the connection is back. */
export function OfflineNotice({ waiting, onCancel }: OfflineNoticeProps) {
  const t = useTexts(consultationTexts);
  if (!waiting) return <Alert tone="info" role="status" title={t.offlineWriting} />;
  return (
    <Alert
      tone="info"
      role="status"
      title={t.offlineWaiting}
      actions={
        <Button variant="secondary" onClick={onCancel}>
          {t.takeBack}
        </Button>
      }
    />
  );
}
