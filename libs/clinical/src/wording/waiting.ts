import type { AdviceLevel, Bilingual } from '@afya/contracts';
import { text } from './bilingual';

const ANSWERS: Readonly<Record<AdviceLevel, Bilingual>> = {
  emergency: text(
    'No, do not wait until tomorrow. Go to a hospital now, by any transport, or call an ambulance.',
    'Hapana, usisubiri hadi kesho. Nenda hospitali sasa, kwa usafiri wowote, au piga simu ya ambulensi.',
  ),
  urgent: text(
    'No, be seen by a health worker today, at night too if you can get there safely.',
    'Hapana, onana na mhudumu wa afya leo, hata usiku kama unaweza kufika salama.',
  ),
  routine: text(
    'Yes, until a clinic is open, but not longer than a few days. Do not wait if it gets worse.',
    'Ndiyo, hadi kliniki ifunguliwe, lakini si zaidi ya siku chache. Usisubiri hali ikizidi.',
  ),
  'self-care': text(
    'Yes, you can wait and look after this at home. Be seen if it is not better in three days, or gets worse.',
    'Ndiyo, unaweza kusubiri na kujitunza nyumbani. Nenda kliniki kama hakuna nafuu ndani ya siku tatu, au hali ikizidi.',
  ),
};

/** The answer to "can it wait?": a plain "no" in an emergency. */
export const waitingAdvice = (level: AdviceLevel): Bilingual => ANSWERS[level];
