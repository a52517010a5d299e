import type { LexiconTable } from './schema';

/** Newborns and children. */
export const CHILD: LexiconTable = {
  not_feeding: {
    en: `refuses the breast; refusing the breast; refuses breast; refusing breast milk; {cant} {drink}; stopped feeding; stopped breastfeeding; stopped sucking; not able to drink; too weak to suck; too weak to breastfeed;
      unable to drink; unable to breastfeed; refuses to drink; refused to suck`,
    sw: `{siwezi} kunyonya; {siwezi} kunywa; anakataa titi; amekataa titi; anakataa maziwa; anakataa kunyonya; amekataa maziwa; ~goma kunyonya; ameacha kunyonya`,
    lack: `not feeding; not breastfeeding; not drinking; not sucking; doesn't drink; doesn't feed; doesn't suck; won't feed; won't breastfeed; won't drink; won't suck; not suckling; can't drink; can't feed; can't suck; unable to feed;
      hanyonyi; hajanyonya; hanywi; hataki kunyonya; hawezi kunywa; hawezi kunyonya; hataki kunywa; haweza kunyonya; hainyonyi; hanyoni; hajanyonya; hali wala hanyonyi; hakunyonya`,
    well: 'drinking; drinks; feeding well; feeds well; breastfeeding well; sucks well; sucking well; anakunywa; ananyonya; ananyonya vizuri; anakunywa vizuri; kunywa vizuri; drinks well',
  },
  wasting: {
    en: 'very thin {child}; wasted; skin and bones; severe wasting; ribs showing; very thin; bones showing; loose skin; muac red; ribs can be seen; skinny',
    sw: 'mifupa ~onekana; mbavu ~onekana; amekonda sana; amedhoofika; ngozi na mifupa; utapiamlo; kwashiakoo; kwashakoo; amedhoofu; dhoofu; ~konda sana; ~konda mno; marasmus',
  },
  hair_change: {
    en: 'hair turned reddish; hair brown thin; hair thin; hair light; hair reddish; hair falls; hair brownish; hair sparse',
    sw: 'nywele ~badilika rangi; nywele nyekundu; nywele nyepesi; nywele za kahawia; nywele ~geuka rangi; nywele rangi',
  },
  bulging_fontanelle: {
    en: 'bulging fontanelle; soft spot {swollen}; soft spot bulging; bulging soft spot; fontanelle bulg*; {swollen} soft spot; soft spot ... bulg*; soft spot raised; soft spot ... {swollen}; top of head bulg*; soft spot on top ... up; fontanel*',
    sw: 'utosi kuvimba; utosi {swollen}; utosi ~inuka; utosi ... {swollen}; utosi wa mtoto {swollen}',
  },
  navel_infection: {
    en: 'navel red; cord red; umbilic* red; cord ... pus; navel ... pus; cord smell*; pus from cord; umbilic* ... pus; navel is red',
    sw: 'kitovu ~toa usaha; kitovu chekundu; kitovu ~nuka; kitovu ... usaha; kitovu ... nyekundu; kitovu kimekuwa chekundu',
  },
};
