import { lazy } from 'react';
import { Alert } from '../../../components/ui/alert';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { useFaultText } from './use-fault-text';
import { InEmergency } from '../emergency/emergency-help';
import type { LimitAlertProps } from './limit-alert';

/** Not part of the first download; when it cannot be loaded, the reason is shown without the waiting time. */
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
