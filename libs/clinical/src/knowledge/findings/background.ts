import type { FindingRow } from '../schema';

/** Lasting illnesses and circumstances. */
export const BACKGROUND_FINDINGS: readonly FindingRow[] = [
  {
    id: 'hypertension',
    base: 0.12,
    kind: 'background',
    en: { name: 'high blood pressure', ask: 'Is there high blood pressure?' },
    sw: { name: 'shinikizo la damu (presha)', ask: 'Je, kuna shinikizo la damu (presha)?' },
  },
  {
    id: 'diabetes',
    base: 0.06,
    kind: 'background',
    en: { name: 'diabetes', ask: 'Is there diabetes?' },
    sw: { name: 'kisukari', ask: 'Je, kuna kisukari?' },
  },
  {
    id: 'diabetes_medicine',
    base: 0.03,
    kind: 'background',
    implies: ['diabetes'],
    en: { name: 'medicine for diabetes', ask: 'Is medicine taken for diabetes, such as insulin?' },
    sw: { name: 'dawa za kisukari', ask: 'Je, kuna dawa za kisukari zinazotumika, kama insulini?' },
  },
  {
    id: 'asthma',
    base: 0.05,
    kind: 'background',
    en: { name: 'asthma', ask: 'Is there asthma?' },
    sw: { name: 'pumu', ask: 'Je, kuna pumu?' },
  },
  {
    id: 'sickle',
    base: 0.01,
    kind: 'background',
    en: { name: 'sickle cell disease', ask: 'Is there sickle cell disease?' },
    sw: { name: 'selimundu', ask: 'Je, kuna selimundu?' },
  },
  {
    id: 'hiv',
    base: 0.05,
    kind: 'background',
    en: { name: 'HIV', ask: 'Is the patient living with HIV?' },
    sw: { name: 'VVU', ask: 'Je, mgonjwa anaishi na VVU?' },
  },
  {
    id: 'tb',
    base: 0.04,
    kind: 'background',
    en: { name: 'tuberculosis, or someone near with it', ask: 'Has there been tuberculosis, or someone near with it?' },
    sw: {
      name: 'kifua kikuu, au mtu wa karibu mwenye kifua kikuu',
      ask: 'Je, kumewahi kuwa na kifua kikuu, au mtu wa karibu anacho?',
    },
  },
  {
    id: 'epilepsy',
    base: 0.015,
    kind: 'background',
    en: { name: 'epilepsy', ask: 'Is there known epilepsy?' },
    sw: { name: 'ugonjwa wa kifafa', ask: 'Je, kuna ugonjwa wa kifafa unaojulikana?' },
  },
  {
    id: 'heart_disease',
    base: 0.03,
    kind: 'background',
    en: { name: 'heart disease', ask: 'Is there heart disease?' },
    sw: { name: 'ugonjwa wa moyo', ask: 'Je, kuna ugonjwa wa moyo?' },
  },
  {
    id: 'smoking',
    base: 0.12,
    kind: 'background',
    en: { name: 'smoking', ask: 'Does the patient smoke?' },
    sw: { name: 'kuvuta sigara', ask: 'Je, mgonjwa anavuta sigara?' },
  },
  {
    id: 'painkillers_often',
    base: 0.08,
    kind: 'background',
    en: { name: 'frequent painkillers', ask: 'Are painkillers such as brufen or aspirin taken often?' },
    sw: {
      name: 'dawa za maumivu mara kwa mara',
      ask: 'Je, dawa za maumivu kama brufen au aspirini zinatumika mara kwa mara?',
    },
  },
  {
    id: 'alcohol',
    base: 0.12,
    kind: 'background',
    en: { name: 'alcohol', ask: 'Is there much alcohol?' },
    sw: { name: 'pombe', ask: 'Je, kuna unywaji mwingi wa pombe?' },
  },
  {
    id: 'unvaccinated',
    base: 0.08,
    kind: 'background',
    en: { name: 'missed vaccines', ask: 'Have childhood vaccines been missed?' },
    sw: { name: 'kukosa chanjo', ask: 'Je, kuna chanjo za utotoni zilizokosa?' },
  },
  {
    id: 'dirty_water',
    base: 0.12,
    en: { name: 'unsafe water or food', ask: 'Was there unsafe water or food in the last days?' },
    sw: {
      name: 'maji au chakula kisicho salama',
      ask: 'Je, kumekuwa na maji au chakula kisicho salama siku zilizopita?',
    },
  },
];
