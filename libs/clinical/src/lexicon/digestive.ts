import type { LexiconTable } from './schema';

/** Stomach, bowel and liver. */
export const DIGESTIVE: LexiconTable = {
  abdominal_pain: {
    en: '{tummy} {pain}; {tummy} {hurts}; {pain} {tummy}; stomachache; bellyache; {tummy} ... {hurts}; tummyache; {tummy} cramp*; cramp* {tummy}; {tummy} is paining; {hurts} {tummy}; colic',
    sw: 'maumivu ya tumbo; tumbo ~uma; tumbo ~niuma; tumbo ~muuma; ~umwa tumbo; tumbo ~kata; tumbo ~nyonga; msokoto wa tumbo; tumbo kuuma; tumbo lina uma; tumbo ~sokota; maumivu tumboni; maumivu makali ya tumbo; ~umwa na tumbo; maumivu ... tumbo',
  },
  epigastric_pain: {
    en: 'upper stomach pain; pain above the navel; burning stomach; stomach burn*; upper {tummy} {pain}; {pain} upper {tummy}; ulcers; ulcer pain; {pain} top of stomach; gnawing; burning ... stomach; {pain} ... upper {tummy}; pain in the pit; hungry pain; gastritis; burning pain ... stomach; stomach ulcers; ulcers acting up',
    sw: 'maumivu ya tumbo la juu; chembe ya moyo; tumbo la juu ~uma; kiungulia; vidonda vya tumbo; ulcers; ulsa; tumbo ... ~waka moto; juu ya kitovu; chembe cha moyo; tumbo la juu; tumbo ~choma; tumbo ~unguza; tumbo ~waka',
  },
  lower_abdominal_pain: {
    en: 'lower abdominal pain; pain below the navel; period like pain; lower {tummy} {pain}; lower {tummy} {hurts}; {pain} lower {tummy}; pelvic pain; {pain} pelvis; {pain} ... lower {tummy}; lower {tummy}; below my navel; lower tummy pain; {pain} lower side; lower abdomen',
    sw: 'maumivu ya chini ya tumbo; tumbo la chini ~uma; chini ya kitovu; kinena ~uma; kinena; tumbo la chini; chini ya tumbo; maumivu ... tumbo la chini; kinenani; nyonga ~uma; tumbo la chini kuuma',
  },
  right_lower_pain: {
    en: 'right lower {tummy}; lower right {tummy}; lower right side; right side ... lower; moved to the right; right iliac; right lower side; pain moved to the right side; lower right; right side of my {tummy}; right side of {tummy}',
    sw: 'upande wa kulia chini; tumbo upande wa kulia; kulia chini ya tumbo; ~hamia kulia; chini upande wa kulia; tumbo la chini kulia; upande wa kulia wa tumbo; chini kulia; kidole tumbo; ~hamia upande wa kulia; kulia chini',
  },
  rigid_belly: {
    en: '{tummy} hard like; {tummy} rigid; hard {tummy}; {tummy} stiff; {tummy} hard; hurts to move; {tummy} ... like a board; {pain} ... when moving; board like; rigid {tummy}; {tummy} ... very hard; {tummy} ... rock; {tummy} hard and swollen; {tummy} ... hard to touch; {cant} stand the touch; {tummy} tender to touch; {tummy} ... hard as',
    sw: 'tumbo gumu; tumbo ~kaza; tumbo kama ubao; tumbo limekuwa gumu; tumbo ... gumu kama; tumbo ~kakamaa; tumbo ... gumu; tumbo ngumu; tumbo ... ngumu; {siwezi} kuguswa tumbo; tumbo haliguswi',
  },
  bloating: {
    en: 'bloat*; gas; full stomach; {tummy} full; {tummy} bloated; belch*; burping; {tummy} distended; {tummy} {swollen}; gassy',
    sw: 'tumbo kujaa gesi; gesi; kuvimbiwa; tumbo ~jaa; ~vimbiwa; tumbo {swollen}; ~cheua gesi; tumbo kujaa',
  },
  heartburn: {
    en: 'heartburn; acid; burning chest after food; food comes back; sour taste; acid reflux; burning ... after eating; reflux; acidity',
    sw: 'kiungulia; asidi; tumbo linawaka moto; chakula ~rudi; ~unguza kifua; kiungulia kikali; chakula kinarudi',
  },
  nausea: {
    en: 'nause*; feel sick stomach; sick to my stomach; queasy; feel like vomiting; want to vomit; feel vomiting; about to vomit; wants to vomit',
    sw: 'kichefuchefu; ~hisi kutapika; moyo ~chafuka; ~jisikia kutapika; ~taka kutapika; nataka kutapika; kinyaa; moyo kuchafuka; nahisi kutapika; roho ~chafuka',
  },
  vomiting: {
    en: 'vomit*; throwing up; throw up; threw up; puk*; being sick; thrown up; throws up; spew*',
    sw: 'kutapika; ~tapika; matapishi; ~tapishi; kutapika tapika',
  },
  vomits_everything: {
    en: 'vomit* everything; throws up everything; vomits all; vomit* whatever; {cant} keep anything down; {cant} keep food; {cant} keep water; vomit* all food; vomit* everything he eats; throwing up everything; brings up everything; vomit* all he; vomit* all she',
    sw: '~tapika kila kitu; anatapika chochote; ~tapika kila anachokula; ~tapika kila chakula; ~tapika vyote; ~tapika kila; anatapika chote',
    lack: "can't keep anything down; can't keep food down; can't keep water down; nothing stays down; can't hold anything down; chakula hakikai; hakuna kinachobaki; hakuna kinachokaa tumboni; unable to keep anything",
  },
  blood_vomit: {
    en: 'vomit* blood; hematemesis; haematemesis; blood vomit; blood in vomit; throwing up blood; vomit ... blood; vomit* ... blood; blood when vomit*; vomit* ... coffee grounds; coffee ground vomit; bloody vomit; threw up blood; vomited fresh blood; coffee grounds; vomit* dark blood; vomit* red',
    sw: 'kutapika damu; ~tapika damu; matapishi ... damu; matapishi yenye damu; ~tapika ... damu; matapishi kama kahawa',
  },
  diarrhoea: {
    en: `diarrh*; loose stool*; loose motion*; running stomach; watery stool*; stomach running; stomach ... running; watery motion*; passing water stool; loose bowel*; stool* watery; stools ... loose; stool ... watery; stool ... like water; passing stool many times; stool* loose; runny stool*; passing watery; running tummy; purging; running belly`,
    sw: `kuhara; kuharisha; ~harisha; ~hara; tumbo la kuendesha; tumbo ~endesha; choo cha maji; diarea; choo cha majimaji; choo kama maji; tumbo ~harisha; ~enda choo mara nyingi; kinyesi cha maji; choo ~majimaji; anaendesha choo; naendesha tumbo; naendesha sana; naendesha; anaendesha; kuendesha; ameendesha; nimeendesha; choo maji; choo majimaji; ~endesha mara; ninaendesha`,
  },
  severe_diarrhoea: {
    en: 'diarrh* ... many times; watery diarrh* ... times; diarrh* non stop; stool ... pouring; diarrh* like water; water coming out; diarrh* every few minutes; diarrh* without stopping; more than ten stools; diarrh* ... every hour; {much} watery diarrh*; profuse diarrh*; {much} diarrh*; watery stool ... times; diarrh* ... all night',
    sw: '~harisha mara nyingi; ~hara sana; ~harisha sana; ~hara mfululizo; ~harisha maji mengi; ~hara kama maji; ~hara mara nyingi; ~harisha mfululizo; ~harisha maji; ~hara maji; kuhara sana; kuhara kama maji; kuharisha sana; kuhara maji; naendesha sana; anaendesha sana; ~endesha sana; ~endesha maji',
  },
  rice_water: {
    en: 'like rice water; stool ... rice water; diarrh* ... rice water; rice water stool*; stool* ... rice; rice coloured stool; cloudy white stool; white watery stool; milky water stool',
    sw: 'choo kama maji ya mchele; choo ... maji ya mchele; ~hara ... maji ya mchele; ~harisha ... maji ya mchele; choo cheupe kama maji; kama maji ya mchele; choo ... mchele; ~endesha ... maji ya mchele',
  },
  bloody_stool: {
    en: 'blood in stool; hematochezia; blood per rectum; bloody stool*; bloody diarrh*; blood ... stool*; diarrh* with blood; stool* ... blood; diarrh* ... blood; blood when i poop; blood when passing stool; passing blood; rectal bleed*; blood ... diarrh*; blood and mucus; mucus and blood; mucus ... stool',
    sw: 'damu kwenye choo; kinyesi ... damu; ~harisha damu; choo cha damu; damu kwenye kinyesi; choo ... damu; ~hara damu; damu ... choo; damu ... kinyesi; choo chenye damu; ~hara ... damu; ~harisha ... damu; ~endesha damu; damu chooni; kinyesi chenye damu',
    well: 'no blood; hakuna damu',
  },
  black_stool: {
    en: 'melena; melaena; black stool*; tar like stool*; stool* black; tarry stool*; black tarry; stool* ... black; black poop; stool ... tar; poo ... black; black sticky',
    sw: 'choo cheusi; kinyesi cheusi; choo ... cheusi; choo cheusi kama lami; kinyesi ... cheusi; choo kama lami; choo chausi; choo ... lami',
  },
  constipation: {
    en: 'constipat*; hard stool*; strain* stool; strain to pass; stool hard; {cant} pass stool; stool once in',
    sw: 'choo kigumu; ~funga choo; kufunga choo; tumbo ~funga; choo ~ziba; ~jikamua',
    lack: "sijaenda choo; hajaenda choo; siendi haja kubwa; sijapata haja kubwa; hapati haja kubwa; haven't gone to toilet; can't go to toilet; can't poop; not pooping; haven't pooped; no bowel movement; not passed stool; can't pass stool; haven't passed stool; sipati choo; sijapata choo; kukosa choo; nimekosa choo; hapati choo; hajapata choo; siendi choo; amekosa choo; ~kosa choo; choo hakitoki",
  },
  jaundice: {
    en: 'yellow eyes; eyes {yellow}; jaundice; skin {yellow}; {yellow} skin; eyes ... {yellow}; turned {yellow}; jaundiced; eyes turned yellow; {yellow} eyes; whites of my eyes yellow; body {yellow}',
    sw: 'macho ya manjano; macho {yellow}; manjano; ngozi ya manjano; ngozi {yellow}; mwili {yellow}; macho ... {yellow}; njano machoni; umanjano',
  },
  worms: { en: 'worm*; worms in stool; passes worms', sw: 'minyoo' },
};
