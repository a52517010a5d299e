import type { LexiconTable } from './schema';

/** What the patient has, takes and is exposed to. */
export const BACKGROUND: LexiconTable = {
  hypertension: {
    en: 'hypertension; hypertensive; high blood pressure; blood pressure high; high pressure; high bp; bp high; pressure is high; bp ... high; blood pressure ... high; blood pressure; bp',
    sw: 'shinikizo la damu; presha; presha ya kupanda; presha ~panda; shinikizo ~panda; dawa za presha; pressure; bp; presha juu; presha iko juu',
  },
  diabetes: {
    en: 'diabetes; diabetic; sugar disease; on insulin; insulin; metformin; takes insulin; type 1; type 2; has sugar; sugar patient; my diabetes; sugar',
    sw: 'kisukari; ugonjwa wa sukari; nina sukari; ana sukari; insulini; sukari ~panda; insulin; mgonjwa wa sukari; sukari',
  },
  diabetes_medicine: {
    en: 'insulin; took insulin; diabetes medicine; diabetes tablets; sugar medicine; missed insulin; glibenclamide; metformin; injected insulin; after insulin; skipped meal; took my insulin; diabetes drugs; after my sugar medicine',
    sw: 'insulini; insulin; dawa ya sukari; dawa za kisukari; dawa za sukari; dawa ya kisukari; ~choma insulini; ~dunga insulini; sindano ya sukari',
  },
  asthma: {
    en: 'asthma; asthmatic; inhaler; uses inhaler; asthma attack; ventolin; salbutamol',
    sw: 'pumu; ugonjwa wa pumu; asthma; inhaler; inhela; ugonjwa pumu; shambulio la pumu; dawa ya kuvuta; pampu',
  },
  sickle: {
    en: 'sickle cell; sickler; scd; sickle; sickle cell disease; ss disease; sickle-cell; sicklecell; sickle cell anaemia',
    sw: 'selimundu; siko seli; seli mundu; sickle cell; ugonjwa wa seli mundu; sikoseli; ugonjwa selimundu',
  },
  hiv: {
    en: 'hiv; hiv positive; on arvs; arv; arvs; aids; art clinic; taking arvs; living with hiv; hiv+; cd4',
    sw: 'ukimwi; hiv; vvu; niko positive; ~tumia arv; virusi vya ukimwi; arv; arvs; ~ishi na virusi; dawa za arv; ana virusi; nina virusi; ~tumia arvs; dawa za ukimwi',
  },
  tb: {
    en: 'tb; tuberculosis; tb contact; contact with tb; has tb; treated for tb',
    sw: 'kifua kikuu; tb; tibii; ugonjwa wa tb; ugonjwa wa kifua kikuu',
  },
  epilepsy: {
    en: 'epilepsy; epileptic; known epileptic; seizure disorder; epilepsy medicine; carbamazepine; phenobarb*',
    sw: 'ugonjwa wa kifafa; mgonjwa wa kifafa; dawa za kifafa; anaugua kifafa',
  },
  heart_disease: {
    en: 'heart disease; heart problem; heart failure; previous heart attack; heart condition; weak heart',
    sw: 'ugonjwa wa moyo; tatizo la moyo; shida ya moyo; mgonjwa wa moyo',
  },
  smoking: { en: 'smok*; cigarette*', sw: 'sigara; ~vuta sigara' },
  painkillers_often: {
    en: 'many painkillers; brufen; ibuprofen; diclofenac; aspirin; painkillers every; take painkillers often',
    sw: 'brufen; diclofenac; diklo; aspirin; asprini; dawa za maumivu kila',
  },
  alcohol: {
    en: 'alcohol; drink beer; drunk; drinking alcohol; changaa; drink alcohol',
    sw: 'pombe; ~lewa; changaa; ~nywa pombe',
    well: "hanywi pombe; sinywi pombe; don't drink alcohol; doesn't drink alcohol; not drinking alcohol; don't drink beer; never drink alcohol",
  },
  unvaccinated: {
    en: 'not vaccinated; unvaccinated; missed vaccine*; no measles vaccine; not immunised; not immunized',
    sw: 'bila chanjo; kukosa chanjo',
    lack: 'not vaccinated; hasnt been vaccinated; not immunised; hajachanjwa; hakuchanjwa; hajapata chanjo; hakupata chanjo; bila chanjo; not immunized; hana chanjo',
  },
  dirty_water: {
    en: 'dirty water; drank river water; unsafe water; borehole water; drank water from; untreated water; street food; bad food; ate outside; bad water; food poisoning; ate bad; ate something',
    sw: 'maji machafu; maji ya mto; maji yasiyochemshwa; chakula cha barabarani; chakula kibovu; maji ya kisima; maji yasiyo safi; chakula kibaya; nilikula nje; chakula kichafu',
  },
  recent_injury: { en: 'accident; fell down; hit by; injury; injured', sw: 'ajali; ~umia; ~anguka' },
  recovered_well: {
    en: 'i am well; i am fine; i am ok; feel well; not sick; i am healthy; i feel fine; im fine; im ok; im well',
    sw: 'niko sawa; siumwi; mzima; niko poa; niko salama; najisikia vizuri',
  },
};
