import type { LexiconTable } from './schema';

/** Skin. */
export const SKIN: LexiconTable = {
  rash: {
    en: 'rash; rashes; spots; pimples; skin eruption; bumps on skin; bumps; hives; itchy bumps; spots all over; spots body; skin spots; welts',
    sw: 'upele; vipele; vipele mwilini; madoadoa; mabaka; vipele vya maji; harara; vidoti; upele mwilini; madoa; mabaka mwilini; viupele; vinyunyu',
  },
  measles_rash: {
    en: 'rash ... face ... body; red rash started on face; rash spread from face; rash behind ears; rash started on the face; rash from face; red spots on face; measles rash; measles',
    sw: 'upele ulianza usoni; upele usoni; vipele usoni; vipele ~anza usoni; vipele vyekundu; upele mwekundu; nyuma ya masikio; surua; vipele ~anza uso; upele ~anza usoni',
  },
  blister: {
    en: 'blister*; water filled; fluid filled; watery bumps; chickenpox; chicken pox; water pimples',
    sw: 'malengelenge; vipele vya maji; vipele ~jaa maji; vipele vyenye maji; tetekuwanga; vipele maji; lengelenge',
  },
  itch: {
    en: 'itch*; pruritus; scratch*; scratching skin',
    sw: 'kuwashwa; muwasho; ~washa; ~washwa; mwasho; ~jikuna; kujikuna; kuwasha; vinavyowasha; unaowasha; ~kuna',
  },
  itch_night: {
    en: 'itch* night; itch* at night; itch* ... night; scratch* night; scratches all night; night itch*',
    sw: '~washa usiku; ~washwa usiku; muwasho ... usiku; ~jikuna usiku; kuwashwa usiku; usiku ~washa; ~washa ... usiku; ~washwa ... usiku; ~washwa sana usiku; ~kuna usiku',
  },
  itch_fingers: {
    en: 'between fingers; between the fingers; rash fingers; itch* fingers; fingers wrists; finger webs; waist and wrists',
    sw: 'katikati ya vidole; kati ya vidole; vidole ~washa; ~washa ... vidole|vidoleni|viganjani; muwasho ... vidole|vidoleni|viganjani; upele ... vidole|vidoleni|viganjani; vidole ... ~washa; viganjani ... ~washa',
  },
  ring_rash: {
    en: 'ring; round rash; ring shaped; circular rash; round patches; ringworm; round patch; circle; round itchy; athletes foot; round spot*; between toes; scaly patch*; bald patches',
    sw: 'mviringo; duara; mabaka ya duara; mapunye; mba; mashilingi; vidole vya miguu kuwasha; vibarango; ringworm; fangasi ya ngozi; fangasi; kati ya vidole vya miguu; choa',
  },
  hives: {
    en: 'hives; welts; itchy bumps after; raised itchy; urticaria; itch* all over suddenly; swelling and hives',
    sw: 'mabaka yanayowasha; vipele ... baada ya kula; ngozi ~vimba mabaka; vipele vinavyowasha; uvimbe wa ngozi; vipele vya mzio; mzio wa ngozi',
  },
  lip_tongue_swelling: {
    en: 'lips {swollen}; tongue {swollen}; {swollen} lips; {swollen} tongue; throat clos*; throat {swollen}; throat ... closing; throat tight*; face and lips {swollen}; {swollen} face and lips; throat swelling; {swollen} ... lips; {swollen} ... tongue; lips and face {swollen}; lips ... {swollen}; tongue ... {swollen}; {swollen} throat; throat is clos*',
    sw: 'midomo {swollen}; ulimi {swollen}; mdomo {swollen}; koo ~bana; koo ~funga; koo {swollen}; koo ~ziba; midomo na uso {swollen}; midomo na ulimi {swollen}; uso na midomo {swollen}; ulimi na midomo {swollen}; midomo ... {swollen}; ulimi ... {swollen}; koo limebana; koo ~banwa; koo kubana',
  },
  allergen: {
    en: 'bee sting*; stung; wasp; after eating; after taking; peanut*; nuts; groundnut*; after injection; after medicine; sting; after the injection; ate fish; bees; after ... penicillin; after an injection; after eating fish; prawns; after ... tablet*',
    sw: 'nyuki; ~dungwa; kuumwa na nyuki; baada ya kula; baada ya kumeza; njugu; baada ya sindano; karanga; baada ya dawa; samaki; baada ya kuchomwa sindano; ~umwa nyuki; nyigu; baada ya kumeza dawa; nimekula karanga',
  },
  boil_pus: { en: 'boil; boils; pus; abscess', sw: 'jipu; usaha; majipu' },
  red_hot_skin: {
    en: 'skin red hot; red hot swollen; skin ... hot; red and hot; skin hot swollen; skin red; {red} skin; redness spread*',
    sw: 'ngozi nyekundu; ngozi ... ya moto; ngozi {red}; ngozi ya moto; wekundu ~enea',
  },
  black_spots_toes: { en: 'jigger*; black dots toes; black dot*', sw: 'funza; vidoti vyeusi; tekenya' },
};
