import type { EmergencyNumberRow } from './numbers.schema';

/**
 * Emergency numbers by country (ISO 3166-1 alpha-2), in order of preference. Check them against the providers' own
 * pages every year.
 */
export const EMERGENCY_NUMBERS: Readonly<Record<string, readonly EmergencyNumberRow[]>> = {
  KE: [
    {
      number: '999',
      kinds: ['general', 'maternal', 'violence', 'mental'],
      label: { en: 'Police, ambulance', sw: 'Polisi, ambulensi' },
    },
    {
      number: '112',
      kinds: ['general', 'maternal'],
      label: { en: 'Emergency from any mobile', sw: 'Dharura kwa simu yoyote' },
    },
    {
      number: '1199',
      kinds: ['general', 'maternal'],
      label: { en: 'Red Cross ambulance', sw: 'Ambulensi ya Msalaba Mwekundu' },
    },
    { number: '1190', kinds: ['mental'], label: { en: 'Mental health line', sw: 'Msaada wa afya ya akili' } },
    { number: '+254 722 178 177', kinds: ['mental'], label: { en: 'Befrienders Kenya', sw: 'Befrienders Kenya' } },
    { number: '1195', kinds: ['violence'], label: { en: 'Gender violence line', sw: 'Msaada wa ukatili wa kijinsia' } },
    { number: '116', kinds: ['child'], label: { en: 'Child helpline', sw: 'Simu ya msaada wa watoto' } },
  ],
  TZ: [
    { number: '112', kinds: ['general', 'violence', 'mental', 'maternal'], label: { en: 'Emergency', sw: 'Dharura' } },
    {
      number: '115',
      kinds: ['maternal'],
      label: { en: 'Transport for mothers and newborns', sw: 'Usafiri wa wajawazito na watoto wachanga' },
    },
    { number: '116', kinds: ['child'], label: { en: 'Child helpline', sw: 'Simu ya msaada wa watoto' } },
  ],
  UG: [
    { number: '999', kinds: ['general', 'violence', 'mental', 'maternal'], label: { en: 'Police', sw: 'Polisi' } },
    {
      number: '112',
      kinds: ['general', 'maternal'],
      label: { en: 'Emergency from any mobile', sw: 'Dharura kwa simu yoyote' },
    },
    { number: '912', kinds: ['general', 'maternal'], label: { en: 'Ambulance', sw: 'Ambulensi' } },
    { number: '116', kinds: ['child', 'violence'], label: { en: 'Child helpline', sw: 'Simu ya msaada wa watoto' } },
  ],
};

/** Used for countries that are not listed above. */
export const OTHER_COUNTRIES: readonly EmergencyNumberRow[] = [
  {
    number: '112',
    kinds: ['general', 'maternal', 'mental', 'violence', 'child'],
    label: { en: 'Emergency', sw: 'Dharura' },
  },
];
