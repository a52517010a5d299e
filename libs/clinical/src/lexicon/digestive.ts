import type { LexiconTable } from './schema';

/** Stomach, bowel and liver. */
export const DIGESTIVE: LexiconTable = {
  abdominal_pain: {
    en: '{tummy} {pain}; {tummy} {hurts}; {pain} {tummy}; stomachache; bellyache; {tummy} ... {hurts}; tummyache; {tummy} cramp*; cramp* {tummy}; {tummy} is paining; {hurts} {tummy}; colic; {pain} ... around|round navel; {pain} ... around ... belly button; {pain} ... around|round ... navel; periumbilical; umbilical {pain}; {pain} ... umbilic*; cramp* ... belly',
    sw: 'maumivu ya tumbo; tumbo ~uma; tumbo ~niuma; tumbo ~muuma; ~umwa tumbo; tumbo ~kata; tumbo ~nyonga; msokoto wa tumbo; tumbo kuuma; tumbo lina uma; tumbo ~sokota; maumivu tumboni; maumivu makali ya tumbo; ~umwa na tumbo; maumivu ... tumbo',
  },
  epigastric_pain: {
    en: 'upper stomach pain; pain above the navel; burning stomach; stomach burn*; upper {tummy} {pain}; {pain} upper {tummy}; ulcers; ulcer pain; {pain} top of stomach; gnawing; burning ... stomach; {pain} ... upper {tummy}; pain in the pit; hungry pain; gastritis; burning pain ... stomach; stomach ulcers; ulcers acting up; upper {tummy} ... heavy|uncomfortable|discomfort|full|bloated; {pain} ... pit of ... stomach; burning ... above ... navel; above my belly button; above ... navel; peptic ulcer; ulcer disease; epigastric {pain}; epigastric tender*; {pain} ... epigastri*',
    sw: 'maumivu ya tumbo la juu; chembe ya moyo; tumbo la juu ~uma; kiungulia; vidonda vya tumbo; ulcers; ulsa; tumbo ... {waka} moto; juu ya kitovu; chembe cha moyo; tumbo la juu; tumbo ~choma; tumbo ~unguza; tumbo {waka}',
  },
  lower_abdominal_pain: {
    en: '{pain} low .. {tummy}; {tummy} {hurts} low; lower abdominal pain; pain below the navel; period like pain; lower {tummy} {pain}; lower {tummy} {hurts}; {pain} lower {tummy}; pelvic pain; {pain} pelvis; {pain} ... lower {tummy}; lower {tummy}; below my navel; lower tummy pain; {pain} lower side; lower abdomen; laps; c o lap; having lap; severe lap; lap and backache; suprapubic pain; suprapubic tenderness; lower abdominal tenderness; lower abdominal cramp*; cramps ... lower {tummy}; pelvic cramp*; pelvic discomfort',
    sw: 'maumivu ya chini ya tumbo; tumbo la chini ~uma; chini ya kitovu; kinena ~uma; kinena; tumbo la chini; chini ya tumbo; maumivu ... tumbo la chini; kinenani; nyonga ~uma; tumbo la chini kuuma; tumbo la chini ... ~uma; ~uma ... tumbo la chini; huko chini ya kitovu; tumbo ya chini; tumbo ya chini ~uma; tumbo ~uma ... chini',
  },
  right_lower_pain: {
    en: `lower right side; lower right abdomen; lower right quadrant; lower right {tummy}; rlq; right lower quadrant; right iliac fossa; rif {pain}; rif tender*; right lower {tummy}; lower right {tummy}; lower right side; right side ... lower; moved to the right; right iliac; right lower side; pain moved to the right side; right side of my {tummy}; right side of {tummy}; low on right; {pain} low ... right; low ... right side; right sided lower; right sided lower {tummy} {pain}; appendix .. {pain}; appendix {hurts}`,
    sw: 'upande wa kulia chini; tumbo upande wa kulia; kulia chini ya tumbo; ~hamia kulia; chini upande wa kulia; tumbo la chini kulia; upande wa kulia wa tumbo; kidole tumbo; ~hamia upande wa kulia; tumbo ... chini kulia; ~hamia ... kulia; maumivu ... chini kulia; tumbo ... kulia chini; maumivu ... chini upande wa kulia',
  },
  rigid_belly: {
    en: '{tummy} hard like; {tummy} rigid; hard {tummy}; {tummy} stiff; {tummy} hard; hurts to move; {tummy} ... like a board; {tummy} {pain} ... moving; board like; rigid {tummy}; {tummy} ... very hard; {tummy} ... rock; {tummy} hard and swollen; {tummy} ... hard to touch; {cant} stand the touch; {tummy} tender to touch; {tummy} ... hard as',
    sw: 'tumbo gumu; tumbo ~kaza; tumbo kama ubao; tumbo limekuwa gumu; tumbo ... gumu kama; tumbo ~kakamaa; tumbo ngumu; {siwezi} kuguswa tumbo; tumbo haliguswi; tumbo ... ~kaza|~kakamaa; tumbo lote ... gumu',
  },
  bloating: {
    en: 'bloat*; gas; full stomach; {tummy} full; {tummy} bloated; belch*; burping; {tummy} distended; {tummy} {swollen}; gassy; bloat* ... after eating|meals|meal|food; gas ... after eating|meals|meal|food',
    sw: 'tumbo kujaa gesi; gesi; kuvimbiwa; tumbo ~jaa; ~vimbiwa; tumbo {swollen}; ~cheua gesi; tumbo kujaa; tumbo ~jaa upepo; upepo tumboni; tumbo ... ~jaa gesi; tumbo ... gesi',
  },
  heartburn: {
    en: 'heartburn; acid; burning chest after food; food comes back; sour taste; acid reflux; burning ... after eating; reflux; acidity; burn* ... breastbone; retrosternal burn*; burn* behind ... breastbone; burn* ... chest; chest burn*; substernal burn*; sour liquid; sour water ... mouth; relieved by antacid*; antacid* help; bitter taste ... mouth; water brash; waterbrash; dyspepsia; pyrosis; heartburn ... after eating|meals|meal|food; gord; gerd; hiatus hernia; hiatal hernia; chest burns; my chest burn*; hot feeling ... throat|chest; burning ... rising; fire ... chest; rising ... throat; comes up ... throat; acid ... throat; taste* acid; taste of acid; tastes acid ... mouth; acid taste; acid ... throat|mouth; bitter|sour|acid ... comes|rises|comes up|climbs ... mouth|throat; burn* ... climbs|rises|goes up ... throat; burn* ... up ... throat; sour stuff; burn* ... when i lie|bend; eno helps; gaviscon; worse ... lying down ... meals',
    sw: 'kiungulia; asidi; tumbo linawaka moto; chakula ~rudi; ~unguza kifua; kiungulia kikali; chakula kinarudi; kifua ~choma; kifua {waka}; kifua ~unguza; maji machungu ~panda; maji ya uchungu ~panda; acid ~panda; asidi ~panda; kifua ... {waka} moto; uchachu kooni; maji machungu mdomoni; kwikwi ya asidi; ~panda hadi kooni; ~panda kooni; moto kifuani; moto ... kifuani; ~panda koo; ~ungua kifua|kifuani; ~ungua ... kifua|kifuani; kifua|kifuani ... ~ungua; ~ungua ... koo|kooni; ~panda mpaka koo|kooni|mdomoni; maji machungu ~rudi; maji machungu ... mdomoni; maji ya uchungu ~rudi; eno ~saidia; kitu kichungu ~panda; chakula ~rudi mdomoni; {waka} moto ... kooni; kuungua ... kifua|kifuani; kuungua nyuma ya kifua; kuungua ... koo|kooni; kuungua kifuani; moto ~panda; moto unapanda; ~panda kutoka tumboni ... koo|kooni; kutoka tumboni mpaka|hadi koo|kooni; ladha chungu mdomoni; ladha ya uchungu mdomoni; asidi mdomoni; moto kutoka tumboni',
  },
  nausea: {
    en: 'nause*; feel sick stomach; sick to my stomach; queasy; feel like vomiting; want to vomit; feel vomiting; about to vomit; wants to vomit; nause* ... after eating|meals|meal|food',
    sw: 'kichefuchefu; ~hisi kutapika; moyo ~chafuka; ~jisikia kutapika; ~taka kutapika; nataka kutapika; kinyaa; moyo kuchafuka; nahisi kutapika; roho ~chafuka',
  },
  vomiting: {
    en: 'vomit*; throwing up; throw up; threw up; puk*; being sick; thrown up; throws up; spew*; vomit* ... after eating|meals|meal|food; vomit* ... after i eat; emesis',
    sw: '~tapika maziwa .. kila akinyonya|akila|anaponyonya; kutapika; ~tapika; matapishi; ~tapishi; kutapika tapika',
  },
  vomits_everything: {
    en: 'vomit* everything; throws up everything; vomits all; vomit* whatever; {cant} keep anything down; {cant} keep food; {cant} keep water; vomit* all food; vomit* everything he eats; throwing up everything; brings up everything; vomit* all he; vomit* all she; {cant} retain anything|food|feeds|water|oral; {cant} tolerate orally|oral|feeds|anything|fluids',
    sw: '~tapika kila kitu; anatapika chochote; ~tapika kila anachokula; ~tapika kila chakula; ~tapika vyote; ~tapika kila; anatapika chote',
    lack: "can't keep anything down; can't keep food down; can't keep water down; nothing stays down; can't hold anything down; chakula hakikai; hakuna kinachobaki; hakuna kinachokaa tumboni; unable to keep anything",
  },
  blood_vomit: {
    en: 'vomit* blood; hematemesis; haematemesis; blood vomit; blood in vomit; throwing up blood; vomit ... blood; vomit* ... blood; blood when vomit*; vomit* ... coffee grounds; coffee ground vomit; bloody vomit; threw up blood; vomited fresh blood; coffee grounds; vomit* dark blood; vomit* red',
    sw: 'kutapika damu; ~tapika damu; matapishi ... damu; matapishi yenye damu; ~tapika ... damu; matapishi kama kahawa',
  },
  diarrhoea: {
    en: `diarrh*; loose stool*; loose motion*; running stomach; watery stool*; stomach running; stomach ... running; watery motion*; passing water stool; loose bowel*; stool* watery; stools ... loose; stool ... watery; stool ... like water; passing stool many times; stool* loose; runny stool*; passing watery; running tummy; purging; running belly; bloody diarrh*; diarrh* with blood; diarrh* ... blood; blood ... diarrh*; mucus ... diarrh*; diarrh* ... mucus; chronic diarrh*`,
    sw: `kuhara; kuharisha; ~harisha; ~hara; tumbo la kuendesha; tumbo ~endesha; choo cha maji; diarea; choo cha majimaji; choo kama maji; tumbo ~harisha; ~enda choo mara nyingi; kinyesi cha maji; choo ~majimaji; anaendesha choo; naendesha tumbo; naendesha sana; naendesha; anaendesha; kuendesha; ameendesha; nimeendesha; choo maji; choo majimaji; ~endesha mara; ninaendesha; ~harisha damu; ~hara damu; ~hara ... damu; ~harisha ... damu; ~endesha damu; ~harisha ute; ~hara ute; ~harisha ... ute; ~hara ... ute; ~hara makamasi; ~hara kamasi; ~harisha kamasi; ~endesha makamasi; ~harisha maji; ~hara maji; ~endesha maji; kuhara maji; ~harisha mara nyingi; ~hara mara nyingi`,
  },
  severe_diarrhoea: {
    en: 'diarrh* ... many times; diarrh* non stop; stool ... pouring; diarrh* like water; water coming out; diarrh* every few minutes; diarrh* without stopping; more than ten stools; diarrh* ... every hour; {much} watery diarrh*; profuse diarrh*; {much} diarrh*; diarrh* ... all night; watery diarrh*|stool* ... more than ten|fifteen|twenty; over ten|fifteen|twenty times; fifteen|twenty|thirty times; uncountable times; countless times; water pouring out of me; nothing but water; only water comes out; just water ... pouring; diarrh* ... lost count; profuse ... watery diarrh*; profuse painless watery diarrh*; more than fifteen|ten|twenty episodes; profuse ... diarrh*',
    sw: ' ~hara sana; ~harisha sana; ~hara mfululizo; ~harisha maji mengi; ~hara kama maji; ~harisha mfululizo; kuhara sana; kuhara kama maji; kuharisha sana; naendesha sana; anaendesha sana; ~endesha sana; ~harisha maji tupu; ~hara maji tupu; ~endesha maji tupu; maji tupu; zaidi ya mara kumi; mara kumi na tano; mara ishirini; mara nyingi hata siwezi kuhesabu; ~harisha maji ... bila kukoma',
  },
  rice_water: {
    en: 'like rice water; stool ... rice water; diarrh* ... rice water; rice water stool*; stool* ... rice; rice coloured stool; cloudy white stool; white watery stool; milky water stool',
    sw: 'choo kama maji ya mchele; choo ... maji ya mchele; ~hara ... maji ya mchele; ~harisha ... maji ya mchele; choo cheupe kama maji; kama maji ya mchele; choo ... mchele; ~endesha ... maji ya mchele',
  },
  bloody_stool: {
    en: 'blood in stool; hematochezia; blood per rectum; bloody stool*; bloody diarrh*; blood ... stool*; diarrh* with blood; stool* ... blood; diarrh* ... blood; blood when i poop; blood when passing stool; passing blood; rectal bleed*; blood ... diarrh*; blood and mucus; mucus and blood; red jelly; currant jelly; red ... jelly; blood mixed ... stool; stool mixed with blood; blood ... poo; blood ... motions',
    sw: 'damu kwenye choo; kinyesi ... damu; ~harisha damu; choo cha damu; damu kwenye kinyesi; choo ... damu; ~hara damu; damu ... choo; damu ... kinyesi; choo chenye damu; ~hara ... damu; ~harisha ... damu; ~endesha damu; damu chooni; kinyesi chenye damu; damu na ute; ute na damu; choo kina damu',
    well: 'no blood; hakuna damu',
  },
  black_stool: {
    en: 'melena; melaena; black stool*; tar like stool*; stool* black; tarry stool*; black tarry; stool* ... black; black poop; stool ... tar; poo ... black; black sticky; poop|poo|stool|stools|motions|faeces|feces ... tar|charcoal; poop|poo|motions|faeces|feces ... black; tar like poop|stool|stools',
    sw: 'choo cheusi; kinyesi cheusi; choo ... cheusi; choo cheusi kama lami; kinyesi ... cheusi; choo kama lami; choo chausi; choo ... lami; choo nyeusi; choo ... nyeusi; kinyesi nyeusi; choo black; poo nyeusi; choo ... black',
  },
  constipation: {
    en: 'constipat*; hard stool*; strain* stool; strain to pass; stool hard; {cant} pass stool; stool once in; strain* ... toilet; stool* ... stones|pebbles|marbles; poop ... stones|pebbles|rocks; small hard stool*; pellet*; poop* once a week; stool once a week; go|goes once a week; poop ... hard; passes hard',
    sw: 'choo kigumu; ~funga choo; kufunga choo; tumbo ~funga; choo ~ziba; ~jikamua; choo kama mawe; choo ... mawe; choo cha mbuzi; mavi ya mbuzi; choo kama cha mbuzi',
    lack: "sijaenda choo; hajaenda choo; siendi haja kubwa; sijapata haja kubwa; hapati haja kubwa; haven't gone to toilet; can't go to toilet; can't poop; not pooping; haven't pooped; no bowel movement; not passed stool; can't pass stool; haven't passed stool; sipati choo; sijapata choo; kukosa choo; nimekosa choo; hapati choo; hajapata choo; siendi choo; amekosa choo; ~kosa choo; choo hakitoki; siwezi kunya; hawezi kunya; sijanya; hajanya; no toilet for; not been to toilet; hasnt been to toilet; havent been to toilet; not gone to toilet; no poop for; no stool for",
  },
  jaundice: {
    en: 'yellow eyes; eyes {yellow}; jaundice; born yesterday|today|morning|night ... {yellow}; skin {yellow}; {yellow} skin; eyes ... {yellow}; turned {yellow}; jaundiced; eyes turned yellow; {yellow} eyes; whites of my eyes yellow; body {yellow}; icterus; icteric; scleral icterus; icteric sclera*; sclera* {yellow}; {yellow} sclera*; yellowing; yellowness',
    sw: '{child}|mwili|ngozi .. =ni =wa njano|manjano; =ni =wa njano|manjano mwili; macho ya manjano; macho {yellow}; manjano; ngozi ya manjano; ngozi {yellow}; mwili {yellow}; macho ... {yellow}; njano machoni; umanjano; kuwa wa manjano; ~geuka manjano; amekuwa wa njano',
  },
  worms: { en: 'worm*; worms in stool; passes worms', sw: 'minyoo' },
  right_upper_pain: {
    en: 'right upper {tummy}; upper right {tummy}; right upper quadrant; ruq; right upper side; upper right side; right hypochondri*; under right ribs; below right ribs; right ribs {pain}; {pain} right ribs; right side under ribs; {pain} liver area; liver {hurts}; {pain} liver; tender liver; under my right rib cage; right subcostal; right upper abdomen; right hypochondr*; right hypochondrial; under|below ... ribs ... right; under my ribs on the right; below ribs ... right side; right ... under|below ribs',
    sw: 'chini ya mbavu za kulia; mbavu za kulia; upande wa kulia juu; juu upande wa kulia; kulia juu ya tumbo; ini ~uma; maumivu ya ini; maumivu kwenye ini; tumbo la juu kulia; chini ya mbavu upande wa kulia; ubavu wa kulia juu; kulia chini ya mbavu; ini ... ~uma; ini {swollen}; upande wa kulia chini ya mbavu|ubavu; uchungu|maumivu chini ya mbavu kulia; chini ya mbavu kulia; mbavu kulia',
  },
  left_lower_pain: {
    en: 'left lower {tummy}; lower left {tummy}; lower left side; left lower side; left iliac; llq; left lower quadrant; left side ... lower {tummy}; lower left side {pain}; low on left; {pain} low ... left; low ... left side; left side of ... abdomen|tummy|belly|stomach; left sided lower; left sided {tummy}; left sided lower {tummy} {pain}; left ... lower {tummy} {pain}; left-sided {pain}',
    sw: 'chini upande wa kushoto; kushoto chini ya tumbo; upande wa kushoto chini; tumbo la chini kushoto; upande wa kushoto wa tumbo',
  },
  severe_belly_pain: {
    en: 'severe|excruciating|unbearable|intense|terrible|agonizing|agonising|worst {tummy} {pain}; severe|excruciating|unbearable|intense|agonizing|agonising ... {tummy}; {tummy} {pain} ... severe|excruciating|unbearable|intense; {tummy} {pain} ... 10 out of 10; {tummy} {pain} ... {cant} stand; doubled over {pain}; curled up ... {pain}; rolling on floor ... {pain}; roll* ... {tummy} {pain}; {tummy} ... killing me; severe ... upper quadrant; severe colic*; {tummy} {pain} ... {cant} bear; severe|terrible|unbearable|excruciating|horrible|awful|worst|intense|agonizing {pain} ... {tummy}; {tummy} ... unbearable; {tummy} ... excruciating; unbearable|excruciating|terrible|severe|horrible|intense {pain} ... navel; unbearable|excruciating|terrible|severe|horrible|intense {pain} ... under ... ribs; {pain} ... {tummy} ... so bad',
    sw: 'tumbo .. ~uma .. kupasuka|~pasuka; maumivu makali sana ya tumbo; tumbo ~uma vibaya; tumbo ~uma mno; tumbo ~uma sana sana; maumivu makali ya tumbo; maumivu makali tumboni; tumbo ... makali; tumbo ... {siwezi} kuvumilia; tumbo ... {siwezi} kusimama; ~jikunja kwa maumivu; ~gaagaa ... tumbo; maumivu ya tumbo yasiyovumilika; tumbo ~niua; tumbo ~uma kinoma; tumbo ~uma noma; tumbo ... ~uma vibaya; tumbo ... ~uma mno; tumbo ... ~uma kinoma; maumivu makali ... tumboni; maumivu makali ... tumbo; tumbo lote ~uma sana; tumbo lote ~uma vibaya; tumbo ... {siwezi} kutembea',
  },
  pain_in_waves: {
    en: 'colicky; in waves; comes in waves; waves of {pain}; colicky {pain}; griping; gripping {pain}; cramping {pain} ... comes and goes; intermittent cramp*; crampy; waves of cramp*; {tummy} spasm*; {pain} in waves',
    sw: 'mawimbi; kama mawimbi; msokoto; ~sokota; ~nyonga; ~kata na kuacha; ~uma na kuacha; ~bana na kuachia; ~shika na kuachia; tumbo ~sokota; tumbo ~nyonga; tumbo ~sokotwa; msokoto wa tumbo',
  },
  pain_to_back: {
    en: 'radiat* back; spread* back; boring back; radiat* ... back; pierc* ... back; {pain} ... through ... back; radiat* ... shoulder blade*; radiat* ... scapula*; goes|going|straight|bores|boring|shoots|shooting|passes through ... back; into ... back; reaches ... back; front to back; {tummy} {pain} ... through ... back; goes|going|radiates|radiating|spreads|spreading|moves|moving|shoots|travels to|towards|into my back; goes|going|radiates|radiating|spreads|spreading|moves|moving|shoots|travels to|towards|into the back; through to|into|towards my back',
    sw: '~penya mgongoni; ~enda mgongoni; ~elekea mgongoni; ~sambaa mgongoni; hadi mgongoni; mpaka mgongoni; ~fika mgongoni; ~tokea mgongoni; ~ingia mgongoni; kutokea mgongoni; ~enea mgongoni; ~enda hadi mgongo; ~penya ... mgongo; hadi nyuma ya mgongo; nyuma ya mgongo; ~enda nyuma mgongoni; hadi mgongo; mpaka mgongo',
  },
  pain_to_right_shoulder: {
    en: 'radiat* ... right shoulder; {pain} ... goes|going|spreads|radiates|moves|shoots|travels|reaches ... right shoulder; goes|going|spreads|radiates|moves|shoots|travels|reaches ... right shoulder',
    sw: '~enda bega la kulia; ~fika bega la kulia; ~fika begani kulia; ~elekea bega la kulia; ~panda bega la kulia; ~fika ... bega la kulia; ~enda|~fika|~elekea|~panda|~sambaa|~enea ... bega|begani ... kulia; maumivu ... bega la kulia',
  },
  fatty_food_pain: {
    en: 'after fatty food; after fatty meal; fatty meal*; fatty food*; oily food*; fried food*; after chips; after eating fat*; greasy food*; after fried; fatty dinner; worse with fatty; after nyama choma; fried meat|eggs|fish|chicken|things|stuff; deep fried; fried',
    sw: 'vyakula vya mafuta; chakula cha mafuta; chakula chenye mafuta; vyakula vyenye mafuta; ~la mafuta; vyakula vya kukaanga; chakula cha kukaanga; nikila chips; baada ya kula mafuta; baada ya kula chips; mayai|nyama|viazi|samaki|vyakula|chakula ... kukaanga|kukaangwa|mafuta; nikila mandazi',
  },
  after_meals: {
    en: 'after meals; after heavy meal*; eating makes it worse; worse after eating; postprandial; after every meal; after i eat; whenever i eat; each time i eat; worse with food; worse with meals; brought on by eating; {tummy} {hurts} after eating; {pain}|burn*|full|fullness|uncomfortable|worse|heavy|indigestion ... after eating|meals|meal|food|supper|dinner|lunch; bloat* ... after eating|meals|meal|food; nause* ... after eating|meals|meal|food; vomit* ... after eating|meals|meal|food; heartburn ... after eating|meals|meal|food; gas ... after eating|meals|meal|food; vomit* ... after i eat; {tummy} ... {hurts} when i eat; when i eat ... {tummy}; {tummy} ... worse after',
    sw: '~uma .. kila|baada nikikula|nikila|akila|ninapokula|nikikula; ~uma|~jaa|~choma|{waka}|~zidi|maumivu ... baada ya kula|chakula; nikila ... ~uma|~jaa|~choma|{waka}; nikila tumbo; baada ya kula tumbo; baada ya mlo; ~zidi nikila; ~zidi baada ya kula; baada ya kula ~jaa|~uma|~choma; {tummy} ... ~uma nikila; {tummy} ... ~uma baada ya kula; ~jaa baada ya kula',
  },
  hunger_pain: {
    en: '{pain}|burn*|worse ... empty stomach; {pain}|burn* ... hungry; when hungry ... {pain}|burn*; better after eating; relieved by food; relieved by eating; relieved by milk; relieved with food; better with food; eases after eating; eating helps; eating relieves; improves with food; improves with eating; food relieves; milk helps; hunger {pain}; wakes ... {tummy} {pain}; better when i eat; skip* meals ... {pain}|burn*; {hurts}|burn* ... not eaten; {hurts}|burn* ... before eating|meals; {hurts}|burn* ... when ... hungry; milk calms; milk ... relieves; food calms; wakes me ... {tummy} ... {pain}|burn*; stomach {pain} wakes; {tummy} {pain} ... wakes; little food ... helps; eat something ... better; better if i eat; better once i eat',
    sw: '~uma|~choma|{waka} nikiwa na njaa; njaa ... ~uma|~choma|{waka}; nikila ~pungua; ~pungua nikila; ~tulia nikila; nikila ~tulia; ~isha nikila; nikikaa njaa; nikishinda njaa; nikiwa njaa; nisipokula ... ~uma|~choma; nikikosa kula ... ~uma|~choma; ~uma ... njaa; ~pungua ... nikinywa maziwa; ~uma|~choma ... tumbo tupu; ~uma tumbo likiwa tupu; likiwa tupu; nikila ... ~tulia|~pungua; usiku ... tumbo ~niamsha; tumbo ~niamsha; nikila kitu ~tulia; nikila kidogo ~tulia',
  },
  early_fullness: {
    en: 'early satiety; full after few bites; full quickly; full fast; full very quickly; full after eating little; gets full early; fill up quickly; fullness after small; satiety; full too soon; full after a small; full after ... few; full after ... little; full after small; full after ... bites; {cant} finish ... meal|plate; fills me up; full ... after ... small; full ... after ... little|bites; satisfied after ... few',
    sw: '~shiba haraka; ~shiba upesi; ~shiba mapema; ~la kidogo na kushiba; ~shiba baada ya vijiko; nakula kidogo nashiba; ~shiba kwa haraka; ~la kidogo ... ~shiba; ~shiba ... kidogo; kijiko kimoja ... ~shiba',
  },
  worse_lying: {
    en: 'worse lying; worse when lying; worse when i lie; worse at night lying; burn* ... lie down; burn* ... lying; acid ... lie down; acid ... lying; burn* ... bend*; when i lie flat ... burn*; {pain} ... lying flat; comes up when i lie; when i lie down ... burn*|acid|{hurts}; lying|lie down or bend*; bend* or lying|lie; burn* ... lie|lying|bend|bending; lying down or bending',
    sw: '~zidi nikilala; nikilala ~zidi; nikilala ... ~choma|~panda|{waka}|~unguza; ~choma nikilala; nikiinama ... ~panda|~choma; nikilala chali ... ~choma|~uma; ~panda nikilala; {waka} nikilala; ~choma ... nikilala; ~zidi nikilala|akilala; ~zidi ... nikiinama|akiinama; ~zidi nikilala au nikiinama; nikilala au nikiinama; nikiinama ~zidi; nikiinama ... ~zidi',
  },
  food_sticks: {
    en: '=feel|feels =like something stuck .. throat; something .. stuck .. throat .. swallow*; lump|something =in throat .. swallow*; dysphagia; food sticks; food sticking; food stuck; food gets stuck; food getting stuck; food is stuck; gets stuck in my chest; sticks in my chest; sticks in throat; difficulty swallow* solid*; difficulty swallowing food; swallow* solid*; trouble swallowing food; food wont go down; food not going down; food doesnt go down; {cant} swallow solid*; {cant} swallow ugali; ugali ... stuck; meat ... stuck; lump ... when swallowing; need water to push|wash food; hold up of food; stick* ... way down; stuck ... way down; food ... stick*; food ... stuck ... chest|throat|gullet|neck; stick* ... going down; meat ... stick*; ugali ... stick*; solid* ... stick*; solid* ... stuck; bread ... stuck',
    sw: '~sikia|~hisi .. ~kwama kooni|koo; kitu ~kwama kooni|koo nikimeza|ninapomeza; chakula ~kwama; chakula kukwama; ~kwama kooni; ~kwama kifuani; ugali ~kwama; chakula ... kinakwama; chakula kinanikwama; {siwezi} kumeza ugali; {siwezi} kumeza chakula kigumu; {siwezi} kumeza vyakula vigumu; kumeza ugali; nikimeza ... ~kwama; nyama ~kwama; ~kwama|~shikana kifua|kifuani|koo|kooni; chakula ... ~shikana; chakula ... ~kwama',
    lack: 'chakula hakishuki; chakula hakiteremki; food wont go down; food doesnt go down; food not going down; ugali haupiti; ugali haushuki',
  },
  solids_then_liquids: {
    en: 'solids then liquids; first solids; first solid food; solids and now liquids; even liquids; even water ... stuck; even porridge ... stuck; now only liquids; only swallow liquids; only take liquids; only fluids pass; progressive dysphagia; solids progressing; initially solids; now even soft food; progressively worse ... swallow*; swallow* ... progressively; only liquids; now i can only drink; even soft things; even soft food; even soft; began with meat; began with ugali; began with solid*; started with solid*; started with meat; started with ugali; solids ... then ... liquids; solids ... then ... fluids; solids ... followed by ... liquids; now also liquids; now even water; now with liquids; to soft food; only porridge ... goes down; only porridge ... passes; only liquids ... pass; only fluids ... go down; only liquids go down; only soft food ... goes down',
    sw: 'hata maji ~kwama; hata uji ~kwama; ilianza na ugali; kwanza ugali; vyakula vigumu ... sasa; hata vinywaji ~kwama; vinywaji pia ~kwama; maji pia ~kwama; hata vyakula laini; sasa ... vinywaji ~kwama',
  },
  regurgitation: {
    en: 'regurgitat*; undigested food; food comes back up; food comes back undigested; brings back food; food ... pillow; food came back up; bring up food; brings up food; food returns; regurgitation of food; undigested food ... comes|coming back; food ... comes|coming back ... undigested; food ... comes up ... hours',
    sw: 'chakula ~rudi mdomoni; chakula ~rudi bila kusagwa; chakula ~rudi kama kilivyo; chakula ~rudi puani; ~cheua chakula; chakula ~rudi juu; chakula kilichomezwa ~rudi; chakula ~rudi usiku',
  },
  belly_swollen: {
    en: 'swollen belly|tummy|stomach|abdomen; abdominal distension; abdominal distention; distended abdomen; distended belly|tummy|stomach|abdomen; {tummy} distend*; {tummy} {swollen}; {swollen} {tummy}; {tummy} swelling; ascites; shifting dullness; fluid thrill; fluid ... {tummy}; water ... {tummy}; big {tummy}; {tummy} big; {tummy} getting bigger; {tummy} has become big; increasing abdominal girth; abdominal girth; {tummy} growing; {tummy} ... very big; protruding {tummy}; {tummy} ... like pregnant; {tummy} blown up; pot belly; {tummy} protrud*; {tummy} full of water; {tummy} ... full of water; {tummy} filled ... water|fluid; {tummy} ... getting bigger; {tummy} ... keeps growing; {tummy} ... drum|balloon; {tummy} blown; {tummy} ... tense',
    sw: 'tumbo {swollen}; tumbo kubwa; tumbo ~kuwa kubwa; maji tumboni; tumbo ~jaa maji; tumbo ~ongezeka; tumbo limekuwa kubwa; tumbo ~panuka; kitambi cha ghafla; tumbo =kama mjamzito; tumbo ... {swollen}; tumbo ~tuna; tumbo limetokeza; tumbo ... ~jaa maji; tumbo ... kubwa; tumbo ... ~kua kubwa; maji ... tumboni; tumbo ... kama ngoma; tumbo ... =kama mjamzito; tumbo ... kama ana mimba; tumbo ~fura; tumbo ... ~fura',
  },
  belly_lump: {
    en: 'abdominal mass; {tummy} mass; mass ... {tummy}; lump ... {tummy}; {tummy} lump; palpable mass; epigastric mass; something hard ... {tummy}; mass in abdomen; hard lump ... {tummy}; mass per abdomen; mass ... iliac fossa; mass ... quadrant; growth in {tummy}; sausage shaped mass; hard thing in {tummy}',
    sw: 'uvimbe tumboni; donge tumboni; donge ... tumbo; kitu kigumu tumboni; nundu tumboni; bonge tumboni',
  },
  big_liver: {
    en: 'hepatomegaly; enlarged liver; liver enlarged; liver ... enlarged; big liver; liver palpable; palpable liver; liver ... below costal; liver is big; hepatosplenomegaly; liver span; {swollen} liver; liver {swollen}; nodular liver; hard liver; liver edge; liver ... cm; hard|firm|irregular|nodular ... liver; liver ... hard|firm|irregular|nodular',
    sw: 'ini kubwa; ini {swollen}; ini limekuwa kubwa; ini ~ongezeka; ini ... {swollen}; ini ... kubwa',
  },
  liver_skin_signs: {
    en: 'spider naevi; spider nevi; spider nevus; spider angioma*; palmar erythema; red palms; caput medusae; gynaecomastia; gynecomastia; stigmata of chronic liver; spider veins ... chest; veins on {tummy}; veins ... abdomen; stigmata; dupuytren*',
    sw: 'viganja vyekundu; mishipa ya tumbo ~onekana; mishipa ~tokeza tumboni; matiti ya mwanaume ~kua',
  },
  hand_flap: {
    en: 'flapping hands; asterixis; flapping tremor; liver flap; hepatic flap; hands flap*; flapping of hands; flapping of the hands; flapping wrist*',
    sw: 'mikono kupepea; mikono ~pepea',
  },
  liver_disease: {
    en: 'hepatitis b; hepatitis c; liver cirrhosis; known cirrhosis; cirrhosis; cirrhotic; chronic liver disease; liver disease; hbv; hcv; hep b; hep c; hbsag; liver problem; hepatitis b carrier; liver patient; chronic hepatitis; portal hypertension; esophageal varices; oesophageal varices; fatty liver; gastric varices; variceal; history of hepatitis; had hepatitis',
    sw: 'hepataitisi b; hepatitis b; ugonjwa wa ini; shida ya ini; tatizo la ini; homa ya ini ya zamani; mgonjwa wa ini',
  },
  paracetamol_overdose: {
    en: 'paracetamol overdose; acetaminophen overdose; overdose of paracetamol; overdose of panadol; overdose of acetaminophen; took too much paracetamol; took too much panadol; too many panadol*; many panadol*; many paracetamol; tylenol overdose; whole packet of panadol; too many paracetamol; too many tablets of panadol|paracetamol; too many acetaminophen; too much acetaminophen; handful of panadol|paracetamol; whole strip of panadol|paracetamol; whole bottle of panadol|paracetamol; whole pack of panadol|paracetamol; all the panadol; paracetamol poisoning; acetaminophen toxicity; paracetamol toxicity',
    sw: 'panadol nyingi; paracetamol nyingi; ~meza panadol nyingi; ~meza paracetamol nyingi; panadol ... kwa pamoja; panadol kupita kiasi; vidonge vingi vya panadol; panadol mob; tembe nyingi za panadol; panadol zote; pakiti nzima ya panadol',
  },
  belly_surgery: {
    en: 'previous abdominal surgery; abdominal surgery; operated on {tummy}; operation on {tummy}; {tummy} operation; previous laparotomy; laparotomy; previous appendectomy; appendicectomy; appendectomy; caesarean ... years; had surgery on {tummy}; cholecystectomy; hysterectomy; surgery ... abdomen; adhesions; removed my appendix; midline scar',
    sw: 'upasuaji wa tumbo; ~pasuliwa tumbo; operesheni ya tumbo; ~fanyiwa upasuaji tumboni; ~fanyiwa operesheni ya tumbo; kovu la upasuaji tumboni; ~fanyiwa upasuaji wa tumbo',
  },
  gallstones_known: {
    en: 'gallstone*; gall stone*; cholelithiasis; stones in gallbladder; gallbladder stone*; biliary colic; choledocholithiasis; stone in bile duct; gallbladder problem*; gallbladder disease',
    sw: 'mawe ya nyongo; mawe kwenye nyongo; jiwe la nyongo; mawe kwenye kibofu nyongo',
  },
  no_gas: {
    en: 'obstipation; obstipated; absolute constipation',
    sw: 'kutotoa gesi; kukosa choo na gesi',
    lack: "not passing gas; no gas; not passed gas; hasn't passed gas; haven't passed gas; can't pass gas; not passing wind; can't fart; not passing flatus; not passed flatus; hasn't passed flatus; no flatus; no stool or gas; no stool or flatus; not passed stool or gas; not passing stool or gas; not passed stool or flatus; unable to pass gas; unable to pass stool or gas; neither stool nor gas; no bowel movement or flatus; no fart; siwezi kujamba; sijambi; hajambi; hajajamba; sijajamba; hatoi gesi; gesi haitoki; hakuna gesi inayotoka; choo wala gesi; hatoi upepo; upepo hautoki; sitoi gesi; hata gesi haitoki; hata kujamba siwezi; hata kujamba hawezi; can't ... pass gas; can't ... pass wind; cannot ... pass gas; unable ... pass gas; not pass ... gas; not ... passed gas; not ... passing gas; not ... flatus; no ... flatus; nor flatus; wala kujamba; wala kutoa gesi; hata kujamba",
    well: 'passing gas; passes gas; gas passes; passing flatus; gesi inatoka; anatoa gesi; natoa gesi',
  },
  green_vomit: {
    en: 'green vomit; bilious; bilious vomit*; vomit* green; vomit* bile; vomit* ... green; vomit* ... bile; bile vomit*; faeculent; feculent; vomit* ... smells like stool; vomit* ... smell* ... faeces|feces|stool|poop',
    sw: 'matapishi ya kijani; ~tapika kijani; ~tapika nyongo; ~tapika majani; matapishi ... kijani; ~tapika ... kijani; ~tapika ... nyongo; matapishi yananuka kinyesi',
  },
  cry_draws_legs: {
    en: 'draw* up legs; draw* legs up; pull* legs up; draw* knees; pull* knees; draw* up ... legs; pull* up ... legs; draw* ... legs; pull* ... legs; knees to ... chest; knees to ... belly; screaming spells; screams ... every few minutes; inconsolable crying ... episodes; episodes of crying; bouts of crying; cry* in bouts; cry* ... then calm',
    sw: '~kunja miguu; ~kunja magoti; ~lia kwa vipindi; ~lia na kukunja miguu; ~lia ghafla kisha ~tulia; ~vuta miguu; ~kunja miguu ... ~lia; ~lia ... miguu',
  },
  groin_lump: {
    en: 'lump in groin; groin lump; groin swelling; swelling in groin; swelling ... groin; lump ... groin; bulge ... groin; groin bulge; hernia; inguinal hernia; inguinal swelling; inguinal mass; inguinoscrotal; bulge near the navel; umbilical hernia; navel {swollen}; navel bulg*; navel stick*; belly button ... {swollen}; lump ... navel; lump ... scrotum; bulge ... scrotum; femoral hernia; incisional hernia; bulge ... scar; bulge ... abdomen',
    sw: 'uvimbe kinenani; uvimbe ... kinena; uvimbe wa kinena; ngiri; henia; hernia; uvimbe wa kitovu; kitovu {swollen}; kitovu ~tokeza; uvimbe ... kitovu; mshipa wa ngiri; kinena {swollen}; nundu kinenani; bonge kinenani; donge kinenani; kinenani {swollen}; uvimbe kwenye kinena; kitu ~toka kinenani; kitu ~tokeza kinenani; kitu ... kinenani; kitu ~tokeza kitovuni; kitu ... kwenye kinena; kinenani ... ~tokeza; kinyama kinenani',
  },
  lump_goes_back: {
    en: 'reducible; goes back when i lie; goes back when lying; push it back; pushed back in; bigger when cough*; bigger when i lift; bulg* ... cough*; comes out ... lift*; comes out ... stand*; cough impulse; bulges on straining; lump ... when i cough; lump ... cough*; lump ... straining; swelling ... when i cough; lump ... stand*; lump|swelling|bulge ... disappears; lump|swelling|bulge ... goes back; lump|swelling|bulge ... lie; lump|swelling|bulge ... lying; goes back inside; pops out; pop out',
    sw: '~tokeza nikikohoa; ~tokeza nikibeba; ~tokeza nikisimama; uvimbe ... nikikohoa; uvimbe ... nikilala; uvimbe ... nikibeba; uvimbe ... nikisimama; kinena ... nikikohoa; kinena ... nikibeba; kitovu ... akilia; ~tokeza akilia; kinapotea nikilala; nikilala kinapotea; unapotea nikilala; nikilala unapotea; nikilala kinarudi; kinarudi nikilala; nikilala unarudi; unarudi nikilala; kinarudi ndani; unarudi ndani; kinatokeza ... nikikohoa|nikibeba|nikiinua|nikisimama; kinatoka ... nikikohoa|nikibeba|nikiinua|nikisimama; unatoka ... nikikohoa|nikibeba|nikiinua|nikisimama; kinatokeza akilia; hupotea nikilala; hupotea akilala',
  },
  lump_stuck: {
    en: 'irreducible; strangulated; strangulated hernia; incarcerated hernia; obstructed hernia; irreducible hernia; hernia ... stuck; hernia hard and painful; hernia ... very painful; lump ... stuck out; tender irreducible',
    sw: 'ngiri ~kwama; henia ~kwama; ngiri ~kaza; hernia ~kwama; ngiri ~uma sana; uvimbe ~kwama',
    lack: "lump won't go back; hernia won't go back; won't go back in; can't be pushed back; can't push it back; no longer goes back; not going back in; doesn't go back in; can't be reduced; not reducible; non reducible; hairudi ndani; haurudi ndani; ngiri hairudi; haiingii ndani; hauingii ndani; hairudi tena",
  },
  pale_stool: {
    en: 'pale stool*; clay stool*; clay coloured stool*; clay colored stool*; stool* pale; stool* ... pale; stool* clay; white stool*; stool* white; stool* ... white; light coloured stool*; light colored stool*; acholic; putty coloured; stool ... clay; grey stool*',
    sw: 'choo cheupe; kinyesi cheupe; choo kama udongo; choo ... cheupe; choo kama udongo wa mfinyanzi; choo cha kijivu; kinyesi ... cheupe; choo cheupe kama udongo',
  },
  mucus_stool: {
    en: 'mucus ... stool*; mucus in stool; slime in stool; slimy stool*; mucoid stool*; stool* ... mucus; stool* ... slime; passing mucus; mucus ... diarrh*; diarrh* ... mucus; mucous stool*; mucus in poop; stool* ... slimy; mucous ... stool*; jelly like stool; stool like jelly; blood and mucus; mucus and blood; mucoid; red jelly; currant jelly; red ... jelly',
    sw: 'ute kwenye choo; choo chenye ute; choo cha ute; ute ... choo; choo ... ute; makamasi kwenye choo; choo ... makamasi; kinyesi ... ute; ~harisha ute; ~hara ute; ~hara makamasi; choo cha kuteleza; kamasi kwenye choo; ~endesha makamasi; ~harisha ... makamasi; ~harisha ... ute; ~hara ... ute; damu na ute; ute na damu; ~harisha kamasi; ~hara kamasi; ~endesha ute; ~endesha ... ute; damu na kamasi; kamasi na damu; choo ... kamasi',
  },
  tenesmus: {
    en: 'tenesmus; incomplete evacuation; incomplete emptying; feel* ... not emptied; urge to pass stool ... nothing; constant urge to pass stool; urge to poop; urgency to defecate; urgent stool*; strain* ... nothing comes; feeling that stool remains; bowel not empty; bowels not empty; unable to empty bowels; constantly want to poop; rectal fullness; frequent urge to defecate; urge to defecate; something left in rectum; feel* ... bowel ... full ... after',
    sw: 'hamu ya choo isiyoisha; choo hakiishi; ~hisi choo ~baki; ~hisi kama choo ~baki; ~taka kwenda choo kila wakati; ~taka choo lakini; ~jikamua lakini; ~hisi haja kubwa kila; ~sukuma lakini; choo ~baki ndani; ~hisi ~baki; ~hisi bado kuna choo',
    lack: 'bowels not empty; bowel not empty; not emptied fully; sijamaliza choo; kama sijamaliza; choo hakiishi',
  },
  bowel_change: {
    en: 'change in bowel habit*; change of bowel habit*; altered bowel habit*; alternating diarrh*; alternating constipation; diarrh* alternating; constipation alternating; alternates between; sometimes constipation sometimes diarrh*; sometimes diarrh* sometimes constipation; constipation and diarrh*; diarrh* and constipation; diarrh* then constipation; constipation then diarrh*; changed bowel; bowel habit* changed; bowel habits ... change*; stool ... hard ... then loose; irregular bowel*; change in stool*; changes in bowel; bowel movements have changed; bowel ... changed; changed ... bowel habit*; days loose ... days hard; days hard ... days loose; sometimes loose ... sometimes hard; sometimes hard ... sometimes loose; loose one day; hard one day; stool habit* ... changed; toilet habit* ... changed; habit* has changed; bowel pattern; change* in ... toilet habit*; stool* ... changed; now loose now hard; loose stool* alternat*; hard stool* alternat*',
    sw: 'mara kuhara mara kufunga; mara kuharisha mara; mara ~harisha mara ~funga; mara choo kigumu mara; choo ~badilika; choo kimebadilika; mabadiliko ya choo; leo ~harisha kesho; mara ~hara mara; mara choo kigumu; mara kigumu mara chepesi; mara chepesi mara kigumu; mara kigumu ... mara; siku nyingine ~harisha siku nyingine; siku zingine ~harisha; wakati mwingine ~harisha wakati mwingine; choo ~badilikabadilika',
    well: 'no change in bowel habit; no change in bowel habits; no changes in bowel habits; no change of bowel habit; no change in bowel; no bowel changes; bowel habit unchanged; bowel habits unchanged; normal bowel habits',
  },
  thin_stool: {
    en: 'thin stool*; pencil stool*; pencil thin; narrow stool*; ribbon stool*; stool* ... thin; stool* ... narrow*; pencil like; ribbon like; thin like a pencil; calibre of stool*; caliber of stool*; stool* calib*; thinner stool*; narrower stool*',
    sw: 'choo chembamba; choo kama penseli; choo ... chembamba; kinyesi chembamba; choo kidogo chembamba',
  },
  relief_after_stool: {
    en: 'better after stool; relieved by defecation; relieved by defaecation; relieved by passing stool; better after passing stool; better after bowel movement; eases after toilet; better after toilet; {pain} ... relieved ... bowel movement*; relieved after bowel movement*; relief after defecat*; relief after bowel; improves with defecat*; improves after defecat*; better when i poop; goes away after i poop; relief ... passing gas; relieved by passing gas; better after going to toilet; eases ... pass* stool; eases ... poop*; better after pooping; relieved with defecation; improves after bowel; eases|better|relief|settles|improves|improve|stops|relieved ... toilet; eases|better|relief|settles|improves|stops|relieved ... bowel movement*; eases|settles|relieved|better ... pass* stool|gas|wind|motion*; eases|settles|better ... empt* ... bowel*; goes away ... toilet; eases once ... toilet; gone after ... toilet; cramp*|{pain} ... go|goes|stop|stops|ease|eases|disappear|disappears after ... poop*|toilet|stool; eases|better|relief|gone after ... poop*',
    sw: '~pungua nikienda choo; ~pungua baada ya choo; ~isha nikienda choo; nikienda choo ~pungua; nikienda choo ~isha; nikitoa gesi ~pungua; ~tulia nikienda choo; ~pungua baada ya kwenda choo; nikijamba ~pungua; nikienda choo nahisi nafuu; ~tulia baada ya kwenda choo; baada ya choo nafuu; nikishaenda choo ~pungua; nikishaenda choo ~tulia; nikienda haja ... nafuu|~pungua|~tulia|~isha; nikienda choo ... nafuu|~pungua|~tulia|~isha; nikitoa choo ... nafuu|~pungua|~tulia|~isha; nikitoka choo ... nafuu|~pungua|~tulia|~isha; nikitoka chooni ... nafuu|~pungua|~tulia; nikijamba ... nafuu|~pungua|~tulia; nikipupu ... nafuu|~pungua|~tulia',
  },
  night_diarrhoea: {
    en: 'nocturnal diarrh*; diarrh* at night; diarrh* wakes; wakes ... diarrh*; wake* at night ... stool; nocturnal bowel*; night diarrh*; diarrh* ... wakes me; wakes ... pass stool; nocturnal stool*',
    sw: '~harisha usiku; ~hara usiku; ~amka usiku kuhara; ~amka usiku kwenda choo; usiku ~harisha; kuharisha huniamsha',
  },
  anal_pain: {
    en: 'anal pain; rectal pain; anus {hurts}; {pain} anus; {pain} anal; {pain} ... anus; anus ... {hurts}; painful defecation; painful defaecation; {hurts} to poop; {hurts} when i poop; {pain} when i poop; {pain} passing stool; {pain} when passing stool; passing stool is painful; {hurts} to pass stool; painful bowel movement*; {pain} on defecation; {pain} during defecation; {pain} ... defecation; {pain} with bowel movement*; {pain} during bowel movement*; razor ... poop; passing glass; passing razor; bum {hurts}; {pain} rectum; tear ... anus; tear at anus; crack ... anus; anal tear; anal fissure; anal tender*; {hurts} at the back passage; {pain} ... back passage; stool tears; passing ... glass; broken glass ... poop|stool|toilet; like glass ... poop|stool; knives ... poop|stool; sentinel tag; sentinel pile; anal spasm; anal sphincter spasm; {pain} ... defecat*; {pain} ... bowel motion*',
    sw: 'mkundu ~uma; mkundu ~choma; njia ya haja kubwa ~uma; ~uma nikienda choo; nikienda choo ~uma; ~uma nikienda haja kubwa; ~uma nikinya; maumivu nikienda choo; maumivu wakati wa haja kubwa; maumivu ya haja kubwa; haja kubwa ~uma; njia ya haja kubwa ... ~uma; sehemu ya haja kubwa ~uma; nikienda haja kubwa ... ~uma|~choma|~chana; maumivu ... haja kubwa; maumivu kwenye njia ya haja kubwa; ~chanika ... haja kubwa; mpasuko ... haja kubwa; matako ~uma nikienda; maumivu makali nikienda choo; ~choma nikienda choo; haja kubwa inauma; ~uma nikienda haja; haja kubwa ... ~uma|~choma|~chana; choo ~uma ... ~toka; nikinya ~uma; nikinya ... ~uma|~choma|~chana; nikitoa choo ... ~uma|~choma|~chana; nikienda choo ... ~uma|~choma|~chana; kunya ... ~uma|~choma|{waka}|chupa|wembe; nikinya ... ~uma|~choma|{waka}|chupa|wembe; kutoa choo ... ~uma|~choma|{waka}|chupa|wembe; nikienda choo ... chupa|wembe|{waka}; haja kubwa ... chupa|wembe|{waka}; haja kubwa ... ~chanika; choo ... ~chanika; haja ... ~chanika; kubwa ... ~chanika',
  },
  blood_on_paper: {
    en: 'blood on toilet paper; blood on paper; blood on tissue; blood on the tissue; blood when wiping; blood when i wipe; blood wiping; blood after wiping; bright red blood ... toilet; blood drip* ... stool; drops of blood ... stool; drops of blood ... toilet; blood dripping after; blood in toilet bowl; blood in the toilet; bright red blood ... stool*; bright red bleeding; fresh blood ... stool; streaks of blood; streak of blood; blood streak*; blood on outside of stool; stool coated with blood; bright red rectal bleeding; bright red blood per rectum; painless rectal bleeding; painless bleeding ... stool; bright red blood; fresh blood after stool; blood ... toilet paper; blood ... tissue; blood ... wipe; blood dripping ... toilet; fresh blood per rectum',
    sw: 'damu kwenye karatasi; damu kwenye tishu; damu kwa tissue; damu ~dondoka baada ya choo; damu ~toka baada ya haja kubwa; damu nikijipangusa; damu nikipangusa; damu nyekundu ... choo; matone ya damu ... choo; damu ~dondoka nikienda choo; damu nikienda haja kubwa; ~toa damu nikienda choo; damu nikienda choo; damu baada ya haja kubwa; damu ... nikijipangusa; damu mbichi ... choo; damu ~toka nikienda choo; damu ... haja kubwa; damu ... tissue; damu ~tiririka ... choo',
  },
  anal_lump: {
    en: 'anal lump; lump at anus; lump ... anus; lump in anus; piles; haemorrhoid*; hemorrhoid*; something comes out ... anus; something comes out when i pass stool; mass ... anus; protrud* ... anus; {swollen} anus; anus {swollen}; swelling ... anus; flesh ... anus; prolapse* ... anus; perianal lump; perianal swelling; perianal mass; lump ... back passage; something hanging ... anus; growth ... anus; lump ... bottom; comes out ... poop',
    sw: 'bawasiri; uvimbe kwenye njia ya haja kubwa; uvimbe mkunduni; uvimbe ... haja kubwa; kinyama ~toka ... haja kubwa; kinyama mkunduni; nyama ~tokeza ... haja kubwa; kitu ~tokeza ... haja kubwa; kidude ... haja kubwa; mgoro; kinyama ... choo; mkundu {swollen}; nyama ~toka nikienda choo; kitu ~toka nikienda choo; kitu ~tokeza nikienda choo',
  },
  anal_itch: {
    en: 'anal itch*; itch* anus; anus itch*; itchy anus; itchy bottom; itch* bottom; perianal itch*; pruritus ani; itch* ... anus; bottom itch*; itch* bum; itch* around anus; scratch* ... bottom',
    sw: 'mkundu ~washa; njia ya haja kubwa ~washa; ~washwa mkunduni; muwasho ... haja kubwa; ~washwa njia ya haja kubwa; ~washa matakoni; matako ~washa; sehemu ya haja kubwa ~washa; ~washwa ... haja kubwa; ~jikuna matako; mkundu ... ~washa',
  },
  oily_stool: {
    en: 'oily stool*; steatorrhoea; steatorrhea; fatty stool*; greasy stool*; stool* float*; floating stool*; stool* ... oily; stool* ... greasy; stool* ... float*; bulky stool*; bulky foul; foul smelling bulky; stool* ... oil; frothy stool*; pale bulky',
    sw: 'choo chenye mafuta; choo ~elea; choo cha mafuta; kinyesi ~elea; choo ... mafuta',
  },
  milk_trouble: {
    en: 'after milk; after drinking milk; milk gives; milk upsets; dairy; after dairy; lactose; milk products; when i take milk; when i drink milk; whenever i drink milk; milk causes; whenever i take milk; milk runs my stomach; {cant} tolerate milk; dairy products; after taking milk; milk and yoghurt; take milk; drink milk; taking milk; drinking milk; glass of milk',
    sw: 'nikinywa maziwa; akinywa maziwa; baada ya kunywa maziwa; maziwa ~niletea; maziwa ~nisumbua; nikitumia maziwa; baada ya maziwa; maziwa hayanipendi; kunywa maziwa; maziwa ~nifanya; maziwa ~fanya; maziwa ~nipa',
    lack: 'maziwa hayaniingii; maziwa hayanipendi; maziwa hayaniendi; siwezi kunywa maziwa; maziwa hayamuingii; hawezi kunywa maziwa',
  },
  wheat_trouble: {
    en: 'after wheat; wheat; gluten; coeliac; celiac; wheat products; worse with bread; bread and chapati; wheat food*; worse ... bread',
    sw: 'nikila ngano; vyakula vya ngano; ngano ~nisumbua',
  },
  family_cancer: {
    en: 'family history of cancer; family history of colon|colorectal|stomach|gastric|breast|ovarian|prostate|oesophageal|esophageal cancer; family history of ... cancer; cancer in family; cancer in the family; mother had ... cancer; father had ... cancer; sister had ... cancer; brother had ... cancer; father died of ... cancer; mother died of ... cancer; father diagnosed ... cancer; mother diagnosed ... cancer; brother diagnosed ... cancer; uncle ... cancer; aunt ... cancer; grandmother ... cancer; father ... cancer; mother ... cancer; sister ... cancer; brother ... cancer; hereditary polyp*; polyposis; lynch syndrome',
    sw: 'saratani kwenye familia; saratani ya familia; familia ... saratani; mama ... saratani; baba ... saratani; ndugu ... saratani; kansa kwenye familia; familia ... kansa; mama ... kansa; baba ... kansa; babu ... saratani; nyanya ... saratani; dada ... saratani; kaka ... saratani',
  },
  herbal_medicine: {
    en: 'herbs; herbal; herbal medicine*; herbal remed*; traditional medicine*; herbalist; traditional healer; traditional herbs; concoction*; herbal drink*; native medicine; muti',
    sw: 'mitishamba; dawa za kienyeji; dawa ya kienyeji; miti shamba; dawa za asili; dawa ya asili; dawa za mitishamba; mganga wa kienyeji; dawa za miti; dawa ya mti',
  },
  murphy_sign: {
    en: 'murphy sign; murphy*; positive murphy*; murphy* positive; inspiratory arrest; arrest of inspiration',
    sw: 'murphy sign; pumzi ~katika ukibonyeza',
    well: 'murphy* negative; negative murphy*',
  },
  pain_moved_right: {
    en: 'migratory {pain}; moved to the lower right; moved to the right lower; moved to right iliac; shifted to the right; migrated to right; mcburney*; rovsing*; psoas sign; navel ... moved ... right; belly button ... moved ... right; navel ... right lower; navel ... lower right; belly button ... lower right; umbilic* ... right iliac; periumbilical ... right lower; periumbilical ... rlq; umbilic* ... rlq; umbilic* ... right lower; periumbilical ... right iliac; migrat* ... rlq; migrat* ... right lower; shift* ... right lower; moved ... lower right; shifted ... rif; migrat* ... rif; localis* ... right iliac; localiz* ... right lower; around|round navel ... now ... right; navel ... now ... right; belly button ... now ... right; began ... middle ... now ... right; started ... middle ... right',
    sw: '~anza kitovuni ... kulia; ~hamia chini kulia; ~hamia upande wa kulia; kitovuni ... ~hamia; kitovu ... ~hamia; ~hama ... kulia; ~shuka ... chini kulia; ~anzia kitovuni ... kulia; katikati ya tumbo ... kulia; kitovu ... sasa ... kulia; kitovuni ... sasa ... kulia; katikati ... sasa ... kulia',
  },
  solids_and_liquids: {
    en: 'both solids and liquids; solids and liquids; solid and liquid*; solids and fluids; liquids and solids; both solid* and liquid*; solids or liquids alike; food and drink* ... stick*; food and water ... stuck; food and water ... stick*; water and food ... stick*; liquids ... as well as solids; both ... liquids',
    sw: 'chakula na maji ~kwama; chakula na maji ... ~kwama; maji na chakula ... ~kwama; chakula au maji ~kwama; vyakula na vinywaji ~kwama',
  },
  diverticula_known: {
    en: 'diverticulosis; diverticulitis before; known diverticul*; history of diverticul*; previous diverticul*; diverticula; diverticular disease',
    sw: 'divatikula',
  },
};
