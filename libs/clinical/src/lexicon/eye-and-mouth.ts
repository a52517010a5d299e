import type { LexiconTable } from './schema';

/** Eyes, mouth and teeth. */
export const EYE_AND_MOUTH: LexiconTable = {
  toothache: {
    en: 'toothache; tooth {hurts}; tooth pain; teeth {hurts}; swollen gum; gum {swollen}; {pain} tooth; tooth throb*; tooth ... throbbing; gums {hurts}',
    sw: 'jino ~uma; jino kuuma; meno ~uma; fizi {swollen}; maumivu ya jino; jino ~pwita; ~umwa jino; maumivu ya meno; jino ~niuma',
  },
  gum_bleeding: {
    en: 'gums bleed*; bleeding gums; bleed* ... gums; blood ... gums; blood from mouth; bleed* ... mouth; blood from gums; bleed* ... eyes; blood from eyes; bleed* everywhere; bleeding from ... places',
    sw: 'fizi ~toka damu; damu kwenye fizi; damu ... fizi; damu mdomoni; damu ... machoni; damu ... macho; fizi ~toa damu; ~tokwa damu mdomoni; damu ... mdomoni; damu ... mdomo na pua; damu ... fizi na pua',
  },
  mouth_sores: {
    en: 'mouth sores; sores in mouth; mouth ulcer*; white spots inside mouth; ulcers in mouth',
    sw: 'vidonda mdomoni; vidonda vya mdomo; madoa meupe mdomoni',
  },
  red_eye: {
    en: 'red eye; eye redness; redness eye*; red eyes; pink eye; eye discharge; eyes ... red; sticky eyes; eyes sticky; eyes itchy; itchy eyes; eyes ... discharge; eye red; eyes watery; watery eyes; eyes watering',
    sw: 'macho mekundu; jicho jekundu; macho ... tongotongo; tongotongo; macho ~washa; macho ya damu; macho {red}; jicho {red}; macho ~toa machozi; matongotongo',
  },
};
