import type { LexiconTable } from './schema';

/** Women, pregnancy, birth and infections passed on by sex. */
export const WOMEN_AND_BIRTH: LexiconTable = {
  discharge_vaginal: {
    en: `vaginal discharge; white discharge; yellow discharge; discharge ... {genitals}; discharge from private parts; green discharge; smelly discharge; discharge ... smell*; foul discharge; discharge from vagina; discharge; thick discharge; bad smelling discharge; dirty discharge; abnormal discharge; pv discharge; p v discharge; per vaginal discharge; discharge pv; leucorrhoea; leukorrhea; brown discharge; grey discharge; watery discharge; frothy discharge; mucopurulent discharge; purulent discharge ... vagina|cervix; discharge in my panty|panties|underwear|pants; stains my panty|panties|underwear`,
    sw: `kutokwa uchafu; ~toka uchafu; uchafu mweupe; uchafu ... harufu; majimaji ukeni; uchafu ukeni; ~tokwa uchafu; uchafu sehemu za siri; uchafu wa manjano; uchafu wa kijani; ute ... harufu; uchafu unanuka; uchafu; ~tokwa na ute; ute mchafu; ~toa uchafu ukeni; uchafu kwenye chupi; chupi ~lowa uchafu; uchafu kama usaha ukeni; ute mzito ukeni; ~toka maji machafu ukeni; usaha ukeni`,
  },
  curd_discharge: {
    en: 'discharge like curd; cottage cheese; curd like; thick white discharge; discharge ... curd; discharge like milk; like sour milk; white thick discharge; like mala; discharge ... cheese; lumpy discharge',
    sw: 'maziwa mgando; maziwa ya mgando; uchafu mweupe mzito; kama maziwa; kama mtindi; uchafu ... mgando; kama maziwa lala; kama mala',
  },
  foul_discharge: {
    en: 'foul discharge; smelly discharge; discharge ... smell*; bad smell discharge; fishy smell; discharge ... stink*; bad smelling discharge; smells bad from {genitals}; fishy; foul smell* discharge; discharge ... foul; discharge smells; smelling discharge; foul smelling discharge; offensive discharge; malodorous; foul smelling pv discharge; foul smell* {genitals}; {genitals} ... smell* bad|foul|fish|rotten; smell* rotten ... {genitals}; offensive ... discharge; discharge stink*; bad odour|odor ... {genitals}; {genitals} ... odour|odor; bad smell {genitals}',
    sw: 'uchafu ... harufu; uchafu ~nuka; harufu ya samaki; uchafu wenye harufu; ~toka uchafu ~nuka; ~tokwa ... ~nuka; harufu kali ukeni; uchafu unaonuka; uchafu ... nuka; harufu mbaya ukeni; harufu mbaya sehemu za siri; uke ~nuka; sehemu za siri ~nuka; harufu mbaya huku chini; ~nuka huku chini; uchafu ... harufu mbaya',
  },
  genital_itch: {
    en: 'genital itch*; itch* genital*; itch* {genitals}; {genitals} itch*; itch* private parts; private parts itch*; itching down there; vagina itch*; itch* vagina; itch* ... private parts; vaginal itch*; vulva* itch*; itch* vulva; pruritus vulvae; vulvovaginal itch*; {genitals} scratch*; scratch* {genitals}; itch* ... vagina; itch* in my penis; penis itch*; itch* groin|panty; itch* huku chini',
    sw: 'kuwashwa sehemu za siri; ~washwa ukeni; muwasho sehemu za siri; sehemu za siri ~washa; ~washwa sehemu za siri; muwasho ukeni; uke ~washa; ~washa ukeni; ~washa sehemu za siri; ~washa huku chini; ~washwa huku chini; kuwashwa huku chini; ~jikuna sehemu za siri; ~jikuna ukeni; kunakuwasha huku chini; uume ~washa',
  },
  genital_sore: {
    en: 'genital sore*; sore* private parts; ulcer* private parts; sore* {genitals}; sore on penis; wound on penis; sore* ... penis; blisters {genitals}; ulcer on penis; penile ulcer*; vulval ulcer*; genital ulcer*; vaginal ulcer*; chancre; chancroid; gud; ulcer* ... penis|vulva|labia|vagina; sore* ... vulva|labia|vagina; wound ... private parts|vagina|penis; open sore ... private|genital*; vulval sore*; ulcer on glans; perianal ulcer*; wound* {genitals}',
    sw: 'kidonda sehemu za siri; kidonda kwenye uume; vidonda ukeni; kidonda ... siri; vidonda sehemu za siri; vidonda ... uume; kidonda ukeni; kidonda kwa uume; kidonda ... uume; vidonda huku chini; kidonda huku chini; vidonda kwenye uke; kidonda kwenye uke; vidonda ... uke',
  },
  unprotected_sex: {
    en: 'sex without condom; unprotected sex; no condom; condom broke; new partner; without a condom; many partners; had sex; slept with someone|somebody|man|woman|girl|guy|lady|prostitute|stranger|different; multiple sexual partners; multiple partners; several partners; sex worker*; commercial sex; new sexual partner; casual partner; one night stand; sex without protection; did not use a condom; not use protection; casual sex; condomless; promiscuous; new boyfriend; new girlfriend',
    sw: 'bila kondomu; ngono bila kondomu; ngono bila kinga; bila kinga; mpenzi mpya; kondomu ilipasuka; ~lala na mwanamke; wapenzi wengi; ngono; ~lala na msichana; ~lala na mtu; ~lala na dem; ~lala na mwanaume; mpango wa kando; wapenzi wengi; bila cd; bila condom; ~fanya mapenzi bila; ~dinyana bila',
  },
  pain_during_sex: {
    en: 'pain during sex; sex {hurts}; pain when having sex; painful sex; {pain} sex; {hurts} during sex; pain with sex; dyspareunia; {hurts} ... sex; {pain} ... intercourse; sex ... {hurts}; intercourse ... painful|{hurts}; {hurts} when having sex; {pain} deep ... sex',
    sw: 'maumivu wakati wa tendo; tendo la ndoa ~uma; maumivu ... tendo; maumivu ya ngono; maumivu ... ngono; ~uma wakati wa ngono; ngono ~uma; ~umia wakati wa tendo; tendo ~uma; ~uma wakati wa tendo; ~sikia uchungu wakati wa tendo; sex ~uma; tukifanya mapenzi ~uma; maumivu ... mapenzi',
  },
  vaginal_bleeding: {
    en: 'vaginal bleed*; bleed* down below; bleed* ... {genitals}; bleed* from vagina; bleed* between periods; bleed* after sex; spotting; blood ... {genitals}; heavy period; heavy periods; periods ... heavy; bleed* ... pads; passing clots; spot blood; blood from vagina; some bleeding; pv bleed*; p v bleed*; bleed* pv; bleed* per vagina*; per vagina* bleed*; pv blood; blood pv; aph; pph; antepartum haemorrhage|hemorrhage; postpartum haemorrhage|hemorrhage; menorrhagia; metrorrhagia; menometrorrhagia; uterine bleed*; intermenstrual bleed*; postcoital bleed*; post coital bleed*; contact bleed*; postmenopausal bleed*; post menopausal bleed*; heavy menses; heavy menstrua*; menses ... heavy|prolonged; prolonged menses; prolonged periods; bleeding since my period; bleed* ... womb|private parts|below; bleed* in pregnancy; blood on my underwear|panty|panties; blood stained underwear; blood when i wipe; bled through; passing blood clots; pass* ... clots; bleed* ... clots; clots ... {genitals}; with clots; lumps of blood; clots and pieces',
    sw: 'kutokwa damu ukeni; damu ~toka ukeni; damu ukeni; hedhi nyingi; mabonge ya damu; damu ... ukeni; matone ya damu; hedhi nzito; damu ... sehemu za siri; madonge ya damu; hedhi ... nyingi; ~toka damu huku chini; damu huku chini; damu ~toka huku chini; damu kwenye chupi; damu sehemu za siri; ~bleed huku chini; period haikatiki; hedhi haikatiki; ~toka damu katikati ya hedhi; damu ya hedhi nyingi; ~pata hedhi muda mrefu; matone ya damu; ~toka matone ya damu; damu ya mabonge; damu yenye mabonge; ~toka mabonge; damu ... mabonge; damu ... madonge; mabonge ... damu',
  },
  missed_period: {
    en: 'missed period; late period; period late; missed my period; period ... late; periods stopped; missed two periods; period ... weeks late; period overdue; skipped period; missed ... period; period is late; amenorrh*; missed menses; delayed menses; delayed period*; menses ... late|delayed|missed|stopped; missed her period*; period ... delayed; period ... not come; period did not come; missed my monthly; absent menses|period*; missing my period; late on my period; periods have stopped; stopped having periods; period ghosted me; skipped my period',
    sw: 'hedhi ~chelewa; period ~chelewa; kukosa hedhi; ~kosa hedhi; hedhi ~kosa; siku zangu ~chelewa; nimekosa siku zangu; ~pitisha siku; siku zimepita; hedhi imechelewa; hedhi ~koma; hedhi ~simama; periods ~chelewa; mp ~chelewa; ~miss period; ~miss periods; ~ruka period; siku zake ~chelewa; siku zangu ~pitiliza; hedhi ~pitiliza; mwezi ~ruka; mensi ~chelewa',
    lack: 'no period; not had period; havent had period; sijapata hedhi; sijaona siku zangu; sijaona hedhi; hajapata hedhi; sijapata siku zangu; sijapata period; sijaona mwezi; hajaona siku zake; have not seen my period; havent seen my period; not seen my menses; no menses; not had her period; not had my period; not had menses; not had a period; has not menstruated; not menstruated; not had periods; not getting periods; period hasnt come; period not come; not received my period; no periods for; sipati hedhi; sipati period; hajaona hedhi; sijaona period; hajapata period; sipati siku zangu',
  },
  period_pain: {
    en: 'period pain; menstrual cramp*; period cramp*; cramp* period; pain during period; menstrual pain; period pains; periods {hurts}; painful period*; dysmenorrh*; painful menses; painful menstruation; cramp* ... period*; {pain} ... menses; {hurts} ... period*; {pain} ... period*; cramps every month; period* ... {hurts}; {pain} every month; monthly pain; cyclical pelvic pain; cyclic pelvic pain',
    sw: 'maumivu ya hedhi; tumbo la hedhi; maumivu ya siku zangu; chango; tumbo la period; hedhi ~uma; maumivu ya period; hedhi ... maumivu; ~umia siku zangu; ~umwa nikiwa kwa siku zangu; maumivu ... hedhi; tumbo ~uma ... hedhi; cramps za period|hedhi|periods; cramps ~uma; tumbo ... siku zangu; tumbo ~uma kila mwezi; ~uma nikiwa kwa periods; maumivu ya mwezi; tumbo ... nikiwa kwa siku; cramps ... period|periods; ~uma ... siku za hedhi',
  },
  breast_tender: {
    en: 'breasts tender; breast tender*; breasts {hurts}; sore breasts; tender breasts; breasts {swollen}; breasts are tender; breast pain; mastalgia; painful breast*; breast ... {hurts}; nipple* tender|sore; breast engorge*; engorged breast*; breasts ... engorged; breasts full|heavy ... {hurts}; my boob* {hurts}; boob* {hurts}; {pain} breast*',
    sw: 'matiti ~uma; matiti {swollen}; matiti kuuma; titi ~uma; titi {swollen}; titi kuuma; maziwa ~uma; matiti ... ~uma; titi ... ~uma; titi langu ~uma; maumivu ya titi; maumivu ya matiti; chuchu ~uma; matiti ~jaa na ~uma',
  },
  pregnant: {
    en: 'pregnant; expecting a baby; with child; pregnancy; weeks pregnant; months pregnant; expecting; trimester; preggers; my pregnancy; in labour; in labor; weeks gestation; antenatal; carrying twins; carrying a baby; labour pain*; labor pain*; labour started; labour ward; gravid; gravida; primigravida; multigravida; grand multipara; expectant; expecting mother; preg; pregnancy test ... positive; positive pregnancy test; pdt positive; upt positive; hcg positive; positive hcg; tested positive ... pregnan*; gestation; gestational age; gestation by dates; fetal heart; foetal heart; fhr; fht; fetal movement*; foetal movement*; unborn baby; pregnant woman; preggo; weeks pregnan*; months pregnan*; weeks along; weeks gone; months gone; trimester; intrauterine pregnancy; viable pregnancy; ectopic; miscarri*; aph; antepartum; cephalic presentation; breech; fetal movement* present|felt|normal|good; fhr normal|regular|reassuring|good|present|heard; fetal heart normal|regular|heard|present; amniotic; liquor; obstetric ultrasound; obs ultrasound',
    sw: 'mjamzito; mimba; ujauzito; mja mzito; nina mimba; mimba ya miezi; nina ball; ball ya miezi; mamangu mjamzito; tumbo la miezi; wajawazito; mimba changa; mja-mzito; kliniki ya wajawazito; ana mimba; himila; uja uzito; ako na ball; ana ball; niko na ball; ana mimba; ako mjamzito; nimebeba mimba; ~beba mimba; ~shika mimba; tumbo kubwa la mimba; mimba ~haribika; mimba ~toka; mimba kuharibika; mimba kutoka; ~pata ujauzito; wamama wajawazito; mimba yangu; mimba ya wiki',
  },
  postpartum: {
    en: `gave birth; after delivery; after giving birth; delivered a baby; just delivered; postpartum; after birth; after childbirth; just had a baby; since delivery; after the delivery; i delivered; delivered ... days ago; delivered yesterday; she delivered; delivered at home; delivered ... ago; c section; caesarean; cs ... days; given birth; delivered my baby; delivered this; delivered last; delivered ... hours; delivered my; birth ... days ago; childbirth; delivered ... weeks; post partum; postnatal; post natal; puerper*; lochia; svd; post delivery; post svd; post cs; post caesarean; post cesarean; cesarean; delivered ... baby|infant|boy|girl|son|daughter|male|female|twins; live male infant; live female infant; live infant; live birth; bba; recently delivered; newly delivered; home delivery; had a baby ... ago; since my baby was born; birth ... ago; pph; postpartum haemorrhage|hemorrhage; days after delivery; weeks after delivery; after normal delivery; new mother; delivered normally; placenta delivered; normal delivery; vaginal delivery; assisted delivery; retained placenta; post delivery`,
    sw: 'nimejifungua; ~jifungua; baada ya kujifungua; baada ya kuzaa; nimezaa; nilizaa; amezaa; alizaa; kujifungua; ~jifungua ... siku; nilizaa siku; kondo; upasuaji wa kujifungua; tangu nijifungue; tangu ajifungue; ~toka kujifungua; nimetoka kuzaa; ametoka kuzaa; baada ya uzazi; mama aliyejifungua; ~zalishwa; ~jifungulia nyumbani; kujifungua nyumbani; nimejifungua; mzazi mpya; baada ya cs; baada ya upasuaji wa uzazi; kondo la nyuma',
  },
  fetal_movement: {
    en: `baby stopped moving; baby moves less; reduced kicks; baby ... moving less; reduced fetal movement; less movement baby; baby ... stopped kicking; baby movements reduced; fewer kicks; baby kicking less; baby ... less; reduced movements; baby quiet womb; kicks ... less; baby has stopped; movements have reduced; baby movement ... reduced; fetal movements reduced; baby ... hardly moving; reduced baby movement; baby ... not kick*; baby moving less; decreased fetal movement*; decreased foetal movement*; reduced foetal movement*; foetal movements reduced; fetal movement* decreased|stopped|less; absent fetal movement*; absent foetal movement*; rfm; fetal kicks reduced; kicks ... stopped; kicks ... reduced; baby not as active; baby ... not moving as much; baby ... slowed down; baby moves little; lost fetal movement*; loss of fetal movement*; baby less active`,
    sw: `mtoto amepunguza kucheza; mtoto kupunguza kucheza; mtoto ~punguza kucheza; mtoto ~acha kucheza; mtoto ameacha kucheza tumboni; kucheza kwa mtoto kumepungua; mtoto anacheza kidogo tumboni; mtoto ameacha kusonga; kucheza ~pungua; mtoto ... ~acha kucheza; mtoto ... ~punguza kucheza; mtoto ~tulia tumboni; mtoto ~punguza kusonga; mtoto hachezi kama kawaida; mtoto hachezi vizuri tumboni; mtoi tumboni hachezi; baby hachezi tumboni; baby ~acha kucheza; baby ~punguza kucheza; mtoto anacheza kidogo`,
    lack: `baby not moving; baby isn't moving; baby hasn't moved; haven't felt baby move; not felt baby move; can't feel baby move; no movement baby; don't feel baby; haven't felt the baby; not felt the baby; can't feel the baby; baby not kicking; baby hasn't kicked; no kicks; no fetal movement; haven't felt any kicks; haven't felt kicks; don't feel the baby move; not feel* the baby;
      mtoto hachezi tumboni; sijasikia mtoto; simsikii mtoto; sisikii mtoto; mtoto hasogei tumboni; mtoto hajacheza; mtoto hachezi ... tumbo; sijahisi mtoto; mtoto tumboni hachezi; mtoto hachezi tangu; sijamsikia mtoto; simhisi mtoto; mtoto haonekani kucheza; mtoto hachezi tena tumboni; mtoto ... tumboni hachezi; mtoto ... hachezi; simsikii akicheza; hajacheza tumboni; sihisi mtoto; mtoto wa tumboni hachezi; no foetal movement*; not felt fetal movement*; not perceiv* fetal movement*; no fetal kicks; not feeling fetal movement*; not feeling the baby; not feeling baby; not feeling any kicks; baby not kicked; sihisi akicheza; baby hachezi; hachezi tumboni; sisikii akicheza; mtoi hachezi tumboni`,
    well: `fetal movement* present; fetal movement* felt; fetal movement* good; fetal movement* normal; foetal movement* present; good fetal movement*; normal fetal movement*; feel* fetal movement*; fm present; fm felt; baby moving well; baby moving normally; baby ... kicking well; baby kicking normally; baby moves well; baby moves normally; baby is active; fetus active; mtoto anacheza vizuri tumboni; mtoto anacheza kawaida tumboni; mtoto anacheza tumboni vizuri; mtoto anacheza kama kawaida`,
  },
  labour_pain: {
    en: 'labour pain*; labor pain*; contractions; waters broke; water broke; my waters; waters have broken; in labour; in labor; labour started; water has broken; contraction; cord is out; waters ... broke*; bearing down; urge to push; drain* liquor; drain* of liquor; liquor drain*; leaking liquor; draining clear liquor; drainage of liquor; rupture of membranes; ruptured membranes; membranes ... ruptured; srom; gush of fluid; gush of water; gush ... vagina; water ... gushed; gushed out; water leaking ... vagina; leaking ... amniotic; amniotic fluid leak*; bloody show; mucus plug; active phase; latent phase; fully dilated; uterine contractions; tightenings; pains coming every; pains every ... minutes; preterm labour; preterm labor; pre term labour; premature labour; true labour; onset of labour; head crowning; crowning; contracting; cord prolapse; water bag ... broke*',
    sw: 'uchungu wa kuzaa; uchungu ~anza; chupa ~pasuka; maji ~vunjika; uchungu wa uzazi; chupa ~vunjika; uchungu wa kujifungua; maji ya uzazi; maji ~pasuka; uchungu mkali wa uzazi; maji ~mwagika uzazi; uchungu umeanza; ~hisi kusukuma; nahisi kusukuma; ~taka kusukuma mtoto; uchungu wa mtoto; uchungu ... kuzaa; uchungu ~kuja kila; maji ~toka ukeni; maji ~mwagika ukeni; maji ya mtoto ~mwagika; chupa ya uzazi; ~shikwa na uchungu; uchungu ~shika; labour pains; maji yamemwagika; ~vunja maji; nimevunja maji; mtoto anatoka',
  },
  shoulder_tip_pain: {
    en: 'shoulder pain; pain shoulder; shoulder tip; shoulder {hurts}; {pain} tip of shoulder; pain in my shoulder; shoulder tip pain; referred shoulder pain; {pain} at shoulder tip',
    sw: 'bega ~uma; maumivu ya bega; maumivu begani; mabega ~uma; bega',
  },
  sexual_assault: {
    en: 'raped; rape; sexual assault; sexually assaulted; forced me to have sex; forced to have sex; defiled; defilement; molested; forced sex; forced himself on; assaulted me sexually; sexually abused; sexual abuse; slept with me by force; forced me into sex; had sex with me by force; made me have sex; touched her private; touched my private; sgbv; sodomi*; gang raped; non consensual sex; forced intercourse; incest; drugged and had sex; survivor of rape',
    sw: '~bakwa; kubakwa; nimebakwa; amebakwa; ~baka; alinibaka; walinibaka; ~najisiwa; amenajisiwa; kulawitiwa; ~lawitiwa; ~lazimisha kufanya ngono; ~lazimishwa kufanya ngono; alinilazimisha; amelawitiwa; ~lazimisha ngono; kwa nguvu ... ngono; ngono kwa nguvu; ~fanya ngono kwa nguvu; ~ingilia kwa nguvu; aliniingilia kwa nguvu; ~fanyia tabia mbaya; tabia mbaya; amenajisi; ~ingiliwa kwa nguvu; ~najisi',
  },
  fishy_discharge: {
    en: 'fishy smell; fishy; fishy odour|odor; smell* ... fish; smell* like fish; discharge ... fish*; fishy smell* discharge; thin grey discharge; thin gray discharge; thin white discharge; greyish discharge; grayish discharge; clue cells; whiff test; amine test positive; grey discharge; homogenous discharge; smells worse after sex; fishy smell after sex',
    sw: 'harufu ya samaki; ~nuka samaki; ~nuka kama samaki; harufu kama samaki; uchafu wa kijivu; uchafu mwepesi wa kijivu; harufu ya omena; ~nuka omena; harufu kama ya samaki',
  },
  frothy_discharge: {
    en: 'frothy; frothy discharge; foamy discharge; bubbly discharge; discharge ... frothy|foamy|bubbles; yellow green discharge; green yellow discharge; yellowish green discharge; greenish discharge; greenish yellow discharge; green frothy; strawberry cervix; motile flagellates; trichomon*; trich; discharge ... green|greenish; green discharge',
    sw: 'uchafu wa povu; uchafu ... povu; uchafu wa kijani; uchafu ... kijani; ~toka povu ukeni; uchafu wenye povu; uchafu wa njano na kijani',
  },
  painless_sore: {
    en: 'painless sore*; painless ulcer*; painless ... ulcer; painless ... sore; chancre; sore ... does not hurt|pain; ulcer ... not painful; indurated ulcer; hard sore; single ulcer; non tender ulcer; nontender ulcer; ulcer ... painless; sore ... painless; painless genital; hard chancre; painless lesion ... penis|vulva|labia|genital*',
    sw: 'kidonda kisichouma; kidonda kisicho na maumivu; kidonda kisicho uma; kidonda kigumu; kidonda bila maumivu; kidonda kimoja kisichouma',
    lack: 'sore ... no pain; sore not hurt; sore not painful; sore doesnt hurt; ulcer not painful; ulcer doesnt hurt; wound ... not painful private; kidonda hakiumi; kidonda hakina maumivu; kidonda ... hakiumi; kidonda ... hakina uchungu; ulcer no pain; sore that doesnt hurt; sore ... doesnt hurt',
  },
  genital_blisters: {
    en: 'blister* {genitals}; blister* ... genital*; genital blister*; genital vesicles; vesicles ... genital*|vulva|penis|labia; grouped vesicles; painful vesicles; blister* ... penis|vulva|labia|vagina; multiple painful ulcers; multiple small ulcers; cluster of blister*|sores|vesicles; clusters of small blister*|ulcers; painful sores ... penis|vagina|vulva|private; small painful sores; shallow painful ulcers; painful genital ulcers; genital herpes; herpes ... genital*; shallow ulcers; painful ulcers ... vulva|penis|labia; tingling ... {genitals}; small blister*; penile vesicles; small sores ... {genitals}; burning sores ... {genitals}; water blister* ... {genitals}',
    sw: 'malengelenge sehemu za siri; malengelenge ukeni; malengelenge ... uume; vipele vya maji sehemu za siri; vidonda vidogo vidogo sehemu za siri; vidonda vidogo vinavyouma ... siri|uke|uume; malengelenge ... siri; malengelenge ... uke; vipele ... maji ... siri; vidonda vidogo ... siri; vidonda ... vinavyouma ... siri; vipele vya maji ukeni; malengelenge kwenye uume',
  },
  genital_growths: {
    en: 'genital wart*; wart* {genitals}; wart* ... penis|vulva|anus|genital*|vagina|private; growths ... private parts|penis|vagina|vulva|anus; cauliflower; cauliflower like; condylomata; condyloma; bumps {genitals}; small growths {genitals}; fleshy growth* {genitals}; growth* on my private; growth* {genitals}; perianal wart*; verrucous ... vulva|penis|genital*; fleshy bumps; vulval growths; penile growths; lumps ... private parts; flesh coloured bumps|papules',
    sw: 'sunzua; sunzua sehemu za siri; vinyama sehemu za siri; vinyama ukeni; vinyama ... uume; vinyama ... siri; vinyama ... uke; vitu kama kolifulawa; masundosundo sehemu za siri; vinyama ... mkundu; vinyama huku chini; vipele vya nyama sehemu za siri; nyama ~ota sehemu za siri; vinyama ~ota',
  },
  groin_glands: {
    en: 'swollen glands groin; glands ... groin; groin glands; groin nodes; inguinal nodes; inguinal lymph*; inguinal lymphadenopathy; bubo; buboes; inguinal bubo; inguinal swelling tender; {swollen} groin glands; groin gland* {swollen}; lymph nodes groin; swollen nodes groin; inguinal adenopathy; lumps both groins',
    sw: 'mitoki; mitoki ya kinena; mitoki kinenani; tezi za kinena; tezi kinenani; matezi kinenani; tezi ... kinena; mitoki ~vimba; mtoki',
  },
  palms_soles_rash: {
    en: 'rash ... palms; palms and soles; rash ... soles; spots ... palms; palms ... rash; palmar rash; rash hands and feet; rash hands feet; lesions ... palms; maculopapular ... palms; palmoplantar; spots ... soles',
    sw: 'upele viganjani; vipele viganjani; upele ... viganja; vipele ... viganja; upele ... nyayo; vipele ... nyayo; madoa viganjani; viganja na nyayo',
  },
  partner_sti: {
    en: 'sti contact; contact with sti; partner ... sti; partner ... std; partner has discharge; partner ... discharge; husband ... sti|std|discharge; wife ... sti|std; partner treated for; partner was treated; partner ... gonorrh*|chlamydia|syphilis|herpes|warts; partner ... sores; boyfriend ... sti|std|discharge; girlfriend ... sti|std; previous sti; history of sti; history of std; past sti; husband ... sores; partner with ... urethritis; partner ... trichomon*; previous chlamydia|gonorrh*|pid; history of chlamydia|gonorrh*|pid; husband has other women; husband unfaithful; partner tested positive',
    sw: 'mpenzi ... ugonjwa wa zinaa; mume ... ugonjwa wa zinaa; mke ... ugonjwa wa zinaa; mpenzi wangu ana dalili; mume wangu pia anatokwa; mpenzi ... uchafu; mpenzi ... kisonono; mume ... kisonono; mpenzi ... kaswende; mume ... kaswende; magonjwa ya zinaa hapo awali; bf ... sti; mpenzi ana sti',
  },
  vulval_lump: {
    en: 'bartholin*; lump ... labia|vulva|vagina|vaginal; labial swelling; vulval swelling; vulvar swelling; vulval mass; vulval abscess; labia {swollen}; vulva {swollen}; {swollen} labia; {swollen} vulva; lump {genitals}; {swollen} ... labia; {swollen} ... vagina opening; boil ... vagina|labia|vulva|vaginal; boil {genitals}; {swollen} lip of vagina; one side of vagina {swollen}; vagina* {swollen}; ball ... vagina; cyst ... vagina|vulva|labia|vaginal; abscess ... labia|vulva; {swollen} ... vaginal opening; introitus; swelling side of vagina',
    sw: 'jipu ukeni; uvimbe ukeni; uvimbe mlangoni mwa uke; uvimbe kwenye mlango wa uke; jipu ... uke; uvimbe ... uke; uke {swollen}; mdomo wa uke {swollen}; mashavu ya uke {swollen}; donge ukeni; jipu sehemu za siri; uvimbe sehemu za siri; shavu la uke {swollen}; jipu huku chini; uvimbe huku chini',
  },
  heavy_period: {
    en: 'heavy period*; period* ... heavy; menorrhagia; heavy menses; heavy menstrua*; menses ... heavy|prolonged|clots; periods ... clots; period* ... clots; prolonged period*; prolonged menses; period* ... long; long period*; period* last* ... days; flow ... heavy; heavy flow; menstrual flow ... heavy; flooding; flood* during period; change pads every; many pads; several pads ... day; soak* ... pads ... period; menstrual clots; clots ... period; bleed* ... period; period ... wont stop; period ... two weeks; bleeding for ... weeks; menometrorrhagia',
    sw: 'hedhi nyingi; hedhi nzito; hedhi ... nyingi; hedhi ... mabonge; hedhi ... siku nyingi; hedhi ... ndefu; hedhi ndefu; hedhi haikatiki; hedhi haiishi; period nyingi; period heavy; period ni heavy; periods heavy; period ~toka mob; siku zangu ... nyingi; siku zangu ... wiki mbili; ~badilisha pedi kila; pedi nyingi; mabonge ... hedhi; damu ya hedhi nyingi; damu ya hedhi ~toka sana; period ... wiki mbili; period inaflow sana; hedhi ... wiki mbili; hedhi ~dumu ... siku',
    lack: 'period does not stop; period not stopping; periods do not end; period doesnt end; period not ending; hedhi haimaliziki',
  },
  irregular_period: {
    en: 'irregular period*; irregular menses; irregular menstrua*; irregular cycle*; period* ... irregular; menses ... irregular; cycle* ... irregular; oligomenorrh*; infrequent period*; period* ... unpredictable; period* every few months; period* ... skip*; period* come anytime; skip* period*; skip* months; few periods a year; period* twice a month; periods come twice; irregular bleeding; irregular vaginal bleeding; periods all over the place; period* on and off; cycles ... long; periods change*; periods becoming irregular; cycle has changed; polymenorrh*',
    sw: 'hedhi isiyo na mpangilio; hedhi bila mpangilio; hedhi ~badilika; hedhi ~ruka; hedhi mara mbili; siku zangu ~badilika; period ~ruka; periods ~ruka; period irregular; periods ziko irregular; hedhi haina mpangilio; hedhi ~vurugika; mzunguko wa hedhi ~badilika; hedhi isiyo ya kawaida; hedhi haiko sawa; period haina pattern; ~ona siku zangu mara mbili; hedhi inakuja ovyo; period mara mbili kwa mwezi; period inaskip; periods zinaskip',
    lack: 'period* not regular; menses not regular; cycle* not regular; periods never regular; hedhi haina mpangilio; hedhi haiji kwa mpangilio; hedhi haiji kila mwezi',
    well: 'regular period*; regular menses; regular cycle*; period* regular; menses regular; periods are regular; hedhi ya kila mwezi; hedhi huja kila mwezi; hedhi huja kwa mpangilio',
  },
  bleeding_between: {
    en: 'bleed* between period*; bleed* between menses; intermenstrual bleed*; spotting between; spotting; bleed* ... between ... period*; breakthrough bleed*; spot* in between; mid cycle bleed*; bleed* mid cycle; bleed* outside period; bleed* on and off; metrorrhagia; spotting on and off; bleed* when i am not on my period',
    sw: 'damu katikati ya hedhi; damu kati ya hedhi; ~toka damu katikati ya hedhi; ~toka damu kabla ya hedhi; ~toka damu nje ya hedhi; matone katikati ya mwezi; ~spot; matone ya damu kati ya hedhi; damu kabla ya siku zangu; damu isiyo ya hedhi; nina spotting',
  },
  bleeding_after_sex: {
    en: 'bleed* after sex; bleed* after intercourse; postcoital bleed*; post coital bleed*; contact bleed*; blood after sex; bleed* during sex; spot* after sex; bleed* when having sex; bleed* ... after ... sex; bleed* with intercourse; bleed* ... intercourse; blood ... after sex; bleed* after having sex; blood during sex; bleed* after we have sex; bleed* after coitus',
    sw: 'damu baada ya tendo la ndoa; damu baada ya ngono; ~toka damu baada ya tendo; ~toka damu baada ya ngono; ~toka damu nikifanya mapenzi; damu wakati wa tendo; ~toka damu wakati wa tendo; damu baada ya mapenzi; damu baada ya sex; ~bleed baada ya sex; ~bleed nikifanya sex; damu ... tendo la ndoa; damu ... kufanya mapenzi',
  },
  bleeding_after_menopause: {
    en: 'postmenopausal bleed*; post menopausal bleed*; bleed* after menopause; bleed* ... menopause; bleed* years after my periods stopped; periods stopped ... bleed*; menopause ... bleed*; bleed* ... periods stopped; stopped menstruating ... bleed*; menopausal ... bleed*; stopped having periods ... bleed*; bleed* again after ... menopause; blood again years after my periods; menopause ... blood',
    sw: 'damu baada ya kukoma hedhi; ~toka damu baada ya kukoma; hedhi ilikoma ... damu; nilikoma hedhi ... damu; alikoma hedhi ... damu; ~koma hedhi ... ~toka damu; ~acha kupata hedhi ... damu; hedhi ~koma ... damu; damu tena ... kukoma hedhi; menopause ... damu; ~maliza hedhi ... damu',
  },
  coil: {
    en: 'iud; iucd; intrauterine device; intrauterine contraceptive device; copper t; mirena; coil; the coil; copper coil; intrauterine system',
    sw: 'koili; kitanzi; coil; ~weka coil; ~wekewa coil; ~wekewa kitanzi; ~weka koili; ~wekewa koili',
  },
  infertility: {
    en: 'infertil*; subfertil*; trouble conceiving; {cant} conceive; {cant} get pregnant; trying to conceive; trying for a baby; trying to get pregnant ... months|years|year; difficulty conceiving; failure to conceive; failed to conceive; inability to conceive; unable to conceive; struggling to conceive; barren',
    sw: '{siwezi} kushika mimba; {siwezi} kupata mimba; {siwezi} kupata mtoto; tasa; ugumba; utasa; ~tafuta mtoto; ~tafuta mimba; {siwezi} kushika ujauzito; {siwezi} kupata ujauzito; tunatafuta mtoto; ~jaribu kupata mtoto; ~jaribu kushika mimba',
    lack: 'not conceived; not conceiving; not able to conceive; cant conceive; cant get pregnant; never conceived; hashiki mimba; sishiki mimba; sijashika mimba; hajashika mimba; sipati mimba; hapati mimba; sijabarikiwa na mtoto; hajapata mtoto; haven t conceived; havent conceived; not been able to conceive',
  },
  facial_hair: {
    en: 'facial hair; hirsut*; hair ... chin; hair ... upper lip; beard; hair growing ... face|chin|chest; hair on my face; hair on face; excess hair; excessive hair; unwanted hair; hair on chest; chin hair*; hairy chin|face; hair growth ... face|chin|chest; shave my chin',
    sw: 'ndevu; nywele kidevuni; nywele usoni; nywele kifuani; ~ota ndevu; ~mea ndevu; nywele ... kidevu; nywele nyingi usoni; nywele ~ota usoni; nywele ~ota kidevuni; nywele ~mea usoni; ndevu za kike; masharubu',
  },
  hot_flushes: {
    en: 'hot flush*; hot flash*; waves of heat; sudden heat; heat ... face and neck; heat waves; sudden feeling of heat; heat rushes; rush of heat; flushes; vasomotor; heat comes suddenly; suddenly hot and sweat*; suddenly feel* hot; flushing at night; heat rising to my face; body heats up suddenly',
    sw: 'mawimbi ya joto; joto la ghafla; joto ghafla usoni; ~sikia joto ghafla; ~hisi joto ghafla; joto ~panda ghafla; joto ~kuja ghafla; joto ghafla; ~pandwa na joto; hot flashes; hot flushes; joto ~nipanda usoni; mwili ~pata joto ghafla; joto usoni ghafla',
  },
  vaginal_dryness: {
    en: 'vaginal dryness; vagina dry; dry vagina; dryness {genitals}; dry {genitals}; {genitals} dry; atrophic vaginitis; vaginal atrophy; dry during sex; lack of lubrication; {genitals} ... dry; dry down below; vagina feels dry',
    sw: 'uke mkavu; ukavu ukeni; uke ~kauka; ukavu wa uke; ukavu sehemu za siri; uke ni mkavu; kukauka ukeni; ~kauka ukeni; mkavu huku chini; ukeni ni pakavu',
  },
  period_stool_pain: {
    en: 'dyschezia; painful stool ... period; {pain} ... stool ... period; {pain} passing stool during period; {pain} bowel movements ... period; {pain} with bowel movements; {hurts} to poop ... period; period* ... {pain} ... bowel movement*; rectal pain ... menses|period; {pain} defecation; painful defecation',
    sw: 'kwenda choo ~uma ... hedhi; maumivu ya kwenda choo ... hedhi; hedhi ... kwenda choo ~uma; choo ~uma nikiwa kwa siku zangu; choo ~uma wakati wa hedhi; haja kubwa ~uma ... hedhi',
  },
  big_womb: {
    en: 'bulky uterus; enlarged uterus; uterus ... enlarged; uterine enlargement; uterus larger than dates; large for dates; larger than dates; fundal height greater than; fundal height more than dates; uterus ... larger than; uterus bigger; large uterus; irregular uterus; uterine mass; uterus ... weeks size; uterine size larger; globular uterus; irregularly enlarged uterus; multinodular uterus; mass ... uterus; uterus palpable ... not pregnant; pelvic mass ... uterus; growth ... uterus|womb; {swollen} womb|uterus; belly bigger than ... months|dates; nodular uterus; womb is big; lump ... uterus|womb',
    sw: 'kizazi kikubwa; kizazi {swollen}; uvimbe kwenye kizazi; uvimbe ... kizazi; kizazi kimekuwa kikubwa; tumbo kubwa kuliko miezi; tumbo kubwa kuliko umri wa mimba; vimbe kwenye kizazi; kizazi ... kikubwa; mfuko wa uzazi {swollen}; uvimbe kwenye mfuko wa uzazi; tumbo ~kua haraka kuliko',
  },
  cervix_growth: {
    en: 'cervical mass; cervical lesion; growth on cervix; mass on cervix; cervical growth; fungating; friable cervix; friable mass; ulcer on cervix; cervix ... ulcer*|mass|friable|growth|lesion; via positive; positive via; abnormal pap; abnormal smear; pap smear ... abnormal; hpv positive; positive hpv; cin; acetowhite; cervical ulcer; exophytic; hard cervix; abnormal cervical smear; failed screening ... cervi*; cervical screening ... abnormal|positive; never ... pap smear; never had cervical screening; never been screened for cervical cancer; never screened ... cervi*; cervical cancer',
    sw: 'uvimbe kwenye mlango wa kizazi; uvimbe ... mlango wa kizazi; kidonda ... mlango wa kizazi; kipimo cha mlango wa kizazi ... kibaya; mlango wa kizazi ... kidonda; hpv positive; via positive; uvimbe wa mlango wa kizazi; saratani ya kizazi; saratani ya mlango wa kizazi',
  },
  cervix_tender: {
    en: 'cervical motion tenderness; cmt; cmt positive; cervical excitation; cervical tenderness; tender cervix; cervix tender; tenderness ... cervix; motion of the cervix; moving the cervix; chandelier sign; cervical excitation tenderness; cervix ... tender; fornix tender*; tender fornices; adnexal and cervical tenderness',
    sw: 'mlango wa kizazi ~uma; mlango wa kizazi ~uma ukiguswa; ~uma mlango wa kizazi',
  },
  adnexal_mass: {
    en: 'adnexal mass; adnexal tenderness; adnexal fullness; adnexal; pelvic mass; ovarian cyst; ovarian mass; ovary ... enlarged|cyst|mass; cyst on ovary; cyst ... ovary|ovaries; tubo ovarian; ovaries ... cysts; polycystic ovar*; polycystic; mass in adnexa; mass ... ovary; complex ovarian; left adnexa; right adnexa; pelvic lump; lump ... pelvis',
    sw: 'uvimbe kando ya kizazi; uvimbe kwenye ovari; uvimbe ... ovari; cyst kwenye ovari; ovari {swollen}; ovary ina cyst; uvimbe nyongani; nina cyst',
  },
  breast_lump: {
    en: 'breast lump*; lump* ... breast*; breast mass; mass ... breast; breast ... lump*; lump in my boob; something hard ... breast; swelling ... breast; breast swelling; nodule ... breast; breast nodule*; breast ... mass; breast growth; growth ... breast; lump ... boob; small ball ... breast; knot ... breast; fibroadenoma; bean ... breast',
    sw: 'uvimbe kwenye titi; uvimbe titini; uvimbe ... titi; donge kwenye titi; donge titini; donge ... titi; titi lina uvimbe; titi lina donge; kidonge titini; kitu kigumu ... titi; nundu ... titi; uvimbe ... matiti; donge ... matiti; uvimbe ... ziwa; lump kwa titi; lump kwa matiti; lump kwa breast; kidude ... titi',
  },
  hard_lump: {
    en: 'hard lump*; hard mass; fixed lump; fixed mass; lump ... hard|fixed|irregular; mass ... hard|fixed|irregular|immobile; hard irregular; irregular mass; irregular lump; hard fixed; hard immobile; hard painless; painless hard; firm fixed; growing lump; lump ... growing|bigger|grown; mass ... growing|enlarging; fixed to ... chest wall|skin; fixed to underlying; spiculated; immobile mass|lump; hard as stone; hard like stone; stony hard; lump ... like a stone; breast cancer; rapidly growing mass|lump; painless breast lump; painless lump ... breast; painless mass ... breast; hard breast lump; hard nodule; hard swelling; lump that does not move; hard ... lump',
    sw: 'uvimbe mgumu; donge gumu; uvimbe usiosogea; uvimbe ... mgumu; donge ... gumu; uvimbe unaokua; uvimbe ... ~ongezeka ukubwa; donge linakua; uvimbe ~kua; donge ~kua; donge ... linakua; uvimbe ... unakua; uvimbe ~endelea kukua; saratani ya titi; saratani ya matiti; kitu kigumu ... titi; kama jiwe; uvimbe ... kama jiwe; donge ... kama jiwe; lump ngumu; lump ... inakua',
    lack: 'lump not move; lump does not move; lump doesnt move; mass not mobile; not mobile; hausogei; uvimbe hausogei; donge halisogei; uvimbe ... hausogei; donge ... halisogei',
  },
  mobile_lump: {
    en: 'mobile lump; lump ... moves|mobile|smooth|rubbery|movable|moveable; mass ... mobile|smooth|movable; smooth mobile; freely mobile; freely movable; mobile mass; mobile breast lump; breast mouse; lump moves; smooth round lump; smooth lump; well circumscribed mass|lump; slips under ... fingers; fibroadenoma; moves around when i touch; movable lump; moveable lump; mobile non tender; mobile nontender; lump rolls; rolls under ... finger*; rubbery mobile; soft lump ... moves; it moves when i press|touch; firm mobile; round mobile',
    sw: 'uvimbe unaosogea; donge linalosogea; uvimbe ... unasogea; donge ... linasogea; uvimbe laini unaosogea; unateleza ukiguswa; donge linateleza; kinasogea nikigusa; linasogea nikiligusa; unasogea ukiguswa; linasogea likiguswa; kinasogea kikiguswa; donge laini linalosogea; uvimbe wa kuteleza; ~sogea nikigusa; ~sogea nikibonyeza; lump inasonga; donge linasonga; uvimbe unasonga',
  },
  breast_skin_change: {
    en: 'peau d orange; orange peel; dimpl*; nipple retract*; nipple invert*; inverted nipple; retracted nipple; nipple turned in; nipple pulled in; nipple drawn in; skin of breast ... dimpled|thick|ulcer*; breast skin ... dimpl*|thick*|orange|ulcer*; breast ulcer; ulcer ... breast; wound ... breast; sore ... breast; fungating breast; skin dimpling; skin puckering; nipple ... inward|inwards|inside; nipple rash; scaly nipple; skin tethering; skin thickening ... breast; breast ... shape changed; nipple ... turned inward*|inside; breast dimple',
    sw: 'ngozi ya titi kama ganda la chungwa; ganda la chungwa; chuchu ~ingia ndani; chuchu imeingia ndani; titi limebonyea; ngozi ya titi ~bonyea; kidonda kwenye titi; kidonda ... titi; titi lina kidonda; ngozi ya titi ~badilika; chuchu ~vutwa ndani; chuchu ~rudi ndani; kidonda kwenye chuchu; umbo la titi ~badilika; titi ~badilika umbo',
  },
  nipple_discharge: {
    en: 'nipple discharge; discharge from nipple*; discharge ... nipple*; blood from nipple; bloody nipple; blood ... nipple; fluid ... nipple; nipple bleed*; nipple ... blood|discharge|fluid; pus from nipple; pus ... nipple; nipple leak*; breast discharge; serous discharge ... nipple',
    sw: 'damu kwenye chuchu; chuchu ~toa damu; chuchu ~toa maji; chuchu ~toa usaha; majimaji kwenye chuchu; damu ... chuchu; usaha ... chuchu; maji ... chuchu; chuchu ~toa majimaji; chuchu ... ~toka damu; titi ~toa damu; titi ~toa usaha; usaha ... titi',
  },
  breast_red_hot: {
    en: 'breast red; red breast; breast ... red; breast ... hot; hot breast; breast ... warm ... red; red hot breast; breast infection; mastitis; breast abscess; {swollen} ... red ... breast; redness ... breast; breast redness; breast inflamed; inflamed breast; erythema ... breast; breast erythema*; breast ... erythema*; fluctuant ... breast; breast ... pus; warm tender breast; breast ... indurated; breast ... inflamed; tender red ... breast; breast hard|swollen hot; pus ... breast; breast ... burning; indurated ... breast; erythematous ... breast',
    sw: 'titi jekundu; titi la moto; titi ~vimba na la moto; titi limekuwa jekundu; jipu la titi; jipu kwenye titi; titi ... jekundu; titi ... moto; titi ... joto; ziwa jekundu; titi lina usaha; titi lina jipu; titi ~toa usaha; jipu titini; titi ~waka moto; titi gumu ... joto|moto; jipu ... titi; matiti ... moto; matiti ... mekundu',
  },
  breastfeeding: {
    en: 'lactation; i am breastfeeding; am breastfeeding; she is breastfeeding; breastfeeding my; breastfeeding her; breastfeeding a; breastfeeding for; while breastfeeding; currently breastfeeding; been breastfeeding; started breastfeeding; when breastfeeding; when i breastfeed; is breastfeeding; breastfeeding woman; breast feeding; since breastfeeding; breastfeeding baby; i breastfeed; lactat*; nursing mother; nursing my baby; nursing her baby; nursing a baby; nursing my; breastfeeding mother; milk ducts; weaning; stopped breastfeeding; nursing an infant; baby latch*; latch*',
    sw: 'kunyonyesha; nanyonyesha; ananyonyesha; ninanyonyesha; ~nyonyesha; mama anayenyonyesha; naachisha; ~achisha mtoto maziwa',
  },
  cracked_nipple: {
    en: 'cracked nipple*; sore nipple*; nipple* crack*; nipple fissure*; fissured nipple*; nipples ... sore|cracked|bleed*|{hurts}; nipple ... cracked; bleeding nipple*; nipple crack; fissure ... nipple; painful nipple*; poor latch*; improper latch*; nipple* {hurts}',
    sw: 'chuchu ~pasuka; chuchu ~uma; chuchu zina vidonda; vidonda kwenye chuchu; chuchu ... ~pasuka; chuchu ... vidonda; chuchu ina kidonda; nyufa za chuchu; chuchu ~chanika',
  },
  armpit_lump: {
    en: 'lump* ... armpit*; armpit lump*; axillary node*; axillary lymph*; axillary mass; armpit {swollen}; {swollen} armpit; {swollen} ... armpit; armpit glands; glands ... armpit*; nodes ... armpit; axillary lymphadenopathy; axilla* nodes; swollen ... armpits; lump under my arm; swelling under ... arm; axillary adenopathy; lymph nodes ... axilla*',
    sw: 'uvimbe kwapani; donge kwapani; kwapa {swollen}; tezi kwapani; uvimbe ... kwapa; matezi kwapani; kwapani {swollen}; donge ... kwapa; tezi za kwapa; kwapani ... uvimbe|donge',
  },
  breast_injury: {
    en: 'hit ... breast; blow to breast; breast trauma; trauma ... breast; breast injur*; injur* ... breast; seat belt; seatbelt; breast surgery; breast biopsy; kicked ... breast; elbow* ... breast; bump* ... breast; bruise ... breast; breast ... bruise*; fell ... breast; punched ... breast; breast reduction',
    sw: 'titi ~gongwa; ~gongwa titi; ~pigwa titi; titi ~umia; ~umia titi; upasuaji wa titi; ~gongwa kwenye titi; ~jigonga titi',
  },
  early_pregnancy: {
    en: 'first trimester; early pregnancy; early in pregnancy; early weeks of pregnancy; newly pregnant; just found out ... pregnant; one|two|three|four month|months pregnant; four|five|six|seven|eight|nine|ten|eleven|twelve weeks pregnant; five|six|seven|eight|nine|ten|eleven|twelve weeks gestation; four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen weeks amenorrh*; pregnant two|three|four months; pregnant five|six|seven|eight|nine|ten|eleven|twelve weeks; miscarri*; inevitable abortion; incomplete abortion; threatened abortion; septic abortion; spontaneous abortion; missed abortion; dating scan; gestational sac; blighted ovum; pregnancy test ... positive; positive pregnancy test',
    sw: 'mimba changa; ujauzito wa mapema; mimba ya mapema; mimba ya mwezi mmoja; mimba ya miezi miwili|mitatu|minne; ujauzito wa miezi miwili|mitatu|minne; mimba ya wiki tano|sita|saba|nane|tisa|kumi; ujauzito wa wiki tano|sita|saba|nane|tisa|kumi; mimba miezi miwili|mitatu|minne; miezi miwili|mitatu|minne mjamzito; ball ya miezi miwili|mitatu|minne; mimba ~haribika; mimba ~toka; mimba kutoka; mimba kuharibika; mimba ndogo',
  },
  late_pregnancy: {
    en: 'second trimester; third trimester; late pregnancy; near term; at term; full term pregnan*; term pregnancy; past my due date; due date; post date*; postdate*; post term; overdue pregnan*; five|six|seven|eight|nine months pregnant; pregnant five|six|seven|eight|nine months; heavily pregnant; twenty|thirty|forty weeks pregnant; twenty|thirty|forty ... weeks pregnant; twenty|thirty|forty weeks gestation; twenty|thirty ... weeks gestation; antepartum; aph; fundal height; in labour; in labor; active labour; active labor; preterm labour; preterm labor; preterm pregnan*; cephalic; breech; placenta praevia; placenta previa; placental abruption; abruptio; fetal movement*; foetal movement*; late in pregnancy; fetal kicks; about to deliver; fhr; polyhydramnios; fetal movement* present|felt|normal|good; fhr normal|regular|reassuring|good|present|heard; fetal heart normal|regular|heard|present',
    sw: 'mimba ya miezi mitano|sita|saba|minane|nane|tisa; ujauzito wa miezi mitano|sita|saba|minane|nane|tisa; mimba miezi mitano|sita|saba|minane|nane|tisa; ball ya miezi mitano|sita|saba|nane|tisa; karibu kujifungua; karibu kuzaa; mimba kubwa; tumbo kubwa la mimba; tarehe ya kujifungua; miezi sita|saba|nane|minane|tisa mjamzito; mimba ~komaa; miezi ya mwisho ya ujauzito; niko karibu kujifungua; ako karibu kujifungua',
  },
  first_pregnancy: {
    en: 'first pregnancy; primigravida; primigravid; primip; primipara; primiparous; first time mother; first baby; first time pregnant; nullipar*; primi; para nil; first child on the way; pregnant for the first time; nulligravid*; prim gravida',
    sw: 'mimba ya kwanza; ujauzito wa kwanza; mtoto wa kwanza tumboni; mjamzito kwa mara ya kwanza; uzazi wa kwanza; mimba yangu ya kwanza; ni first born',
  },
  twins: {
    en: 'twin pregnancy; twin gestation; pregnant with twins; expecting twins; carrying twins; multiple gestation; multiple pregnancy; twins on ultrasound|scan; triplets; pregnant ... twins',
    sw: 'mimba ya mapacha; ujauzito wa mapacha; mapacha tumboni; mimba ... mapacha',
  },
  previous_cs: {
    en: 'previous cs; previous c section; previous caesarean; previous cesarean; prior caesarean; prior cesarean; previous scar; one previous scar; two previous scars; prev cs; prev scar; scar ... uterus; previous uterine scar; caesarean ... previous; cesarean ... previous; history of caesarean; history of cesarean; past cs; vbac; first baby ... caesarean|cesarean|cs|section; previous c s; prior c section; previous section',
    sw: 'upasuaji wa uzazi hapo awali; ~zaa kwa upasuaji awali; mtoto wa kwanza kwa upasuaji; cs ya kwanza; cs hapo awali; ~wahi kufanyiwa cs; kovu la cs; kovu la upasuaji wa uzazi; mtoto ... kwa cs',
  },
  morning_nausea: {
    en: 'morning sickness; nause* ... morning*; vomit* ... morning*; sick in the morning; sick every morning; smells make me sick; smell* ... vomit*|nause*|sick; nause* ... smell*; mornings ... vomit*|nause*; throw* up every morning; throw* up in the morning; vomit* in the mornings; cant stand the smell; cooking smell*; smell of food|oil|cooking makes; nause* ... cooking; aversion ... food|smell*; food aversion*; nausea and vomiting of pregnancy',
    sw: 'kichefuchefu ... asubuhi; ~tapika asubuhi; ~tapika ... asubuhi; asubuhi ... ~tapika; asubuhi ... kichefuchefu; harufu ... kichefuchefu; harufu ... kutapika; harufu ya chakula ~chefua; harufu ... ~tapika; kichefuchefu cha asubuhi; kichefuchefu cha mimba; harufu ya chakula inanitapisha; kichefuchefu kila asubuhi; harufu ya mafuta ~chefua; harufu zinanichefua',
  },
  ketones_urine: {
    en: 'ketones in urine; ketonuria; ketones; urine ketones; ketone positive; ketones positive; urinalysis ketones; ketosis; acetone breath',
    sw: 'ketoni; ketone kwenye mkojo; ketoni kwenye mkojo; ketones kwenye mkojo',
  },
  passed_tissue: {
    en: 'passed tissue; passing tissue; pass* ... tissue; products of conception; poc; tissue ... came out; pieces of flesh; fleshy tissue; clots and tissue; tissue ... vagina; expelled ... fetus|foetus|products|tissue; passed the fetus; fetus came out; retained products; rpoc; miscarri*; something fleshy came out; meat like; incomplete abortion; clots and pieces; pieces of tissue',
    sw: 'vipande vya nyama; nyama ~toka; vipande ... ~toka; kitu kama nyama; mimba ~toka; mimba ~haribika; mimba kuharibika; mimba kutoka; mimba imeharibika; nyamanyama; vipande vya damu',
  },
  grape_tissue: {
    en: 'grape like; like grapes; vesicles per vagina|vaginam; snowstorm; snow storm; molar pregnancy; hydatid*; hydatidiform; bubbles came out; vesicular tissue; grapelike; cluster of grapes; very high hcg; very high beta hcg; trophoblastic; theca lutein; markedly elevated hcg; hcg ... markedly|very high|extremely; extremely high hcg; gestational trophoblastic; grape sized vesicles|tissue|pieces; looks like grapes; tissue ... grapes',
    sw: 'vipande kama zabibu; mimba zabibu; zabibu ukeni; vitu kama zabibu; kama matunda ya zabibu; tishu kama zabibu',
  },
  cervix_open: {
    en: 'cervix open; os open; open os; open cervix; cervical os open; dilated cervix; cervix dilated; cervix ... dilated|open; cm dilated; cervical dilation; cervical dilatation; cervix ... cm; dilatation; effaced; fully dilated; cervical effacement; os admits; cx dilated; cx ... dilated; os is open; ve ... cm; sve ... cm; cervical os ... open|dilated; internal os open; dilated to',
    sw: 'mlango wa kizazi ~funguka; mlango wa kizazi umefunguka; kizazi ~funguka; njia ~funguka; ~funguka sentimita; njia imefunguka; mlango wa kizazi ... wazi; kizazi kimefunguka',
    well: 'cervix closed; os closed; closed os; closed cervix; cervical os closed; cervix ... closed; cx closed; cervical os ... closed; os is closed; cervix long and closed; mlango wa kizazi umefungwa; mlango wa kizazi umefunga',
  },
  womb_tender: {
    en: 'uterine tenderness; tender uterus; uterus tender; uterus ... tender; woody hard; woody uterus; rigid uterus; hard uterus; uterus hard; board like uterus; tense uterus; uterus ... tense|rigid|woody; tender fundus; fundal tenderness; tender abdomen ... uterus; fundus tender; uterus rigid; tense tender; hypertonic uterus; uterine rigidity; womb hard; womb ... {hurts}; belly ... hard all the time; belly hard ... not relax; subinvolut*; uterus subinvolut*; uterus is tender; {pain} ... womb; boggy tender uterus',
    sw: 'kizazi ~uma; kizazi kigumu; mfuko wa uzazi ~uma; kizazi ~uma kikiguswa; kizazi ... kigumu; tumbo gumu ... mimba; mimba ... tumbo gumu; tumbo la mimba gumu; tumbo la uzazi ~uma; kizazi ... ~uma',
  },
  protein_urine: {
    en: 'proteinuria; protein in urine; protein ... urine; urine protein; urine ... protein; albuminuria; dipstick protein; urinalysis protein; protein positive; urine dipstick ... protein; urinalysis ... protein; albumin in urine; foamy urine; frothy urine; foam ... urine',
    sw: 'protini kwenye mkojo; protein kwenye mkojo; mkojo ... protini; mkojo ... protein; protini ... mkojo; mkojo wa povu; mkojo ... povu',
  },
  brisk_reflexes: {
    en: 'brisk reflex*; hyperreflexia; hyper reflexia; hyperreflexic; clonus; exaggerated reflex*; reflexes brisk; reflexes ... brisk; increased reflex*; ankle clonus; exaggerated deep tendon reflexes; brisk tendon reflexes; brisk deep tendon; dtr brisk; hyperactive reflexes; reflexes increased',
    sw: 'rifleksi kali; reflexes kali; rifleksi kali kupita kiasi',
  },
  fetal_heart_abnormal: {
    en: 'fetal distress; fetal heart absent; absent fetal heart; fetal bradycardia; fetal tachycardia; fetal distress; foetal distress; foetal bradycardia; nrfs; fhr absent; fhr low; fht absent; absent fhr; absent fht; meconium; meconium stained liquor; msl; non reassuring; nonreassuring; late decelerations; fetal heart rate ... low|slow|irregular|absent; fhr irregular; fetal demise; iufd; intrauterine fetal death; baby ... heartbeat ... slow|weak|absent; decelerations; thick meconium; deceleration; fetal compromise; fhr ... irregular|absent; fhr not heard; nonreactive',
    sw: 'mapigo ya mtoto hayasikiki; mapigo ya moyo ya mtoto ~pungua; mapigo ya mtoto ~pungua; mapigo ya mtoto ... polepole; mapigo ya mtoto ... chini',
    lack: 'fetal heart not heard; fhr not heard; fht not heard; no fetal heart; no fetal heartbeat; no fhr; no fht; fetal heart not present; no fetal heart activity; no cardiac activity; heartbeat not heard; no heartbeat; cant hear the baby heartbeat; mapigo ya mtoto hayasikiki; mapigo ya mtoto hakuna; foetal heart not heard; no foetal heart; fetal heart sounds not heard; no fetal heart sounds',
    well: 'fhr regular; fhr normal; fetal heart normal; fetal heart regular; fhr reassuring; fht normal; fht regular; fetal heart rate normal; fhh regular; fhr good; fetal heart heard; fetal heart present; fhr present; fhr heard; fht heard; good fetal heart; normal fetal heart; foetal heart heard; fetal heart tones normal; reactive nst; reassuring fetal heart; mapigo ya mtoto ni mazuri; mapigo ya mtoto kawaida; clear liquor',
  },
  placenta_retained: {
    en: 'retained placenta; placenta not out; placenta ... retained; placenta ... inside; retained products; incomplete placenta; placenta incomplete; placenta stuck; afterbirth ... inside; afterbirth stuck; placenta ... stuck; undelivered placenta; piece of placenta; placental fragments; retained placental; manual removal of placenta; mrp; placenta remained; afterbirth remained; afterbirth retained; ragged membranes; placenta in situ; rpoc',
    sw: 'kondo limebaki; kondo la nyuma limebaki; kondo ~baki; kondo ... ~baki; kondo la nyuma ~kwama; kondo ~kwama; kondo ... ndani; kondo la nyuma ... ndani; placenta ~baki; placenta ... ndani; mji wa mtoto ~baki; placenta imekwama; zalio limebaki; zalio ~baki; zalio ... ndani',
    lack: 'placenta not delivered; placenta not out; placenta not come out; placenta hasnt come out; afterbirth not come out; afterbirth hasnt come out; placenta did not come out; placenta didnt come out; afterbirth didnt come out; placenta not expelled; kondo halijatoka; kondo la nyuma halijatoka; kondo haijatoka; placenta haijatoka; zalio halijatoka; kondo la nyuma halikutoka; kondo la nyuma halitoki',
    well: 'placenta complete; placenta delivered complete; placenta and membranes complete; placenta ... complete; placenta delivered whole; placenta expelled complete; kondo limetoka lote; kondo la nyuma limetoka lote',
  },
  womb_soft: {
    en: 'uterus not contracted; uterine atony; atonic uterus; uterus atonic; uterus boggy; boggy uterus; soft uterus; uterus soft; poorly contracted uterus; uterus poorly contracted; boggy; uterus ... boggy|soft|atonic; fundus boggy; soft boggy; flabby uterus; uterus ... not contracted; relaxed uterus; lax uterus; poorly contracted; atony; boggy fundus',
    sw: 'kizazi laini; kizazi ~legea; kizazi hakijakaza; mfuko wa uzazi ~legea; kizazi hakikazi; kizazi ... laini',
    lack: 'uterus not contracted; uterus not contracting; uterus not well contracted; fundus not firm; uterus not firm; kizazi hakijakaza; kizazi hakikazi; uterus isnt contracted; womb not contracted; womb not contracting',
    well: 'uterus well contracted; well contracted uterus; uterus contracted; uterus firm; firm uterus; fundus firm; uterus firmly contracted; contracted uterus; uterus is well contracted; womb well contracted; kizazi kimekaza',
  },
  foul_lochia: {
    en: 'foul lochia; foul smelling lochia; offensive lochia; lochia foul; lochia ... foul|smell*|offensive|malodorous|purulent; smelly lochia; malodorous lochia; purulent lochia; bad smelling lochia; lochia stink*; lochia offensive; lochia with foul smell; smelly ... after delivery; foul smelling ... after delivery; foul ... lochia',
    sw: 'uchafu wa uzazi ... harufu mbaya; uchafu wa uzazi ... harufu kali; uchafu wa uzazi ~nuka; uchafu wa uzazi wenye harufu; damu ya uzazi ~nuka; damu ya uzazi ... harufu; uchafu wa uzazi ... harufu; damu ~nuka baada ya kujifungua; damu ya kujifungua ~nuka; damu yenye harufu mbaya; lochia ~nuka; damu ... harufu mbaya; damu inanuka; damu inayotoka inanuka',
  },
  long_labour: {
    en: 'prolonged labour; prolonged labor; obstructed labour; obstructed labor; long labour; long labor; difficult labour; difficult labor; difficult birth; difficult delivery; labour lasted; labor lasted; in labour for two|three|four days; in labor for two|three|four days; laboured for; laboured ... days; stillbirth after; days in labour; labour for ... days; labor for ... days; prolonged second stage; labour ... three days; labour ... two days; stillbirth; stillborn; prolonged rupture; hard labour; pushed for hours',
    sw: 'uchungu wa muda mrefu; uchungu siku mbili; uchungu siku tatu; uchungu ~dumu; uchungu ... siku tatu; uchungu ... siku mbili; ~zaa kwa shida; ~jifungua kwa shida; kuzaa kwa shida; uzazi mgumu; uchungu mrefu; mtoto alikwama; mtoto ~kwama wakati wa kuzaa; uzazi pingamizi; ~zaa mtoto mfu; mtoto ~zaliwa mfu',
  },
  urine_leak_vagina: {
    en: 'urine leak* ... vagina; leak* urine ... vagina; leak* urine all the time; leak* urine constantly; continuous leak* of urine; urine leak* all the time; urine ... through ... vagina; constant leak* of urine; continuous urine leak*; urine ... leaking continuously; continuous incontinence; dribbl* urine all the time; stool ... through ... vagina; faeces ... vagina; feces ... vagina; vvf; rvf; vesicovaginal; rectovaginal; leak* urine day and night; always wet with urine; urine comes out ... own; urine drip* ... time; leak* urine since ... delivery|birth; leak* urine after ... delivery|birth; leak* urine continuously; leakage of urine ... vagina; constantly wet; smell* of urine all the time; leak* stool ... vagina; gas ... through vagina; urine flows ... own; urine just flows; leak* urine since; leak* of urine since; continuous leak*; uncontrolled leak* of urine; urine leak* continuously|constantly; obstetric fistula; vesico vaginal',
    sw: 'mkojo ~vuja; mkojo ~vuja ukeni; mkojo ~toka wenyewe; mkojo unavuja muda wote; kinyesi ~toka ukeni; choo ~toka ukeni; ~vuja mkojo; ~vuja mkojo muda wote; mkojo ~toka bila kujua; mkojo ~toka ... muda wote; mkojo ~toka ... bila kuhisi; fistula ya uzazi; mkojo ~dondoka; mkojo ~tiririka; nanuka mkojo; ananuka mkojo; ~lowa mkojo kila wakati; mkojo ~toka ovyo; mkojo ... ~toka ... wenyewe; ~lowa mkojo muda wote; mkojo ~churuzika; nina fistula; ana fistula; ugonjwa wa fistula; ako na fistula',
    lack: 'cant control urine since birth; cant control my urine since; {siwezi} kuzuia mkojo tangu nijifungue; {siwezi} kuzuia mkojo tangu; {siwezi} kushikilia mkojo tangu',
  },
};
