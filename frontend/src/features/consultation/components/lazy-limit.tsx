import { lazy } from 'react';
import { Alert } from '../../../components/ui/alert';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { useFaultText } from '../hooks/use-fault-text';
import { InEmergency } from './in-emergency';
import type { LimitAlertProps } from './limit-alert';

/** Not part of the first download; where it cannot be loaded, the reason is told without the time. */
export const LimitAlert = lazy(() => import('./limit-alert').catch(() => ({ default: PlainLimit })));

function PlainLimit({ error }: LimitAlertProps) {
  const t = useTexts(consultationTexts);
  return (
    <Alert title={t.sendFailedTitle}>
      {useFaultText()(error)}
      <InEmergency numbers={error.emergencyNumbers} />
    </Alert>
  );
}
