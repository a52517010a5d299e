import type { LexiconTable } from './schema';

/** Fever, strength, water and weight. */
export const GENERAL: LexiconTable = {
  fever: {
    en: `fever; fevers; feverish; febrile; hot body; body hot; very hot; burning hot; high temperature; temperature high; temperature up; burning up; running temperature;
      body burning; hotness body; hotness; pyrexia; feels hot; feel hot; skin hot touch; hot to touch; get hot in evening|evenings|night|nights; gets hot in evening|evenings|night|nights; body gets hot; hot at night; burning body; hot to the touch; warm to touch; hob; h o b; hotness of body`,
    sw: `homa; joto mwilini; joto jingi; joto kali; mwili moto; mwili joto; nina joto; ana joto; ako joto; mwili umepata joto; joto juu; homa kali;
      ~chemka mwili; mwili ~chemka; joto ~panda; joto mwili; mwili wa moto; joto tangu; joto`,
  },
  chills: {
    en: 'chills; shivering; shivers; shiver; rigors; rigor; shaking cold; feeling cold; feel cold; am cold; am very cold; so cold; shake with cold; teeth chattering; cold shakes',
    sw: `baridi; kutetemeka; ~tetemeka; mzizimo; ~sikia baridi; ~hisi baridi; baridi kali; ~tetemeka baridi`,
  },
  night_sweats: {
    en: 'night sweats; night sweat; sweat ... night; sweats ... night; sweating ... night; wet sheets; sheets wet; sheets soaked; drenched night; night sweating; sweating through the night; wakes drenched; drenching sweats; soaked in sweat night; soak* bed; soak* sheets; soak* bedding; wet the bed with sweat; bed ... wet ... sweat; drench* sheets|bed; pyjamas soaked; wake* up wet',
    sw: 'jasho la usiku; jasho ... usiku; usiku ... jasho; ~lowa jasho usiku; shuka ~lowa; shuka zinalowa; godoro ~lowa jasho; jasho ~lowesha shuka; ~amka nimelowa; ~amka amelowa',
  },
  sweating: {
    en: 'sweat*; cold sweat; clammy; perspir*; diaphoresis; diaphoretic',
    sw: '{child}|binti|kijana ~toka jasho; jasho; kutoka jasho; ~toka jasho; jasho jingi; jasho baridi; ~tokwa jasho',
  },
  fatigue: {
    en: `tired; tiredness; fatigue; fatigued; exhausted; exhaustion; weak; weakness; worn out; drained; lethargy of weeks; malaise; weary; get tired easily; sleepy all day; asthenia; lassitude; general weakness; generalised weakness; generalized weakness; body weakness; easily tired; easy fatig*; fatigability`,
    sw: `uchovu; nimechoka; amechoka; ~choka haraka; ~choka; mnyonge; kulegea; mwili mnyonge; mwili ~choka; mwili ~legea; mwili dhaifu; udhaifu; uchovu mwingi; nimelegea; nyong'onyea`,
    lack: 'no energy; no strength; sina nguvu; hana nguvu; mwili kukosa nguvu; mwili hauna nguvu; kukosa nguvu; ~kosa nguvu; huna nguvu; nguvu zimeisha; mwili hauna nguvu',
  },
  lethargy: {
    en: `lethargic; floppy; limp; very sleepy; drowsy; hard to =wake; difficult to =wake; too sleepy; sleepy all time; listless; very weak baby; barely responding; sleeping all time;
      too weak to {drink}; {child} very weak; {child} weak; lethargy; obtunded; stupor*; somnolent; somnolence; drowsiness; prostrat*`,
    sw: `amelegea; amenyong'onyea; anasinzia; ~sinzia; usingizi usio wa kawaida; analala muda wote; analala tu; anasinzia sana; ana usingizi sana; mlegevu; ~legea {child}; mtoto ~legea; mtoto mnyonge; amelala tu; mtoto ~lala =tu; analala lala tu`,
    lack: `not responding well; hachezi; not moving much; hana nguvu mtoto; mtoto hana nguvu; not playing; won't play; no longer plays; hachangamki; haamki vizuri`,
    well: 'playing; plays; active; playful; alert; anacheza; kucheza vizuri; amechangamka; anachangamka; yuko macho',
  },
  unconscious: {
    en: `unconscious; unresponsive; passed out; lost consciousness; losing consciousness; coma; unarousable; collapsed; blacked out and not waking; comatose; found unconscious; his|her heart .. stopped; heart =has stopped`,
    sw: `kupoteza fahamu; ~poteza fahamu; ~zimia; ~zirai; hoi; amezimia; amezirai; yuko mahututi; mahututi; moyo =wake .. ~simama|~acha`,
    lack: `not responding; doesn't respond; won't =wake; won't =wake up; not waking; can't =wake; can't be woken; doesn't =wake; isn't responding; no pulse; hajitambui; sijitambui; haamki; hajibu; hana fahamu; hakuamka;
      haitiki; hawezi kuamka; {siwezi} kumwamsha; ~lewa .. {siwezi} kuamka; drunk .. {cant} =wake; moyo wake|wa !piga; his|her heart isnt beating; heart isnt|not beating; haoni hasikii; hajielewi; amekataa|kakataa|anakataa kuamka`,
  },
  confusion: {
    en: `confus*; disoriented; talking nonsense; delirious; delirium; not making sense; rambling; talking strangely; acting strangely; behaving strangely; strange behaviour; talks nonsense; altered mental`,
    sw: `kuchanganyikiwa; ~changanyikiwa; anaongea ovyo; ~weweseka; anaongea vitu havieleweki; maneno ovyo; haelewi; anasema ovyo; anaongea ovyoovyo; ~ropoka`,
    lack: `doesn't know where; doesn't recognise; doesn't recognize; haelewi; hatambui watu; hajui aliko; hamtambui; hajui alipo; can't think clearly`,
  },
  faint: {
    en: `faint*; syncope; near syncope; nearly passed out; almost passed out; fainted; blacked out; passed out briefly; nearly fainted; about to faint; feel like fainting; collapse; collapsed; black out; lightheaded; light headed; fell down suddenly`,
    sw: `nilizimia; nimezirai; nilizirai; kuzimia; kuzirai; ~zirai; kuanguka ghafla; ~anguka ghafla; karibu nizimie; karibu nizirai; karibu nianguke; nusura nianguke; karibu kuanguka; nataka kuanguka; nusura nizimie; kutaka kuzimia; ~dondoka ghafla; nikaanguka; akaanguka`,
  },
  weight_loss: {
    en: 'weight loss; los* weight; lost weight; clothes loose; clothes ... loose; getting thin; thinner; become thin; lost kilos; weight lost; weight ... lost; get thin; get thinner; very thin; lose weight; lost ... kilos; lost ... kg; lost ... kgs; shed weight; losing ... kilos; weight ... dropped; weight ... down; trousers ... loose; belt ... loose; clothes ... too big; skirt ... loose; dress ... loose',
    sw: 'kupungua uzito; ~konda; ~pungua uzito; ~poteza uzito; uzito ~pungua; nguo zimelegea; nguo zinapwaya; ~pungua; suruali ~legea; suruali ~pwaya; nguo ~pwaya; nguo ~legea; nguo zimekuwa kubwa; ~pungua kilo; ~poteza kilo',
  },
  weight_gain: {
    en: 'weight gain; gaining weight; gained weight; putting on weight; gain weight; gain ... weight; put on weight; weight ... gone up; getting fat; getting fatter',
    sw: '~nenepa; uzito ~ongezeka; ~ongezeka uzito; naongezeka uzito; ~ongeza uzito; uzito ... ~ongezeka; uzito ... ~panda; ~nona',
  },
  loss_appetite: {
    en: `poor appetite; loss of appetite; lost appetite; lost my appetite; eats little; appetite gone; off food; refuses food; eating poorly; appetite poor; lost desire to eat; anorexia; anorexic; anorectic; inappetence; poor feeding appetite`,
    sw: `kukosa hamu ya kula; ~kosa hamu; hamu imeisha; anakula kidogo; nakula kidogo; hamu ya chakula imepungua`,
    lack: `no appetite; not eating; doesn't eat; don't feel like eating; don't want to eat; doesn't want to eat; can't eat; won't eat; sina hamu; hana hamu; hali chakula; hali vizuri; hali kitu; hataki kula; hakuli; sili; siwezi kula; hawezi kula;
      chakula hakiingii; chakula hakipiti mdomoni; hakuli vizuri; sitaki kula; anakataa kula; hali wala hanywi; hali kabisa`,
    well: 'eating well; eats well; anakula vizuri; nakula vizuri; good appetite; anakula; nakula',
  },
  dehydration: {
    en: `dehydrated; dehydration; sunken eyes; eyes sunken; eyes sunk; dry mouth; mouth dry; mouth very dry; dry tongue; skin pinch slow; skin goes back slowly; eyes have sunk; sunk eyes; sunken fontanelle; skin pinch; skin stays up`,
    sw: `upungufu wa maji; macho yamezama; macho ~zama; macho yamebonyea; macho ~bonyea; macho ~ingia ndani; mdomo mkavu; mdomo umekauka; mdomo ~kauka; utosi umebonyea; ulimi mkavu; ngozi ~sinyaa; amekaukiwa; ameishiwa maji;
      macho yameingia ndani; ~ishiwa maji; midomo ~kauka`,
    lack: 'no tears; without tears; halii machozi; hatoi machozi; ngozi hairudi; hana machozi; bila machozi; skin does not go back; hakuna machozi',
  },
  thirst: {
    en: 'thirst*; always thirsty; very thirsty; excessive thirst; drinking lots water; drink too much water; drink a lot of water; polydipsia; drinks a lot of water; drinks lots of water; drinking a lot of water; drinks too much water',
    sw: 'kiu; kiu nyingi; kiu kila wakati; nina kiu sana; kunywa maji mengi; nakunywa maji mengi; nakunywa maji sana; anakunywa maji mengi; ~kunywa maji sana; ~nywa maji mingi; ~nywa maji mengi; ~nywa maji sana; ~nywa maji mob; ~kunywa maji mengi; ~kunywa maji mingi; ~kunywa maji mob; maji mengi kila saa',
  },
  face_swelling: {
    en: 'face {swollen}; {swollen} face; eyelids {swollen}; hands face {swollen}; {swollen} hands face; eyes {swollen}; face puffy; face ... puffed up; face and fingers|hands|feet ... puffed|swollen|swelled; puffed up face; face ... bloated; face has puffed; face looks puffy; puffy face; face and hands swollen',
    sw: 'uso {swollen}; {swollen} uso; macho {swollen}; uso na mikono {swollen}; uso na vidole ~fura|~vimba; uso ... ~fura|~vimba; uso ~fura',
  },
  cold_body: {
    en: 'body cold; cold hands feet; cold and clammy; cold skin; hands and feet are cold; low temperature; temperature low; cold to touch; baby very cold; cold baby; feels cold to touch; hands are cold; hands cold; cold hands; feet are cold; feet cold; cold feet; cold extremities; cold peripheries; extremities cold; peripheries cold; cool peripheries; cold hands and feet; clammy skin',
    sw: 'mwili wa baridi; mwili umekuwa baridi; mwili ~poa; mikono baridi; miguu baridi; amepoa mwili; mwili baridi; mikono ni baridi; mikono ya baridi; miguu ni baridi; miguu ya baridi; mikono yake baridi; mikono na miguu ya baridi; mikono na miguu baridi; mwili ni baridi',
  },
  sudden_onset: {
    en: 'sudden; suddenly; all of a sudden; came on suddenly; out of nowhere; within seconds; within minutes; started abruptly; abruptly; acute onset; abrupt onset; abrupt; all at once; came suddenly; overnight; out of the blue; instantly; in an instant; sudden onset; suddenly developed; rapid onset',
    sw: 'ghafla; kwa ghafla; mara moja ghafla; gafla; bila kutarajia; saa hiyo hiyo; papo hapo',
  },
  comes_and_goes: {
    en: 'comes and goes; come and go; on and off; intermittent; every two days; every other day; off and on; intermittent*; episodic; waxing and waning; in episodes; in spells; in bouts; undulating; relapsing; on-off; now and then; stops and starts; goes and returns; go and return; goes away and comes back; went away and came back; every third day; alternate days',
    sw: `inakuja na kuondoka; inakuja na kwenda; inatoka na kurudi; inayokuja na kuondoka; mara kwa mara inarudi; kila baada ya siku mbili; ~ja na ~enda; ~kuja na ~enda; ~ja na kuisha; inakam na kuisha; ~isha halafu ~rudi; ~isha kisha ~rudi; ~rudi tena; ~pona ~rudi; siku moja ipo siku nyingine haipo; mara inakuja mara;
      huja na kuondoka; huja na kwenda; ~ja na kuondoka; ~ja na kwenda; ~ja na kuisha; ~kuja na kuisha; inakuja inaenda; ~isha kisha ~rudi`,
  },
  gradual_onset: {
    en: 'gradual*; came on slowly; started slowly; began slowly; developed slowly; slowly getting worse; slowly worse; slowly progress*; slow onset; insidious*; progressive; progressively; steadily worse; over the past months; over several months; over several weeks; worsening over weeks; worsening over months; little by little',
    sw: 'polepole; pole pole; ~anza polepole; ~anza taratibu; ~zidi taratibu; ~ongezeka taratibu; hatua kwa hatua; kidogo kidogo ~zidi; ~zidi polepole; ~endelea kuzidi',
  },
  worse_night: {
    en: 'worse at night; worse in the night; worsens at night; worst at night; worse nights; at night it gets worse; more at night; wakes me at night; wakes me up at night; wakes her at night; wakes him at night; wakes from sleep; awakens from sleep; awakened by; wakes up at night with; mostly at night; especially at night',
    sw: '~zidi usiku; ~sumbua usiku; usiku ~zidi; hasa usiku; zaidi usiku; ~niamsha usiku; ~muamsha usiku; ~mwamsha usiku; usiku ndio ~zidi',
  },
  worse_morning: {
    en: 'worse in the morning; worst in the morning; worse in mornings; worse on waking; worse when waking; on waking; mostly in the morning; wakes up with; =wake up with; most severe ... morning; severe ... early morning; early in the morning; fades as day; improves as the day; better as the day; improves during the day; better during the day; better later in the day; worse early morning; every morning i ... {hurts}|stiff|swollen|sneez*; worse every morning',
    sw: '~zidi asubuhi; asubuhi ~zidi; hasa asubuhi; kila asubuhi; nikiamka asubuhi; akiamka asubuhi; zaidi asubuhi',
  },
  body_ache: {
    en: 'body ache; body aches; body pain; body pains; whole body {hurts}; body {hurts}; muscle {pain}; muscles {hurts}; muscle pains; aching all over; {hurts} all over; general body pain; myalgia; pain everywhere; {hurts} everywhere; everything {hurts}; sore muscles; muscle soreness',
    sw: 'maumivu ya mwili; mwili ~uma; mwili wote ~uma; misuli ~uma; mwili ~choka na ~uma; kuumwa mwili; mwili mzima ~uma; ~umwa mwili; mwili kuuma; mwili kuniuma; maumivu kila mahali; kila mahali ~uma; kila sehemu ~uma; maumivu mwili mzima',
  },
  swollen_glands: {
    en: 'swollen glands; glands {swollen}; lumps in neck; lump neck; lymph nodes {swollen}; swollen lymph nodes; neck glands; lymphadenopath*; adenopath*; lymphadenitis; enlarged gland*; enlarged node*; enlarged lymph; tender lymph; tender gland*; palpable lymph; lymph node*; lymph gland*; {swollen} neck',
    sw: '{swollen} mdogo|kidogo|mkubwa shingoni|shingo; tezi {swollen}; tezi za shingo {swollen}; tezi shingoni {swollen}; {swollen} tezi za shingo; tezi ... {swollen}; {swollen} tezi; uvimbe shingoni; nundu shingoni; shingo {swollen}; matezi; mitoki',
  },
  lump: { en: 'lump; bump; mass; growth', sw: 'donge; nundu; uvimbe; donge titi; uvimbe shingo' },
  swelling: {
    en: '{swollen}; puffy; fingers|hands ... puffed|swollen|swelled; ring ... {cant} come off; ring ... tight',
    sw: 'kuvimba; uvimbe; imefura; kufura; ~vimba; ~fura; vidole ... ~fura|~vimba; mikono ... ~fura|~vimba; pete haitoki; pete ... haitoki',
  },
  travel_malaria_area: {
    en: 'no mosquito net; many mosquitoes; mosquito bites; bitten by mosquitoes; travelled upcountry; came from kisumu; lake region; coast region; slept without a net; travelled to the lake; endemic area; malaria endemic; malaria area; malaria zone; from kisumu|busia|siaya|homabay|migori|kakamega|kilifi|kwale|malindi|bungoma; visited kisumu|busia|siaya|homabay|migori|kakamega|kilifi|kwale|malindi|bungoma|western; travelled to kisumu|busia|siaya|migori|kakamega|kilifi|kwale|malindi|mombasa|western|coast; lots of mosquitoes; full of mosquitoes; mosquitoes; mosquito; without a net; without net; no net; no bed net; does not use net; stagnant water near; western kenya; nyanza; lives in a malaria',
    sw: 'mbu wengi; bila neti; bila chandarua; nimetoka kisumu; nimetoka pwani; kuumwa na mbu; nimeumwa na mbu; silali kwenye neti; nimesafiri ushago; mbu; ~toka kisumu|busia|siaya|migori|kakamega|kilifi|kwale|malindi|mombasa; ~safiri kisumu|busia|siaya|migori|kakamega|kilifi|kwale|malindi|mombasa|pwani|ushago|kijijini; nyanza; magharibi mwa kenya; silali kwa neti; hatulali kwenye neti; hatuna neti; sina neti; hakuna neti; maji yametuama; mbu kibao; mbu ni wengi',
  },
  contact_ill: {
    en: `others at home sick; others sick same; family has same; contact with a sick person; people around me sick; someone at home has the same; same illness at home; others ate and are sick; others have it too; sick contact*; ill contact*; contact with measles|chickenpox|mumps|covid|flu|tb|mpox|rubella|monkeypox|cholera; exposed to measles|chickenpox|mumps|covid|flu|mpox|rubella|cholera; outbreak; outbreak in school|village|area; classmates have; classmate has; classmates with; classmates are sick|ill; neighbours have; neighbours are sick|ill; neighbors have; siblings ... same; sister|brother|husband|wife|roommate has the same; sister|brother|husband|wife has similar; same rash at home; others ... same; many people =have =it; many people ... =have; others at school; children at school have; going round; going around; similar illness in family|household|siblings|neighbours; similar symptoms in family|household|siblings|contacts; household contact*; people in the house ... sick; everyone ... has the same; everyone ... is sick; everybody ... same; colleagues ... sick|same|affected; classmates ... sick|same|affected|have; classmates affected; sister|brother ... had it; others at school|work ... have; others at school|work ... same; siblings ... sick|same|similar; sick contacts; sick contact; similar symptoms in; siblings ... affected; siblings ... itch*; family ... itch*; household ... itch*; brother ... has it too; sister ... has it too; brother has it too; husband ... itch*; wife ... itch*; classmates have it; family members affected; residents|roommates|others|classmates|siblings|contacts ... similar; household contacts; similar symptoms ... family|household; family ... similar symptoms; family ... similar rash`,
    sw: `wengine nyumbani wanaumwa; watu wa nyumbani wanaumwa; familia wanaumwa; wenzangu wanaumwa; wote nyumbani wanawashwa; wengine wanaugua; wengine pia wana; majirani wana; wenzake shuleni wana; wenzake wana; mlipuko; kuna mlipuko; dada yake pia; kaka yake pia; ndugu yake pia; ndugu zake pia; watu wengi mtaani; watu wengi wana; watu wengi wanaumwa; shuleni wengine; watoto wengine wana; watoto wengine wanaumwa; ~kaa na mgonjwa; ~kutana na mgonjwa; ~lala na mgonjwa; mume wangu pia; mke wangu pia; wengine shuleni; mtaani wengi; jirani pia ana; kijijini wengi; watoto wengine ... pia; wengine ... pia wana; wengine kazini; ofisini wote; darasani wengine; wenzake ... wanaumwa|wana; nyumba nzima ~washwa; familia nzima ~washwa; wote ~washwa; watoto wengine pia; wenzake pia; wenzake shuleni wanayo|wanavyo|wanao|wanacho; wenzake ... wanayo|wanavyo|wanao`,
  },
  high_fever_reading: {},
  hypothermia_reading: {},
  bp_high_reading: {},
  bp_very_high_reading: {},
  sugar_high_reading: {
    en: 'sugar is very high; sugar very high; blood sugar high; sugar reading high',
    sw: 'sukari imepanda sana; sukari iko juu; sukari ~panda',
  },
  sugar_low_reading: {
    en: 'sugar is low; low sugar; low blood sugar; sugar dropped; sugar went down; blood sugar low',
    sw: 'sukari imeshuka; sukari iko chini; sukari ~shuka; sukari kushuka',
  },
};
