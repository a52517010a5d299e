import type { Bilingual } from '@afya/contracts';

/** Tests that a clinic may do, by id. */
export const TESTS: Readonly<Record<string, Bilingual>> = {
  malaria: { en: 'malaria test', sw: 'kipimo cha malaria' },
  blood_count: { en: 'blood count', sw: 'kipimo cha damu (full blood count)' },
  blood_culture: { en: 'blood culture', sw: 'kipimo cha vijidudu kwenye damu' },
  chest_xray: { en: 'chest X-ray', sw: 'picha ya kifua (X-ray)' },
  oxygen: { en: 'oxygen level', sw: 'kipimo cha oksijeni' },
  sputum: { en: 'sputum test for TB', sw: 'kipimo cha makohozi cha TB' },
  covid: { en: 'COVID-19 test', sw: 'kipimo cha COVID-19' },
  stool: { en: 'stool test', sw: 'kipimo cha choo' },
  urine: { en: 'urine test', sw: 'kipimo cha mkojo' },
  pregnancy: { en: 'pregnancy test', sw: 'kipimo cha mimba' },
  hiv: { en: 'HIV test', sw: 'kipimo cha VVU' },
  sti: { en: 'test for sexually transmitted infections', sw: 'kipimo cha magonjwa ya zinaa' },
  ultrasound: { en: 'ultrasound', sw: 'picha ya ultrasound' },
  pressure: { en: 'blood pressure', sw: 'kipimo cha presha' },
  ecg: { en: 'heart tracing (ECG)', sw: 'kipimo cha moyo (ECG)' },
  sugar: { en: 'blood sugar', sw: 'kipimo cha sukari' },
  lumbar: { en: 'test of the fluid around the spine', sw: 'kipimo cha maji ya uti wa mgongo' },
  scan: { en: 'brain scan', sw: 'picha ya ubongo (CT)' },
  h_pylori: { en: 'test for stomach bacteria (H. pylori)', sw: 'kipimo cha bakteria wa tumbo (H. pylori)' },
  growth: { en: 'weight, height and upper-arm measure', sw: 'uzito, urefu na kipimo cha mkono (MUAC)' },
  breathing: { en: 'breathing test (peak flow)', sw: 'kipimo cha pumzi (peak flow)' },
  liver: { en: 'liver and hepatitis tests', sw: 'vipimo vya ini na homa ya ini' },
};
