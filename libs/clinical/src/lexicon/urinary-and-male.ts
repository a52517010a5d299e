import type { LexiconTable } from './schema';

/** Kidneys, bladder and the male organs. */
export const URINARY_AND_MALE: LexiconTable = {
  polyuria: {
    en: 'urinary frequency; frequency of {urine}; {urine} often; {urine} a lot; frequent {urine}; {urine} frequently; {urine} ... all the time; going to toilet often; {urine} every hour; {urine} many times; {urine} at night; {urine} more; frequent urination; toilet all the time; need to {urine}; wake up to {urine}; urgency; keep {urine}',
    sw: 'kukojoa mara kwa mara; ~kojoa sana; ~kojoa mara nyingi; mkojo mwingi; ~kojoa mara kwa mara; ~enda haja ndogo mara; ~kojoa kila; mkojo mara kwa mara; ~kojoa usiku; haja ndogo mara kwa mara; mkojo kila mara',
  },
  dysuria: {
    en: 'dysuria; burning urine; pain when pee*; {urine} burns; burns when {urine}; pain {urine}; painful {urine}; burning {urine}; {urine} {hurts}; burn when i {urine}; burns ... {urine}; {hurts} to {urine}; {hurts} when {urine}; uti; stinging {urine}; {pain} when {urine}; burning sensation ... {urine}; urine burn*; {urine} painful; {pain} passing urine; burning when passing urine; {urine} ... burn*; burning ... {urine}; urine infection',
    sw: 'maumivu wakati wa kukojoa; mkojo ~unguza; mkojo ~choma; ~kojoa kwa maumivu; kukojoa ~uma; uti; ~uma nikikojoa; maumivu nikikojoa; ~kojoa maumivu; ~choma nikikojoa; kukojoa ... maumivu; ~unguza nikikojoa; maumivu akikojoa; kukojoa ~choma; kukojoa ~unguza; haja ndogo ~uma; shida|tabu|taabu ya|kwenye kukojoa; shida kukojoa; kukojoa ... ~choma; kukojoa ... ~uma; ~uma ... kukojoa; ~choma wakati wa kukojoa; maumivu ... kukojoa; mkojo ~uma; kukojoa kunauma',
  },
  haematuria: {
    en: 'hematuria; haematuria; blood in {urine}; {urine} blood; red urine; bloody urine; blood ... {urine}; urine ... red; {urine} ... blood',
    sw: 'damu kwenye mkojo; ~kojoa damu; mkojo mwekundu; mkojo wa damu; kukojoa damu; mkojo ... damu; damu ... mkojo',
  },
  dark_urine: {
    en: 'dark urine; cola coloured urine; urine dark; cola urine; urine ... cola; urine like coke; urine like tea; urine ... dark; tea coloured urine; urine ... brown; brown urine',
    sw: 'mkojo mweusi; mkojo kama soda; mkojo kama chai; mkojo ... kahawa; mkojo wa giza; mkojo ... mweusi; mkojo wa kahawia; mkojo kama coca',
  },
  smelly_urine: {
    en: 'urine smells; smelly urine; urine cloudy; cloudy urine; urine ... smell*; urine foul',
    sw: 'mkojo ~nuka; mkojo ... harufu; mkojo mzito; mkojo ukungu',
  },
  no_urine: {
    en: 'passing very little urine; very little urine; less urine; urine stopped; urine blocked; fewer wet nappies; {cant} {urine}; little urine',
    sw: 'mkojo kuziba; mkojo ~ziba; mkojo kidogo sana; mkojo mdogo; ~shindwa kukojoa; mkojo hautoki; ~kojoa kidogo sana',
    lack: `can't pee; can't urinate; no urine; not urinated; hasn't urinated; not passing urine; not peeing; no wet nappies; hasn't peed; hasn't passed urine; haven't urinated; haven't passed urine; not passed urine; unable to pass urine; doesn't urinate; can't pass urine; no pee; hardly any urine; hardly urinating; no wet nappy; no wet diapers;
      sikojoi; hajakojoa; mkojo hautoki; siwezi kukojoa; hakojoi; sijakojoa; hawezi kukojoa; kutokojoa; hapati mkojo; sipati mkojo; hakuna mkojo; hakukojoa; mkojo hakuna`,
  },
  flank_pain: {
    en: 'flank pain; kidney pain; side pain; pain in side; {pain} flank; pain ... side of back; side of my back; kidneys {hurts}; {pain} ... ribs back; loin pain; {pain} side',
    sw: 'maumivu ya ubavu; ubavu ~uma; mbavu ~uma; figo ~uma; ubavuni ~uma; maumivu ubavuni; maumivu ya figo',
  },
  discharge_penile: {
    en: 'discharge from penis; pus from penis; pus ... penis; discharge ... penis; penis discharge; penile discharge; drip* penis; penis ... discharge; penis ... pus; pus when {urine}',
    sw: 'usaha kwenye uume; usaha ... uume; ~toka usaha; uume ~toa usaha; uchafu ... uume; uume ... usaha; usaha ... mkojo; kisonono',
  },
  testicle_pain: {
    en: 'testicle pain; testicle {hurts}; {pain} testicle*; testicle* {swollen}; balls {hurts}; scrotum {hurts}; {pain} scrotum; testicle* ... {hurts}; scrotum {swollen}; testicular pain; balls {swollen}; {pain} ... testicle*; testis {hurts}; one ball {hurts}; {swollen} testicle*; {pain} ... balls; testicles {hurts}; scrotum ... {hurts}; {swollen} scrotum; private part {hurts} boy; {pain} one testicle',
    sw: 'korodani kuuma; korodani ~uma; pumbu ~uma; mapumbu; korodani {swollen}; maumivu ya korodani; korodani ~niuma; korodani ~muuma; korodani ... ~uma; pumbu {swollen}; maumivu makali ya korodani; maumivu ... korodani; ~umwa korodani; kende ~uma; makende ~uma; korodani ... {swollen}; maumivu kwenye korodani',
  },
};
