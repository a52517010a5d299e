import type { Stage } from '@afya/contracts';
import { Link2, RotateCcw, ShieldCheck } from 'lucide-react';
import { DataSaver } from '../../../components/layout/data-saver';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { StageBadge } from '../../../components/ui/stage-badge';
import { showToast } from '../../../components/ui/toast-store';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { sessionAddress } from './session-id';

export interface SessionDialogProps {
  sessionId: string;
  stage: Stage | 'unknown';
  onShowNotices: () => void;
  onMyData: () => void;
  onClose: () => void;
}

export default function SessionDialog({ sessionId, stage, onShowNotices, onMyData, onClose }: SessionDialogProps) {
  const t = useTexts(consultationTexts);

  async function copyLink() {
    await navigator.clipboard.writeText(`${window.location.origin}${sessionAddress(sessionId)}`);
    showToast({ title: t.linkCopied });
    onClose();
  }

  return (
    <Dialog open title={t.session} description={t.sessionText} onClose={onClose}>
      <p className="flex items-center gap-2">
        {t.stage}: <StageBadge stage={stage} />
      </p>
      <p className="rounded-control bg-ground p-3 font-mono text-sm">{sessionId}</p>
      <DataSaver />
      <div className="flex flex-col gap-2">
        <Button variant="secondary" onClick={() => void copyLink()}>
          <Link2 aria-hidden size={18} strokeWidth={1.75} />
          {t.copyLink}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            onClose();
            onShowNotices();
          }}
        >
          <RotateCcw aria-hidden size={18} strokeWidth={1.75} />
          {t.showNotices}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            onClose();
            onMyData();
          }}
        >
          <ShieldCheck aria-hidden size={18} strokeWidth={1.75} />
          {t.myData}
        </Button>
      </div>
    </Dialog>
  );
}
