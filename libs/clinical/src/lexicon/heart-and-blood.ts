import type { LexiconTable } from './schema';

/** Heart, vessels and blood. */
export const HEART_AND_BLOOD: LexiconTable = {
  chest_tight: {
    en: 'chest tight*; tight chest; tightness chest; pressure chest; pressure in my chest; squeezing chest; chest ... squeez*; heavy chest; chest heavy; chest ... heavy; chest pressure; crushing; crushing pain; elephant on chest; chest ... tight; weight on chest; band around chest; heaviness chest; squeezing pain; pressing chest; chest ... crush*; squeez* ... chest',
    sw: 'kifua kubana; kifua ~bana; kifua ~banwa; kifua kizito; kubanwa kifua; ~banwa kifua; kifua ~kaza; uzito kifuani; ~bana kifua; mgandamizo kifuani; kifua ~gandamiza; kama kitu kizito kifuani; kitu kizito kifuani; kifua ... kubana; kukandamiza kifua; kifua ~kandamiza; ~bana kifuani; ~kandamiza kifuani',
  },
  arm_jaw_pain: {
    en: 'pain ... arm; radiat* jaw; spread* jaw; spread* arm; spreading to arm; arm and jaw; pain ... jaw; left arm; jaw pain; goes to arm; spreads to arm; pain to left shoulder; down my arm; arm {hurts}; into the arm; to my jaw; radiat* arm; to the arm; into my jaw; left shoulder; goes down my left',
    sw: 'maumivu ... mkono; mkono wa kushoto; ~enda mkono; ~enda taya; taya ~uma; ~sambaa mkono; ~elekea mkono; bega la kushoto; ~shuka mkono; ~enea mkono; taya; hadi mkono; mpaka mkono; hadi taya',
  },
  exertion_pain: {
    en: 'worse when walk*; pain when climb*; climbing stairs; with exercise; on exertion; when i walk uphill; pain when walking; when running; better with rest; eases with rest; when i walk fast; walking fast',
    sw: 'nikipanda ngazi; nikipanda mlima; nikitembea; nikifanya kazi nzito; ~pungua nikipumzika; nikitembea haraka; ~isha nikipumzika',
  },
  palpitations: {
    en: 'palpitations; heart racing; heart races; heart beats fast; heart beating fast; fast heartbeat; heart pounding; heart flutter*; heart ... fast; heart thumping; racing heart; heart skipping',
    sw: 'mapigo ya moyo haraka; moyo ~enda mbio; moyo ~piga haraka; moyo ~dunda; moyo ~kimbia; moyo ~piga sana; moyo ~enda kasi; moyo ~piga kwa nguvu; moyo ... mbio',
  },
  orthopnoea: {
    en: 'breathless lying; breathless when lying; {cant} lie flat; sleep sitting; sleep with pillows; wake up breathless; breath ... lying down; short of breath lying; pillows to sleep',
    sw: '~kosa pumzi nikilala; {siwezi} kulala chali; nalala nimekaa; mito mingi; pumzi ... nikilala; ~lala nimekaa',
  },
  swelling_legs: {
    en: 'leg {swollen}; legs {swollen}; feet {swollen}; {swollen} feet; {swollen} leg; {swollen} legs; {swollen} ankles; ankles {swollen}; foot {swollen}; oedema; edema; {swollen} both feet',
    sw: 'mguu {swollen}; miguu {swollen}; nyayo {swollen}; {swollen} miguu; {swollen} mguu; kifundo {swollen}',
  },
  pallor: {
    en: 'pale; paleness; pallor; white palms; palms white; very pale; no colour; lips white; looks white; pale palms',
    sw: 'amepauka; ~pauka; viganja vyeupe; viganja vya mikono vyeupe; mweupe sana; damu imepungua; damu ~pungua; kupauka; midomo myeupe; weupe',
    lack: 'hana damu; sina damu; no blood in the body; upungufu wa damu; damu haitoshi',
  },
};
