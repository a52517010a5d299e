import type { DiagnosisLog } from '@afya/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { verdictTexts } from '../../../locales/verdict';
import { GivenVerdict } from './given-verdict';
import { VerdictFields } from './verdict-fields';

/** The newest verdict on a diagnosis, and the way to give one. */
export function VerdictForm({ diagnosis: { id, verdict } }: { diagnosis: Pick<DiagnosisLog, 'id' | 'verdict'> }) {
  const t = useTexts(verdictTexts);
  const [given, setGiven] = useState<DiagnosisLog['verdict']>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setOpen(true);
    setWasOpen(true);
  };
  const newest = given ?? verdict;
  return (
    <div className="flex flex-col items-start gap-2">
      {newest ? <GivenVerdict verdict={newest} /> : !isOpen && <p className="text-muted">{t.none}</p>}
      {given && !isOpen && (
        <p role="status" className="text-xs text-self-care">
          {t.saved}
        </p>
      )}
      {isOpen ? (
        <VerdictFields
          eventId={id}
          newest={newest}
          onCancel={() => setOpen(false)}
          onGiven={(next) => {
            setGiven(next);
            setOpen(false);
          }}
        />
      ) : (
        // what closes gives the focus back
        <Button variant="secondary" autoFocus={wasOpen} onClick={open}>
          {newest ? t.change : t.give}
        </Button>
      )}
    </div>
  );
}
