import type { EmergencyNumber } from '@afya/contracts';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { EmergencyNumbers } from './emergency-numbers';

/** The numbers to call, beside a message that the server could not accept. */
export function InEmergency({ numbers }: { numbers: readonly EmergencyNumber[] }) {
  const t = useTexts(consultationTexts);
  if (numbers.length === 0) return null;
  return (
    <div className="mt-2 flex flex-col gap-2">
      <p className="font-semibold">{t.callInEmergency}</p>
      <EmergencyNumbers numbers={numbers} now />
    </div>
  );
}
