import type { LexiconTable } from './schema';

/** Women, pregnancy, birth and infections passed on by sex. */
export const WOMEN_AND_BIRTH: LexiconTable = {
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
  sexual_assault: {
    en: 'raped; rape; sexual assault; sexually assaulted; forced me to have sex; forced to have sex; defiled; defilement; molested; forced sex; forced himself on; assaulted me sexually; sexually abused; sexual abuse; slept with me by force; forced me into sex; had sex with me by force; made me have sex; touched her private; touched my private',
    sw: '~bakwa; kubakwa; nimebakwa; amebakwa; ~baka; alinibaka; walinibaka; ~najisiwa; amenajisiwa; kulawitiwa; ~lawitiwa; ~lazimisha kufanya ngono; ~lazimishwa kufanya ngono; alinilazimisha; amelawitiwa; ~lazimisha ngono; kwa nguvu ... ngono; ngono kwa nguvu; ~fanya ngono kwa nguvu; ~ingilia kwa nguvu; aliniingilia kwa nguvu; ~fanyia tabia mbaya; tabia mbaya; amenajisi; ~ingiliwa kwa nguvu; ~najisi',
  },
};
