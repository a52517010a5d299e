import type { LexiconTable } from './schema';

/** Urine, sexual parts, the womb, pregnancy and birth. */
export const URINE_AND_BIRTH: LexiconTable = {
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
  discharge_vaginal: {
    en: `vaginal discharge; white discharge; yellow discharge; discharge ... {genitals}; discharge from private parts; green discharge; smelly discharge; discharge ... smell*; foul discharge; discharge from vagina; discharge; thick discharge; bad smelling discharge; dirty discharge; abnormal discharge`,
    sw: `kutokwa uchafu; ~toka uchafu; uchafu mweupe; uchafu ... harufu; majimaji ukeni; uchafu ukeni; ~tokwa uchafu; uchafu sehemu za siri; uchafu wa manjano; uchafu wa kijani; ute ... harufu; uchafu unanuka; uchafu; ~tokwa na ute; ute mchafu`,
  },
  curd_discharge: {
    en: 'discharge like curd; cottage cheese; curd like; thick white discharge; discharge ... curd; discharge like milk; like sour milk; white thick discharge; like mala; discharge ... cheese; lumpy discharge',
    sw: 'maziwa mgando; maziwa ya mgando; uchafu mweupe mzito; kama maziwa; kama mtindi; uchafu ... mgando; kama maziwa lala; kama mala',
  },
  foul_discharge: {
    en: 'foul discharge; smelly discharge; discharge ... smell*; bad smell discharge; fishy smell; discharge ... stink*; bad smelling discharge; foul smelling; smells bad from {genitals}; bad smell from; fishy; foul smell* discharge; discharge ... foul; discharge smells; smelling discharge',
    sw: 'uchafu ... harufu; uchafu ~nuka; harufu mbaya; harufu ya samaki; uchafu wenye harufu; ~toka uchafu ~nuka; ~tokwa ... ~nuka; harufu kali ukeni; uchafu unaonuka; uchafu ... nuka',
  },
  discharge_penile: {
    en: 'discharge from penis; pus from penis; pus ... penis; discharge ... penis; penis discharge; penile discharge; drip* penis; penis ... discharge; penis ... pus; pus when {urine}',
    sw: 'usaha kwenye uume; usaha ... uume; ~toka usaha; uume ~toa usaha; uchafu ... uume; uume ... usaha; usaha ... mkojo; kisonono',
  },
  genital_itch: {
    en: 'genital itch*; itch* genital*; itch* {genitals}; {genitals} itch*; itch* private parts; private parts itch*; itching down there; vagina itch*; itch* vagina; itch* ... private parts; vaginal itch*',
    sw: 'kuwashwa sehemu za siri; ~washwa ukeni; muwasho sehemu za siri; sehemu za siri ~washa; ~washwa sehemu za siri; muwasho ukeni; uke ~washa; ~washa ukeni; ~washa sehemu za siri',
  },
  genital_sore: {
    en: 'genital sore*; sore* private parts; ulcer* private parts; sore* {genitals}; sore on penis; wound on penis; sore* ... penis; blisters {genitals}; ulcer on penis',
    sw: 'kidonda sehemu za siri; kidonda kwenye uume; vidonda ukeni; kidonda ... siri; vidonda sehemu za siri; vidonda ... uume; kidonda ukeni',
  },
  unprotected_sex: {
    en: 'sex without condom; unprotected sex; no condom; condom broke; new partner; without a condom; slept with; many partners; had sex',
    sw: 'bila kondomu; ngono bila kondomu; ngono bila kinga; bila kinga; mpenzi mpya; kondomu ilipasuka; ~lala na mwanamke; wapenzi wengi; ngono',
  },
  pain_during_sex: {
    en: 'pain during sex; sex {hurts}; pain when having sex; painful sex; {pain} sex; {hurts} during sex; pain with sex',
    sw: 'maumivu wakati wa tendo; tendo la ndoa ~uma; maumivu ... tendo; maumivu ya ngono; maumivu ... ngono; ~uma wakati wa ngono; ngono ~uma',
  },
  vaginal_bleeding: {
    en: 'vaginal bleed*; bleed* down below; bleed* ... {genitals}; bleed* from vagina; bleed* between periods; bleed* after sex; spotting; blood ... {genitals}; heavy period; heavy periods; periods ... heavy; bleed* ... pads; passing clots; blood clots; spot blood; blood from vagina; some bleeding',
    sw: 'kutokwa damu ukeni; damu ~toka ukeni; damu ukeni; hedhi nyingi; mabonge ya damu; damu ... ukeni; matone ya damu; hedhi nzito; damu ... sehemu za siri; madonge ya damu; hedhi ... nyingi',
  },
  bleeding: {
    en: 'bleed*; blood wont stop; blood coming out; losing blood; lost blood; blood loss; blood flowing; blood ... pouring; blood everywhere; blood is coming',
    sw: 'kutokwa damu; damu ~toka; damu nyingi; ~tokwa damu; damu inatiririka; ~toka damu; damu ~miminika; ~vuja damu; damu ~ruka; damu inaruka; ~bleed; kubleed; nableed; anableed; ~toa damu; damu ~churuzika; damu ~tiririka',
    lack: 'damu haikatiki; damu haikomi; bleeding not stopping; damu haiachi; damu haisimami',
  },
  heavy_bleeding: {
    en: `bleed* {much}; {much} bleed*; blood wont stop; bleed* ... soak*; bleed* heav*; heav* bleed*; blood spurt*; spurting blood; blood pouring; blood is pouring; soaked pads; soaking pads; lost {much} blood; {much} blood; pool of blood; blood gush*; bleed* badly; soak* ... pad; soaking cloth*; bleeding like a tap; bleed* for ... hour; blood everywhere; bleed* non stop; soaking a pad; pads ... hour;
      soak* ... cloth*; blood keeps coming; bleed* ... through; bleed* profusely; deep cut ... blood; pads in an hour`,
    sw: `damu nyingi; ~vuja damu nyingi; damu nyingi sana; damu ~miminika; ~tokwa damu nyingi; damu ~ruka; damu inatoka sana; ~toka damu sana; damu ~toka sana; damu kama bomba; damu ~tiririka; ~lowesha pedi; pedi ~jaa; pedi ... saa; ~tokwa damu sana; damu ~toka kwa wingi; damu kwa wingi; damu inaruka; ~lowa damu; ~jaza pedi; kanga ... damu; damu ~bubujika; damu ~churuzika`,
    lack: `bleeding won't stop; blood won't stop; can't stop the bleeding; bleeding doesn't stop; bleeding isn't stopping; bleeding not stopping; won't stop bleeding; can't stop bleeding; not stop bleeding; doesn't stop bleeding; bleeding didn't stop; blood doesn't stop; damu haikatiki; damu haikomi; damu haiachi; damu haisimami; haiachi kutoka damu; damu haijakoma; damu haijakatika; damu haizuiliki`,
  },
  missed_period: {
    en: 'missed period; late period; period late; missed my period; period ... late; periods stopped; missed two periods; period ... weeks late; period overdue; skipped period; missed ... period; period is late',
    sw: 'hedhi ~chelewa; period ~chelewa; kukosa hedhi; ~kosa hedhi; hedhi ~kosa; siku zangu ~chelewa; nimekosa siku zangu; ~pitisha siku; siku zimepita; hedhi imechelewa',
    lack: 'no period; not had period; havent had period; sijapata hedhi; sijaona siku zangu; sijaona hedhi; hajapata hedhi; sijapata siku zangu; sijapata period; sijaona mwezi; hajaona siku zake; have not seen my period; havent seen my period',
  },
  period_pain: {
    en: 'period pain; menstrual cramp*; period cramp*; cramp* period; pain during period; menstrual pain; period pains; periods {hurts}; painful period*',
    sw: 'maumivu ya hedhi; tumbo la hedhi; maumivu ya siku zangu; chango; tumbo la period; hedhi ~uma; maumivu ya period; hedhi ... maumivu',
  },
  breast_tender: {
    en: 'breasts tender; breast tender*; breasts {hurts}; sore breasts; tender breasts; breasts {swollen}; breasts are tender',
    sw: 'matiti ~uma; matiti {swollen}; matiti kuuma',
  },
  pregnant: {
    en: 'pregnant; expecting a baby; with child; pregnancy; weeks pregnant; months pregnant; expecting; trimester; preggers; my pregnancy; in labour; labour; in labor; weeks gestation; antenatal; carrying twins; carrying a baby',
    sw: 'mjamzito; mimba; ujauzito; mja mzito; nina mimba; mimba ya miezi; nina ball; ball ya miezi; mamangu mjamzito; tumbo la miezi; wajawazito; mimba changa; mja-mzito; kliniki ya wajawazito; ana mimba; himila; uja uzito',
  },
  postpartum: {
    en: `gave birth; after delivery; after giving birth; delivered a baby; just delivered; postpartum; after birth; after childbirth; just had a baby; since delivery; after the delivery; i delivered; delivered ... days ago; delivered yesterday; she delivered; delivered at home; delivered ... ago; c section; caesarean; cs ... days; given birth; delivered my baby; delivered this; delivered last; delivered ... hours; delivered my; birth ... days ago; childbirth; delivered ... weeks`,
    sw: 'nimejifungua; ~jifungua; baada ya kujifungua; baada ya kuzaa; nimezaa; nilizaa; amezaa; alizaa; kujifungua; ~jifungua ... siku; nilizaa siku; kondo; upasuaji wa kujifungua; tangu nijifungue; tangu ajifungue',
  },
  fetal_movement: {
    en: `baby stopped moving; baby moves less; reduced kicks; baby ... moving less; reduced fetal movement; less movement baby; baby ... stopped kicking; baby movements reduced; fewer kicks; baby kicking less; baby ... less; reduced movements; baby quiet womb; kicks ... less; baby has stopped; movements have reduced; baby movement ... reduced; fetal movements reduced; baby ... hardly moving; reduced baby movement; baby ... not kick*; baby moving less`,
    sw: `mtoto amepunguza kucheza; mtoto kupunguza kucheza; mtoto ~punguza kucheza; mtoto ~acha kucheza; mtoto ameacha kucheza tumboni; kucheza kwa mtoto kumepungua; mtoto anacheza kidogo tumboni; mtoto ameacha kusonga; kucheza ~pungua; mtoto ... ~acha kucheza; mtoto ... ~punguza kucheza; mtoto ~tulia tumboni`,
    lack: `baby not moving; baby isn't moving; baby hasn't moved; haven't felt baby move; not felt baby move; can't feel baby move; no movement baby; don't feel baby; haven't felt the baby; not felt the baby; can't feel the baby; baby not kicking; baby hasn't kicked; no kicks; no fetal movement; haven't felt any kicks; haven't felt kicks; don't feel the baby move; not feel* the baby;
      mtoto hachezi tumboni; sijasikia mtoto; simsikii mtoto; sisikii mtoto; mtoto hasogei tumboni; mtoto hajacheza; mtoto hachezi ... tumbo; sijahisi mtoto; mtoto tumboni hachezi; mtoto hachezi tangu; sijamsikia mtoto; simhisi mtoto; mtoto haonekani kucheza; mtoto hachezi tena tumboni; mtoto ... tumboni hachezi; mtoto ... hachezi; simsikii akicheza; hajacheza tumboni; sihisi mtoto; mtoto wa tumboni hachezi`,
  },
  labour_pain: {
    en: 'labour pain*; labor pain*; contractions; waters broke; water broke; my waters; waters have broken; in labour; in labor; labour started; water has broken; contraction; cord is out; waters ... broke*',
    sw: 'uchungu wa kuzaa; uchungu ~anza; chupa ~pasuka; maji ~vunjika; uchungu wa uzazi; chupa ~vunjika; uchungu wa kujifungua; maji ya uzazi; maji ~pasuka; uchungu mkali wa uzazi; maji ~mwagika uzazi; uchungu umeanza',
  },
  shoulder_tip_pain: {
    en: 'shoulder pain; pain shoulder; shoulder tip; shoulder {hurts}; {pain} tip of shoulder; pain in my shoulder',
    sw: 'bega ~uma; maumivu ya bega; maumivu begani; mabega ~uma; bega',
  },
  testicle_pain: {
    en: 'testicle pain; testicle {hurts}; {pain} testicle*; testicle* {swollen}; balls {hurts}; scrotum {hurts}; {pain} scrotum; testicle* ... {hurts}; scrotum {swollen}; testicular pain; balls {swollen}; {pain} ... testicle*; testis {hurts}; one ball {hurts}; {swollen} testicle*; {pain} ... balls; testicles {hurts}; scrotum ... {hurts}; {swollen} scrotum; private part {hurts} boy; {pain} one testicle',
    sw: 'korodani kuuma; korodani ~uma; pumbu ~uma; mapumbu; korodani {swollen}; maumivu ya korodani; korodani ~niuma; korodani ~muuma; korodani ... ~uma; pumbu {swollen}; maumivu makali ya korodani; maumivu ... korodani; ~umwa korodani; kende ~uma; makende ~uma; korodani ... {swollen}; maumivu kwenye korodani',
  },
  sexual_assault: {
    en: 'raped; rape; sexual assault; sexually assaulted; forced me to have sex; forced to have sex; defiled; defilement; molested; forced sex; forced himself on; assaulted me sexually; sexually abused; sexual abuse; slept with me by force; forced me into sex; had sex with me by force; made me have sex; touched her private; touched my private',
    sw: '~bakwa; kubakwa; nimebakwa; amebakwa; ~baka; alinibaka; walinibaka; ~najisiwa; amenajisiwa; kulawitiwa; ~lawitiwa; ~lazimisha kufanya ngono; ~lazimishwa kufanya ngono; alinilazimisha; amelawitiwa; ~lazimisha ngono; kwa nguvu ... ngono; ngono kwa nguvu; ~fanya ngono kwa nguvu; ~ingilia kwa nguvu; aliniingilia kwa nguvu; ~fanyia tabia mbaya; tabia mbaya; amenajisi; ~ingiliwa kwa nguvu; ~najisi',
  },
};
