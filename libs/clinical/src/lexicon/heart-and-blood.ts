import type { LexiconTable } from './schema';

/** Heart, vessels and blood. */
export const HEART_AND_BLOOD: LexiconTable = {
  chest_tight: {
    en: `chest tight*; tight chest; tightness chest; pressure chest; pressure in my chest; squeezing chest; chest ... squeez*; heavy chest; chest heavy; chest ... heavy; chest pressure; crushing; crushing pain; elephant on chest; elephant sits|sitting; elephant ... chest; elephant standing; tight ... chest; tight feeling ... chest; squeezed chest; chest ... squeezed; chest ... pressed; chest ... pressing; something pressing ... chest; weight ... chest; heavy ... chest; heaviness ... chest; pressure ... chest; chest ... pressure; chest ... tight; weight on chest; band around chest; heaviness chest; squeezing pain; pressing chest; chest ... crush*; squeez* ... chest;
      substernal pressure; retrosternal pressure; pressure-like; pressure like chest|pain; constrict* ... chest; something heavy sitting chest; pressing ... chest; retrosternal tightness; chest heaviness; angina; anginal`,
    sw: `kifua kubana; kifua ~bana; kifua ~banwa; kifua kizito; kubanwa kifua; ~banwa kifua; kifua ~kaza; uzito kifuani; ~bana kifua; mgandamizo kifuani; kifua ~gandamiza; kama kitu kizito kifuani; kitu kizito kifuani; kifua ... kubana; kukandamiza kifua; kifua ~kandamiza; ~bana kifuani; ~kandamiza kifuani;
      ~banwa na kifua; moyo ~bana; moyo ~banwa; kifua ~finya; chest ~bana; chest ~kaza; chest ~nibana; jiwe kifuani; kifua ~lemea; ~lemewa kifua`,
  },
  arm_jaw_pain: {
    en: `pain ... arm; radiat* jaw; spread* jaw; spread* arm; spreading to arm; arm and jaw; pain ... jaw; left arm; jaw pain; goes to arm; spreads to arm; pain to left shoulder; down my arm; arm {hurts}; into the arm; to my jaw; radiat* arm; to the arm; into my jaw; to|into|down|up|reaching|towards left shoulder; chest ... left shoulder; left shoulder =and|with chest; left shoulder ... chest; goes down my left;
      radiat* ... arm; radiat* ... jaw; radiat* ... neck; radiat* ... shoulder; spread* ... jaw; spread* ... shoulder; arm heavy; left hand {hurts}`,
    sw: `maumivu ... mkono; mkono wa kushoto; ~enda mkono; ~enda taya; taya ~uma; ~sambaa mkono; ~elekea mkono; kifua|kifuani ... bega la kushoto; bega la kushoto ... kifua|kifuani; hadi|mpaka bega; ~shuka mkono; ~enea mkono; taya; hadi mkono; mpaka mkono; hadi taya;
      mkono wa left; hadi bega; mpaka taya; ~shuka bega`,
  },
  exertion_pain: {
    en: `up the hill; up hills; up a hill; walking short distances; few steps; worse when walk*; pain when climb*; climbing stairs; with exercise; on exertion; when i walk uphill; pain when walking; when running; when i walk fast; walking fast;
      exertional; with exertion; during exertion; upon exertion; minimal exertion; with activity; on effort; uphill; up the stairs; up stairs;   exercise intolerance; reduced exercise tolerance;       doing housework; when he plays; when she plays`,
    sw: `nikipanda ngazi; nikipanda mlima; nikitembea; nikifanya kazi nzito; nikitembea haraka;
      ~panda ngazi; ~panda mlima; ~zidi akitembea; ~uma akitembea; ~choka akitembea; pumzi akitembea; ~bana akitembea; ~hema akitembea; ~zidi nikifanya kazi; ~uma nikifanya kazi; akipanda ngazi; akipanda mlima; kutembea kidogo; nikipanda stairs; nikikimbia; akikimbia;   hatua chache`,
  },
  rest_relief: {
    en: `after i sit ... goes; sit ... it goes; sit down ... goes away; nitroglycerin; better with rest; eases with rest; relieved by rest; relieved with rest; resolves with rest; subsides with rest; goes away when rest; stops when rest; relieved ... rest; resolves ... rest; stops ... rest; goes away ... rest; eases ... rest; disappears ... rest; stops once i rest; better when i rest; better when resting; relieved by nitroglycerin; nitroglycerine; gtn;  stops ... sit down; goes away ... sit; eases ... stand still; stops ... stand still; rests ... goes away; rest ... goes away; rest ... it stops; rest ... relief; alleviated by rest; gone after i rest; gone when ... rest; gone after ... stand|sit|rest; gone once ... rest; vanishes ... rest; rest ... eases; rest ... disappears; rest ... settles; settles ... rest; pass* ... rest;  alleviated with rest; improves with rest; relief with rest; if i rest`,
    sw: `~pungua nikipumzika; ~isha nikipumzika; ~pungua akipumzika; ~isha akipumzika; ~acha nikipumzika; nikipumzika ~isha; nikipumzika ~pungua; nikipumzika ~pata nafuu; akipumzika ~isha; akipumzika ~pungua; nikikaa ~isha; nikikaa chini ~isha; ~isha nikikaa; ~tulia nikipumzika; nikipumzika ~tulia; nikirest ~isha; ~isha nikirest; nikisimama ~isha; nikipumzika ... ~isha; ~acha nikisimama; nikipumzika kidogo ~isha; ukipumzika ~isha; ~pungua ukipumzika`,
  },
  chest_pain_at_rest: {
    en: `chest {pain} at rest; chest {pain} ... even at rest; chest {pain} ... now at rest; chest {pain} without exertion; pain at rest; {pain} ... at rest; angina ... more often; angina ... worse; unstable angina; crescendo angina; increasing frequency of chest; chest {pain} ... more often; chest {pain} ... lasting longer; chest {pain} woke; wakes|woke ... chest {pain}; not relieved by rest; chest ... sitting still`,
    sw: `maumivu ya kifua mara nyingi zaidi; hata nikipumzika; hata nikiwa nimepumzika; hata nikikaa; hata akipumzika; hata nimekaa; kifua ~uma ... nimekaa; kifua ~bana ... nimekaa; kifua ... mara nyingi kuliko zamani`,
    lack: `not relieved by rest; rest doesn't help; haipungui nikipumzika; haiishi nikipumzika; haipungui hata nikipumzika; not relieved by nitroglycerin`,
  },
  tearing_chest_pain: {
    en: `tearing pain; tearing chest; ripping; tearing ... chest; tearing ... back; chest {pain} ... between shoulder blades; chest {pain} ... through to back; chest ... tear*; rip* ... back; chest {pain} ... radiat* back; chest {pain} radiat* to the back; tears through; stabbed through back; aortic dissection; ripped; being torn; torn apart`,
    sw: `kifua ... ~chanika; maumivu ya kuchanika; kama ~chanika; kama ~pasuka kifuani; kifua ~uma hadi mgongoni; kifua ... hadi mgongoni; kifua ... mpaka mgongoni; kama kifua ~chanika; ~raruka; kifua ~pasuka`,
  },
  lean_forward_relief: {
    en: `leaning forward; lean forward; leans forward; sitting forward; bend forward ... better; better ... sitting up; relieved by sitting up; improves ... sitting up; worse ... lying flat ... better; chest {pain} ... worse ... lying; chest {pain} ... lie down; worse supine; pleuritic pain worse supine; friction rub; pericardial rub`,
    sw: `nikiinama mbele; akiinama mbele; ~inama mbele; nikiinamia mbele; kifua ~uma ... nikilala; nikikaa ~pungua; ~pungua nikikaa; ~zidi nikilala chali`,
  },
  pulse_differs: {
    en: `pulse* unequal; unequal pulse*; unequal blood pressure*; different blood pressure* ... arms; pressure ... differ* ... arms; pulse* ... weaker ... arm; pulse deficit; bp ... both arms different; widened mediastinum; wide mediastinum; absent femoral pulse*; weak femoral pulse*; radio-femoral delay; radiofemoral`,
    sw: 'presha tofauti mikono; mapigo tofauti mikono; presha ya mikono tofauti',
  },
  pulsating_mass: {
    en: 'puls* mass; puls* lump; puls* abdominal; beating lump; abdominal aortic aneurysm; aaa; aneurysm; lump ... beats; throbbing mass; belly ... pulsing',
    sw: 'donge ~dunda; uvimbe ~dunda; tumbo ~dunda; donge tumboni ~dunda',
  },
  palpitations: {
    en: `palpitations; palpitation; heart racing; heart races; heart beats fast; heart beating fast; fast heartbeat; heart pounding; heart pounds; heart flutter*; heart ... fast; heart thumping; racing heart; heart skipping;
      tachycardi*; rapid pulse; fast pulse; pulse ... fast; rapid heart*; heart rate fast; pulse rapid; heart beating hard; heart goes fast; heart beating strongly; beats in my chest; heart hammering; heart jumping; feel my heart beating; rapid heartbeat; heart ... races; heart ... racing; heart ... flutter*; heart ... pounds; heart ... pounding; heart ... thump*`,
    sw: `mapigo ya moyo haraka; moyo ~enda mbio; moyo ~piga haraka; moyo ~dunda; moyo ~kimbia; moyo ~piga sana; moyo ~enda kasi; moyo ~piga kwa nguvu; moyo ... mbio;
      moyo ~papa; roho ~enda mbio; roho ~dunda; moyo ~ruka; heart ~enda mbio; heart ~beat; heart ~race; heart ~piga; moyo ~gonga; mapigo ya moyo ~enda mbio; mapigo ~enda mbio; moyo ~pump; heart ~dunda; moyo ~chapa`,
  },
  irregular_pulse: {
    en: `irregular heart*; irregular pulse; irregularly irregular; heart irregular*; heart ... irregular*; heart skips; heart ... skips; skipped beat*; skips beat*; skipping beats; missed beat*; misses|miss|missing|skip|skipping|drops beat*; heart ... misses; extra beat*; ectopic beat*; pulse irregular; pulse ... irregular; atrial fibrillation; afib; arrhythmi*; heart ... uneven; uneven heart*; supraventricular tachycardia; svt; atrial flutter; ventricular tachycardia; heart ... stops ... beat; heart block; abnormal heart rhythm; prolonged qt; long qt; delta wave; wolff parkinson; wpw`,
    sw: `moyo ~ruka mapigo; moyo ... kuruka mapigo; mapigo ~ruka; mapigo ~ruka; mapigo yasiyo sawa; mapigo ya moyo yasiyo; moyo ~piga ovyo; moyo ~piga vibaya; mapigo ovyo; moyo ~simama kidogo; moyo ~skip; heart ~skip; heart ~miss; moyo ~kosa mpangilio; moyo ~simama halafu ~piga`,
    lack: `moyo haupigi sawa; moyo haupigi vizuri; moyo haupigi kwa mpangilio; heart doesn't beat regularly; heart not beating regularly`,
    well: 'regular pulse; pulse regular; heart regular; regular rhythm; regular rate; normal rhythm; moyo unapiga kwa mpangilio',
  },
  slow_pulse: {
    en: 'bradycardi*; slow pulse; slow heart*; pulse ... slow; heart ... slowly; heart rate low; heart rate slow; low pulse; low heart rate; heart beats slow*; sick sinus; complete heart block',
    sw: 'moyo ~piga polepole; moyo ~piga pole pole; mapigo polepole; mapigo ~pungua; moyo ~enda polepole; moyo ~piga taratibu; mapigo ya chini',
  },
  murmur: {
    en: 'murmur; murmurs; systolic murmur; diastolic murmur; pansystolic; holosystolic; ejection click; opening snap; heart ... extra sound; abnormal heart sound*; hole in heart; hole in the heart; valve disease; leaking valve; leaky valve; valve ... leak*; mitral; aortic stenosis; regurgitation murmur; narrow valve; valve problem; thrill',
    sw: 'moyo ... sauti; sauti kwenye moyo; sauti ya moyo; vali ya moyo; vali za moyo; tundu kwenye moyo; moyo una tundu; valve ya moyo; valve ~vuja; vali ~vuja; murmur',
  },
  enlarged_heart: {
    en: 'cardiomegaly; enlarged heart; heart enlarged; heart ... enlarged; big heart; heart ... big; third heart sound; gallop; displaced apex*; apex beat displaced; displaced point maximal; low ejection fraction; reduced ejection fraction; ejection fraction; cardiomyopathy; dilated heart; ventricular hypertrophy; lateral displaced apical; weak heart muscle',
    sw: 'moyo mkubwa; moyo ~panuka; moyo ~vimba; moyo umekua mkubwa; moyo kupanuka; moyo dhaifu',
  },
  raised_neck_veins: {
    en: 'jvp; jugular; jugular venous distension; jvd; neck veins; veins neck {swollen}; neck veins {swollen}; distended neck veins; veins ... neck; raised jvp; elevated jvp; hepatojugular',
    sw: 'mishipa ya shingo {swollen}; mishipa ya shingo imejaa; mishipa ya shingo ~tokeza; mishipa ya shingo ~onekana; mishipa ya shingo ~simama; mshipa wa shingo {swollen}; mishipa shingoni {swollen}; mishipa shingoni imejaa; mishipa ya shingo kujaa',
  },
  orthopnoea: {
    en: `several pillows; many pillows; more pillows; extra pillows; stack of pillows; breathless lying; breathless when lying; {cant} lie flat; sleep sitting; sleep with pillows; =wake up breathless; breath ... lying down; short of breath lying; pillows to sleep;
      orthopnea; orthopnoea; paroxysmal nocturnal; pnd; two pillows; three pillows;  prop* up ... sleep; sleeps sitting; sleep* ... chair; sleep upright; sleeping upright; wake* ... gasping; wakes ... breathless; wake* ... short of breath; breathless at night; waking ... air; breathless ... lie; short of breath ... lie; sleep sitting up; woken ... breath*; gasping ... at night; awaken* ... breath*`,
    sw: `~pumua =kwa shida|tabu|taabu|ugumu nikilala|akilala; shida|tabu|taabu ... ~pumua nikilala|akilala; {siwezi} ~pumua nikilala|akilala; ~kosa pumzi nikilala; {siwezi} kulala chali; nalala nimekaa; mito mingi; pumzi ... nikilala; ~lala nimekaa;
      nalala nikiwa nimekaa; analala amekaa; ~lala ameketi; nikilala ... pumzi; akilala ... pumzi; nikilala chali ~kosa; mito miwili; mito mitatu; mito tatu; mito mbili; ~amka usiku ... pumzi; ~amka ... ~tafuta hewa; usiku ... ~tafuta hewa; ~shtuka ... ~tafuta hewa; ~shtuka usiku ... pumzi; ~lala kwa kiti; pillow mbili; pillow tatu; pumzi akilala chali; shida akilala chali; tabu akilala chali`,
    lack: "can't lie flat; can't sleep flat; siwezi kulala chali; hawezi kulala chali; hawezi kulala flat; siwezi kulala flat; unable to lie flat",
  },
  pink_froth: {
    en: 'pink froth*; frothy sputum; pink sputum; froth* ... sputum; pink ... sputum; foam ... mouth ... breath; frothy pink; pulmonary oedema; pulmonary edema; flash pulmonary edema; pink foam',
    sw: 'makohozi ... povu; povu la pinki; makohozi ya pink; povu ... damu ... makohozi; maji kwenye mapafu; makohozi ya waridi',
  },
  faint_trigger: {
    en: `stand*|queue|heat|crowd*|church|assembly|parade ... faint*|collapsed|fainting; faint*|collapsed|fainting ... stand*|heat|crowd*|church|assembly|parade|queue; passed out ... stand*|blood|needle|heat|church|queue; saw|sight|seeing|see ... blood ... faint*|collapsed; blood|needle|injection ... passed out; passed out ... saw blood; blacked out ... stand*; faint* ... standing; stood ... long ... faint*;   faint* ... sight of blood;  faint* ... needle;   faint* ... heat;   faint* ... assembly; vasovagal;  faint* ... saw blood; faint* ... injection; faint* ... pain; after injection ... faint*; faint* ... fright; in church ... faint*;  faint* ... church;  emotional stress ... faint*; faint* ... urinat*; after urinating ... faint*;`,
    sw: `~simama ... ~zimia|~zirai; ~zimia|~zirai ... ~simama; kusimama ... ~zimia|~zirai; ~zimia|~zirai ... assembly|paredi|gwaride|kanisani|joto|foleni; juani ... ~zimia|~zirai; ~zimia|~zirai ... juani; joto ... ~zimia|~zirai;     ~zimia ... kuona damu; ~ona damu ... ~zimia; ~zirai ... damu; kudungwa sindano ... ~zimia; ~zimia ... sindano; ~zimia ... joto;    ~zirai ... kanisani; ~zimia ... kanisani;`,
  },
  faint_on_effort: {
    en: `faint* ... exercise; faint* ... exertion; faint* ... running; faint* ... football; faint* ... playing; exertional syncope; syncope ... exertion; syncope ... exercise; collaps* ... running; collaps* ... playing; collaps* ... match; collaps* ... exercise; blacked out ... running; passed out ... running; passed out ... exercis*; collaps* ... exertion; playing basketball ... collaps*; faint* ... climbing; faint* ... soccer; passed out ... playing`,
    sw: `~zimia ... akikimbia; ~zimia ... nikikimbia; ~zirai ... akikimbia; ~anguka ... akikimbia; ~zimia ... mpira; ~anguka ... akicheza; ~zimia ... mazoezi; ~zirai ... mazoezi; ~zirai ... mpira; akicheza mpira ... ~anguka; akicheza mpira ... ~zimia; ~kimbia ... ~zimia`,
  },
  quick_recovery: {
    en: `recover* ... within seconds|minutes|minute|moments; recover* ... seconds|minute; fine ... after a minute; came to after; came to again; recovered quickly; quick recovery; woke ... immediately; woke up ... after a minute; came round ... quickly; came round; regained consciousness;   fully alert after; alert immediately; woke up after a few seconds; few seconds later; up again quickly; back to normal ... seconds;  no post-ictal; without confusion after; recovered ... lying down;`,
    sw: `~amka baada ya dakika; ~amka baada ya sekunde; ~pata fahamu haraka; ~rudi kawaida; ~zinduka; ~zinduka haraka; ~pata fahamu; fahamu ~rudi; baadaye kidogo ~amka; ~amka haraka; ~amka mara moja`,
  },
  dizzy_standing: {
    en: `dizz* ... get|getting|gets|got up; get|getting|gets|got up ... dizz*; get|getting up ... quickly; dizz* ... stand*;  dizz* ... rising; lighthead* ... stand*; faint* ... on standing; faint* ... stand up; on standing up; stand* up ... dizz*;  when i stand ... black; orthostatic; postural hypotension; postural dizziness; upon standing; stand up quickly; stand ... quickly;  blackout ... stand*`,
    sw: `nikisimama ... kizunguzungu; kizunguzungu ... nikisimama; kizunguzungu ... akisimama; nikiinuka ... kizunguzungu; kizunguzungu ... nikiinuka; nikisimama naona giza; nikisimama ghafla; nikiinuka naona giza; nikiamka ... naona giza; nikiinuka haraka; nikiamka haraka; nikisimama haraka; akiinuka ... kizunguzungu; nikiinuka ... naona giza; nikisimama ... dizzy; dizzy ... nikisimama; akisimama ... kizunguzungu; nikiamka ghafla`,
  },
  low_pressure: {
    en: `low blood pressure; blood pressure low; blood pressure ... low; low bp; bp low; bp ... low; hypotension; hypotensive; pressure dropped; pressure ... dropped; pressure goes down; pressure low; low pressure; pressure went down; bp drops; pressure down`,
    sw: `presha ya kushuka; presha ~shuka; presha kushuka; presha ya chini; presha iko chini; presha ni ya chini; presha imekuwa chini; pressure ~shuka; presha chini; pressure ya kushuka; pressure iko chini; pressure chini; bp ~shuka; bp iko chini; presha ~pungua; shinikizo la chini`,
  },
  swelling_legs: {
    en: `leg {swollen}; legs {swollen}; feet {swollen}; {swollen} feet; {swollen} leg; {swollen} legs; {swollen} ankles; ankles {swollen}; foot {swollen}; oedema; edema; {swollen} both feet;
      ankle {swollen}; pitting; pedal edema; pedal oedema; leg edema; leg oedema; ankle edema; ankle oedema; shoes ... tight; calf {swollen}; calves {swollen}; {swollen} calf; legs ... {swollen}; feet ... {swollen}; leg ... {swollen}; ankles ... {swollen}; shoes don't fit; {swollen} ... legs; {swollen} ... ankles; {swollen} ... feet; {swollen} ... leg; fluid in the legs; lower limb {swollen}; lower limbs {swollen}; lower extremit* {swollen}; lower extremit* edema; edema ... lower extremit*`,
    sw: `mguu {swollen}; miguu {swollen}; nyayo {swollen}; {swollen} miguu; {swollen} mguu; kifundo {swollen};
      vifundo {swollen}; miguu ... {swollen}; mguu ... {swollen}; maguu {swollen}; nyayo ... {swollen}; viatu ~bana; miguu imejaa; mguu umejaa; miguu imejaa maji; maji miguuni; vifundo ... {swollen}; shavu la mguu {swollen}; miguu ime swell; legs ~fura; legs ~vimba; mguu ime swell`,
  },
  one_leg_swollen: {
    en: `one leg {swollen}; one leg ... {swollen}; {swollen} one leg; left leg {swollen}; right leg {swollen}; left leg ... {swollen}; right leg ... {swollen}; {swollen} left leg; {swollen} right leg; {swollen} ... left leg; {swollen} ... right leg; unilateral leg; unilateral edema; unilateral {swollen}; calf {swollen}; {swollen} calf; left calf; right calf; calf ... {swollen}; {swollen} ... calf; leg bigger than other; one leg bigger; one leg is bigger; leg ... bigger ... other; leg ... larger than; asymmetric* leg; {swollen} ... one leg; homans; dvt; deep vein thrombosis; calf circumference; one calf; left foot {swollen}; right foot {swollen}; {swollen} in one leg; unilateral calf; left thigh {swollen}; right thigh {swollen}; left lower limb; right lower limb; left lower extremity; right lower extremity`,
    sw: `{swollen} mguu mmoja|moja; mguu mmoja {swollen}; mguu mmoja ... {swollen}; mguu wa kushoto {swollen}; mguu wa kulia {swollen}; mguu mmoja mkubwa; mguu wa left {swollen}; mguu wa right {swollen}; mguu moja {swollen}; mguu moja ... {swollen}; shavu la mguu {swollen}; upande mmoja wa mguu; mguu wa kulia ... {swollen}; mguu wa kushoto ... {swollen}; paja moja {swollen}; ndama ... {swollen}; mguu mmoja ... mkubwa kuliko`,
  },
  calf_pain: {
    en: `calf {pain}; calf {hurts}; calves {hurts}; {pain} calf; {pain} calves; {hurts} calf; calf tender*; tender calf; calf ... {hurts}; {pain} ... calf; back of lower leg; back of my leg {hurts}; calf is red; calf red; warm calf; calf cramp*; tender* ... calf; calf warm`,
    sw: `shavu la mguu; mashavu ya mguu; mashavu ya miguu; shavu ya mguu; ndama ya mguu; calf ~uma; misuli ya nyuma ya mguu; nyuma ya mguu ~uma; maumivu ... nyuma ya mguu; muundi ~uma; kigimbi ~uma; kigimbi; vigimbi`,
  },
  varicose_veins: {
    en: 'varicose; bulging vein*; vein* bulging; veins ... bulg*; twisted vein*; swollen vein*; veins ... {swollen} leg*; big veins ... leg*; big veins; veins ... bulge; ropy veins; rope like veins; veins ... show ... leg*; spider vein*; tortuous vein*; dilated vein* ... leg*; blue veins ... leg*; veins standing out; twisted blue veins; visible veins ... leg*; veins in my legs',
    sw: `mishipa ya miguu; mishipa ya mguu; mishipa ~jitokeza; mishipa ~tokeza; mishipa ... miguuni; mishipa ~vimba ... mguu; veins ~tokea; mishipa ~jikunja; mishipa ya damu ... mguu; veins za mguu; veins za miguu; mishipa imetoka miguuni; mishipa mikubwa miguuni`,
  },
  heavy_legs: {
    en: `legs ... worse ... end of the day; legs ... better ... feet up; by evening ... legs|they ... heavy; legs ... tired evening; legs heavy; heavy legs; legs feel heavy; legs ... heavy; legs ache ... standing; aching legs; legs ... ache ... end of the day; legs {hurts} ... standing; raise* ... legs ... better; elevat* ... legs; legs ... elevat*; swell* ... evening;  leg ... ache ... standing;`,
    sw: `miguu mizito; miguu ~choka; miguu ~uma ... nikisimama; nikisimama ... miguu; ~vimba jioni; miguu ... nikiinua; miguu ... jioni; nikiweka miguu juu; miguu kuchoka; miguu ~lemea;  miguu ~uma jioni;`,
  },
  leg_pain_walking: {
    en: `claudication; calf {pain} ... walk*; calf ... cramp* ... walk*; leg* {hurts} ... walk*; leg* cramp* ... walk*; leg {pain} ... walk*; thigh {pain} ... walk*; walk* ... calf {pain}; walk* ... stop ... leg*; {hurts} legs ... walk*; buttock {pain} ... walk*; walk* ... leg {pain}; {pain} legs ... walk*; {pain} ... calves ... walk*; calves ... walk*; calf ... walk*; {pain} ... legs ... walk*`,
    sw: `mguu ~uma nikitembea; miguu ~uma nikitembea; nikitembea ... mguu ~uma; nikitembea ... miguu ~uma; nikitembea ... shavu la mguu; mguu ~uma akitembea; miguu ~uma akitembea; akitembea ... miguu ~uma; akitembea ... mguu ~uma; mguu ~kaza nikitembea; miguu ~kaza nikitembea; miguu ~uma ... nikitembea`,
  },
  leg_skin_change: {
    en: 'skin ... brown ... ankle*; brown skin ... leg*; dark skin ... ankle*; stasis dermatitis; hyperpigment* ... leg*; lipodermatosclerosis; skin ... hard ... ankle*; skin ... dark ... ankle*; eczema ... leg*; itchy ... ankle*; discolo* ... leg*; discolo* ... ankle*; shiny ... leg*; hairless ... leg*; shiny skin ... leg*; hair loss ... leg*; shiny hairless; ankle* ... brown; dark patches ... ankle*',
    sw: 'ngozi ... mguu ~badilika; ngozi ya mguu nyeusi; ngozi ya mguu ngumu; ngozi ... kifundo nyeusi; ngozi ... kahawia ... mguu; mguu ... kahawia; kifundo ~geuka nyeusi; mguu ~badilika rangi; miguu ~badilika rangi; ngozi ya miguu ~badilika',
  },
  leg_ulcer: {
    en: `leg ulcer*;  ulcer* leg;  ulcer* ... ankle; ulcer* ... leg;  sore ... leg ... heal; wound ... leg ... heal;   venous ulcer*; sore ... ankle;    ankle ulcer*; sore on shin; wound on the ankle`,
    sw: `kidonda mguuni; kidonda ... mguu; kidonda cha mguu; vidonda miguuni; donda mguuni; donda ndugu; kidonda ... kifundo;  donda la mguu;   kidonda kwa mguu; vidonda vya miguu`,
  },
  cold_foot: {
    en: `cold leg; cold foot; leg cold; foot cold; leg ... cold; foot ... cold; pulseless; no pulse ... foot; no pulse ... leg; weak pulse* ... foot; absent ... pulse* ... foot; absent pedal; absent pulses; absent distal pulses; diminished pulses; weak pedal pulses; decreased pedal pulses; pedal pulses absent; leg ... pale ... cold; cold pale leg; cold toes; toes ... blue; foot ... blue; cool extremit* ... leg; poor circulation ... leg*; one foot cold; toes blue; ischemic limb;`,
    sw: `mguu baridi; mguu mmoja baridi; mguu wa baridi; mguu ~poa; nyayo baridi moja; mguu ... baridi; mguu ~geuka bluu; vidole vya mguu ~kuwa bluu; mguu ~pauka; mguu ... buluu`,
    lack: 'no pulse in the foot; no pulse in the leg; mguu hauna mapigo; mguu haupati damu',
  },
  pallor: {
    en: `pale; paleness; pallor; white palms; palms white; very pale; no colour; lips white; looks white; pale palms;
      pale conjunctiva*; conjunctiva* pale; conjunctival pallor; palmar pallor; white lips; white gums; pale gums; pale nails; eyelids ... white; looks bloodless; palms are white; palms ... white; looks ... pale; pale skin; skin pale; pale eyes; eyes ... white inside; tongue white pale`,
    sw: `amepauka; ~pauka; viganja vyeupe; viganja vya mikono vyeupe; mweupe sana; damu imepungua; damu ~pungua; kupauka; midomo myeupe; weupe;
      viganja ... vyeupe; mikono myeupe; macho meupe ndani; kope nyeupe; ulimi mweupe; ~pungukiwa damu; ~pungukiwa na damu; damu kidogo mwilini; damu ~isha; ~ishiwa damu; ~ishiwa na damu; midomo ~kuwa myeupe; ufizi mweupe; pale sana; pale kabisa; mikono white; mikono ni white; viganja white; palms ni white; lips ni white; ~kuwa white; macho ni white ndani; macho ... meupe; low blood; blood ~pungua`,
    lack: 'hana damu; sina damu; no blood in the body; upungufu wa damu; damu haitoshi; damu haitoshi mwilini; hakuna damu mwilini; hana damu ya kutosha; sina damu ya kutosha; kukosa damu mwilini',
  },
  low_hb: {
    en: `anaemi*; anemi*; low hb; hb low; hb ... low; low haemoglobin; low hemoglobin; haemoglobin low; hemoglobin low; haemoglobin ... low; hemoglobin ... low; low blood count; low ferritin; low iron; iron deficien*; low blood level; blood level ... low; short of blood; microcytic; macrocytic; low mcv; high mcv; low hematocrit; low haematocrit; needs blood transfusion; needed blood transfusion; was transfused; blood transfusion; low red blood; pernicious; b12 deficien*`,
    sw: `hb ya chini; hb iko chini; hb ~shuka; hb ~pungua; hb ndogo; kiwango cha damu ~pungua; kiwango cha damu kidogo; kiwango cha damu kiko chini; ~ongezewa damu; kuongezwa damu; ~ongezwa damu; madini ya chuma ~pungua; anaemia; anemia; level ya damu; damu iko chini; damu iko low; damu yangu iko chini; blood level iko chini; upungufu wa madini; ~wekwa damu`,
  },
  pica: {
    en: 'eat* soil; crav* soil; eat* clay; eat* ice; crav* ice; chew* ice; eat* soft stones; eat* stones; pica; odowa; eat* chalk; eat* mud; crav* stones; eat* dirt; crav* clay; eat* starch; crav* mud',
    sw: 'odowa; ~la udongo; ~kula udongo; ~kula mawe; hamu ya udongo; ~tamani udongo; ~kula barafu; ~kula mchanga; ~tafuna barafu; ~kula chaki; anakula udongo; nakula udongo; ~tamani mawe; pemba; ~kula odowa',
  },
  spoon_nails: {
    en: 'spoon nails; spoon shaped nails; nails ... spoon; brittle nails; nails ... brittle; nails break; nails ... break easily; koilonychia; nails ... curved inward; concave nails; nails splitting',
    sw: 'kucha ~vunjika; kucha ~bonyea; kucha dhaifu; kucha ... kijiko; kucha ~katika; kucha laini',
  },
  sore_tongue: {
    en: 'sore tongue; tongue sore; tongue {hurts}; {pain} tongue; smooth tongue; tongue smooth; glossitis; beefy tongue; red tongue; tongue red; tongue burns; burning tongue; cracks ... corner* mouth; angular cheilitis; angular stomatitis; corners mouth crack*; tongue ... smooth; tongue ... red; tongue ... beefy; burning ... tongue',
    sw: 'ulimi ~uma; ulimi mwekundu; ulimi laini; maumivu ya ulimi; ulimi ~choma; ulimi ~washa; pembe za mdomo ~pasuka; kona za mdomo ~pasuka; ulimi ~chubuka; mdomo umepasuka pembeni',
  },
  poor_diet: {
    en: `poor diet; vegetarian; vegan; eat* little meat; eat* only ugali; eats mostly; rarely eat meat; rarely eats meat; diet poor; drinks mostly milk; mostly cow milk; tea and toast; only tea; strict diet; poor nutrition; unbalanced diet; lots of cow milk; excessive milk`,
    sw: `lishe duni; lishe mbaya; ugali tu; chai tu; chakula duni; mboga kidogo; nyama mara chache; nyama kidogo; ~kula chai tu; lishe si nzuri; diet mbaya; maziwa tu; ugali na chumvi`,
    lack: `don't eat meat; doesn't eat meat; no meat; sili nyama; hali nyama; never eats meat; never eat meat; hali mboga; sili mboga`,
  },
  bruising: {
    en: `easy bruising of skin; bruis* easily; unexplained bruis*; bruis* without; multiple bruises; bruises all over; spontaneous bruis*; many bruises; bruises ... body; bruises ... no injury; bruising ... gums; widespread bruising; bleeding or bruising; bruising or bleeding; bruis* ... for no reason; bruises appear*;  bruises easily; easy bruising;   ecchymos*; blue marks ... skin; purple marks; bruises ... without; black and blue; unexplained bruises; bleeding under skin; purpura;     bleeding tendency;`,
    sw: `alama za damu; damu chini ya ngozi; michubuko bila kugongwa; michubuko bila kuumia; ~vilia; mavilio; alama nyeusi ... bila kugongwa; bila kugongwa; madoa ya damu; vidoti vyekundu; alama za bluu; bruises; alama za kuvilia damu`,
  },
  frequent_infections: {
    en: `frequent infection*; recurrent infection*; infections ... often; many infections; repeated infection*; infection after infection; keeps getting infections; keep getting infections; often sick; always sick; recurrent fever*; repeated fevers; recurrent pneumonia; gets sick often; falls sick often; recurrent chest infection*; recurrent respiratory infection*`,
    sw: `maambukizi ya mara kwa mara; ~ugua mara kwa mara; ~umwa mara kwa mara; homa za mara kwa mara; magonjwa ya mara kwa mara; kila mara ni mgonjwa; ~pata infections; ~ugua ugua; infection kila mara; ~shikwa na magonjwa kila mara`,
  },
  painless_glands: {
    en: `painless gland*; painless lump*; painless lymph*; painless {swollen}; lump* ... painless; glands ... painless; lymph nodes ... painless; painless neck; rubbery node*|gland*|lymph*; nodes|glands ... rubbery; lymphadenopathy; painless mass; nodes ... non-tender; non-tender lymph*; lumps ... neck ... armpit*; lumps ... groin ... neck; lump* ... growing; enlarged lymph*; lymph nodes enlarged; glands ... neck ... armpit*; growing lump*; painless ... neck; mediastinal mass; lumps ... armpit*; lump* ... collarbone; supraclavicular; enlarged ... lymph node*; enlarged nodes`,
    sw: `tezi ~kua; uvimbe ... bila maumivu; uvimbe shingoni ... ~kua; tezi ... shingoni ... kwapani; tezi kwapani; uvimbe kwapani; tezi ... bila maumivu; matezi ... ~kua; uvimbe shingoni ~kua; uvimbe ... shingo ... kwapa; matezi shingoni; matezi kwapani; uvimbe kwa shingo`,
    lack: `tezi haziumi; uvimbe hauumi; uvimbe shingoni hauumi; lump doesn't hurt; lumps don't hurt; glands don't hurt; lump ... not painful; lumps ... not painful; uvimbe shingoni ... hauumi; tezi ... haziumi; matezi hayaumi; ~vimba shingoni ... hauumi`,
  },
  abnormal_blood_count: {
    en: `blast cells; lymphoblast*; myeloblast*; circulating blasts; leukocytosis; leucocytosis; leukopenia; pancytopenia; neutropenia; high white cell*; high white blood; elevated white blood;  blasts; lymphoblasts; low platelets; platelets low; platelets ... low; white cells high; white cells ... high; white blood cells ... high; auer rods; smudge cells; reed-sternberg; reed sternberg; bence; monoclonal; m protein; rouleaux; lytic; philadelphia chromosome; plasma cells; abnormal cells; leukaemia; leukemia; lymphoma; myeloma; blood cancer; cancer of the blood; low platelet; white cell count ... high; hypercellular`,
    sw: `seli nyeupe nyingi; seli nyeupe chache; chembe sahani chache; chembe nyeupe nyingi; platelets chini; platelets ~shuka; saratani ya damu; kansa ya damu; platelets ziko chini; white cells ziko juu; leukemia; lymphoma`,
  },
  haemolysis_trigger: {
    en: `fava; broad beans; primaquine; tafenoquine; dapsone; sulfa; septrin; cotrimoxazole; co-trimoxazole; mothball*; naphthalene; nitrofurantoin; oxidant drug; after sulfa; sulphonamide*; sulfonamide*; sulfamethoxazole; g6pd; glucose-6-phosphate; after taking sulfa; mismatched blood; henna`,
    sw: `fava; primaquine; septrin; dawa za salfa; dawa ya salfa; naftalini; nondo vidonge; g6pd; dapsone; dawa ya sulfa; dawa za sulfa; salfa; hina`,
  },
  family_blood: {
    en: `family history ... anaemia; family history ... anemia; thalassaemia; thalassemia; family ... sickle; sickle cell trait; carrier ... sickle; brother ... sickle; sister ... sickle; blood disease ... family; blood disorder ... family; family ... g6pd; parents ... sickle; spherocytosis; family history ... splenectomy; sibling ... sickle; mediterranean descent; mother ... thalass*; father ... spleen removed`,
    sw: `familia ... selimundu; ndugu ... selimundu; kaka ... selimundu; dada ... selimundu; ugonjwa wa damu ... familia; familia ... ugonjwa wa damu; wazazi ... selimundu; thalassemia; family ... selimundu`,
  },
  hand_foot_swelling: {
    en: 'dactylitis; hands and feet {swollen}; {swollen} hands and feet; fingers and toes {swollen}; {swollen} fingers; fingers {swollen}; hand foot syndrome; {swollen} fingers and toes; hands feet ... {swollen}; painful {swollen} hands',
    sw: 'vidole {swollen}; mikono na miguu {swollen}; mikono na nyayo {swollen}; vidole vya mtoto {swollen}; vidole ... {swollen}; mikono miguu {swollen}',
  },
  ruddy_face: {
    en: 'face ... dark red; face and hands red; hands and face red; red hands and face; congested face; face and palms red; ruddy; plethor*; face ... dark red;      erythromelalgia;    burning ... hands ... feet ... red; red complexion; facial plethora;',
    sw: 'uso mwekundu; uso umekuwa mwekundu; uso na mikono mwekundu; uso ~geuka mwekundu; uso ... mwekundu; viganja vyekundu',
  },
  itch_after_bath: {
    en: 'itch* ... bath; itch* ... shower; itch* ... hot water; itch* ... warm water; itch* ... bathing; bath ... itch*; shower ... itch*; pruritus ... bath*; pruritus ... shower*; bathing ... itch*; aquagenic',
    sw: '~washwa ... nikioga; nikioga ... ~washwa; ~washwa ... kuoga; ~washwa baada ya kuoga; muwasho wakati wa kuoga; nikioga maji ya moto; muwasho ... kuoga; akioga ... ~washwa; kuoga ... ~washa; nikishaoga ... ~washa',
  },
  high_blood_count: {
    en: 'blood too thick; high hematocrit; high haematocrit; hematocrit ... high; haematocrit ... high; elevated hematocrit; elevated haematocrit; high hemoglobin; high haemoglobin; hemoglobin ... high; haemoglobin ... high; hb high; hb ... high; polycythaemia; polycythemia;    erythrocytosis;  low erythropoietin; elevated hemoglobin; elevated haemoglobin;',
    sw: 'damu imezidi mwilini; damu nzito; damu ni nzito; damu nyingi mwilini; hb iko juu; hb juu;  damu ~zidi mwilini; damu imekuwa nzito; damu nyingi kupita; hb ~panda',
  },
  immobile: {
    en: `in a plaster; leg in plaster; plaster of paris; long flight; long journey; long bus; long trip; long drive; bedridden; bed rest; bed bound; bedbound; immobil*; plaster cast;  in a cast; leg cast; hip replacement; knee replacement; long hours sitting; sitting for hours; hour flight; hours flight; travelled ... hours; knee surgery; hip surgery; hip fracture`,
    sw: `safari ndefu; nilikuwa na pop; ana pop; alikuwa na pop; pop ya mguu; safari ya mbali; ~lala kitandani muda mrefu; plasta; safari ... masaa; safari ... ndege; ~kaa muda mrefu; ~lazwa muda mrefu; kitandani wiki; safari ya ndege; ~safiri masaa; nililazwa wiki;  ~wekwa pop; safari ya bus; ~panda ndege`,
  },
  clot_before: {
    en: 'previous clot; blood clot* before; history of dvt; history ... clot*; previous dvt; previous deep vein; previous pulmonary embol*; family ... clot*; factor v; thrombophilia; clotting disorder; history of pulmonary embol*; had a clot; clot ... before; prior dvt; past dvt; mother ... clot*; sister ... clot*; clots run family; antiphospholipid; hypercoagulable',
    sw: 'damu kuganda zamani; damu iliganda; damu iliwahi kuganda; ~wahi kuganda damu; familia ... damu kuganda; ndugu ... damu ~ganda; damu ~ganda hapo awali; damu ilishaganda',
  },
  family_heart: {
    en: `family history ... heart; family history of sudden; family ... heart attack; father ... heart attack; mother ... heart attack; brother ... heart attack; family ... heart disease; father died ... heart; brother died ... suddenly; sudden death ... family; family ... sudden death; uncle ... heart attack; heart disease ... family; heart disease runs; family history ... coronary; father ... heart disease; brother died suddenly; brother ... sudden death; heart problems ... family; cousin died suddenly; family history of hypertrophic`,
    sw: `familia ... ugonjwa wa moyo; ugonjwa wa moyo ... familia; baba ... ugonjwa wa moyo; mama ... ugonjwa wa moyo; ndugu ... ~fa ghafla; kaka ... ~fa ghafla; baba ~fa ... moyo; baba ... mshtuko wa moyo; kwetu ... ugonjwa wa moyo; baba alikufa ghafla; heart disease ... family; shida ya moyo ... familia; familia ... shida ya moyo`,
  },
  high_cholesterol: {
    en: 'cholesterol; hypercholesterol*; hyperlipid*; dyslipid*; statin; atorvastatin; simvastatin; rosuvastatin; fat in blood; high lipids',
    sw: 'kolesteroli; mafuta kwenye damu; mafuta ya damu; cholesterol; mafuta mwilini mengi; mafuta mengi kwenye damu',
  },
  rheumatic_history: {
    en: 'rheumatic; history of rheumatic; rheumatic fever; rheumatic heart; monthly penicillin; penicillin injection*; sydenham; benzathine',
    sw: 'baridi yabisi ya moyo; homa ya baridi yabisi; rheumatic; sindano za penisilini; sindano ya kila mwezi; penadur',
  },
  missed_pressure_medicine: {
    en: `stopped ... pressure medicine; stopped ... pressure tablets; stopped ... bp medicine; ran out ... pressure; missed ... pressure medicine; ran out of ... medicine ... pressure; stopped ... antihypertensive*; non-compliant ... hypertens*; noncompliant ... hypertens*; stopped ... blood pressure; missed ... bp; poorly controlled hypertension; uncontrolled hypertension; uncontrolled blood pressure; defaulted ... hypertens*; skips ... pressure; stopped ... pressure drugs; stopped ... bp drugs; forgets ... pressure; run out of ... pressure`,
    sw: `~acha dawa za presha; ~acha dawa ya presha; dawa za presha ~isha; ~acha kumeza dawa za presha; ~acha kutumia dawa za presha; ~acha dawa za pressure; dawa za pressure ~isha; dawa ya presha ~isha; ~ruka dawa za presha; ~sahau dawa za presha; ~acha kumeza dawa za pressure; ~acha dawa ya pressure; ~acha kunywa dawa za presha; ~acha kumeza dawa ya presha`,
    lack: 'simezi dawa za presha; hamezi dawa za presha; sijameza dawa za presha; hajameza dawa za presha; not taking ... pressure medicine; not taken ... pressure medicine; not taking ... bp medicine; situmii dawa za presha; hatumii dawa za presha; not taking ... antihypertensive*; not taking ... pressure tablets; sijameza dawa ya presha',
  },
  injects_drugs: {
    en: 'inject* drugs; intravenous drug; iv drug; ivdu; injects heroin; inject* heroin; drug injection; heroin; needle marks; track marks; people who inject',
    sw: '~jidunga; kujidunga; ~jidunga dawa; unga ... sindano; dawa za kulevya ... sindano; heroini; ~jidunga unga',
  },
  heart_operation: {
    en: 'artificial valve; artificial heart valve; artificial ... valve; new heart valve; prosthetic valve; valve replacement; mechanical valve; heart surgery; open heart; heart operation; pacemaker; bypass surgery; cabg; valve replaced; prosthetic heart; heart valve operation; valve surgery; coronary stent;',
    sw: 'upasuaji wa moyo; ~fanyiwa upasuaji wa moyo; vali ya bandia; operesheni ya moyo; moyo ... upasuaji; pacemaker; valve ya bandia',
  },
  dental_work: {
    en: 'tooth pulled; tooth extract*; dental extraction; dental work; dental procedure; dentist; dental cleaning; tooth removed; teeth removed; root canal; dental treatment; dental surgery; tooth extraction; tooth was pulled',
    sw: "~ng'oa jino; ~ng'olewa jino; ~toa jino; daktari wa meno; ~tolewa jino; ~toa meno; ~tibiwa meno; kung'oa jino; ~ngolewa jino; jino lilitolewa",
  },
  hand_spots: {
    en: 'splinter haemorrhage*; splinter hemorrhage*; splinter*; osler*; janeway; roth spot*; dark lines ... nail*; lines under nails; painful spots ... finger*; nodules ... fingertip*; painful nodules ... finger*; subungual',
    sw: 'mistari ... kucha; mistari chini ya kucha; madoa ... vidole; madoa viganjani; vidoti chini ya kucha',
  },
  recent_infection: {
    en: `recent strep; after strep; recent viral infection; after a viral infection; following a viral; recent cold; recent flu; recent infection; recent viral; recent upper respiratory; after a cold; after flu; after a flu; viral illness ... ago; cold ... weeks ago; flu ... weeks ago; sore throat ... weeks ago; infection ... weeks ago; recent sore throat; upper respiratory infection; respiratory infection ... ago; weeks after ... sore throat; weeks after ... cold; skin infection ... weeks ago; skin sores ... weeks ago; impetigo ... ago; flu-like illness; preceding viral; sore throat ... week ago; flu ... week ago; cold ... week ago; had flu last week;   uri; urti;`,
    sw: `mafua ... wiki iliyopita; homa ... wiki iliyopita; baada ya mafua; koo ... wiki zilizopita; baada ya kuumwa koo; baada ya koo; mafua ... wiki mbili; ~kuwa na mafua wiki; koo ~uma wiki|miezi|mwezi iliyopita|zilizopita|uliopita; alikuwa na mafua; nilikuwa na mafua; alikuwa na koo; nilikuwa na flu; alikuwa na flu; vidonda vya ngozi wiki`,
  },
};
