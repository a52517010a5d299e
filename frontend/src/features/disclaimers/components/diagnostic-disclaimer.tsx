import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { useTexts } from '../../../locales/bilingual';
import { disclaimersTexts } from '../../../locales/disclaimers';

export default function DiagnosticDisclaimer({ onAccept }: { onAccept: () => void }) {
  const t = useTexts(disclaimersTexts);
  return (
    <Dialog open title={t.diagnosticTitle} description={t.diagnosticText}>
      <ul className="list-disc space-y-2 pl-5 marker:text-brand">
        <li>{t.diagnosticExam}</li>
        <li>{t.diagnosticMedicine}</li>
        <li>{t.diagnosticWorse}</li>
      </ul>
      <Button onClick={onAccept}>{t.diagnosticAccept}</Button>
    </Dialog>
  );
}
