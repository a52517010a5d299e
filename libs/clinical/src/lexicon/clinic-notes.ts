import type { LexiconTable } from './schema';

/** Wording of nurses and clinical officers in notes and referrals; merged with the phrases of the body systems. */
export const CLINIC_NOTES: LexiconTable = {
  birth_asphyxia: {
    en: `birth asphyxia; asphyxia*; baby|newborn|neonate|infant ... born flat|limp|blue; born flat; fresh stillbirth; needed resuscitation at birth; resuscitated at birth; bag and mask; bagging ... baby|newborn|neonate; hypoxic ischaemic|ischemic; meconium aspiration; baby ... gasping; newborn ... gasping; delayed cry; weak cry at birth; low apgar; poor apgar; apgar ... low|poor`,
    sw: `mtoto ~zaliwa ... bila kulia; ~zaliwa amechoka; ~zaliwa bila kupumua; kuchelewa kulia`,
    lack: `didn't cry at birth; didn't cry after birth; didn't cry immediately; did not cry; not cried; never cried; didn't cry; not breathing at birth; not cry at birth; not crying after birth|delivery; hakulia ~zaliwa; hakulia baada ya kuzaliwa; hajalia tangu azaliwe; hakulia alipozaliwa; hakupumua alipozaliwa`,
  },
  surgical_belly_named: {
    en: 'volvulus; intussusception; perforated ulcer|appendix|bowel|viscus|peptic|duodenal|gut|uterus; perforation of ... bowel|gut|ulcer|uterus; bowel perforation; ruptured appendix|spleen|liver|bowel|bladder; splenic rupture; strangulated hernia; obstructed hernia; incarcerated hernia; necrotizing|necrotising enterocolitis; gangrenous bowel; evisceration; eviscerated; omentum ... protrud*|out|seen|visible; bowel|bowels|intestine|intestines ... protrud*|hanging|outside|out; acute abdomen; surgical abdomen',
    sw: 'utumbo ~jisokota; utumbo ~toboka; utumbo ~toka nje; matumbo ~toka nje; matumbo nje',
  },
  obstetric_danger: {
    en: `womb|uterus .. came|come|coming|hanging|turned out|inside =after|during birth|delivery|delivering|delivered; ruptured ectopic; ruptured uterus; uterine rupture; rupture of ... uterus; inverted uterus; uterine inversion; uterus inverted; placental abruption; abruptio placent*; placenta praevia|previa ... bleed*; septic abortion; unsafe abortion; backstreet abortion; procur* ... abortion; criminal abortion; retained second twin; second twin ... retained|undelivered; shoulder dystocia; cord prolapse*; prolapsed cord; cord presentation; cord ... pulsat*; cord ... vulva|vagina|introitus|hanging|outside; hand prolapse; arm prolapse; obstructed labour|labor; prolonged labour|labor; transverse lie in labour|labor; caput; moulding; molding of ... head; after coming head; head stuck; head delivered; undelivered ... body; fetal distress; foetal distress; late decelerations; deceleration*; intrauterine fetal death|demise; intrauterine foetal death; iufd; fetal demise; macerated; meconium stained; mec stained; msl grade; poor progress of labour|labor; labour ... not progressing; failed to progress; failure to progress; cpd; cephalopelvic; amniotic fluid embolism; hellp syndrome`,
    sw: 'kizazi ~toka nje .. ~jifungua|kujifungua|kuzaa; kitovu ~tangulia; kitovu ~toka kabla ya mtoto; kizazi ~pasuka; mkono wa mtoto ~tangulia; mtoto ~kwama ~zaliwa; mimba ~tolewa ... chafu; ~toa mimba kienyeji',
    lack: 'labour not progressing; labor not progressing; cervix not progressing',
  },
  anaphylaxis_named: {
    en: 'anaphylactic; anaphylactoid; severe allergic reaction; serious allergic reaction',
    sw: 'mzio mkali wa ghafla; aleji kali sana',
  },
  labour_pain: {
    en: `second stage labour|labor; mother|patient|woman|she ... second stage; fully dilated; draining liquor; draining ... amniotic; membranes ruptured|rupture; rupture* ... membranes; ruptured membranes; prom; pprom; labouring; active phase; latent phase; uterine contractions; bearing down; crowning; head ... perineum; presenting part; in labour; in labor; undelivered; breech delivery; active labour|labor; show and contractions`,
  },
  heavy_bleeding: {
    en: `soaked 2|3|4|5|6|7|8|two|three|four|five|six|several|many pads; 2|3|4|5|6|two|three|four|five pads ... soaked; soak* ... lesso|kanga|bedsheet|bedsheets|linen|mattress|clothes|pads|dress; lesso|kanga|bedsheet|linen ... soaked; uterine atony; atonic uterus; torrential; excessive ... bleed*; bleed* ... excessive*; bleed* plus plus; massive ... bleed*; profuse* ... bleed*; actively bleeding ... wound|pv|vagina*; continues to bleed; continued to bleed; bleeding with clots; blood clots ... pv; developed|having|with|severe pph; developed|having|with|severe postpartum haemorrhage|hemorrhage`,
  },
  placenta_retained: {
    en: 'placenta ... retained; retained placenta; placenta ... undelivered; placenta ... stuck; retained products of conception after delivery',
    lack: `placenta not delivered; placenta hasn't come out; placenta not come out; placenta ... not ... delivered|out|expelled; placenta not expelled; failed to deliver ... placenta`,
  },
  convulsion: {
    en: `convuls*; fitted twice; lip smacking; smacking ... lips; cycling movements; twitching ... limb|limbs|arm|arms|extremities; limbs ... twitching; subtle seizures; tonic clonic; eyes rolling up|upwards; rolling ... eyes up|upwards; up rolling ... eyes; uprolling; jerking movements ... limbs`,
  },
  cannot_breathe: {
    en: `status asthmaticus; flail chest; tension pneumothorax; respiratory arrest; respiratory failure; gasping; severe dib; severe difficulty in breathing; severe dyspn*; haemothorax; hemothorax; turn* blue; turning bluish; became blue; central cyanosis; cyanosed; stopped breathing; apnoea in; apnoeic; apneic; severe respiratory distress; in respiratory distress; marked respiratory distress; agonal`,
  },
  unconscious: {
    en: `cardiac arrest; not responding to pain; responds only to pain; responding only to pain; responds|responding to painful; avpu p|u; avpu score p|u; unrouseable; unarousable; unrousable; cannot be roused|aroused|woken; can not be roused|aroused|woken; comatose; coma scale 1|2|3; blantyre ... 1|2|3; semi conscious; semiconscious; in coma; obtunded; stuporous; stupor; no pulse; pulseless and`,
    lack: "can't be roused; can't be aroused; can't be woken; not rousable; not arousable; unable to be woken; not responsive",
  },
  sugar_high_reading: {
    en: `dka; diabetic ketoacidosis; ketoacidosis; hyperglycaemi*; hyperglycemi*; sugar|sugars ... 400|450|500|550|600; hyperosmolar`,
  },
  fruity_breath: {
    en: `dka; diabetic ketoacidosis; ketoacidosis; acetone breath; kussmaul*; acidotic breathing; deep ... acidotic`,
  },
  sugar_low_reading: {
    en: 'in hypoglycaemia|hypoglycemia; severe hypoglycaemia|hypoglycemia; hypoglycaemic; hypoglycemic; had|has|got hypoglycaemia|hypoglycemia; diagnosis ... hypoglycaemia|hypoglycemia',
  },
  hypothermia_reading: { en: 'hypothermi*', sw: 'mwili ~poa sana' },
  bp_very_high_reading: {
    en: 'hypertensive crisis; hypertensive emergency; malignant hypertension; hypertensive encephalopathy',
  },
  eye_hit: {
    en: 'globe rupture; ruptured globe; iris prolapse; corneal laceration; pierc* ... eye; eye ... pierced|penetrated|ruptured|perforated; penetrat* ... eye|eyeball|globe|cornea; open globe; perforat* ... eye|cornea|globe; orbital injury; hyphaema; hyphema; eye perforation',
  },
  deep_wound: {
    en: 'globe rupture; ruptured globe; iris prolapse; corneal laceration; pierc* ... eye; eye ... pierced|penetrated|ruptured|perforated; penetrat* ... eye|eyeball|globe|cornea|chest|abdomen|neck; open globe; traumatic amputation; amputat* ... hand|finger|fingers|leg|foot|arm|limb; degloving; degloved; exposed bone|tendon|tendons|skull; skull visible|exposed; gun shot; gunshot*; bullet*; stab wound*; was stabbed; stabbed ... with|by; compound fracture; open fracture',
    sw: '~pigwa risasi; risasi',
  },
  bone_out: {
    en: 'compound fracture; open fracture; open tibia*; bone ... seen|visible|exposed|protrud*; exposed bone',
  },
  burn_severe: {
    en: '10|12|15|18|20|22|25|27|30|35|36|40|45|50|60|70 percent burn|burns|tbsa; 15|18|20|22|25|27|30|35|36|40|45|50|60|70 burns|tbsa; tbsa; surface area ... burn*; circumferential burn*; inhalation burn*; inhalational injury; inhalation injury; burns|burnt|burned|scald|scalds|scalded ... face|perineum|genitals|genitalia|airway; full thickness; third degree burn|burns; deep burn|burns; singed',
  },
  choked_on_object: {
    en: 'aspirat* ... feed|feeds|milk|food|porridge|weetabix|groundnut|bean|seed|maize; swallow* ... coin|pin|needle|nail|magnet|magnets|bead|marble|toy|blade|button|screw; inhal* ... bean|seed|groundnut|peanut|bead|coin|maize|foreign; foreign body ... aspirat*|inhal*|airway|swallow*|ingest*; ingest* ... coin|foreign|magnet|magnets|needle|pin',
  },
  household_poison: {
    en: 'swallow* ... battery|batteries; ingest* ... battery|batteries; battery|batteries ... swallowed|ingested; swallowing ... kerosene|paraffin|bleach|jik|acid|detergent|caustic|battery',
  },
  self_harm_done: {
    en: 'attempted hanging; attempted suicide; suicide attempt; attempt* to hang|kill; tried to hang|kill; found hanging; hanging attempt; suicidal attempt; attempted to take ... life; self poisoning; deliberate self harm; parasuicide; rope ... neck; strangulation marks; ligature mark*',
  },
  suicidal: {
    en: 'suicidal ideation|ideations|intent|tendencies; goodbye note; suicide note; wants to end it all; wants to end ... life; want*|plan*|tried|trying|threaten* to hurt|harm|kill himself|herself|themselves',
    lack: `see no reason to carry on; see no reason to go on; see no reason to continue; see no point in carrying on; no reason to carry on; no reason to go on`,
    well: `would never harm|hurt|kill myself|himself|herself; never harm myself; never hurt myself; siwezi kujidhuru; siwezi jidhuru; siwezi kujiumiza; hawezi kujidhuru; sijawahi fikiria kujiua; denies thoughts of death|suicide|dying; no thoughts of death|dying; denies suicid*; denies ... suicid*`,
  },
  speech_difficulty: {
    en: 'loss of speech; lost ... speech; aphasi*; dysarthri*; slurring; slurred; unable to talk; speech ... slurred|lost',
  },
  foul_lochia: {
    en: 'smelly lochia; offensive lochia; lochia ... foul|smelly|offensive|smelling; foul smelling lochia',
  },
  pallor: { en: 'severe pallor; marked pallor; very pale; paper white' },
  wasting: {
    en: 'kwashiorkor; kwash; severe acute malnutrition; severely malnourished; severe malnutrition; marasmi*; visible severe wasting',
  },
  swelling_legs: { en: 'kwashiorkor; marasmic kwash*; bilateral pitting; pitting oedema|edema; pedal oedema|edema' },
  fetal_heart_abnormal: {
    lack: 'no fetal heart; no foetal heart; no fetal heart ... heard|felt|detected|seen; fetal heart not heard; fetal heart ... not ... heard|felt|detected|audible; fhr not heard; fhs not heard; fht not heard; no fetal heart tones|activity; no foetal heart ... heard; no fhr; no fhs; no cardiac activity',
    en: 'fetal heart absent; absent fetal heart; fhr absent; fetal bradycardia; fetal tachycardia; foetal bradycardia; fetal heart ... irregular',
  },
  pregnant: {
    en: 'primi; primip*; primgravida; prime gravida; multipara at; multigravida; g 1|2|3|4|5|6|7 p 0|1|2|3|4|5|6',
    lack: 'positive pdt; pdt pos; upt pos; positive upt; hcg pos; pt positive; preg test positive; pregnancy test pos',
    well: `nimepima sina; nilipima sina; amepima hana; test shows not pregnant; test says not pregnant`,
  },
  not_feeding: {
    en: 'refusal to feed|breastfeed|suck|suckle; refus* to suck|suckle|breastfeed|feed; poor feeding; poor suck*; poor breastfeeding; poor breast feeding; weak suck*; feeding poorly; reduced feeding; unable to breastfeed|breast|suck|suckle|feed|drink; inability to feed|suck|drink|breastfeed',
    lack: 'not sucking; not suckling; not breastfeeding; not able to breastfeed|suck|feed|drink; not attaching to the breast; not feeding',
  },
  massive_haemoptysis: {
    en: 'cup|cups|cupful|litre|litres|pint ... blood ... cough*; cough* ... cup|cups|cupful|litre|litres|pint; massive haemoptysis|hemoptysis; cough* ... blood massive; massive ... cough* blood; frank haemoptysis|hemoptysis',
  },
  talks_alone: { en: 'talking to self; talks to self; talking to herself; talking to himself; soliloqu*' },
  aggressive: {
    en: 'became violent; turned violent; violent behaviour|behavior; brought ... violent; destroying property; breaking windows; tied with ropes|rope; brought ... tied; combative; wants to kill ... mother|father|wife|husband|people|him|her|them|baby; wanted to kill',
  },
  one_side_weak: {
    lack: `not able to move|lift|raise|use ... left|right|one; unable to move|lift|raise|use ... left|right|one; not able to move ... side; can't move ... side; cannot move ... side`,
  },
  cannot_speak_breathless: {
    lack: 'not able to complete|finish ... sentence|sentences; not able to speak|talk in sentences; unable to complete|finish ... sentence|sentences; not completing sentences; not able to talk ... breath*',
  },
  tablets_overdose: {
    en: 'took|taken|taking|takes|swallowed|swallowing|ingested|ingesting|drank 10|12|15|16|20|24|25|30|40|50|60 tablets|tabs|tablet|pills|capsules|paracetamol|panadol|amitriptyline|piriton',
  },
  hair_change: { en: 'brown|reddish|sparse|thin|easily hair; hair ... easily plucked|pluckable' },
  tremor: { en: 'jitter*; jittery' },
};
