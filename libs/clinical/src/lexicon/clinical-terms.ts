import type { LexiconTable } from './schema';

/**
 * Clinical wording in notes and letters ("presents with presyncope", "erythema of the napkin area"), and everyday
 * wording that several body systems share. index.ts merges these with the phrases of the same finding. Same syntax as
 * the other files.
 */
export const CLINICAL_TERMS: LexiconTable = {
  night_sweats: {
    en: 'nocturnal ... sweat*; sweat* ... nocturnal; sweat* ... usiku; soak* ... sheets|clothes|bedding|pyjamas|shirt ... night|sweat*; sweat* ... soak* ... sheets|clothes|bedding|shirt; soak* ... bed sheets at night',
    sw: '~loa jasho usiku; shuka ~loa; ~lala ... jasho; ~loa jasho ... usiku',
  },
  confusion: {
    lack: 'talking|talks|saying|says|speaking ... no sense; things ... no sense; maneno ... havieleweki|hayaeleweki; vitu ... havieleweki|hazieleweki; ~ongea ... havieleweki|hayaeleweki|haieleweki',
  },
  faint: {
    en: 'presyncop*; pre syncop*; near syncop*; transient|brief loss of consciousness; collapsed ... minute|seconds|briefly|moment; everything ... black; syncop*',
  },
  weight_loss: {
    en: 'lost|loss|losing|shed ... pounds|lbs|kg|kgs|kilos|kilograms|kilo; loss of weight; down ... kg|kgs|kilos|pounds|lbs',
    sw: '~poteza|~pungua kilo|kilos|kg',
  },
  weight_gain: {
    en: 'gained|gain|gaining|added|put on ... pounds|lbs|kg|kgs|kilos|kilograms; added ... weight; adding weight; put on weight',
  },
  loss_appetite: {
    en: 'decreased|reduced|diminished|low|little appetite; decreased|reduced|poor|diminished oral intake; poor intake; off food; gone off food; lost|loss|losing interest|desire ... food|eating',
    lack: 'sina|hana|haina|bila appetite; chakula hakinibambi|hainibambi|hakinipiti|hakishuki; chakula hakinipendezi|hakipendezi|hakiliki|hakivutii; not interested in food|eating',
  },
  dehydration: {
    en: 'mucous membranes|membrane ... dry; dry mucous membranes; dry mucosa; dry oral mucosa; reduced|poor|decreased|diminished skin turgor; turgor ... reduced|poor|decreased; skin pinch ... slow*; skin goes back slowly',
    sw: 'ngozi ... ~rudi polepole|pole',
    lack: 'ngozi ... hairudi; ngozi ... hairudi haraka',
  },
  lump: {
    en: 'palpable nodule|mass|lump; mass|nodule|lump ... arm|forearm|back|thigh|scalp|shoulder|wrist|hand|buttock',
  },
  headache: {
    en: 'cephalalgia; cephalgia',
    sw: 'kichwa ~pasua|~pasuka|~gonga',
  },
  thunderclap: {
    en: 'sudden severe ... headache; sudden headache maximal; headache ... maximal; maximal at onset; headache ... peaked',
    sw: 'kichwa kikali ghafla; kichwa ... ghafla ... sijawahi',
  },
  one_sided_headache: {
    sw: 'kichwa ... upande wa|mmoja kushoto|kulia|tu',
  },
  photophobia: {
    en: 'light ... disturbs|disturbing|bothers|bothering|irritates|irritating|hurts|hurting ... eyes; {cant} look at|into light; {cant} stand light; light sensitivity|sensitive; sensitivity|sensitive to light|lights',
    sw: '{siwezi} kuangalia|kutazama|kuvumilia taa|mwanga|mwangaza|jua; mwanga|mwangaza|taa ~sumbua|~umiza|~uma|~choma macho; taa|mwanga|mwangaza ... macho ~uma',
  },
  dizziness: {
    en: 'lightheaded*; light headed*; head ... light; giddy; giddiness; woozy; sways|swaying ... walk|stand|everything; everything sways|swaying',
  },
  vision_blur: {
    en: 'reduced|decreased|impaired|diminished visual acuity; visual acuity ... reduced|decreased; visual disturbance*|impairment|loss|blurring; loss of vision; foggy|hazy|cloudy|misty|dim|fuzzy|blurring vision|sight|eyesight; vision|sight|letters|words|everything|things ... foggy|hazy|blurry|cloudy|misty|fuzzy; blurring',
  },
  one_side_weak: {
    en: 'right|left side stopped ... working|moving; right|left side|arm and leg ... dead|paralysed|paralyzed; {cant} move right|left side',
    sw: 'upande wa kulia|kushoto ~fa|~kufa|~pooza',
    lack: 'upande mmoja|kulia|kushoto ... hauna nguvu; upande ... hausogei|hausongi|haufanyi',
  },
  face_droop: {
    en: 'facial palsy|paralysis|asymmetry; facial nerve palsy; crooked smile; smile ... crooked|uneven',
    sw: 'uso ~anguka|~shuka|~legea upande',
  },
  convulsion: {
    en: 'seized twice|again|once|thrice|repeatedly',
  },
  tinnitus: {
    en: 'hear|hearing|hears ... whistling|buzzing|ringing|humming|hissing|noise ... ear|ears; whistling|buzzing|humming|hissing ... ear|ears',
    sw: 'masikio|sikio ~piga|~lia kelele|mlio|honi|mluzi; kelele|mlio ... masikioni|sikioni; masikio|sikio ~nguruma|~unguruma|~vuma',
  },
  unsteady: {
    sw: '~yumba; ~yumbayumba; ~yumba yumba; ~tembea ... ~yumba',
  },
  memory_loss: {
    en: '{cant} recall|remember ... events|names|people|things|recent; forgets|forgetting everything|things',
    sw: 'msahaulifu; ~sahau sana|sahau|vitu|kila',
  },
  tremor: {
    sw: 'mikono|mkono|vidole shake|shakes|shaking; mikono|mkono ~tetemeka',
  },
  rest_tremor: {
    sw: 'mkono|mikono ~tetemeka ... ~tulia|~pumzika',
  },
  slow_stiff: {
    sw: '~songa|~tembea pole pole|polepole ... ~kaza|~kakamaa; ~songa pole pole',
  },
  drooping_lid: {
    en: 'eyelid|lid|eyelids ... hanging|hangs|drooping|droops|droopy|down|fallen; {cant} lift eyelid',
    sw: 'kope ... ~shuka|~legea|~anguka|~lala',
  },
  legs_weak: {
    en: 'weak legs; paraplegi*; paraparesis',
    lack: 'legs ... no strength|power; no strength|power ... legs; miguu ... haina nguvu; miguu yote|miwili haina nguvu',
  },
  tongue_bitten: {
    en: 'bit|bites|biting|bitten tongue; tongue ... bitten',
    sw: '~jiuma ulimi; ~uma ulimi; ulimi ~umwa',
  },
  blank_spells: {
    en: 'stares|staring|stared ... nothing|blankly|space|seconds; staring spell*|episode*; absence|absent episode*|attack*|spell*|seizure*',
    sw: '~kodoa macho ... sekunde|bila; ~kodoa macho; stare tu',
  },
  long_crying: {
    sw: '~lia usiku mzima|kucha|wote; ~lia ... bila sababu',
  },
  nappy_rash: {
    en: 'erythema|rash|red|redness ... napkin|nappy|diaper; napkin|nappy|diaper area|rash|region; perineal erythema',
    sw: '~chubuka ... pampers|nepi|diaper; ~chubuka matakoni|makalioni',
  },
  epigastric_pain: {
    en: '{pain}|{hurts}|burning ... below|under ... breastbone|sternum|bone; {pain}|burning ... upper|top part stomach|tummy|belly|abdomen',
    sw: '~uma|maumivu|moto|~choma|{waka} ... chini ya kifua; chini ya kifua ... ~uma|~choma; moto ... juu ya tumbo|kitovu',
  },
  lower_abdominal_pain: {
    en: 'lower quadrant {pain}|tender*; lower quadrants {pain}|tender*; hypogastri* {pain}|tender*; {pain}|{hurts} ... below navel|bellybutton|umbilicus',
  },
  right_lower_pain: {
    en: '{pain}|{hurts}|tender* ... lower right ... stomach|tummy|belly|abdomen|side|part; lower right {pain}|{hurts}|tender*; right lower quadrant; rlq',
    sw: 'tumbo ... kulia ... chini; tumbo ... chini ... kulia; chini ... kulia ... ~uma',
  },
  right_upper_pain: {
    en: 'ruq; right upper quadrant',
  },
  rigid_belly: {
    en: 'guarding and rigid*; rebound; rebound tender*; guarding ... rebound; with guarding; involuntary guarding; abdominal guarding; peritonitic; peritonism',
    sw: 'tumbo ni gumu|ngumu; tumbo ~kuwa gumu|ngumu; tumbo lake gumu|ngumu; tumbo kama jiwe|ubao; tumbo gumu kama; tumbo zima gumu|ngumu; tumbo ~vimba|~jaa ... gumu|ngumu',
  },
  nausea: {
    en: '=like throwing up; =like vomiting; =like puking; about to vomit|puke; want to vomit|puke|throw; urge to vomit; queasy',
    sw: '~taka|~sikia|~hisi|nafeel kutapika; nafeel vomiting|kuvomit',
  },
  diarrhoea: {
    en: 'watery|runny|liquid {stool}; toilet many times ... watery|runny|loose',
  },
  constipation: {
    en: 'week|days|weeks without ... toilet|stool|poop|motion; infrequent ... stools|motions|bowel; hard ... motions|stools|stool|poo; toilet twice a week; go ... toilet|loo twice|once ... week; poop twice|once a week; stool|motion twice|once a week; motion ... strain*; hard like pellets|stones|rocks; infrequent hard stool*; poo like pellets|stones; {cant} pass stool properly; {cant} poo|poop|defecate|pass stool|go for long',
    sw: 'choo ... ngumu|kigumu|kugumu; choo ... ngumu kupata|kutoka; choo ni kigumu|ngumu; choo ... kigumu; kigumu kama mawe|jiwe; choo mara moja|mbili ... wiki; choo napata mara mbili; choo ... mara mbili tu kwa wiki; napata choo mara; choo ~goma; choo hakitoki; nasukuma sana; choo ... ~sukuma; ~sukuma choo; choo ... ~jikamua; kwenda choo mara moja kwa wiki; siku ... bila choo; choo baada ya siku',
    lack: 'not gone|had|passed|done ... long call|motion|stool|poop; no long call; sijaenda|hajaenda|siendi|haendi haja kubwa|choo|chooni|long; no bowel motion|motions|movement|movements; not opened|opening bowels; bowels not opened|open',
  },
  hunger_pain: {
    sw: '~kula maumivu ~pungua|~isha|~poa|~tulia',
  },
  pale_stool: {
    en: '{stool} ... clay|chalk|putty; white|clay|pale|chalky {stool}; poo|poop|stool|stools is|are white',
    sw: 'choo|kinyesi ... rangi nyeupe|udongo; choo|kinyesi cheupe|nyeupe',
  },
  mucus_stool: {
    en: 'slimy|slime|mucus|mucoid|jelly ... {stool}; {stool} ... slime|slimy|mucus|jelly',
  },
  tenesmus: {
    en: 'incomplete evacuation|emptying; bowels ... emptied; still|again ... pooping|poop after',
    sw: 'nikimaliza choo bado; ~maliza choo ... bado',
    lack: 'haja ... hakuna kinachotoka; ~sikia haja lakini hakuna; haja|choo ~kuja ... hakuna kinachotoka',
  },
  anal_itch: {
    en: 'bum|bumhole|butthole|bottom|perianal itch*|prurit*',
  },
  worms: {
    en: 'roundworm*; tapeworm*; pinworm*; threadworm*; hookworm*; ascaris',
  },
  goitre: {
    en: 'swelling|swollen|lump ... front ... neck; neck ... {swollen} ... front; {swollen}|lump ... neck|throat ... moves ... swallow*; {swollen}|lump ... moves ... swallow*',
    sw: 'shingo {swollen} mbele; shingo mbele {swollen}; {swollen} mbele ya shingo; tezi ... shingo ... kubwa; shingo ... mbele ... kubwa',
  },
  big_appetite: {
    en: 'hungry all|always; always|constantly hungry; hyperphagi*; polyphagi*',
  },
  milk_leak: {
    lack: 'milk ... breasts|breast|nipple|nipples ... no|not|without baby|pregnant|birth; maziwa ... matiti ... sijazaa|sina',
  },
  toothache: {
    en: 'tooth|teeth|molar disturbing|troubling|bothering',
    sw: 'jino|meno ~sumbua',
  },
  abdominal_pain: {
    en: 'stomach|tummy disturbing|troubling|bothering',
    sw: 'tumbo ~sumbua',
  },
  gritty_eyes: {
    sw: 'macho|jicho ... vumbi|mchanga|changarawe ndani; macho|jicho ... kama ... vumbi|mchanga',
  },
  vision_loss_sudden: {
    en: 'sudden ... visual loss; acute ... visual loss; acute loss of vision; suddenly blind; sudden blindness; eye ... dark|black|blind ... sudden|suddenly|once; acute|sudden monocular|binocular blindness|loss; monocular blindness',
    sw: 'kipofu ghafla; ghafla ... kipofu; jicho ... giza ghafla; ghafla ... giza jicho|macho',
    lack: 'ghafla ... sioni|haoni|halioni',
  },
  floaters: {
    sw: 'vidoti|vitu|madoa|nukta|nzi ... ~elea; naona vidoti|nukta|nzi',
  },
  vision_loss_slow: {
    en: 'progressive|gradual ... visual|vision|sight decline|loss|impairment|deterioration|worsening; sight|vision ... declin*|fading|deteriorat* ... months|years|gradually|slowly',
    sw: 'macho|kuona ... ~fifia; kuona ~pungua polepole|pole',
  },
  chest_tight: {
    en: 'sitting|sits|standing|stepping|pressing ... chest; heavy|heaviness|weight|squeezing ... chest; chest ... heavy|heaviness|squeezed; retrosternal|substernal pressure|tightness|heaviness|discomfort',
    sw: 'uzito ... kifua|kifuani; kifua kizito; kifua ... uzito',
  },
  exertion_pain: {
    en: 'chest {hurts}|{pain}|tight ... climb*|uphill|stairs|exert*|hill|hurry; {pain} ... brought ... exertion|effort|exercise|walking; exertional {pain}|angina',
    sw: 'kifua ~uma|maumivu|~bana ... ~panda|ngazi|mlima|~kimbia; kazi ngumu ... maumivu|kifua ... ~zidi|~uma; kazi ngumu maumivu',
  },
  irregular_pulse: {
    lack: 'mapigo ... hayako sawa|sawasawa; moyo haupigi sawa|vizuri',
  },
  murmur: {
    en: 'noise in|from heart; abnormal|extra heart sound*; hole in heart',
    sw: 'moyo ... una sauti|tundu',
  },
  orthopnoea: {
    en: '{cant} breathe ... lie|lying|lay flat|down; breathless|breathlessness|dyspn* ... lying|lie flat|down; lie|lying flat ... breath*; paroxysmal nocturnal dyspn*; pnd',
    sw: '~lala chali|kitandani ... ~pumua ... shida|tabu|vibaya; ~lala ... ~shindwa kupumua',
    lack: '~lala chali ... siwezi|hawezi kupumua',
  },
  calf_pain: {
    en: 'back of ... lower leg {hurts}|{pain}',
    sw: 'misuli ya mguu ... nyuma ... ~uma',
  },
  varicose_veins: {
    en: 'varicosit*; varix; saphenous vein*',
  },
  leg_ulcer: {
    en: 'non healing ulcer|wound|sore ... leg|ankle|shin',
    lack: 'sore|wound|ulcer ... leg|ankle|shin ... not|never|hasnt|doesnt|wont heal|healing|healed|closing',
  },
  dizzy_standing: {
    en: 'postural|orthostatic lightheaded*|dizz*; lightheaded* ... stand*',
  },
  sputum: {
    en: 'cough* out|up mucus|phlegm|sputum|stuff; cough* ... mucus|phlegm|sputum; bringing|brings up phlegm|sputum|mucus; cough ... thick ... comes|stuff',
  },
  stridor: {
    en: 'loud|harsh|high pitched|strange noise|sound ... breathes|breathing in; noisy breathing in; noise ... breathes in',
    sw: 'sauti kali ... ~vuta pumzi; ~vuta pumzi ... sauti kali; sauti ... ~vuta pumzi',
  },
  wheeze: {
    sw: 'kifua ~piga miluzi|mluzi|filimbi; kifua ~lia miluzi|mluzi|filimbi',
  },
  pain_on_breathing: {
    en: '{hurts}|{pain} ... deep breath*; {hurts}|{pain} ... inspiration|inhaling|inhale; pleuritic',
    sw: '~pumua ... maumivu|~uma|~choma ubavuni|ubavu|kifuani|kifua|mbavuni; ~vuta pumzi ... maumivu|~uma|~choma; ubavu|mbavu ~uma ... ~pumua',
  },
  blocked_nose: {
    sw: 'pua ~funga|~ziba|~bana|~fungana',
  },
  swallow_pain: {
    en: 'swallow* ... painful|pain|hurts|hard|difficult; {pain}|{hurts} ... swallow*',
    sw: '~meza koo|chakula|mate ~uma|~choma; ~meza ... maumivu; maumivu ... ~meza; kumeza ... shida|tabu|ngumu|~uma',
  },
  white_tonsils: {
    en: 'white spots|patches|dots|stuff|things ... throat|tonsil*; throat|tonsil* ... white spots|patches|dots|stuff',
  },
  hearing_loss: {
    en: 'shout ... hear',
    lack: 'sikio ... halisikii; masikio hayasikii; sikio haliskii; haiskii sikio; siskii|sisikii|hasikii vizuri ... sikio|masikio',
  },
  sob_on_exertion: {
    en: 'out of|short of breath ... walk*|climb*|exert*; breathless|winded|panting ... walk*|climb*|stairs',
    sw: '~tembea|~panda|~kimbia ... ~pumua kwa shida|tabu; ~tembea|~panda|~kimbia ... pumzi|hewa ~kata|~isha|~katika',
  },
  choked_on_object: {
    en: 'aspirated|aspirating|inhaled|inhaling ... bead|coin|seed|peanut|groundnut|nut|bean|maize|toy|button|object|foreign; foreign body aspiration|inhalation; aspiration of foreign',
  },
  finger_clubbing: {
    en: 'fingertips|tips ... fingers ... round|fat|bulbous|thick|swollen|wide; fingertips round|fat|bulbous|thick; drumstick fingers',
    sw: 'ncha za vidole {swollen}|nene|vinene|duara; vidole ... vinene ... ncha',
  },
  itch_night: {
    en: 'nocturnal|night prurit*|itch*',
    sw: 'usiku ... ~jikuna|~washa|muwasho|~washwa; ~jikuna|~washa|~washwa|muwasho ... usiku',
  },
  hives: {
    en: 'wheal*; weals; urticari*; itchy patches ... come back; raised|itchy patches ... move*|another part; itchy bumps moving; bumps move*; raised itchy patches; patches ... come|comes and go|goes; bumps ... few hours; itch* ... different place*; welts that; bumps ... like mosquito bites; =like mosquito bites',
    sw: 'vivimbe ... ~washa; upupu; mabaka yaliyoinuka; mabaka ... ~washa; ~isha halafu ~tokea; ~tokea kwingine; ~tokea sehemu nyingine; mabaka ... kwingine; mabaka ~tokea; vipele ... ~hama; ~hamahama; ~vimba vimba ... ~washa; vipele vikubwa ... ~washa ... ghafla|~tokea; =kama =vya mbu; =kama =ya mbu; vinundu ... =vya mbu; ~washa na ~potea; vipele ... ghafla ... ~washa; ~washa ... ~potea',
  },
  lip_tongue_swelling: {
    en: 'angioedema; angio oedema|edema; angiooedema; angioneurotic',
  },
  honey_crusts: {
    sw: 'vidonda ... magamba ... njano|manjano|asali; magamba ya njano|asali',
  },
  skin_peeling: {
    en: 'exfoliat*; desquamat*; skin sloughing',
    sw: 'ngozi ~toka kama karatasi|ganda|nyoka',
  },
  numb_patch: {
    en: 'patch|patches|area|part ... skin ... feel|feels nothing|numb; anesthetic|anaesthetic|hypoaesthetic|hypoesthetic ... patch|macule|lesion|skin|area; patch ... numb|senseless',
    lack: 'patch ... no|without|lost|loss feeling|sensation; sehemu|baka|doa ... haisikii|halisikii|haina|halina; ngozi haisikii; ngozi ... haina hisia',
  },
  warty_growth: {
    en: 'verruc*',
    sw: 'vigwaru; vigwara; sunzua; chunjua',
  },
  nail_changes: {
    en: 'toenail*|nails|fingernail* ... thick|thickened|yellow|discoloured|discolored|crumbling|brittle|pitted; onychomyc*',
  },
  neck_pain: {
    en: 'cervicalgia; cervical pain; neck and shoulders ... stiff|tight|tense|sore|ache; stiff neck and shoulders; neck and shoulder muscles; soreness of neck muscles; shoulders and neck ... stiff|tight|tense|sore; tight neck and shoulders',
    sw: 'shingo na mabega ... ~kaza|~uma; shingo na mabega ~kaza; mabega na shingo ... ~kaza|~uma',
  },
  back_pain: {
    en: 'lumbago; lumbalgia; dorsalgia; {pain} ... waist; waist {pain}|{hurts}',
    sw: 'mgongo ~sumbua; mgongo|kiuno ~vunjika|~katika',
  },
  bladder_bowel_loss: {
    en: 'numb* between legs|thighs; saddle anaesthesia|anesthesia|numbness',
    sw: 'ganzi ... katikati ya mapaja|miguu|matako; ganzi ... sehemu za siri',
  },
  finger_deformity: {
    en: 'fingers ... crooked|deformed|twisted|deviated; crooked|deformed|twisted fingers; ulnar deviation',
    sw: 'vidole ~pinda|~kunjamana|~kunjika|~potoka; vidole vimepinda|vimekunjamana',
  },
  raynaud: {
    en: 'fingers|toes|hands blanch*|white|blue|purple|pale ... cold; raynaud*',
    sw: 'vidole ... vyeupe|bluu|buluu|rangi ... baridi',
  },
  knee_locks: {
    en: 'knee ... locks|locking|locked|stuck|buckles|buckling|giving|gives; locking ... knee; giving way ... knee',
  },
  nocturia: {
    en: 'times|nightly|night ... to void|urinate|pee|wee|micturate; up at night|nights ... void|urinate|pee|wee; wake|wakes|up three|four|five times a night; wake four times ... night; gets up ... times ... night ... urine; up three|four|five times at night',
    sw: 'usiku ... ~amka mara nne|tano|tatu ... kukojoa; ~amka mara ... kukojoa|haja',
  },
  urine_urgency: {
    en: 'urine|pee ... have to|must|=i run|rush|hurry; rush|run|hurry to toilet ... pee|urine|urinate; {cant} hold urine|pee|wee',
  },
  dark_urine: {
    en: '{urine} ... coke|cola|tea|coffee|brown|dark; coke|cola|tea|coffee coloured|colored {urine}',
    sw: 'mkojo ... cola|coke|cocacola|chai|kahawa|kahawia',
  },
  weak_stream: {
    en: '{urine} ... slowly|drops|dribbles|dribbling|trickle|drip*; poor|weak|slow|reduced urinary stream|flow; stand and wait ... urine; wait ... urine ... start; weak dribble; never feel finished; hesitancy',
    sw: '~ngoja|~subiri sana mkojo; ~ngoja ... mkojo uanze; mkojo uanze; mkojo ... unadondoka; mkojo ~anza polepole; mkojo ... ~chelewa; mkojo ukitoka hauna nguvu; kukojoa ~ngoja|~subiri; ~maliza kukojoa bado; kama bado mkojo uko; mkojo haumaliziki; mkojo ... muda kuanza; mkojo ~chukua muda; mkojo ... kidogo kidogo',
    lack: 'sihisi kumaliza mkojo; sihisi kama nimemaliza; sihisi kumaliza; hasikii kumaliza; mkojo hauna nguvu; ukitoka hauna nguvu; simalizi mkojo; never feel finished; never feel i have finished; never feel ive finished',
  },
  curd_discharge: {
    sw: 'uchafu ... jibini|mtindi|mala|mgando; uchafu ... maziwa lala|mgando',
  },
  foul_discharge: {
    sw: 'ukeni ... ~nuka; uchafu|ute ... ~nuka; maji ukeni ... ~nuka; uke ~nuka',
  },
  discharge_vaginal: {
    en: 'stuff|something|fluid|liquid ... coming|comes|leaking ... vagina',
    sw: 'majimaji ... ukeni; ukeni ... majimaji|uchafu|ute',
  },
  pain_during_sex: {
    en: '{hurts}|{pain} ... have|having|during sex|intercourse; sex|intercourse {hurts}|{pain}; {hurts} when ... sex',
    sw: 'mapenzi|tendo|sex|ngono|kujamiiana ~uma|kunauma|maumivu|~umiza; ~sikia maumivu ... mapenzi|tendo|sex|ngono; ~lala na mume|mke ... maumivu|~uma',
  },
  missed_period: {
    en: 'late|delayed menses|menstruation|period|periods; menses ... late|delayed|missed; amenorrh*',
    lack: 'monthly|monthlies|menses|period|periods ... did not|didnt|hasnt|not|never come|came|seen|started',
  },
  heavy_period: {
    en: 'double up ... pads; two pads at time; doubling pads; two pads at once; period* ... really heavy; soak* ... pad|pads|tampon* ... period|menses|hour; pad|pads every hour; changing pads',
    sw: 'damu ya mwezi|hedhi ... nyingi|mabonge; hedhi|period|periods ... mabonge; period|periods|hedhi|mensi|mp ~ja|inakuja|zinakuja nyingi|mob|sana; period|periods|hedhi|mp ... nyingi sana; pedi mbili mbili; pedi mbili kwa mpigo; pedi mbili pamoja; mabonge ya damu ... hedhi|period|periods; pedi nyingi; hedhi nzito',
  },
  irregular_period: {
    en: 'periods|period|menses ... anytime; periods ... any time; oligomenorrh*',
    sw: 'siku =zangu ~badilika; hedhi|periods ~badilika',
    lack: 'hedhi|periods|period haina mpangilio; hedhi haieleweki',
  },
  bleeding_between: {
    en: 'bleed* ... outside ... period|periods; bleed* before|between period|periods|menses; intermenstrual; metrorrh*; spotting ... between',
    lack: 'bleed* ... not ... period|periods; damu ... sio siku|wakati',
  },
  bleeding_after_sex: {
    sw: '~fanya mapenzi|sex|ngono ... damu; damu ... baada ya sex|mapenzi|tendo|ngono; tendo ... ~toka damu',
  },
  bleeding_after_menopause: {
    en: 'stopped|finished period*|menses ... bleed*; postmenopausal bleed*; bleed* ... menopause',
    sw: '~koma|~acha|~maliza hedhi ... damu; hedhi ~koma|~isha ... damu; damu ... ~koma hedhi',
  },
  nipple_discharge: {
    en: 'coming|comes|leaking|leaks out|from ... nipple|nipples; nipple|nipples leak*|discharg*',
  },
  facial_hair: {
    en: 'hirsut*',
    sw: '~ota ndevu; ndevu ~ota; nywele ... kidevu|kidevuni|usoni',
  },
  sad: {
    en: 'feeling|feel down; =niko|=ako down; down lately; anhedonia; dysphori*',
  },
  hears_voices: {
    en: 'auditory hallucination*; hears|hear|hearing voices',
    sw: '~sikia watu ~ongea ... hawapo|hawako|haonekani',
    lack: 'hear|hears|hearing people|someone|talking|speaking ... no',
  },
  overactive: {
    en: 'hyperactive; talks|talking nonstop|non|endlessly; hyper sana',
    sw: '~ongea mingi|mno; ~ongea bila kunyamaza|kukoma|kuacha|kupumzika; ako|yuko hyper',
  },
  panic_attacks: {
    en: 'panic episode*|attack*|spell*',
  },
  poor_concentration: {
    sw: '{siwezi} kuconcentrate|concentrate|kuzingatia|kukazia',
    lack: 'akili haitulii|haishiki; akili ... haitulii',
  },
  trauma_memories: {
    en: 'dream*|nightmare* ... accident|attack|rape|war|incident|crash; flashback*',
    sw: 'kumbukumbu ... ~rudi|~rudia; ~ota|ndoto ... ajali|tukio|shambulio',
  },
  alcohol_stopped: {
    en: 'cessation|stopping|quitting ... alcohol|drinking; alcohol cessation; stopped|quit drinking|alcohol',
    sw: '~acha pombe|kunywa',
  },
  heavy_drinking: {
    sw: '{siwezi} kukaa bila pombe; {siwezi} kuacha pombe',
  },
  heavy_bleeding: {
    en: 'profuse|massive|torrential|severe|brisk hemorrhag*|haemorrhag*|bleeding; exsanguinat*',
  },
  limb_injury: {
    en: 'injury|injuries|trauma|injured|hurt ... arm|forearm|wrist|hand|leg|ankle|knee|foot|shin|thigh|shoulder|elbow|finger|toe',
    sw: '~teguka mkono|mguu|kifundo|goti|bega; ~umia mkono|mguu|goti|kifundo|bega|kiwiko',
  },
  near_drowning: {
    sw: '~zama majini|maji|mtoni|ziwani|baharini|pool|kisimani; maji|pool|mto|ziwa ... ~zama',
  },
  heat_exposure: {
    en: 'heat exposure; exposure to heat|sun; exposed to heat',
  },
  muscle_cramps: {
    sw: 'misuli ~kaza|~kakamaa|~vuta|~shika; ~kazwa misuli; ~kazwa na misuli',
  },
  contact_ill: {
    en: 'brother|sister|husband|wife|mother|father|child|children|friend|friends|neighbour|neighbor|roommate|family|someone|others|siblings ... same problem|symptoms|thing|illness|sickness|complaint|issue|rash|disease|signs; family members|several people|housemates|household ... ill|sick|affected|unwell; everyone|everybody ... house|home|family ... sick|ill|same; cousin|brother|sister|friend|classmate|neighbour* had|has chickenpox|measles|mumps|flu|covid; several neighbours; neighbours ... same; child had the same; kids in class have|has; friends who ate; two friends ... ill|too; colleagues ... off sick; half the office',
    sw: 'familia nzima|yote ~umwa|~ugua; ndugu|kaka|dada|watoto|wenzake|majirani ... =pia wana|~umwa|~ugua; pia wana ugonjwa|dalili huu|hii|hizi; alikuwa na tetekuwanga|surua|mafua|kikohozi|homa; ana tetekuwanga|surua|matumbwitumbwi; alipata tetekuwanga|surua; jirani|binamu|dada|kaka|ndugu ... tetekuwanga|surua; mtoto wa jirani pia; wa jirani pia; wengi darasani|kazini|shuleni; watoto wengi darasani|shuleni; ~ambukizwa na',
  },
  unprotected_sex: {
    en: 'unprotected intercourse|coitus|sex|sexual',
  },
  recent_surgery: {
    en: 'operated ... last|week|weeks|days|recently; status post *ectomy; status post surgery|caesarean|cesarean|repair; postoperative; post op|operative; surgery|operation ... weeks|days|week ago; *ectomy ... weeks|days|week ago; weeks|days after surgery|operation|*ectomy',
    sw: '~fanyiwa operation|upasuaji majuzi|juzi|jana|wiki|hivi; operation|upasuaji ... juzi|majuzi|wiki',
  },
  lockjaw: {
    en: 'trismus',
    lack: 'mdomo hauwezi kufunguka|kufunguliwa; mdomo haufunguki',
  },
  spleen_big: {
    en: 'spleen ... big|large|enlarged|palpable|swollen|felt; big|enlarged|large|palpable spleen; splenomegal*',
  },
  kidney_tender: {
    en: 'taps|tapping|tapped|tap ... kidney|kidneys; {hurts}|{pain} ... taps|tapped|tapping ... back|kidney',
    sw: '~gonga ... figo; figo ~uma ... ~guswa|~gongwa',
  },
  local_tender: {
    en: 'one spot|point|place ... {pain}|tender|pressed|touched; exquisitely tender; point tender*; focal tender*; localised|localized tender*',
    sw: 'sehemu moja ... ~uma; ~bonyeza ... panauma; panauma ... ~bonyeza|~guswa',
  },
  gum_bleeding: {
    en: 'gingival bleed*|haemorrhag*|hemorrhag*',
  },
  fever: {
    en: 'temperature ... raised|elevated|spiking; raised|elevated temperature; febrile; pyrexi*',
  },
  chills: {
    en: 'trembling|shivering|shaking ... cold; cold ... trembling|shivering',
  },
  thirst: {
    en: 'drink|drinks|drinking ... litres|liters',
  },
  face_swelling: {
    en: 'facial puffiness|swelling',
  },
  numbness: {
    en: 'feet|hands|legs|fingers|toes|arm|leg|hand|foot ... dead',
  },
  double_vision: {
    en: 'see|sees|seeing two ... people|things|instead|one',
    sw: '~ona ... wawili|viwili|mawili badala; ~ona ... viwili|wawili wawili|viwili; vitu ~onekana viwili',
  },
  not_feeding: {
    en: 'refusing|refuses|refused bottle|bottles|formula',
  },
  bloating: {
    en: 'stomach|belly|tummy|abdomen ... wind|gas; gassy',
  },
  vomiting: {
    en: 'brought|bringing|brings|bring up ... food|lunch|meal|meals|breakfast|supper|dinner',
    sw: '~rudisha chakula; chakula ... ~rudi mdomoni|juu',
  },
  blood_vomit: {
    en: 'coffee ground*',
  },
  bloody_stool: {
    en: 'dysenter*; poops|pooping|poo|defecat* ... blood; blood ... poops|pooping|defecat*',
  },
  jaundice: {
    en: 'yellow|yellowish discoloration|discolouration; skin|eyes|sclera|sclerae ... gone|turned|turning|become|became yellow|yellowish; sclera|sclerae yellow|icteric|jaundiced; yellowing ... eyes|skin|sclera',
  },
  food_sticks: {
    en: 'food ... stops|stuck|sticks|lodges ... chest|throat|way; trouble|difficulty getting food down',
    sw: 'chakula kinakwama|hukwama|kinakaa kooni|koo|kifuani; nikimeza chakula kinakwama kooni; ugali|nyama inakwama|hukwama kooni',
  },
  groin_lump: {
    en: 'bulge*|lump|swelling ... groin; inguinal bulge|swelling|lump|mass',
  },
  mouth_sores: {
    en: 'mouth ... wounds; wounds ... mouth|tongue',
  },
  red_eye: {
    sw: 'jicho|macho ~iva',
  },
  eye_discharge: {
    en: 'eye|eyes|lashes ... crusting|crusty|crusts; crusting ... eye|eyes; eye|eyes ... glued|stuck',
    sw: 'tongotongo; matongo; matongotongo',
  },
  arm_jaw_pain: {
    sw: 'maumivu|kifua ... ~shuka|~panda|~enda mkononi|mkono|begani|bega|taya|tayani|shingoni',
  },
  palpitations: {
    en: 'awareness of heartbeat|heart; aware ... heartbeat|heart; heart pounding|pounds|fluttering|flutters',
    sw: 'moyo ~piga ... kasi|haraka|nguvu|mbio',
  },
  pallor: {
    en: 'lips|palms|gums|nailbeds ... white|pale',
    sw: 'midomo|viganja|ulimi|kucha ... meupe|vyeupe|nyeupe|mweupe',
  },
  bruising: {
    en: 'unexplained|spontaneous bruis*',
    sw: 'michubuko ... bila|isiyojulikana|yenyewe',
  },
  haemoptysis: {
    en: 'spat|spit|spits|spitting blood ... cough*; cough* ... spat|spit|spits|spitting blood',
    sw: 'kohozi ... damu; damu ... kohozi',
  },
  sob: {
    en: 'air hunger; shorter of breath; more breathless; more short of breath; breathing worse than usual; breath is getting shorter; runs out of breath; puffed out',
    sw: 'pumzi ~zidi kuwa fupi; pumzi fupi; ~hema zaidi; ~hema kuliko kawaida; pumzi ~pungua; pumzi ~punguka',
    lack: 'not ... enough air|oxygen; not getting air',
  },
  chest_pain: {
    en: 'sharp stab ... chest; precordial|retrosternal|substernal {pain}; chest discomfort',
  },
  runny_nose: {
    en: 'mucus|snot|water ... dripping|drips|running|flowing ... nose; nose dripping|drips; coryza*',
  },
  hoarse: {
    sw: 'sauti ~kwama|~badilika|~kauka|~potea; sauti ... nzito',
  },
  ear_discharge: {
    en: 'water|fluid|liquid|stuff ... leaking|coming|draining|running ... ear|ears; draining ear|ears; ear draining|drains',
  },
  rash: {
    en: 'exanthem*',
    sw: 'vipele vinavyowasha; vipele vyekundu',
  },
  blister: {
    en: 'bubbles ... skin; bullae; bulla; bullous',
    sw: 'vina maji ndani; vipele ... maji ndani; vyenye maji; vya maji; ~jaa maji ndani; vingine ... maji ndani; vipele vya maji; vipele vyenye maji; vipele vidogo vya maji',
  },
  boil_pus: {
    en: 'full of pus; {swollen}|lump ... pus; pus filled',
  },
  red_hot_skin: {
    sw: 'ngozi|mguu|mkono ~iva|~wiva; ngozi ... ina joto|moto',
  },
  leg_pain_down: {
    sw: '~uma ... matakoni|mgongoni|kiunoni hadi|mpaka mguuni|miguuni|unyayo; mshipa ... ~uma ... mguu|mguuni',
  },
  joint_swelling: {
    en: 'knee|joint ... fluid|water',
    sw: 'goti|magoti ~jaa maji|maji',
  },
  morning_stiff: {
    en: 'stiff|stiffness ... morning|mornings|wake|waking',
    lack: 'asubuhi ... havikunji|haikunji|hazikunji|havikunjiki',
  },
  heel_pain: {
    en: 'calcaneal|calcaneus|heel {pain}',
  },
  polyuria: {
    en: 'frequency of {urine}; {urine} frequency; every few minutes|minute|hour ... {urine}; {urine} ... every few|hour|minute|minutes; run|running|runs ... to pee|urinate|wee; pee|urinate|wee every few',
    sw: 'mkojo kila saa|dakika|mara; ~kojoa kila saa|dakika|mara',
  },
  haematuria: {
    en: '{urine} {red}; {red} {urine}; cola colored|coloured urine; blood ... peed|urinated; peed|urinated blood',
  },
  no_urine: {
    sw: 'mkojo ~funga|~kwama|~ziba',
  },
  urine_leak: {
    en: 'wet|wets|wetting myself|herself|himself|pants',
    sw: 'mkojo ~toka kabla; ~jikojolea',
  },
  flank_pain: {
    en: 'one side ... back ... {hurts}|{pain}; side of ... back {hurts}|{pain}',
  },
  discharge_penile: {
    en: 'drips|dripping|leaking|coming ... penis|manhood|dick',
    sw: 'uume|ubolo|mboo|mboro ~toa maji|majimaji|ute|uchafu',
  },
  genital_itch: {
    en: 'vulval|vulvar|genital|scrotal|vaginal itch*|prurit*',
  },
  breast_lump: {
    en: 'hard thing|area|spot ... breast; breast ... hard thing|area|spot',
  },
  anxiety: {
    sw: '~waza mabaya|sana|waza; ~fikiria sana',
  },
  travel_malaria_area: {
    sw: 'mbu ... wengi',
    lack: 'hatutumii|situmii|hatumii neti|chandarua|net; do not|dont use net|nets; no mosquito net',
  },
  night_cough: {
    sw: '~kohoa usiku kucha',
  },
  neck_stiff: {
    en: 'neck rigidity|rigid; rigid neck; nuchal rigidity; rigidity ... neck',
  },
  insomnia: {
    en: 'sleep|sleeping|sleeps only|barely two|three|few|an hours|hour; only sleep ... hours|hour',
    sw: '~kesha usiku|macho; usingizi ... hakuna|haupo',
  },
  head_injury: {
    en: 'hit|struck|knocked ... on ... head',
    sw: '~piga|~gonga|~angukia|~pigwa|~gongwa kichwani',
  },
  hypertension: {
    en: 'have|has pressure ... years|tablets|drugs; pressure tablets|drugs|medicine|patient',
  },
  barking_cough: {
    sw: '~kohoa ... mbwa ~bweka; ~kohoa ... kama mbwa anabweka',
  },
  bulging_fontanelle: {
    en: 'soft part|spot|place ... head ... coming up|out',
  },
};
