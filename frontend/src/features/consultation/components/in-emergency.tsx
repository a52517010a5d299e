import type { EmergencyNumber } from '@afya/contracts';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { EmergencyNumbers } from './emergency-numbers';

/** Beside a message that the server could not take: whom to call instead of waiting. */
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
