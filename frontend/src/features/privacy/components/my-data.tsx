import { Download, MessageSquareX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { StepUp } from '../../../components/step-up/step-up';
import { Button, buttonClass } from '../../../components/ui/button';
import { navigation } from '../../../lib/navigation';
import { useTexts } from '../../../locales/bilingual';
import { privacyTexts } from '../../../locales/privacy';
import { eraseEverything, eraseSession } from '../api/erase';
import { EXPORT_ADDRESS } from '../api/export-address';
import { deleteBrowserData } from '../hooks/delete-browser-data';
import { ConfirmDialog } from './confirm-dialog';
import { ConfirmErasure } from './confirm-erasure';

export interface MyDataProps {
  /** session of this browser, or null */
  sessionId: string | null;
  onSessionErased: () => void;
}

type Step = 'download' | 'session' | 'everything';

/** Lets users download or delete their data. */
export function MyData({ sessionId, onSessionErased }: MyDataProps) {
  const t = useTexts(privacyTexts);
  const [step, setStep] = useState<Step | null>(null);
  const closeStep = () => setStep(null);
  return (
    <div className="flex flex-col gap-2">
      <Button variant="secondary" onClick={() => setStep('download')}>
        <Download aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        {t.download}
      </Button>
      {sessionId !== null && (
        <Button variant="secondary" onClick={() => setStep('session')}>
          <MessageSquareX aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
          {t.deleteSession}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setStep('everything')}>
        <Trash2 aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        {t.deleteEverything}
      </Button>
      {step === 'download' && (
        <ConfirmDialog title={t.download} text={t.downloadText} onCancel={closeStep}>
          <StepUp>
            <a href={EXPORT_ADDRESS} download className={buttonClass()} onClick={closeStep}>
              {t.downloadNow}
            </a>
          </StepUp>
        </ConfirmDialog>
      )}
      {step === 'session' && sessionId !== null && (
        <ConfirmErasure
          title={t.deleteSession}
          text={t.deleteSessionText}
          erase={() => eraseSession(sessionId)}
          onErased={onSessionErased}
          onCancel={closeStep}
        />
      )}
      {step === 'everything' && (
        <ConfirmErasure
          title={t.deleteEverything}
          needsPassword
          text={t.deleteEverythingText}
          erase={() => eraseEverything().then(deleteBrowserData)}
          onErased={() => navigation.loadPage('/')}
          onCancel={closeStep}
        />
      )}
    </div>
  );
}
