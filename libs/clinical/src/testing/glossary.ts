/**
 * The project's glossary of everyday phrases for findings. A test reads every phrase as its finding; ambiguous ones
 * are listed in AMBIGUOUS of glossary.spec.ts, with what they are read as instead.
 */
export const GLOSSARY: readonly { finding: string; en: string; sw: string }[] = [
  {
    finding: 'fever',
    en: 'fever; hot body; high temperature; burning up; feverish',
    sw: 'homa; joto mwilini; joto jingi; joto kali; mwili moto; mwili una joto; ana joto; nina joto; hot body; homa kali; homma',
  },
  {
    finding: 'chills',
    en: 'chills; shivering; rigors; shaking; shivering; feeling cold',
    sw: 'baridi; kutetemeka; naskia baridi; nasikia baridi; natetemeka; mzizimo; kutetemeka kwa baridi',
  },
  {
    finding: 'night_sweats',
    en: 'night sweats; sweating at night; wet sheets',
    sw: 'jasho la usiku; natoka jasho usiku; kutokwa jasho usiku; jasho jingi usiku',
  },
  { finding: 'sweating', en: 'sweating; cold sweat', sw: 'kutoka jasho; natokwa na jasho; jasho jingi; jasho baridi' },
  {
    finding: 'fatigue',
    en: 'tiredness; weakness; no energy; worn out; weak',
    sw: 'uchovu; mwili kukosa nguvu; nimechoka; nachoka haraka; sina nguvu; hana nguvu; mwili mnyonge; kulegea; uchovu mwingi',
  },
  {
    finding: 'lethargy',
    en: 'lethargic; floppy; floppy; very sleepy; not responding well',
    sw: "amelegea; ana usingizi usio wa kawaida; amelegea; mnyonge; amenyong'onyea; anasinzia; hachezi",
  },
  {
    finding: 'unconscious',
    en: "unconscious; will not wake; passed out; not responding; won't wake",
    sw: 'kupoteza fahamu; amezimia; amezirai; hajitambui; haamki; hajibu; hana fahamu',
  },
  {
    finding: 'confusion',
    en: 'confusion; confused; talking nonsense; disoriented',
    sw: 'kuchanganyikiwa; amechanganyikiwa; anaongea ovyo; haelewi; anaweweseka',
  },
  {
    finding: 'faint',
    en: 'fainting; collapse; blacked out; passed out briefly',
    sw: 'kuzimia; kuzirai; nilizimia; nimezirai; kuanguka ghafla; karibu nizimie',
  },
  {
    finding: 'convulsion',
    en: 'convulsion; fit; seizure; fits; shaking all over',
    sw: 'degedege; kifafa; ana degedege; amepata kifafa; anatingishika; mishtuko',
  },
  {
    finding: 'headache',
    en: 'headache; head pain; pounding head',
    sw: 'maumivu ya kichwa; kichwa kuuma; kichwa kinauma; kichwa kinaniuma; kichwa inaniuma; naumwa na kichwa; kichwa chauma; kichwa kinagonga; kuumwa kichwa',
  },
  {
    finding: 'neck_stiff',
    en: "stiff neck; can't bend neck",
    sw: 'shingo ngumu; shingo kukakamaa; shingo imekakamaa; shingo imekaza; siwezi kukunja shingo; shingo haipindi',
  },
  {
    finding: 'photophobia',
    en: 'light hurts the eyes; sensitive to light',
    sw: 'mwanga unaumiza macho; mwanga unanisumbua; siwezi kuangalia mwanga; naogopa mwanga',
  },
  {
    finding: 'dizziness',
    en: 'dizziness; dizzy; light-headed; spinning',
    sw: 'kizunguzungu; nina kizunguzungu; kisunzi; kichwa kinazunguka; naona giza',
  },
  {
    finding: 'vision_blur',
    en: "blurred vision; can't see well; seeing double; stars",
    sw: 'kuona ukungu; kutoona vizuri; sioni vizuri; macho hayaoni vizuri; naona nyota; naona vitu viwili',
  },
  {
    finding: 'one_side_weak',
    en: "weakness of one side; arm/leg paralysed; can't lift arm",
    sw: 'kupooza upande mmoja; mkono hauna nguvu; amepooza; mguu umelegea; upande mmoja umekufa ganzi',
  },
  {
    finding: 'face_droop',
    en: 'face drooping; mouth twisted',
    sw: 'uso kulegea upande mmoja; mdomo umepinda; uso umepinda; uso umelegea',
  },
  {
    finding: 'speech_difficulty',
    en: "difficulty speaking; slurred speech; can't talk",
    sw: 'kuongea kwa shida; hawezi kuongea; ulimi mzito; anaongea kama mlevi; maneno hayaeleweki',
  },
  {
    finding: 'numbness',
    en: 'numbness; tingling; pins and needles',
    sw: 'ganzi; kufa ganzi; mikono inakufa ganzi; kuchomachoma',
  },
  {
    finding: 'cough',
    en: 'cough; coughing; dry cough',
    sw: 'kikohozi; kukohoa; nakohoa; anakohoa; ninakohoa; kifua; kukohoa kikavu; a-cough; anacough',
  },
  {
    finding: 'sputum',
    en: 'sputum; phlegm; mucus; spit; phlegm',
    sw: 'makohozi; makohozi ya kijani; makohozi ya manjano; belghamu; kohozi',
  },
  {
    finding: 'haemoptysis',
    en: 'coughing blood; blood when I cough; blood in phlegm',
    sw: 'kukohoa damu; makohozi yenye damu; nakohoa damu; natema damu',
  },
  {
    finding: 'sob',
    en: "shortness of breath; can't breathe; breathless; hard to breathe; out of breath",
    sw: 'kupumua kwa shida; upungufu wa pumzi; siwezi kupumua; anashindwa kupumua; ugumu wa kupumua; kukosa pumzi; pumzi inakata; kukatika pumzi; napumua kwa tabu; hapumui vizuri',
  },
  {
    finding: 'fast_breathing',
    en: 'fast breathing; breathing quickly',
    sw: 'kupumua haraka haraka; anapumua haraka; pumzi za haraka; anahema',
  },
  {
    finding: 'chest_indrawing',
    en: 'chest indrawing; ribs pull in; chest sinks in',
    sw: 'kifua kuingia ndani; kifua kinaingia ndani; mbavu zinaingia ndani; kifua kinavutika',
  },
  {
    finding: 'wheeze',
    en: 'wheeze; whistling chest',
    sw: 'kupiga mluzi kifuani; kifua kinapiga mluzi; kifua kinalia; kukoroma kifuani',
  },
  {
    finding: 'chest_pain',
    en: 'chest pain; pain in my chest',
    sw: 'maumivu ya kifua; kifua kinauma; kifua kinaniuma; kifua inauma; kichomi',
  },
  {
    finding: 'chest_tight',
    en: 'chest tightness; pressure; squeezing; heavy chest; pressure',
    sw: 'kifua kubana; kifua kinabana; kifua kizito; kubanwa na kifua',
  },
  {
    finding: 'palpitations',
    en: 'palpitations; heart racing; fluttering',
    sw: 'mapigo ya moyo ya haraka; moyo unaenda mbio; moyo unapiga haraka; moyo unadunda',
  },
  {
    finding: 'runny_nose',
    en: 'runny nose; cold; cold; snot; runny nose',
    sw: 'mafua; makamasi; pua inatoka; pua inatiririka; natoka kamasi; mafua makali; flu',
  },
  {
    finding: 'blocked_nose',
    en: 'blocked nose; stuffy nose; congestion',
    sw: 'pua kuziba; pua imeziba; siwezi kupumua kwa pua',
  },
  { finding: 'sneezing', en: 'sneezing; sneeze', sw: 'kupiga chafya; napiga chafya; chafya' },
  {
    finding: 'sore_throat',
    en: 'sore throat; throat pain; painful throat',
    sw: 'koo kuuma; koo linauma; koo inauma; koo linawasha; naumwa na koo; maumivu ya koo',
  },
  {
    finding: 'swallow_pain',
    en: "pain; difficulty swallowing; can't swallow",
    sw: 'kumeza kwa shida; siwezi kumeza; kumeza kunauma; chakula hakipiti',
  },
  { finding: 'hoarse', en: 'hoarse voice; lost my voice', sw: 'sauti kukauka; sauti imepotea; sauti ya kukwaruza' },
  {
    finding: 'earache',
    en: 'ear pain; earache; pulling ear',
    sw: 'sikio kuuma; sikio linauma; sikio inauma; anavuta sikio; usaha sikioni',
  },
  {
    finding: 'toothache',
    en: 'toothache; tooth pain; swollen gum',
    sw: 'jino kuuma; jino linauma; meno yanauma; fizi zimevimba; maumivu ya jino',
  },
  {
    finding: 'red_eye',
    en: 'red eye; pink eye; eye discharge',
    sw: 'macho mekundu; jicho jekundu; macho yanatoa tongotongo; macho yanawasha; macho ya damu',
  },
  {
    finding: 'abdominal_pain',
    en: 'abdominal pain; stomach ache; tummy pain; belly pain',
    sw: 'maumivu ya tumbo; tumbo linauma; tumbo lina uma; tumbo inauma; naumwa na tumbo; tumbo linakata; tumbo linanyonga; msokoto wa tumbo',
  },
  {
    finding: 'epigastric_pain',
    en: 'upper stomach pain; pain above the navel; burning stomach',
    sw: 'maumivu ya tumbo la juu; chembe ya moyo; tumbo la juu linauma; kiungulia; vidonda vya tumbo; ulcers',
  },
  {
    finding: 'lower_abdominal_pain',
    en: 'lower abdominal pain; pain below navel; period-like pain',
    sw: 'maumivu ya chini ya tumbo; tumbo la chini linauma; chini ya kitovu; kinena',
  },
  {
    finding: 'heartburn',
    en: 'heartburn; acid; burning chest after food',
    sw: 'kiungulia; asidi; tumbo linawaka moto; chakula kinarudi',
  },
  {
    finding: 'bloating',
    en: 'bloating; gas; gas; full stomach',
    sw: 'tumbo kujaa gesi; gesi; kuvimbiwa; tumbo limejaa',
  },
  {
    finding: 'nausea',
    en: 'nausea; feel sick; queasy',
    sw: 'kichefuchefu; nahisi kutapika; moyo unachafuka; najisikia kutapika',
  },
  {
    finding: 'vomiting',
    en: 'vomiting; throwing up; puking',
    sw: 'kutapika; natapika; anatapika; ametapika; matapishi; anatapika kila kitu',
  },
  {
    finding: 'blood_vomit',
    en: 'vomiting blood; blood in vomit',
    sw: 'kutapika damu; natapika damu; matapishi yenye damu',
  },
  {
    finding: 'diarrhoea',
    en: 'diarrhoea; loose stool; running stomach; watery stool',
    sw: 'kuhara; kuharisha; naharisha; anaharisha; anahara; kuendesha; naendesha; tumbo la kuendesha; choo cha maji; diarea',
  },
  {
    finding: 'rice_water',
    en: 'rice-water stool; like rice water',
    sw: 'choo kama maji ya mchele; maji ya mchele; choo cheupe kama maji',
  },
  {
    finding: 'bloody_stool',
    en: 'blood in stool; bloody diarrhoea',
    sw: 'damu kwenye choo; kinyesi chenye damu; naharisha damu; choo cha damu; damu kwenye kinyesi',
  },
  {
    finding: 'black_stool',
    en: 'black stool; tar-like stool',
    sw: 'choo cheusi; choo cheusi kama lami; kinyesi cheusi',
  },
  {
    finding: 'constipation',
    en: "constipation; hard stool; can't go",
    sw: 'kukosa choo; choo kigumu; sipati choo; sijapata choo; nimefunga choo; kufunga choo',
  },
  {
    finding: 'loss_appetite',
    en: 'poor appetite; not eating',
    sw: 'kukosa hamu ya kula; sina hamu ya kula; hali; hataki kula; chakula hakiingii; hakuli',
  },
  {
    finding: 'not_feeding',
    en: "unable to feed/drink; won't breastfeed; refuses to drink",
    sw: 'hanyonyi; hawezi kunywa; hanyonyi; hataki kunyonya; amekataa titi; hawezi kunywa; hawezi kunyonya; anakataa maziwa',
  },
  {
    finding: 'dehydration',
    en: 'dehydration signs; sunken eyes; dry mouth; no tears; no urine',
    sw: 'upungufu wa maji mwilini; macho yamezama; macho yamebonyea; mdomo mkavu; hakojoi; halii machozi; ngozi hairudi',
  },
  {
    finding: 'bulging_fontanelle',
    en: 'bulging soft spot; soft spot swollen',
    sw: 'utosi kuvimba; utosi umevimba; utosi umeinuka; utosi umebonyea',
  },
  {
    finding: 'weight_loss',
    en: 'weight loss; losing weight; clothes loose',
    sw: 'kupungua uzito; nimekonda; nakonda; nimepungua; kupoteza uzito; amekonda',
  },
  { finding: 'thirst', en: 'excessive thirst; always thirsty', sw: 'kiu nyingi; nina kiu sana; kiu kila wakati' },
  {
    finding: 'polyuria',
    en: 'urinating often; peeing a lot; frequent urination',
    sw: 'kukojoa mara kwa mara; nakojoa sana; nakojoa mara nyingi; mkojo mwingi usiku',
  },
  {
    finding: 'dysuria',
    en: 'pain passing urine; burning urine; pain when peeing',
    sw: 'maumivu wakati wa kukojoa; mkojo unaunguza; mkojo unachoma; nakojoa kwa maumivu; kukojoa kunauma; UTI',
  },
  {
    finding: 'haematuria',
    en: 'blood in urine; red urine',
    sw: 'damu kwenye mkojo; nakojoa damu; mkojo mwekundu; mkojo wa damu; kukojoa damu',
  },
  {
    finding: 'dark_urine',
    en: 'dark urine; cola-coloured urine',
    sw: 'mkojo mweusi; mkojo kama soda; mkojo kama chai; mkojo mweusi kama kahawa',
  },
  {
    finding: 'no_urine',
    en: "not passing urine; can't pee",
    sw: 'kutokojoa; mkojo kuziba; sikojoi; hajakojoa; mkojo hautoki; siwezi kukojoa',
  },
  {
    finding: 'discharge_vaginal',
    en: 'vaginal discharge; white/yellow discharge',
    sw: 'kutokwa uchafu ukeni; natoka uchafu; uchafu mweupe; uchafu wenye harufu; majimaji ukeni',
  },
  {
    finding: 'discharge_penile',
    en: 'penile discharge; pus from penis',
    sw: 'kutoka usaha kwenye uume; usaha kwenye uume; natoka usaha',
  },
  {
    finding: 'genital_itch',
    en: 'genital itching; private parts itch',
    sw: 'kuwashwa sehemu za siri; nawashwa ukeni; muwasho sehemu za siri',
  },
  {
    finding: 'genital_sore',
    en: 'genital sore; ulcer on private parts',
    sw: 'kidonda sehemu za siri; kidonda kwenye uume; vidonda ukeni',
  },
  {
    finding: 'vaginal_bleeding',
    en: 'vaginal bleeding; bleeding down below',
    sw: 'kutokwa damu ukeni; natokwa na damu; damu inatoka ukeni; damu nyingi; bleeding',
  },
  {
    finding: 'missed_period',
    en: 'missed period; late period',
    sw: 'kukosa hedhi; sijapata hedhi; hedhi imechelewa; sijaona siku zangu; period imechelewa',
  },
  {
    finding: 'period_pain',
    en: 'period pain; cramps',
    sw: 'maumivu ya hedhi; tumbo la hedhi; maumivu ya siku zangu; chango',
  },
  {
    finding: 'pregnant',
    en: 'pregnant; expecting; with child',
    sw: 'mjamzito; mimba; ujauzito; nina mimba; mja mzito; nina ujauzito; mimba ya miezi; nina ball',
  },
  {
    finding: 'fetal_movement',
    en: 'baby not moving in womb; reduced kicks',
    sw: 'mtoto hachezi tumboni; sijasikia mtoto akicheza; mtoto amepunguza kucheza',
  },
  {
    finding: 'labour_pain',
    en: 'labour pains; contractions; waters broke',
    sw: 'uchungu wa kuzaa; uchungu umeanza; chupa imepasuka; maji yamevunjika',
  },
  {
    finding: 'jaundice',
    en: 'yellow eyes/skin; jaundice; yellow',
    sw: 'macho ya manjano; macho yamekuwa njano; manjano; macho ya njano; ngozi ya manjano',
  },
  {
    finding: 'pallor',
    en: 'paleness; pale; no blood',
    sw: 'kupauka; amepauka; hana damu; damu imepungua; viganja vyeupe',
  },
  {
    finding: 'rash',
    en: 'rash; spots; pimples',
    sw: 'upele; vipele; vipele mwilini; madoadoa; mabaka; vipele vya maji; harara',
  },
  { finding: 'itch', en: 'itching; itchy', sw: 'kuwashwa; muwasho; inawasha; nawashwa; mwasho; kujikuna' },
  { finding: 'blister', en: 'blisters; water-filled bumps', sw: 'malengelenge; vipele vya maji; malengelenge' },
  {
    finding: 'boil_pus',
    en: 'boil; pus; abscess; pus',
    sw: 'jipu; usaha; majipu; kidonda chenye usaha; uvimbe wenye usaha',
  },
  { finding: 'wound', en: 'wound; sore; cut; ulcer', sw: 'kidonda; jeraha; vidonda; mkato; kidonda hakiponi' },
  { finding: 'burn', en: 'burn; scald', sw: 'kuungua; ameungua; amemwagikiwa maji ya moto; ameungua moto' },
  {
    finding: 'swelling',
    en: 'swelling; swollen; puffy',
    sw: 'kuvimba; uvimbe; miguu imevimba; imefura; uso umevimba; kufura',
  },
  { finding: 'lump', en: 'lump; bump; mass', sw: 'uvimbe; donge; donge kwenye titi; nundu; uvimbe shingoni' },
  {
    finding: 'joint_pain',
    en: 'joint pain; painful joints',
    sw: 'maumivu ya viungo; viungo vinauma; joints zinauma; magoti yanauma',
  },
  {
    finding: 'body_ache',
    en: 'body aches; whole body pain',
    sw: 'maumivu ya mwili; mwili unauma; mwili wote unauma; mwili inauma; misuli inauma',
  },
  {
    finding: 'back_pain',
    en: 'back pain; lower back ache',
    sw: 'maumivu ya mgongo; mgongo unauma; kiuno kinauma; mgongo inauma',
  },
  {
    finding: 'flank_pain',
    en: 'side/flank pain; kidney pain; side pain',
    sw: 'maumivu ya ubavu; ubavu unauma; mbavu zinauma; figo zinauma',
  },
  {
    finding: 'swelling_legs',
    en: 'leg swelling; swollen feet',
    sw: 'miguu kuvimba; mguu umevimba; miguu imefura; nyayo zimevimba',
  },
  {
    finding: 'testicle_pain',
    en: 'testicle pain; balls hurt',
    sw: 'korodani kuuma; korodani inauma; pumbu linauma; mapumbu',
  },
  {
    finding: 'bleeding',
    en: "bleeding; blood won't stop",
    sw: 'kutokwa damu; damu haikatiki; damu inatoka; damu nyingi; natokwa na damu',
  },
  { finding: 'nosebleed', en: 'nosebleed; bleeding nose', sw: 'kutoka damu puani; damu puani' },
  {
    finding: 'snakebite',
    en: 'snake bite; bitten by a snake',
    sw: "kuumwa na nyoka; nyoka amemuuma; nimeumwa na nyoka; ameng'atwa na nyoka; kugongwa na nyoka",
  },
  {
    finding: 'dogbite',
    en: 'dog bite; bitten by a dog',
    sw: "kuumwa na mbwa; mbwa amemuuma; nimeng'atwa na mbwa; kung'atwa",
  },
  {
    finding: 'poison',
    en: 'poisoning; drank poison; swallowed chemicals',
    sw: 'sumu; kunywa sumu; amekunywa sumu; dawa ya panya; dawa ya wadudu; mafuta ya taa; jik; amemeza vidonge vingi',
  },
  {
    finding: 'suicidal',
    en: 'suicidal thoughts; want to die; end my life; kill myself',
    sw: 'kutaka kujiua; nataka kujiua; sitaki kuishi; nimechoka na maisha; nataka kufa; bora nife; kujidhuru; kujitoa uhai',
  },
  {
    finding: 'sad',
    en: 'low mood; sad; hopeless',
    sw: 'huzuni; nina huzuni; sonona; msongo wa mawazo; stress; sifurahii kitu',
  },
  { finding: 'anxiety', en: 'anxiety; worry; panic', sw: 'wasiwasi; nina wasiwasi; hofu; naogopa; presha ya mawazo' },
  {
    finding: 'insomnia',
    en: "poor sleep; can't sleep",
    sw: 'kukosa usingizi; silali; sipati usingizi; usingizi haupatikani',
  },
  {
    finding: 'hypertension',
    en: 'high blood pressure; BP; pressure',
    sw: 'shinikizo la damu; presha; pressure; BP; presha ya kupanda',
  },
  {
    finding: 'diabetes',
    en: 'diabetes; sugar; sugar disease',
    sw: 'kisukari; sukari; ugonjwa wa sukari; sukari imepanda',
  },
  { finding: 'asthma', en: 'asthma; asthmatic', sw: 'pumu; asthma; ugonjwa wa pumu' },
  {
    finding: 'sickle',
    en: 'sickle cell; sickler; SCD',
    sw: 'selimundu; siko seli; sickle cell; ugonjwa wa seli mundu',
  },
  {
    finding: 'hiv',
    en: 'HIV; positive; on ARVs',
    sw: 'virusi vya UKIMWI; ukimwi; HIV; VVU; niko positive; natumia ARV',
  },
  { finding: 'tb', en: 'tuberculosis; TB', sw: 'kifua kikuu; TB; tibii' },
];
