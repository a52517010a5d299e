import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { useTexts } from '../../../locales/bilingual';
import { disclaimersTexts } from '../../../locales/disclaimers';

interface DiagnosticDisclaimerProps {
  /** What the diagnosis costs, as a sentence; undefined when acceptance costs nothing. */
  cost: string | undefined;
  onAccept: () => void;
}

/** The limits of a diagnosis, accepted once. */
export default function DiagnosticDisclaimer({ cost, onAccept }: DiagnosticDisclaimerProps) {
  const t = useTexts(disclaimersTexts);
  return (
    <Dialog open title={t.diagnosticTitle} description={t.diagnosticText}>
      <ul className="list-disc space-y-2 pl-5 marker:text-brand">
        <li>{t.diagnosticExam}</li>
        <li>{t.diagnosticMedicine}</li>
        <li>{t.diagnosticWorse}</li>
      </ul>
      {cost && <p className="text-sm">{cost}</p>}
      <Button onClick={onAccept}>{t.diagnosticAccept}</Button>
    </Dialog>
  );
}
