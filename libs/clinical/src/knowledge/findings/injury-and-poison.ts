import type { FindingRow } from '../schema';

/** Injuries, bites, burns, poison and heat. */
export const INJURY_AND_POISON_FINDINGS: readonly FindingRow[] = [
  {
    id: 'wound',
    base: 0.03,
    en: { name: 'a wound or sore', ask: 'Is there a wound?' },
    sw: { name: 'kidonda au jeraha', ask: 'Je, kuna kidonda au jeraha?' },
  },
  {
    id: 'burn',
    base: 0.005,
    en: { name: 'a burn', ask: 'Is there a burn?' },
    sw: { name: 'kuungua', ask: 'Je, kuna kuungua?', denied: 'hajaungua' },
  },
  {
    id: 'burn_severe',
    base: 0.002,
    kind: 'danger',
    implies: ['burn'],
    en: {
      name: 'a large burn, or on the face',
      ask: 'Is the burn larger than the hand, or on the face, hands or private parts?',
    },
    sw: {
      name: 'kuungua sehemu kubwa au usoni',
      ask: 'Je, sehemu iliyoungua ni kubwa kuliko kiganja, au iko usoni, mikononi au sehemu za siri?',
      denied: 'hajaungua sehemu kubwa wala usoni',
    },
  },
  {
    id: 'head_injury',
    base: 0.006,
    en: { name: 'a blow to the head', ask: 'Was there a blow to the head?' },
    sw: { name: 'kuumia kichwa', ask: 'Je, kichwa kimeumia?', denied: 'hajaumia kichwa' },
  },
  {
    id: 'clear_fluid_ear_nose',
    base: 0.001,
    kind: 'danger',
    en: {
      name: 'blood or fluid from ear or nose after a blow',
      ask: 'Is blood or clear fluid coming from the ear or nose?',
    },
    sw: { name: 'damu au maji sikioni au puani baada ya kuumia', ask: 'Je, damu au maji yanatoka sikioni au puani?' },
  },
  {
    id: 'snakebite',
    base: 0.001,
    kind: 'danger',
    en: { name: 'a snake bite', ask: 'Was there a snake bite?' },
    sw: { name: 'kuumwa na nyoka', ask: 'Je, ameumwa na nyoka?', denied: 'hajaumwa na nyoka' },
  },
  {
    id: 'dogbite',
    base: 0.002,
    kind: 'danger',
    en: { name: 'an animal bite', ask: 'Was there a bite by a dog or another animal?' },
    sw: { name: 'kuumwa na mnyama', ask: 'Je, ameumwa na mbwa au mnyama mwingine?', denied: 'hajaumwa na mnyama' },
  },
  {
    id: 'poison',
    base: 0.002,
    kind: 'danger',
    en: { name: 'poison or too many tablets', ask: 'Was poison, a chemical or too many tablets taken?' },
    sw: { name: 'sumu au vidonge vingi', ask: 'Je, sumu, kemikali au vidonge vingi vimemezwa?' },
  },
  {
    id: 'co_exposure',
    base: 0.003,
    en: { name: 'a charcoal fire in a closed room', ask: 'Was there a charcoal stove or generator in a closed room?' },
    sw: {
      name: 'jiko la makaa ndani ya chumba',
      ask: 'Je, kulikuwa na jiko la makaa au jenereta ndani ya chumba kilichofungwa?',
    },
  },
  {
    id: 'bleeding',
    base: 0.02,
    en: { name: 'bleeding', ask: 'Is there bleeding?' },
    sw: { name: 'kutokwa damu', ask: 'Je, kuna kutokwa damu?', denied: 'hatokwi damu' },
  },
  {
    id: 'heavy_bleeding',
    base: 0.005,
    kind: 'danger',
    implies: ['bleeding'],
    en: { name: 'heavy bleeding', ask: 'Is the bleeding heavy, or does it not stop?' },
    sw: { name: 'kutokwa damu nyingi', ask: 'Je, damu ni nyingi au haikomi?', denied: 'hatokwi damu nyingi' },
  },
];
