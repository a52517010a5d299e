import type { DiagnosisLog } from '@afya/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { verdictTexts } from '../../../locales/admin-log';
import { GivenVerdict } from './given-verdict';
import { VerdictFields } from './verdict-fields';

/** Shows the newest verdict on a diagnosis and a form to give one. */
export function VerdictForm({ diagnosis: { id, verdict } }: { diagnosis: Pick<DiagnosisLog, 'id' | 'verdict'> }) {
  const t = useTexts(verdictTexts);
  const [savedVerdict, setSavedVerdict] = useState<DiagnosisLog['verdict']>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setOpen(true);
    setWasOpen(true);
  };
  const newest = savedVerdict ?? verdict;
  return (
    <div className="flex flex-col items-start gap-2">
      {newest ? <GivenVerdict verdict={newest} /> : !isOpen && <p className="text-muted">{t.none}</p>}
      {savedVerdict && !isOpen && (
        <p role="status" className="text-xs text-self-care">
          {t.saved}
        </p>
      )}
      {isOpen ? (
        <VerdictFields
          eventId={id}
          newest={newest}
          onCancel={() => setOpen(false)}
          onSaved={(next) => {
            setSavedVerdict(next);
            setOpen(false);
          }}
        />
      ) : (
        // closing the form returns focus to this button
        <Button variant="secondary" autoFocus={wasOpen} onClick={open}>
          {newest ? t.change : t.give}
        </Button>
      )}
    </div>
  );
}
