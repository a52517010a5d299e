import type { LexiconTable } from './schema';

/**
 * Everyday wording of danger signs, as an observer types it in haste ("her body jerked and her eyes went up",
 * "ananyong'onyea, nikimwita hafungui macho"). index.ts merges these with the phrases of the same finding. Same syntax
 * as the other files. Each phrase must mean danger by itself, because false alarms undermine trust in every alarm.
 */
export const DANGER_SIGNS: LexiconTable = {
  convulsion: {
    en: `{jerk} ... foam|froth; eyes rolled up; hands|legs|arms|face|mouth twitching; went|goes|became|gone stiff ... eyes|staring|shaking|jerking; stiff with eyes; stiff ... eyes staring; shaking thing|fit|attack|attacks; body beating|hitting|banging|thrashing; thrash*; body ... beating ... floor|ground; {jerk} ... spit|saliva; {jerk} ... bit tongue; eyes white ... snor*; eyes stuck up; eyes looking up; staring ... stiff|{jerk}; hands and legs beating; kicking and shaking; body|arms|legs|limbs {jerk} ... eyes; {jerk} ... eyes|foam|froth|teeth; arms and legs {jerk}; eyes|eye rolled|roll|rolls|turned|turning up|back|white|backwards|upwards; eyes ... rolled|rolling; eyes ... up|upwards ... {jerk}; eyes up shaking|shook|jerking; fits since|today|yesterday|morning; two|three|four|five|several|many fits; another fit; second fit; third fit; became|went stiff ... {jerk}; stiffened ... {jerk}; body stiffens; {jerk} ... foaming; convulsed; threw a fit and foam; collapsed and {jerk}; foam ... mouth ... {jerk}; {jerk} ... unresponsive; {jerk} ... not responding; had fits`,
    sw: `mwili ~piga sakafu|chini|ardhi; ~pigapiga mwili; ~kakamaa mikono|miguu|viungo; ~shtuka mara; ~rukaruka ... mate|povu|macho; ~anguka ... macho meupe; macho meupe ... ~koroma; ~tupa mikono|miguu; ~anguka ... ~koroma; ~anguka ... ~jikunja; ~dondoka ... ~jikunja; ~shtuka usiku mara; ~kaukiwa mwili; macho ~ganda juu; ~anguka ... ~rusha; ~shtuka ~shtuka; ~rukaruka ... macho; ~kunjakunja; macho ~pinduka; macho ~zunguka; macho kugeuka; macho kwenda juu; macho ~enda juu; macho ... juu ... povu; ~tetemeka ... macho; ~tetemeka ... povu; povu ... ~tetemeka; ~tetemeka ... ~zimia; ~kakamaa ... povu; ~kakamaa viungo; mwili ~kauka ... macho; mtukutiko; ~rusha mikono; ~rusha miguu; ~kukumka; ~kukumkuka; ~kukurukakara; ~pata fits; ~pata fit; ana fits; seizures; amepata seizure; ~anguka anguka na povu; mkono ~shtuka; kifafa cha homa; ~stuka stuka`,
    well: 'hana degedege; hajapata degedege; no fits',
  },
  convulsion_now: {
    en: `jerking since; been jerking; been shaking since; {jerk} ... hour now; shaking since ... still; been fitting since; been seizing; fitting now|right now; fitting ... minutes; fitting for; convulsing right now; convulsing for; having a fit now|right now; is having a fit; is having a seizure; is having seizures; having seizures now; seizing; seizing now; {jerk} ... still; fit ... hasnt stopped|not stopped; not waking between; not woken between; not regained ... between; fit after fit; seizure after seizure; eyes ... up ... going on; {jerk} ... going on and on; {jerk} ... ten|fifteen|twenty|thirty minutes; fitting continuously; fits ... continuous; fits without waking; not come round between fits`,
    sw: `~rukaruka ... saa sasa; ~tetemeka ... povu ... bado; ~kakamaa ... bado; kifafa sasa hivi; degedege sasa hivi; ana degedege sasa; mtukutiko mfululizo; ~tetemeka mfululizo; ~anguka kifafa ... hapa; kifafa hapa; hakati; haachi ~tetemeka; kifafa ... haachi; degedege ... haachi; ~anguka kifafa mara; degedege ~endelea; kifafa ~endelea; degedege ... kila saa`,
    lack: `fit hasn't stopped; hasn't stopped shaking; won't stop jerking; doesn't stop shaking; degedege haiachi; kifafa hakiachi; degedege haijakoma; kifafa hakijaisha; kifafa ... haachi; bado hajaacha`,
  },
  unconscious: {
    en: `snor* ... not waking; dead weight; not there anymore; eyes open but; staring ... no response; fell asleep and {cant}; blacking out; blacks out; blacked out; went limp; {cant} be woken; {cant} be roused; out cold; knocked unconscious; was out ... minutes|minute|seconds|hour; passed out ... not; lying ... not moving; lifeless; completely limp; dead to the world; slipped into a coma; went blank and fell; lost senses; lost his senses; lost her senses; became unconscious; limp and unresponsive; flopped over`,
    sw: `~koroma ... hasikii; ~potea fahamu; macho wazi lakini; ~ganda macho; ~anguka na kulala; ~lala kama amekufa; ~poteza ufahamu; ~potelewa na fahamu; ~poteza network; ~kata network; ~lala kama mfu; kama maiti; kama amekufa; kama mfu; kama gogo; ~legea kabisa; amelegea kama; fahamu ~potea; fahamu ~toka; ~ishiwa fahamu; ~pass out; ~passout; ~black out`,
    lack: `hana mapigo; mapigo hayapo kabisa; hatupati mapigo yake; doesn't hear us; doesn't hear me; not hearing us; can't hear us; doesn't answer; not answering; not answering us; can't find pulse; can't find a pulse; can't feel a pulse; hatusikii; hasikii wala; hanisikii; hashtuki; hasemi haangalii; hasemi wala; hapigi kope; hatupati mapigo; mapigo hayapo; not blinking; not answering when; doesn't answer when; does not open ... eyes; won't open ... eyes; not opening ... eyes; not responding to; doesn't react; not reacting; not waking up; not coming round; isn't coming round; not coming around; hasn't come round; did not come round; not moving or talking; hasn't woken; not conscious; hazinduki; hajazinduka; hajapata fahamu; hapati fahamu; hana ufahamu; hajui kinachoendelea; hafungui macho; hasikii wala; haitikii; haitiki; hajitikisi; haamshiki; hajisikii wala; haongei wala; haongei haamki; hatujui kama yuko hai; hana uhai; haonyeshi uhai; moves only when; hatembei haongei;`,
    well: 'fully awake; awake and talking; alert; yuko macho; anajitambua; anaongea vizuri',
  },
  confusion: {
    en: `asking|asks|ask where he|she is; keeps asking where; climb* out ... window; tries to climb out; calling|talking to|seeing dead relatives|people|mother|father; dead relatives; pulling at ... clothes; picking at ... clothes|sheets; asks ... same question; asking ... same question; same question again; muttering; mutters; mumbling nonsense; babbling; talking in circles; not with us; in another world; like a different person; staring ... not answering; trying to run; undress*; screaming at nothing; acting|acts|act|behaving|behaves ... drunk; talks|talking like drunk; mixing|mixes|mixed up words; talk* rubbish; speak* rubbish; talk* nonsense; talking|speaking to people who; talk* ... people ... not there; talks|talking|speaks to ... dead; saying strange|funny|weird things; behaving like mad; acting mad|crazy|weird|drunk; act* like a drunk; like a mad person; like mad person; calling me by ... name; fighting us; fights everyone; out of his mind; out of her mind; lost his mind; mental confusion; hallucinat*; gone mad; mad suddenly`,
    sw: `~bwabwaja; ~bwata; ~uliza swali moja; ~uliza kitu kimoja; ~uliza ... mara kwa mara; ~ita watu waliokufa; waliokufa; ~vua nguo ovyo; ~shika shika nguo; ~potea kimawazo; ~kimbia ovyo; ~ongea vitu hazieleweki; ~ongea lugha; ~sahau jina; ~ongea ongea ovyo; ~ongea ovyo; ~ongea maneno ... hayaeleweki; maneno yasiyoeleweka; ~ongea yasiyoeleweka; ~ongea na watu hawako; ~ongea na watu hawapo; ~ongea na watu wasio; ~ongea kama mwendawazimu; ~ongea kama kichaa; kama mwendawazimu; kama kichaa; ~rukwa na akili; ~rukwa akili; akili ~ruka; akili ~potea; akili ~changanyika; ~pagawa; ~ongea upuzi; ~ongea vitu za ajabu; ~ongea mambo ya ajabu; ~ongea mambo hayaeleweki; ~ropokwa; ~payuka; ~payukapayuka; ~ota macho wazi; ~confuse; ako confused; yuko confused`,
    lack: `doesn't know me; doesn't know her children; doesn't know his name; not know his own; hajui hata jina; hanijui; hatujui sisi; hamjui; hajui watoto; hajui yuko nyumbani; hatujui tena; not making sense; not making any sense; does not make sense; doesn't make sense; doesn't make any sense; makes no sense; doesn't recognize us; not recognising; not recognizing; does not know us; doesn't know us; doesn't know where; not know his name; doesn't know who; not himself; not herself; hanitambui; hatutambui; hamtambui; hajui yuko; hajui yupo; hajui alipo; hajui ako; hajui siku; hajui jina; hajielewi; haelewi kitu; hana akili timamu; hatambui mtu; hatambui hata`,
    well: 'not confused; hajachanganyikiwa; anaelewa vizuri; talking normally; making sense',
  },
  lethargy: {
    en: `just lies; only lies; lies on my lap; lies ... lap; lying limp; just lying; hangs limp; hanging limp; hardly moves; barely moves; barely cries; cry is weak; weak like; like a cloth; like a wet cloth; eyes half closed; half asleep; {cant} lift ... head; {cant} hold ... head; {cant} hold up; {cant} even sit; very drowsy; just sleeps; only sleeps; sleeps and sleeps; sleeping too much; sleeping all; sleeps all; very sleepy; hard to =wake; hard to rouse; {cant} stay awake; like a rag; rag doll; flabby; floppy baby; weak and floppy; lies still; no strength ... sit; {child} is so weak; too sleepy; not reacting much; dull and; very dull; {child} is dull; {child} dull`,
    sw: `~lala tu mapajani|begani|mgongoni; amelala tu; kamelala tu; amezimia zimia; analala fofofo; macho nusu; hata kulia hawezi; kulia kwa shida; kama tambara; kama mlenda; ~tepeta; ametepeta; ~nyong'onyea; ~sinzia sinzia; ~lala muda wote; analala siku nzima; ~lala siku nzima; kama kitambaa; ~kaa kama hana;`,
    lack: `can't lift his head; can't hold his head; can't lift her head; can't sit up; not able to sit; can't hold head; haamki kunyonya; hawezi kuinua kichwa; not waking to feed; not waking up to feed; won't =wake to feed; won't =wake for feeds; hachangamki; hajachangamka;`,
    well: '',
  },
  not_feeding: {
    en: `pushes ... breast|bottle|cup|spoon; pushing ... breast|bottle; turns ... from breast; turns away ... breast; sleeps through ... feeds|feed; too sleepy to feed|suck|suckle; forgets to feed; lost interest in breast|milk|feeding; clamps mouth; {cant} suck; refuse* breast|milk|feed|feeds|water|fluids|drink|suck|suckle|drinks; refuse* ... breast; {cant} take breast|milk|water|feed|feeds|anything|fluids; stopped|stops breastfeeding|feeding|sucking|suckling|nursing|drinking; {cant} swallow water|milk|anything; {cant} even drink; too weak to feed|suck|drink; feeding poorly; poor feeding; poor suck; feeds poorly; suck* weakly; weak suck; spits everything|out all; left =the breast; off feeds; breastfeed* poorly`,
    sw: `~sukuma titi|ziwa|chupa|nyonyo; ~lala bila kunyonya; ~geuza kichwa ... titi|ziwa; ~ziba mdomo; hanyonyi; amekataa ziwa; ~kataa maziwa|ziwa|kunywa|titi|kunyonya|nyonyo; ~acha kunyonya|kunywa; {siwezi} kunyonya|kunywa; ~shindwa kunyonya|kunywa|kumeza; ~kataa kula na kunywa; ~kataa kunywa; ~kataa hata maji`,
    lack: `won't even sip; won't sip; not even sip; won't latch; not latching; mouth won't latch; hakitaki kunywa; hakitaki kunyonya; hakinyonyi; hakanyonyi; hakitaki maji; hataki hata maji; hawezi hata kunywa; not interested in breast; not interested in feeding; doesn't =wake for feeds; doesn't =wake to feed; hashtuki kunyonya; haamki kunyonya; not swallowing; not swallowing anything; won't suckle; won't latch; doesn't want to suckle|suck|feed|breastfeed|drink; does not want to suckle|suck|feed|breastfeed|drink; doesn't want breast; doesn't want the breast; not wanting to feed; not taking breast; not taking the breast; not taking milk; not taking any; won't take breast; won't take the breast; won't take water; won't take milk; won't take anything; won't take any; not able to suck; not able to breastfeed; not able to feed; not able to swallow; can't swallow; isn't feeding; isn't breastfeeding; hasn't fed; hasn't breastfed; hasn't suckled; has not fed; hataki ziwa; hataki titi; hataki maziwa; hataki nyonyo; hataki kunywa; haka taki kunywa; hakataki kunywa; hakanyonyi; hawezi kumeza; hamezi; hashiki titi; hashiki ziwa; hanywi kitu; hanywi chochote; hali wala hanywi; hali hanywi; hanyonyi vizuri; haonji; hajanyonya; hajanywa; hataki kunyonya; hafyonzi`,
    well: `feeds well; feeding ok; feeding normally; feeding fine; feeding well; feeds normally; drinks milk; drinks and plays; sucks well; nursing well; suckles well; takes breast well; ananyonya; anakunywa maziwa; anameza; sucking well; sucking fine`,
  },
  vomits_everything: {
    en: `each time ... shoots|comes|came back; shoots back|out; comes straight back; whatever i give ... comes; everything i give ... comes; brings it back; spits it back every; throws it back; vomit* every time; vomit* everything; vomit* anything; vomit* ... everything; everything he|she|i swallow*|eat*|drink* comes; tablets come back up; brings back everything; throws up all; threw up even water; threw up ... water; vomit* even water; even water comes; vomit* nonstop; vomit* non stop; vomit* ... keep nothing`,
    sw: `akimeza ... ~rudisha; akinywa ... ~rudisha; akila ... ~rudisha; ~rudisha kila; ~rudisha yote; dawa ... ~rudisha; kila kitu ~rudi; ~tapika anachopewa; nikimpa ... ~tapika; ~tapika kila; ~tapika kila anachomeza|anachokunywa|anapokula|anapokunywa|akila|akinywa; ~tapika hata maji; akinywa ... ~tapika; ~meza ... ~rudi; akimeza ... inarudi; dawa ~rudi; akila ... ~tapika yote; ~tapika yote; ~tapika kila anach; kila anachokula ~tapika; kila kitu ~tapika; kila akinywa ~tapika; chochote ... ~tapika; maji yenyewe ~tapika;`,
    lack: `can't hold down; cannot hold down; can't hold ... down; nothing stays; nothing stays in; can't keep water; can't keep even water; can't keep milk down; not keeping anything; not keeping food; doesn't keep anything; hakuna kinachokaa; chakula hakikai; maji hayakai; hakibaki kitu`,
    well: 'keeping water down; keep water down; keeps water down; keeping food down; keeps food down; keep food down; keep fluids down',
  },
  fever: {
    en: `temp high; temp is high; high temps; temperature is up; hot as; hot like a|an stove|oven|iron|fire; like an oven; burning like; roasting; had malaria; with malaria; malaria patient; got malaria; has malaria; severe malaria; treated for malaria; malaria is bad; {child} hot; {child} is hot; {child} ... old|months|month|weeks|week|days|yrs|years|year is hot|burning; he|she is hot; he|she is very|so|too hot; hot like fire; burning like; body is burning; body on fire; high temp; high temps; body is hot; skin is burning; boiling hot; runs a temperature; running a temperature; burning fever; high fevers; hot all over; {child} burning`,
    sw: `mwili ... kama pasi|moto|oveni|tanuri|jiko|mkaa; ~choma kama pasi|moto; kina homa; kina joto; kana homa; amekuwa na malaria; mgonjwa wa malaria; anaumwa malaria; joto ni; malaria kali; ana malaria; ako na malaria; anachemka; anaungua joto; kana joto; joto sana; joto jingi; {waka} moto; mwili ~choma; mwili {waka}; mwili ~ungua; ako hot; yuko moto; mwili uko moto; ~shikwa na joto; temp juu; joto liko juu; joto lake; joto mingi`,
  },
  neck_stiff: {
    en: `{cant} turn ... neck|head; neck ... stuck; neck ... go down; neck ... frozen; neck frozen; neck refuses|refused; neck ... bend; chin ... chest; neck ... wood|board|rigid|locked; neck like; neck pain ... look down; neck {pain} ... can't; {cant} look down; {cant} bend ... neck|head; {cant} turn ... neck ... fever; {cant} touch chest with chin; bend* ... head forward; bend* ... neck; bend* ... head; head bent back; head back; head bent backwards; head ... pulled back|backwards; head thrown back; arching back; arched back; arches back; back arched; neck won't bend; neck ... hurts to move; neck is painful ... fever; neck painful ... fever; neck and back stiff; neck gone stiff; stiff in the neck; neck tight and`,
    sw: `shingo ... ~kaza|~kauka|~kakamaa; shingo ... ~goma; shingo ... ~kataa; {siwezi} kuangalia kifua; {siwezi} kugusa kifua; shingo ~ganda; shingo kama chuma; shingo ~kataa; shingo ~goma; shingo ~kauka; shingo ~kaza; shingo kama mti|ubao; ~rudisha kichwa nyuma; kichwa nyuma; kichwa ~rudi nyuma; {siwezi} kuinamisha kichwa; {siwezi} kukunja|kupinda|kugeuza|kuinamisha shingo; ~inamisha kichwa ... ~lia; ~inamisha ... kichwa; ~gusa shingo; ukigusa shingo; shingo ~uma ... ~inama; ~kunja shingo; ~kunja kichwa; {siwezi} kuangalia chini; shingo ~gandamana; shingo ~ganda; mgongo na shingo ~kaza; shingo ~shikana; shingo ... ngumu; kuinama kichwa`,
    lack: `can't turn my neck; can't turn his neck; can't turn her neck; can't turn neck; cannot turn neck; neck won't go down; neck won't turn; neck does not bend; neck doesn't bend; shingo haishuki; shingo haiinami; can't look down; can't bend her neck; can't bend his neck; neck won't move; won't let me bend; shingo haipindi; shingo haikunji; shingo haigeuki; shingo haiendi; shingo haisongi; siwezi kuinama kichwa`,
  },
  bulging_fontanelle: {
    en: `soft spot ... puffed|ball|bump|blown|full|risen; soft spot puffed|blown|full|risen; soft spot like ball; bump on top of ... head; top ... head bulg*; top ... head {swollen}; soft part ... head ... bulg*|raised|tight|{swollen}|up|hard|tense; soft place ... sticking|up|out|bulg*|raised; soft spot ... tense|tight|hard|out|sticking|up|popping; soft spot tense; soft area ... bulg*|raised|tight|{swollen}|up|hard|tense; fontanel* ... full|tense|bulg*`,
    sw: `utosi ~tokeza; utosi ... ~tokeza; utosi ~jaa; utosi ... ~jaa; utosi ~panda; utosi ... ~panda; utosi ... juu; utosi ~fura; utosi ... ~fura; utosi ... ngumu; sehemu laini ... ~jaa|~vimba|~fura|~inuka; fuvu laini ~vimba`,
  },
  dehydration: {
    en: `eyes look hollow|sunken|sunk; eyes hollow; hollow eyes; eyes look deep; eyes sinking; eyes have gone deep; skin like paper; lips cracked; skin stands; skin tent*; skin ... stays; skin ... stays up; eyes deep in; eyes are deep; eyes ... gone deep; skin ... pinched; eyes ... look sunken; eyes have gone in; eyes gone in; eyes ... sink*; hollow eyes; skin ... pinch* ... stays|slow*|up|back|stands; skin ... pinched; pinch ... skin; skin goes|comes back slow*; skin stays; soft spot ... sunken|sunk|sinking|in; fontanel* ... sunken|sunk; wrinkled fingers; fingers wrinkled; fingers ... wrinkled; very thirsty ... drinks; drinks like ... thirsty; tongue dry; lips cracked dry; voice is gone ... cramp*`,
    sw: `macho shimoni; macho ~enda shimo; macho ... shimo; ngozi ~kunja ... ~rudi; ngozi ... ~baki; macho ~ingia ndani; macho ~ingia; mdomo ... ~kauka; macho ~zama; macho ~didimia; macho ~tumbukia; ngozi ... pole pole; ngozi ... polepole; ngozi ~vutwa; ngozi ... ~vutwa; ngozi ukiivuta; ngozi ~rudi pole; ngozi ... ~kunjamana; utosi ~bonyea; utosi ~ingia; utosi ... ~bonyea; utosi ... ndani; utosi ~zama; vidole ~kunjamana; kinywa kikavu; ulimi ~kauka; ~ishiwa na maji; maji ~isha mwilini; maji ~pungua mwilini`,
    lack: `no tears when crying; cries without tears; no tears; akilia hakuna machozi; machozi hayatoki; hana mate; ngozi haijirudii; hakuna mate`,
  },
  no_urine: {
    en: `diaper|nappy|diapers|nappies dry; diaper|nappy ... dry; dry diaper|nappy|diapers; dry nappy; no wet; no urine since; stopped peeing`,
    sw: `diaper ~kauka; pampers ~kauka; nepi ~kauka; diaper kavu; nepi kavu; pampers kavu; diaper ... ~kauka; pampers ... ~kauka; nepi ... ~kauka`,
    lack: `hajapata kukojoa; hajaweza kukojoa; sijaweza kukojoa; sijapata kukojoa; only drops; mkojo haujatoka; can't pee at all; no pee since; hasn't wet; hasn't wet the diaper; not wet; haven't pee; havent peed; not urinated since; hakojoi; hajakojoa tangu; sijakojoa kutwa; haendi haja ndogo; hajaenda haja ndogo; sijaenda haja ndogo; haji short call; mkojo hamna`,
  },
  severe_diarrhoea: {
    en: `water after water; water from ... bottom|behind|backside; just water; only water ... behind|bottom; pooping water; like opening a tap; toilet more than; never leaves the toilet; {cant} leave the toilet; watery stool* non stop|nonstop; watery stool* ... non stop|nonstop; stool* like ... water; milky water; watery stool* all night|day; passing water only from behind; running stomach nonstop|non stop; diarrh* nonstop|non stop|constantly|continuously|endless*; watery stool* every; stool* every few minutes; passing water from behind; water ... from behind; passing only water; passing water ... behind|anus; poured out diarrh*; pouring diarrh*; diarrh* all day; diarrh* the whole night|day; diarrh* whole night|day; diarrh* ... whole night|day; purging all; purging nonstop; purging; stool* ... twenty|20|thirty|30|fifteen|15 times; more than 10|15|20|ten|fifteen|twenty times; like tap water; stool like water; diarrh* like white; toilet every; severe diarrh*; running to the toilet all|every`,
    sw: `maji tu ~toka; maji ~toka nyuma; ~toka choo maji; {siwezi} kutoka chooni; ~shinda chooni; ~lala chooni; ~harisha bila kikomo; ~hara bila kikomo; ~endesha bila kikomo; ~hara ... bila; ~harisha ... bila; ~harisha mara kumi|ishirini|20|10|15; ~hara zaidi ya mara; ~harisha zaidi ya mara; ~hara ... mara ishirini|kumi; ~harisha ... mara ishirini|kumi; ~endesha kila dakika; ~hara kila dakika; ~harisha kila dakika; kuharisha mfululizo; kuhara mfululizo; ~endesha mfululizo; ~harisha ... mfululizo; kuhara ... mfululizo; kuharisha ... mfululizo; ~hara usiku kucha|kutwa; ~harisha usiku kucha|kutwa; ~endesha usiku kucha|kutwa; ~hara ... usiku kucha; ~harisha ... usiku kucha; ~endesha maji maji; ~harisha maji maji; ~hara maji maji; maji tu yanatoka; ~harisha kama bomba; ~hara kama bomba`,
  },
  rice_water: {
    en: 'white watery diarrh*; diarrh* like white; diarrh* ... white water; watery white stool*; stool ... white water; cholera ... vomit*; like milk water; water of rice; rice washing water',
    sw: '~harisha maji meupe; ~hara maji meupe; choo cheupe ... maji; maji meupe; ~endesha maji meupe; maji kama ya mchele; kama ya mchele; maji ya kuosha mchele',
  },
  vision_blur: {
    en: 'dots|stars|flies|sparks ... eyes; dots ... in front; spots ... in front ... eyes; through fog|mist|smoke|cloud|water|curtain; like ... fog|mist|smoke; everything ... foggy|dim|blurry|double|dark; see|sees|seeing|saw two of; two of everything; see|sees|seeing|saw everything twice; looks blurry; see|sees|seeing|saw stars|flashes|sparks|spots|lights; flashing lights; flashes of light; {cant} see well|clearly|properly; vision ... blurry|blurred|dark|going|black; blurry vision; blurred vision; eyes blurred|blurry|dim; see|sees|seeing|saw double; double vision; seeing double; sight is going; eyes going dark; eyes are dark',
    sw: 'kama moshi; naona moshi; ~ona ... moshi|ukungu|wingu|viwili; viwili viwili; naona mawingu; macho yana ukungu; giza machoni; macho ~ona giza; ~ona giza; giza giza; marue rue; maruwe ruwe; maruweruwe; ~ona marue; vimulimuli; vimuli; ~ona nyota; nyota nyota; ~ona ukungu; ukungu machoni; ~ona vitu viwili; ~ona mbili; ~ona vibaya; macho ~fifia; macho yana giza; kiwi ... macho; ~ona cheche',
    lack: "can't see well; can't see clearly; can't see properly; cant see well; not seeing well; not seeing clearly; macho hayaoni; macho hayaoni vizuri; sioni vizuri; haoni vizuri; haoni vyema; sioni vyema",
    well: 'vision is fine; vision fine; see well; sees well; vision normal; naona vizuri; anaona vizuri; vision ok; vision is ok',
  },
  late_pregnancy: {
    en: 'heavily pregnant; 7|8|9|seven|eight|nine months gone|preg|pregnant|pregnancy; about to deliver; gravida|gravid|primigravida|multigravida|pregnant|pregnancy|woman|mother ... at term; now at term; is at term; am at term',
    sw: 'ball ya miezi saba|nane|tisa; mimba ya miezi saba|nane|tisa; mimba miezi saba|nane|tisa; karibu kujifungua; ~karibia kujifungua',
  },
  pregnant: {
    lack: `kipimo cha mimba ... positive|chanya; kipimo ... mimba ... positive|chanya; pregnancy test ... positive; test ya mimba ... positive`,
    en: "preg; i'm expecting; is expecting; wife is 5|6|7|8|9|five|six|seven|eight|nine months; wks|weeks preg; wks preg; months preg; months gone; am 28|29|30|31|32|33|34|35|36|37|38|39 weeks; expecting mother; heavily pregnant; baby ... my tummy|belly|stomach ... kick*; baby in my tummy|belly; baby ... in the womb",
    sw: 'mimba miezi; miezi ... mimba; ana ball; niko na ball; ako na ball; mama mjamzito; mwenye mimba; ako na mimba; niko na mimba; ujauzito wa; mtoto tumboni',
  },
  postpartum: {
    en: `gave birth; after caesar; caesar; after c section; after cs; after caesarean; post delivery; day ... after delivery; baby came out; has delivered; had delivered; delivered yesterday|today|tonight; wife delivered; sister delivered; daughter delivered; mum delivered; after delivering; after she delivered; delivered ... at home; delivered 3|2|4|5|6|7|8|9|10|12 days|hours|hrs|weeks; delivered ... hrs; just gave birth; after giving birth; given birth; after the birth; after birth; baby was born ... days|weeks|hours|yesterday|today`,
    sw: `~jifungua; ~zaa nyumbani; ~zaa juzi|jana|leo|asubuhi|usiku; ~zaa siku; ~zaa wiki; ~zaa masaa; nilizaa; nimezaa; amezaa; alizaa; operesheni ya kujifungua; operesheni ya kuzaa; baada ya operesheni ya; baada ya caesar; ~zaa kwa upasuaji; ~jifungua kwa upasuaji; mtoto ametoka lakini; tangu ajifungue; tangu nijifungue; baada ya uzazi; ~toka kuzaa; ~zaa ... iliyopita; mtoto amezaliwa leo|jana|juzi`,
  },
  heavy_bleeding: {
    en: `mattress|bed|sheets|towel ... soaked ... blood; mattress is soaked; mattress soaked; blood shooting|jumping|pumping|squirting|jetting; blood ... shooting|jumping|pumping|squirting; {much} blood lost; towel ... soaked; pool of red; blood ... spurt*; blood is spurting; blood ... flow* ... after; blood ... pour*; blood poured; blood running; blood is running; blood soaking; blood soak*; bed full of blood; pads ... hours; pads ... hour; bleed* ... pour*; bleed* ... heavily; heavy flow ... pregnan*; clots ... big|fist|large|huge; basin of blood; bucket of blood; blood all over; blood everywhere; drenched in blood; covered in blood; bathed in blood; blood ... like water|tap; bleed* like; blood is gushing; lot of fresh blood; bleed* to death; bleed* out; bled a lot; bled so much; losing blood fast; blood through all; heavy blood loss; heavy blood`,
    sw: `godoro ~lowa; godoro limelowa; damu ... ~ruka; damu ~chirizika; damu ~papatika; shuka ~lowa damu; ndoo ya damu; damu ~mwagika; damu ~tapakaa; damu mingi; damu nyingi; damu jingi; damu nyingi mno; ~lowa damu; ~lowana damu; ~loa damu; ~lowa ... damu; damu ~chirizika; damu ~churuzika; damu kama maji; pad ... saa|lisaa|hour; pedi ... saa; damu ... kwa wingi; kwa wingi damu; damu imeanza kutoka kwa wingi; damu ... kama bomba|maji|mfereji; ~vuja damu; damu ~foka; beseni la damu; ~toka damu mingi; damu ~jaa kitanda;`,
    lack: `blood not stopping; bleeding doesn't stop; blood won't clot; blood isn't stopping; damu haikauki; damu haishiki; damu haizuiki; damu haizuiliki; damu haisimami; damu haiishi; damu haitulii; damu ... haikomi`,
  },
  vaginal_bleeding: {
    en: 'seat|underwear|pants|panty|skirt|mattress ... red|blood|bloody; bed|sheet|sheets|dress|chair ... blood|bloody; red seat; red seat; blood ... private part|parts; blood ... down there; bleed* from below; blood from below; blood ... below; blood from my private; bleed* ... private; blood ... pad|pads; blood ... my thighs; blood ... inner thighs;',
    sw: 'mabonge makubwa; ~toa mabonge; kiti|kitanda|shuka|godoro|nguo|chupi|sketi ... chekundu|nyekundu|damu; kiti ~kuwa chekundu; tishu ~kuwa nyekundu; damu mingi huko; damu ... huko chini; damu kwa chupi; damu ... chupi; damu kwenye pedi; damu ... pedi; ~lowa damu kitandani; damu kitandani; damu ukeni; damu ... uke;',
  },
  labour_pain: {
    en: `baby|babys leg|legs|foot|feet|hand|arm|bottom|cord ... coming|out|came|first; leg|foot|hand|arm|bottom|cord of baby .. out|coming|first|seen|showing; cord ... hanging out; cord is hanging; cord came out; cord came first; cord out first; hand came out first; hand has come out; hand ... come out first; feet ... came first; foot came first; legs came out first; bottom came first; baby is stuck; baby got stuck; head is stuck; baby stuck; water broke; waters broke; broken ... water; hand came out; baby's hand ... out; feet ... came out first; baby coming out; baby is coming out; head is coming; head is out; baby's head stuck; delivering now; giving birth now; is delivering; is giving birth; about to give birth; about to deliver now; labour ... days|hours; labor ... days|hours; baby ... not coming; contractions every; regular contractions; strong contractions; pains ... baby not; baby not coming out`,
    sw: `maji yametoka; mimba|mjamzito ... maji ~toka|~vuja|~churuzika; mimba|mjamzito ... =na maji ~toka|~vuja|~churuzika; maji ~toka ... mimba|mjamzito; mjamzito maji ~toka; chupa ... ~vunjika|~pasuka; mkono ... ~toka ... uchungu; mkono wa mtoto ~toka; mkono wa mtoto ... kwanza; mguu wa mtoto ~toka; miguu ya mtoto ~toka; miguu ya mtoto ... kwanza; matako ya mtoto ... kwanza; kitovu ... ~tangulia; kitovu ... ~ning'inia; kitovu cha mtoto ~tangulia; kamba ya mtoto ~toka; mtoto ~toka =sasa; mtoto ~toka matako|miguu|mguu|mkono|kitovu; kitovu cha mtoto ~toka; mtoto anatoka; ~zaa sasa; ~jifungua sasa; uchungu wa kuzaa; uchungu ... ~zaa; kichwa ... mtoto ~kwama; kichwa kimekwama; chupa ~vunjika|~pasuka; maji ~vuja ... mjamzito; ~sukuma ... mtoto; uchungu wa kujifungua`,
    lack: `baby not coming; baby isn't coming; baby won't come; mtoto hatoki; mtoto hajatoka; mtoto hashuki; kichwa hakitoki`,
  },
  fetal_movement: {
    en: 'still|stil|yet no movement*|kicks|kick|kicking; usually kicks ... nothing|no|not|quiet; kicks ... nothing; kicking ... nothing; baby ... silent|still|quiet|motionless ... womb|belly|tummy|inside; belly ... quiet; no kicks; stopped playing inside; not playing in ... womb|belly|tummy; less|fewer|reduced|no kicks; less kick*; baby ... not kick*; kicks ... less|few|fewer|reduced|stopped; baby stopped kick*',
    sw: 'huwa anacheza ... kimya; huwa ~cheza; mtoto kimya; siku ... kimya ... mimba; tumbo ~tulia mtoto; ~nyamaza tumboni; mtoto ~nyamaza; mtoto ... ~tulia tumboni; mtoto kimya tumboni; mtoto ~acha kutikisika; ~acha kucheza tumboni',
    lack: `tumboni hajacheza; tumboni hachezi; tumboni ... hajacheza; tumboni ... hachezi; haven't felt ... baby; not felt ... move*; not kicking; no baby movement*; mtoto hatikisiki tumboni; hatikisiki tumboni; hageuki tumboni; mtoto hasongi; sijasikia mtoto; mtoto hasikiki`,
    well: 'baby moves well; baby moving fine; baby kicks well; baby kicking fine; baby moves a lot; mtoto anacheza tumboni',
  },
  snakebite: {
    en: `{snake} got|caught|grabbed|attacked|nipped ... finger|hand|leg|foot|toe|me|him|her|ankle; something bit ... snake; {snake} ... {bit}; {bit} ... {snake}; stepped on ... {snake}; bitten ... mamba|cobra|viper|adder|python; something bit ... snake; bit me ... snake; {snake} spat|spit; fang marks`,
    sw: `nyoka ... kidole|mguu|mkono|kisigino ~vimba|~fura; nyoka ~nidunga; nyoka ~rukia; {snake} ... {bit}; {bit} ... {snake}; {bit} ... tuliona {snake}; ~umwa na kitu ... nyoka; {snake} ~tema|~temea; ~umwa na joka`,
  },
  poison: {
    en: `{child} swallowed|ate|chewed ... tablets|pills|tabs|capsules; chewed ... tablets|pills|medicine; chewed ... {toxin}; drank|drunk|swallowed|swallowing|took|taken|ingested|ate|eaten|sipped|licked ... {toxin}; {toxin} ... drank|swallowed|ate; poison|pesticide|pesticides|kerosene|paraffin|petrol|bleach|jik|detergent|chemical|chemicals ... mouth; drank ... lighting|stove|lamp|cleaning|cleaner|tick|ticks|cattle|cow|cows|rat|rats|roach|cockroach|weed|farm; drunk ... tick|rat|cattle|cow|farm|stove|lamp; drank|swallowed|took|drunk ... medicine|chemical|dip ... cows|cattle|ticks|rats|farm|crops|plants|maize; found ... {toxin} ... took|drank|some|ate|swallowed|mouth; battery ... swallowed; watch battery; overdosed; {child} took {toxin}; {child} drank {toxin};`,
    sw: `{child} ~meza ... presha|kisukari|sukari|kifafa|uzazi; ~meza vidonge ... babu|bibi|nyanya|shosho|mama|baba; ~meza dawa ... babu|bibi|nyanya|shosho; ~tafuna dawa|vidonge|tembe; ~tafuna ... dawa|vidonge; ~nywa|~kunywa|~meza|~bugia|~lamba ... {toxin}; ~nywa|~kunywa|~meza dawa ya wadudu|panya|ng'ombe|kupe|mifugo|mahindi|shamba|kunyunyizia|kupulizia|mende|mimea|kuosha|kuoshea; ~nywa|~kunywa|~meza mafuta ya taa|stovu|gari|taa; kanywa ... mafuta|sumu|jik|dawa|sabuni; ~nywa|~kunywa|~meza ... sabuni|omo|harpic|dettol; ~meza vidonge ... sijui; ~meza|~bugia|~kula dawa za nyanya|bibi|babu|shosho|mama|baba|guka|mzee; ~bugia dawa; ~bugia vidonge; ~nywa|~kunywa|~meza dawa nyingi; ~nywa mafuta; ~nywa ... wadudu;`,
  },
  farm_chemical: {
    en: 'spraying tomatoes|cabbage|cabbages|coffee|tea|maize|flowers|farm|shamba; from spraying; spray* ... farm|coffee|crops|tomatoes|maize|cabbage*|flowers|shamba ... chemical*; spray* ... without mask; spray* coffee; spray* the farm; spray* chemicals; tick medicine; insecticide for',
    sw: '~piga nyanya|mahindi|kahawa|maua|mimea|shamba|kabichi|sukuma dawa; kupiga nyanya dawa; kupiga dawa; ~piga dawa shambani; ~piga dawa shamba; ~piga dawa kahawa|nyanya|mahindi|chai|maua; ~nyunyiza shambani; ~nyunyizia shambani; ~pulizia shambani',
  },
  small_pupils: {
    en: 'eyes tiny; tiny eyes; eyes ... pinpoint; black of ... eyes small; tiny pupils; pupils tiny; pinpoint pupils; pupils ... small',
    sw: 'macho madogo; mboni ~wa ndogo; mboni ndogo; mboni ... ndogo',
  },
  suicidal: {
    en: `reason to be here; thinking of jumping; jump off|from ... bridge|roof|building|balcony; don't see reason to live|continue; don't see any point; point in living|continuing; thinking of ending; nobody|noone will miss; no one will miss; nobody would miss; looking at ... rope; rope ... neck; found ... rope; keep looking at ... rope|knife|poison|pills; bridge ... jump; hang* myself; hang himself|herself; plan to end it; end it tonight; don't want to exist; better without me; better off without me; world without me; sleep and never =wake; never =wake up; sleep forever; not =wake up again; cut my wrists; cut ... wrists; goodbye letter; suicide note; written a letter ... die; jump ... bridge|building|roof|train|car ... die; nothing left to live; tired of life; tired of living; no use living; take all my pills; ready to die; i should die; wish i could die; want to be dead; overdose on purpose; pills ... end; going to kill herself|himself|myself; tired of being alive; ways to die; how to die; how to kill myself; painless death; want to end everything`,
    sw: `~maliza kila kitu; ~taka kumaliza kila kitu; hakuna atakayenikosa; hakuna mtu atanimiss; ~angalia ... kamba; kamba shingoni; hakuna atakayeniona tena; ~jinyonga; ~jitoa uhai; ~jitia kitanzi; kitanzi; nijitoe; ~kata mishipa; nataka nife; ~taka nife; heri nife; afadhali nife; bora nife; ~tamani nilale nisiamke; nilale nisiamke; nisiamke; kulala nisiamke; ~maliza kila kitu; dunia bila mimi; bila mimi ... nafuu; maisha ~nishinda ... kufa; maisha haina maana; maisha hayana maana; hakuna maana ya kuendelea; hakuna haja ya kuishi; ~kunywa sumu nife; sina sababu ya kuishi; niondoke duniani; ~ondoka duniani; ~toka duniani; barua ya kwaheri; natamani kufa; ~chora kufa; nimalize maisha; ~jiua; ~jimaliza; nijimalize`,
    lack: `don't want to live anymore; don't want to be here anymore; sitaki kuwa hai; sina haja ya kuishi; hakuna maana ya kuishi; sioni maana ya kuishi; sioni maana ya maisha; sitaki kuamka; sitaki tena maisha; sitaki kuwepo`,
    well: 'not suicidal; no thoughts of suicide; sina mawazo ya kujiua; sitaki kujiua;',
  },
  chest_indrawing: {
    en: `under|below|between ... ribs goes|going|go|moves|pulls|sucks =in|inside|inwards; ribs goes|going =in|inside; place under ... ribs; skin under ... ribs; nose opening wide; nose opens wide; nose wide ... breath*; belly and chest moving opposite; head nodding ... breath*; neck pulling ... breath*; chest ... goes|going|go|pulls|pulling|sucks|sucking|sinks|draws|drawing in|inside|inward|inwards|deep; ribs ... showing|show|seen|visible ... breath*; ribs showing ... breath; skin between ribs; breathing with ... stomach|belly|tummy; stomach ... up and down ... breath*; belly breathing; nostrils ... flar*|open|wide|moving; nose flar*; nose ... flaring; using all ... muscles`,
    sw: `chini ya mbavu ~ingia; chini ya mbavu panaingia; mbavu ~ingia; pua ~funguka; pua ~fungua; pua zinafunguka; kichwa ~tikisika ... ~pumua; mbavu zinaonekana akivuta; mbavu ~onekana akipumua; katikati ya mbavu; mbavu ~onekana ... ~pumua|~vuta|~hema|pumzi; pua ~tanuka; pua ~panuka; pua ... ~tanuka|~panuka; pua ~fungua fungua; ~pumua kwa tumbo; ~pumua na tumbo; tumbo ~panda na kushuka; tumbo ... ~panda ... ~shuka; tumbo ~panda ~shuka; kifua ~zama; kifua ~tumbukia`,
  },
  fast_breathing: {
    en: `breath* ... fast|quick|quickly|rapidly; breath* so|very|too fast|quick; breathing heavy and fast; breath* like ... running|run|race; breath* hard and fast; quick breath*; fast breath*; out of breath fast`,
    sw: `~pumua ... mbio|haraka|kasi; ~pumua mbio sana; ~hema sana; ~hema ~hema; ~hema kama; pumzi ... mbio|haraka|kasi; ~pumua kama ~kimbia; ~pumua harakaharaka; ~vuta pumzi haraka`,
  },
  stridor: {
    en: 'grunt*; noisy breath*; breath* ... noise|noisy|noises; strange sound ... breath*; crow* ... breath*',
    sw: '~gugunia; ~gunia; ~guna; anagunia; kugunia; ~koroma ... ~pumua; ~pumua ... ~koroma; kelele ... ~pumua; ~pumua ... sauti; ~pumua ... kelele',
  },
  cannot_breathe: {
    en: `gasp* for air; lips|tongue|face|nails|fingers|mouth ... blue|bluish|purple|grey; going blue; gone blue; went blue; struggl* for breath|air; fight* for air|breath; airway block*; choking and; stops breathing; stopped breathing; pauses ... breath*; {cant} breathe at all; stopped breathin; stopped to breathe`,
    sw: `ameacha|kaacha|ameshaacha|wameacha|amekoma|aliacha kupumua|kuhema; ameacha|kaacha|ameshaacha|wameacha|amekoma|aliacha kuvuta pumzi; pumzi ~katika kabisa; hema ... {siwezi} kutembea; midomo ya bluu; midomo ... bluu|buluu|blue|samawati; ~kuwa bluu; ~kuwa blue; ~geuka bluu; ~badilika bluu; ~kosa hewa kabisa; ~kosa pumzi kabisa; ~pumua kwa tabu sana; ~pumua kwa shida sana; ~tapatapa pumzi; ~kata roho; ~kabwa pumzi; ~kakamaa pumzi; ~vuta pumzi kwa shida sana; ulimi ... bluu;`,
    lack: `not breathing; isn't breathing; can't get air; can't breath; cant breath; hapumui; hapati hewa; hapati pumzi; sipati hewa; sipati pumzi; hawezi kuvuta pumzi; siwezi kuvuta pumzi; hahemi; haemi; siwezi kuhema; can't cry ... blue; doesn't breathe; does not breathe; no longer breathes; no longer breathing; isnt breathin; not breathin`,
    well: 'breathing is fine; breathing fine; breathing is ok; breathes well; no trouble breathing; napumua vizuri; anapumua vizuri; anapumua sawa; napumua sawa;',
  },
  cannot_speak_breathless: {
    en: `speaks|talks|speaking|talking in bits|pieces|parts|gasps; word by word; broken words; speech in bits; stops to breathe between; breath between words; speaks two words; two words at a time; say one word; only say one; only one word; single words; {cant} finish ... sentence; one word at a time; a word at a time; word at a time; {cant} talk ... asthma; {cant} talk ... breath*; {cant} speak ... breath*; asthma ... {cant} talk|speak|walk;`,
    sw: `~ongea vipande; ~ongea ... vipande; vipande vipande; neno kwa neno; ~ongea kwa kukatakata; maneno mawili tu; ~ongea akikata pumzi; anaweza neno moja; ~sema neno moja; neno moja tu; kwa neno moja; {siwezi} kuongea ... pumzi|hewa; hewa ... {siwezi} kuongea; pumzi ... {siwezi} kuongea; ~kosa hewa ... {siwezi} kuongea|kutembea|kusema; pumu ... {siwezi} kuongea; pumu ... {siwezi} hata; ~hema ... {siwezi} kutembea|kuongea; ~pumua ... {siwezi} kutembea|kuongea`,
    lack: `can't finish a sentence; can't talk asthma; cant finish sentence; hawezi kutembea pumzi`,
  },
  inhaler_no_help: {
    en: `puffer ... used up|finished|empty; puffer used up; inhaler used up; puffer ... not; pump ... empty; inhaler ... did nothing; nebuli* ... not|didnt help*; inhaler ... not working|helping; puffs ... still; used ... inhaler ... still; ventolin ... not|still`,
    sw: `puffer ... ~isha; pampu ~isha; inhaler ~isha; pampu mara nyingi; pampu ... bado; inhaler ... bado; inhela ... bado;`,
    lack: `nebulizer didn't help; nebulizer not helped; pump is empty; inhaler is empty; mashine haijasaidia; inhaler haijasaidia; pampu haijasaidia; inhaler isn't working; inhaler not working; inhaler doesn't help; inhaler not helping; inhaler does nothing; inhaler haisaidii; inhela haisaidii; pampu haisaidii; inhaler haifanyi kazi; dawa ya kupuliza haisaidii`,
  },
  chest_tight: {
    en: `lorry|truck|car|elephant|stone|rock|brick|cow|block|bag|sack ... on|sitting|parked|standing|pressing ... chest; parked on ... chest; weight ... chest; someone standing on ... chest; vice ... chest; rope ... chest; chest ... squeezed|crushed|clamped; elephant on ... chest; elephant ... chest; stone on ... chest; something sitting on ... chest; squeez* ... chest; pressing ... chest; pressure across; pressure ... chest; heavy pain ... chest; heav* ... chest; chest ... vice; grabb* ... chest; clutch* ... chest; hold* ... chest; grip* ... chest; band ... chest; chest ... tight`,
    sw: `kifua ... lori|gunia|jiwe|tembo|tofali|gari; kama lori; gunia kifuani; ~lalia kifua; kifua kama ~pasuliwa; kifua ~finywa; ~shika kifua; kifua ... kizito; kifua ~bana; kifua ... ~bana; kifua ... jiwe; jiwe ... kifua; kifua ... ~kandamizwa; ~lemewa ... kifua; kifua ~lemea; kifua ni kizito; tofali kifuani; kifua ~shika`,
  },
  arm_jaw_pain: {
    en: 'left arm ... dead|numb|heavy|ach*|tingl*|weak chest; left arm feels; arm feels dead|heavy; pain ... jaw|teeth|left shoulder|both arms; shoulder blade and arm; jaw {hurts}; pain ... left arm; arm ... jaw; shoulder ... arm',
    sw: '~sambaa ... bega|mkono|taya|shingo; hadi bega|mkono|taya; ~enda bega|mkono|taya; mpaka bega|mkono|taya; ~elekea ... mkono|taya|bega; taya ~uma; bega na mkono',
  },
  face_droop: {
    en: `mouth|face|cheek ... dropped|drooped|hanging|hangs|fallen|twisted|crooked|slanting; mouth is bent; face is bent; smile ... bent|crooked|twisted|uneven; mouth ... pulled|lopsided; lopsided; food|water|tea|porridge ... falls|spills|leaks ... side|mouth; one eye won't close ... mouth; face ... numb ... arm; saliva ... one side; drooling from one side; face dropped; twisted mouth; bent mouth; smile is crooked`,
    sw: `tabasamu ~pinda; tabasamu ... ~pinda; tabasamu upande; chai|maji|uji|chakula ... ~mwagika mdomoni; mdomo ~vutwa; mdomo ~pinda; mdomo ... ~pinda; mdomo ~enda kando; mdomo ~kwenda kando; mdomo ~geuka kando; mdomo ~shuka; uso ~shuka; uso ... ~shuka; uso ~pinda; mdomo ~kwenda upande; mdomo ~jipinda; mate ... upande mmoja;`,
  },
  one_side_weak: {
    en: `left|right hand|arm|leg ... floppy|limp|dead; cup|things|spoon|phone|everything ... falling|falls|dropping|drops ... left|right hand; falling from ... left|right hand; drops ... from ... left|right hand; drag* left|right leg|foot; dragging one leg|foot; left|right leg dragging; leans to one side; {cant} lift one arm; one arm ... drops|drifts|limp|dead; arm and leg ... one side; one side of ... body; one side ... not moving|dead|weak|numb; {cant} move one side; left|right side ... weak|dead|numb|heavy|useless|limp; side is weak; one half ... body; half ... body ... power|dead|weak|numb|moving; half of the body; side ... no power; {cant} hold ... right|left hand; side ... paraly*; suddenly ... side ... weak`,
    sw: `~ponyoka mkono; kikombe|kijiko|simu|vitu ... ~ponyoka|~dondoka|~anguka mkono; ~ponyoka ... mkono; ~buruta mguu; mkono na mguu wa kulia|kushoto; nusu ya mwili; nusu mwili; upande mmoja ... {siwezi}|nguvu|ganzi|~kufa; upande wa kulia|kushoto ... nguvu|ganzi|~legea|~kufa; mkono ... ~kufa ganzi ... mguu; mkono ... ~pooza; ~pooza;`,
    lack: `doesn't move right|left; doesn't move the right|left arm|leg|hand|side; not moving right|left arm|leg|hand|side; not move right|left arm|leg|hand|side; doesn't use right|left arm|hand|leg; mkono wa kulia hauinuki; mkono wa kushoto hauinuki; mkono na mguu haina nguvu; nusu ya mwili haina nguvu; upande mmoja hausogei; upande mmoja haufanyi; one side not working; half body has no power; half of the body has no power; one side has no power; can't move right; can't move left; side of body has no power`,
  },
  speech_difficulty: {
    en: `speech ... slurred|slur|thick|strange; tongue ... heavy; words ... slurred; {cant} speak properly|well|clearly; {cant} talk properly|well|clearly; words not coming; speaks like drunk; talks like drunk; talking like ... drunk; words don't come; lost speech; {cant} get ... words`,
    sw: `~ongea kama ... amelewa|mlevi; maneno ~kwama; ulimi ~kuwa mzito; ulimi mzito; ~ongea kwa kigugumizi; maneno ~potea; sauti ya ulevi; ulimi ~pinda`,
    lack: `doesn't talk since; doesn't speak since; not talking since; not speaking since; no longer talks; no longer speaks; doesn't talk; hasn't talked; hasn't spoken; words won't come; words not coming; maneno hayatoki; haongei vizuri; hawezi kuongea; siwezi kuongea; can't talk; cant talk; can't get words`,
  },
  testicle_pain: {
    en: `crying|screaming|holding|clutching|grabbing ... balls|testicle*|scrotum|nuts|privates; {pain} ... balls; balls ... pain|hurt|hurting|painful; my|one|left|right|his ball ... pain*|hurt*|swollen|swelling|sore; ball =is ... painful|hurting|swollen; one nut; nut ... hurt*|pain*; nuts ... hurt*|pain*; testis ... hurt*|pain*; testi* ... {hurts}; {pain} in ... testi*; {pain} ... scrotum; pain ... one testi*; balls ... pain*|hurt*`,
    sw: `korodani ... kuuma; kende ... kuuma; pumbu ... kuuma; korodani ... ~vimba ghafla; ghafla ... korodani; ~shika makende|korodani|kende|pumbu; ~lia ... makende|korodani|kende|pumbu; makende ... ~vimba ghafla; maumivu ... kende; maumivu ... makende; maumivu ... pumbu; kende ~uma; makende ~niuma; makende ... ~uma; kende ... ~uma; mbegu ... ~uma ... kiume; mbegu ~vimba; mbegu za kiume ~uma; pumbu ~uma; pumbu ... ~niuma; mapumbu ... ~uma;`,
  },
  rigid_belly: {
    en: `{tummy} like ... drum|wood|rock|board|concrete; can't be touched ... {tummy}; {tummy} ... can't be touched; lying curled; curled up ... {tummy}; screams if ... {tummy}; press ... let go|release; release ... hurts|cries|screams; {tummy} like ... board|wood|stone; belly ... hard; hard painful {tummy}; whole tummy hard; any movement hurts; {hurts} to move; {cant} even walk upright; {cant} walk upright; {cant} stand straight|upright; {cant} straighten; {cant} be touched; touch* ... {tummy} ... scream*|cry|cries; {tummy} ... touch*; unbearable ... {tummy}; walks bent; bent over ... pain`,
    sw: `tumbo kama ngoma|mti|jiwe|ubao; tumbo ... ngoma; ~jikunja ... tumbo; tumbo ... ~jikunja; amejikunja; ~bonyeza ... ~achia; ~bonyeza na ~achia; ~tembea ~inama; anatembea ameinama; tumbo ~kauka; tumbo ... ~kauka; tumbo ~kaza; tumbo ... ~kaza; tumbo ... jiwe; tumbo ... mti; tumbo ~kuwa gumu|ngumu; {siwezi} kutembea wima; {siwezi} kusimama wima; {siwezi} kunyooka; kugusa tu ... ~lia; ~gusa tumbo; ukigusa tumbo; nikikohoa ~uma zaidi;`,
    lack: `haguswi; hataki kuguswa; haguswi tumbo; can't be touched; tumbo haliguswi; haliguswi; hataki kuguswa tumbo; can't touch ... stomach; can't be touched; can't stand upright; can't walk upright`,
  },
  no_gas: {
    en: 'no stool ... gas; {cant} pass gas; {cant} pass ... gas;',
    lack: "sijapata choo wala hewa|gesi|ushuzi; hajapata choo wala hewa|gesi|ushuzi; haven't passed gas; no gas no stool; sijatoa choo wala hewa; choo wala hewa; hewa haitoki; gesi wala choo; sitoi hewa; sijatoa hewa; hajatoa hewa; hajatoa choo wala",
  },
  blood_vomit: {
    en: 'vomit ... looked|looks like ... coffee; vomit ... ground coffee; ground coffee; vomit ... brown black; threw up ... blood; throwing up ... blood; throw* ... blood; vomit* ... blood; puk* blood; puk* ... blood; brought up ... blood; blood ... vomit; blood came out ... mouth ... vomit*; vomit* ... coffee; vomit ... black; vomit* black; bring* up blood; spewed blood; mouth ... basin of blood; clots ... vomit*',
    sw: 'matapishi ... kahawa; ~tapika ... majani ya kahawa; matapishi ... damu; ~tapika damu; ~tapika ... damu; ~tapika damu; ~tapika ... kahawa; ~tapika vitu vyeusi; ~tapika nyeusi; ~tapika mabonge; damu ... matapishi; ~tapika kitu cheusi; matapishi ... meusi',
  },
  black_stool: {
    en: 'poop ... black; poo ... black; stool ... black; black as tar; like tar; tarry; black ... sticky; black poo; stool like tar; black ... stool; jet black stool*; stool ... dark ... sticky; black motion*',
    sw: 'kinyesi cheusi; choo ... cheusi; kinyesi ... cheusi; choo ni cheusi; choo ... kama lami; kinyesi kama lami; ~kunya cheusi; ~nya cheusi; choo rangi nyeusi; choo ... nyeusi',
  },
  massive_haemoptysis: {
    en: `cough* ... full of blood; cough* ... sink|basin|bucket|toilet ... blood; cough* ... handkerchief soaked; blood ... sink|basin ... cough*; cough* ... blood ... full|cup|cups|mouthful*|bowl|lot|much|pour*|clots|glass|basin; cough* ... blood poured; cough* out ... {much} blood; blood ... cup; full cup ... blood; cough* ... fresh blood; blood ... not stopping ... cough*; cough* pure blood; cough* out blood only;`,
    sw: `~kohoa ... ~jaa damu; ~kohoa ... beseni; beseni ~jaa damu; ~kohoa ... sinki; ~kohoa damu ... nyingi|mingi|kikombe|mfululizo|haikomi; ~kohoa mabonge ya damu; damu kikombe; ~kohoa ... damu mbichi; ~kohoa damu mbichi; ~kohoa damu ... mbichi; ~kohoa damu tupu; damu ... mbichi nyingi; damu ... kikombe; ~tapika damu kwa kukohoa; damu nyingi ... ~kohoa; akikohoa ... damu nyingi; nikikohoa damu ... nyingi`,
  },
  head_injury: {
    en: `head on|against|into ... tap|floor|wall|stone|pavement|kerb|ground|rock|cement|door|step|dashboard; hit|banged|knocked|bumped ... head; head ... landed; slipped ... head; fell =from ... head; head ... hit|knocked|injury|wound|cracked|blow|rungu|club|hammer|bang*; hit ... rungu; hit ... club ... head;`,
    sw: `kichwa kikagonga; kichwa ... ~gonga ... bomba|ukuta|sakafu|jiwe|chini|lami|simiti; ~teleza ... kichwa; ~anguka ... kichwa; ~jigonga ... kichwa; ~gonga kichwa; ~pigwa ... kichwani; ~pigwa kichwani; ~katwa ... kichwani`,
  },
  clear_fluid_ear_nose: {
    en: 'one pupil bigger; pupils unequal|not equal; pupil ... bigger; bleed* ... nose ... ear|ears; bleed* ... ear|ears; blood ... ear; blood ... from ear; pupil ... bigger; one pupil bigger; blood coming ... ear|ears',
    sw: 'damu ... sikio|sikioni|masikio|masikioni; damu ... masikio na pua; damu ~toka sikioni; damu puani na masikioni; damu ... puani ... masikioni',
  },
  deep_wound: {
    en: `cut ... panga|machete|axe; grinder|chainsaw|axe|panga|machete|machine ... my|his|her|leg|thigh|hand|arm|foot|fingers; blade ... deep; to the bone; flesh hanging; flap of skin; meat hanging; stabbed ... stomach|chest|back|neck|abdomen|belly|leg|arm|side|thigh|head; lost|severed|chopped ... finger*|hand|toe*|foot; shot ... leg|stomach|chest|thigh|head|belly|back ... gun|bullet; knife wound; stabbed; was stabbed; got stabbed; been stabbed; was shot; been shot; gunshot; arrow in; spear in; deep cut; cut ... deep; finger* cut off; lost ... fingers; machine cut; slashed ... panga; cut with|by panga; cut my wrist|throat|neck|arm badly; throat cut; impaled; gored; nail through; guts ... out; intestines ... out; tusk|bull|buffalo ... gored`,
    sw: `grinder ~kata; msumeno ~kata; shoka ~kata; ~kata paja|tumbo|shingo; grinder ... paja|mkono|mguu; nyama ~ning'inia; mfupa ~onekana; mashine ~kata; ~dungwa kisu; ~dungwa na kisu; ~chomwa kisu; ~chomwa na kisu; kisu tumboni|kifuani|mgongoni|shingoni; kisu ... tumboni|kifuani|mgongoni|shingoni; ~pigwa risasi; risasi ... mguu|mkono|tumbo|kifua; mshale ... kifua|tumbo|mguu; ~katwa na panga; ~katwa panga; ~kata vidole; vidole ~katika; kidole ~katika; ~kata kidole chote; mashine ~kata; ~katwa na mashine; ~pasuliwa; utumbo ... nje; matumbo ... nje; jeraha kubwa; kidonda kikubwa kirefu; ~fyekwa; ~jikata vibaya; panga kichwani; ~chinjwa`,
  },
  burn_severe: {
    en: `=fell =into|in|bottom ... pot|sufuria|bathwater|fire|jiko|githeri|porridge; bottom ... pot|sufuria; hot oil|water|tea|porridge|soup|milk|food ... face|chest|body|belly|tummy|neck|back; boiling ... face|chest|body|belly|neck; skin hanging; skin hanging off; skin ... came off|peeled off|hanging|slipping ... burn*|hot|fire|water|pot; in the ... hot pot; into hot water; burned|burnt|scalded {child}; burned|burnt my child; hot ... poured|spilled ... {child}; burns|burned|burnt ... face|neck|belly|chest|hands|body|thighs|private|genitals|arms|both; scald* ... face|neck|belly|chest|private|thighs|body; face ... burn*; skin ... peel* ... burn*|hot|water|fire; burned whole; burnt whole; gas ... exploded; cylinder exploded; phone|battery|stove|jiko|powerbank exploded|burst ... face|hands|chest; explosion ... burn*; big blisters ... face|neck|body|chest; clothes caught fire; caught fire; burns|burned|burnt ... big blisters; boiling ... poured ... skin; burn* both`,
    sw: `~ingia ... sufuria; ~tumbukia ... sufuria|moto|maji ya moto|uji; ~kalia sufuria|jiko|moto; ngozi ~ning'inia; ngozi ... ~ning'inia; ngozi ~vuka; ~mwagikia {child}; ~choma {child}; ~mwagikiwa ... {child}; ~unguza {child}; ~mwagikia ... {child}; ~ungua ... usoni|uso|shingo|kifua|tumbo|mapaja|mikono|mwili|mgongo; ~choma ... usoni|shingoni; mikono yote ~ungua; uso na mikono ~ungua; uso ... ~ungua; mikono ... ~ungua; ~lipukiwa; simu|betri|jiko|stovu ~pasuka|~lipuka ... uso|usoni|kifua|kifuani; ~unguza uso|usoni|kifua|kifuani; ~lipukiwa na gesi; gesi ~lipuka; mtungi ~lipuka; nguo ~shika moto; ngozi ~toka ... ~ungua; malengelenge makubwa; ~ungua na moto ... mapaja|tumbo|kifua|uso; ~chomwa ... uso|mwili; ~ungua mapaja; ~ungua mikono`,
  },
  burn: {
    en: 'hot ... poured|spilled|splashed; boiling ... poured|spilled|splashed; hot porridge|soup|tea|oil|milk|water =fell; hot porridge|soup|tea|oil|milk|water ... poured|spilled|burn*; boiling water; fire burn*; burn* ... hands|hand|face|fire; pulled ... tea|thermos|pot|kettle|sufuria; tea thermos; porridge ... fell|poured|spilled; fell ... fire|jiko|cooking pot',
    sw: '~mwagikia; ~mwagikiwa; chai ... ~mwagikia; uji ... ~choma; uji wa moto; maji moto ... ~mwagikia; ~ungua na moto; ~ungua ... jiko; ~anguka ... moto; mafuta moto; sufuria ... ~mwagikia',
  },
  burn_blisters: { en: 'big blisters; blisters ... burn*', sw: 'malengelenge ... moto; malengelenge makubwa' },
  choked_on_object: {
    en: 'went|gone down wrong way|pipe; wrong way ... wheez*|cough*|{cant}; went the wrong way; wrong way; chok* ... {cant}; {cant} breathe ... ate|eating; sudden cough ... eating; eating ... sudden cough; bone ... throat; swallowed ... coin; meat stuck; groundnut* ... cough; beans ... nose ... breath*',
    sw: '~paliwa; ~kabwa; ~kaba koo; ~kaba kooni; ~mkaba; ~kwama kooni|koo|kooni; mfupa ... ~kwama; ~kwama ... koo; ~meza sarafu; ~nyongwa na; nyama ~kaba; nyama ... koo|kooni; ~kabwa na; ~ingiza ... puani',
  },
  drooling: {
    en: 'spit|saliva ... running|pouring|flowing|falls|falling|dripping|tap; spit falls; spit runs; {cant} swallow ... saliva; {cant} swallow spit; drool* ... {cant}; saliva keeps; spit out saliva',
    sw: 'mate kama mfereji|bomba|maji; mate ~mwagika; mate ... ~mwagika; ~denda mate; {siwezi} kuyameza; {siwezi} kumeza hata mate; {siwezi} kumeza mate; mate yangu; mate ~churuzika; mate ... ~toka; ~tokwa mate; kumeza mate ... {siwezi}',
    lack: "can't swallow saliva; can't swallow my saliva; can't swallow spit; can't swallow own; can't even swallow; siwezi kumeza mate; hawezi kumeza mate; siwezi kumeza hata mate; hawezi kumeza hata mate",
  },
  near_drowning: {
    en: '=fell =in|into ... =well|river|dam|pool|lake|pond|tank|ditch|latrine; nearly drowned; almost drowned; drowned; pulled ... drown*; pulled ... river|dam|pool|well|lake|pond|tank|sea|water; rescued from ... water|river|dam|pool',
    sw: '~toa ... majini; ~toa ... ndoo ya maji; ~tolewa ... majini; ~zama ... maji|mto|kisima|bwawa|ziwa|kisimani|mtoni; ~zama majini|mtoni|kisimani|ziwani|baharini; ~tumbukia ... kisima|mto|maji|bwawa|kisimani|mtoni; ~tolewa majini|mtoni; kuzama maji; ~kunywa maji ... mtoni',
  },
  electric_shock: {
    en: 'wire touched|threw|shocked; touched ... wire; thrown by current|electricity; thrown across ... wire|current; naked wire; socket ... thrown|shock*; current threw|held; power line; electric shock; electrocut*; lightning; live wire;',
    sw: 'waya ~rusha; waya umem; waya ... ~rusha; waya umemrusha; ~rushwa na waya; ~gusa waya; socket ... ~rusha; waya ~shika; ~naswa na stima|umeme; ~nasa stima; ~shikwa na current; stima ... ~shika; radi; ~pigwa shoti; ~pigwa na shoti; shoti ya umeme; ~pigwa na current; stima ~chapa; ~chapwa na stima|umeme',
  },
  eye_hit: {
    en: 'spark|chip|steel|shrapnel|splinter ... eye|eyes; entered eye ... bleed*; bleeding inside ... eye; something pierced ... eye; stick|thorn|nail|wire|glass|metal|stone|knife ... eye|eyes; eye ... pierced|cut|burst|bleeding|blood; blood ... inside ... eye; poked ... eye; eye ... poked; blood in ... eye',
    sw: `cheche ... jicho|jichoni|macho; chuma ... jichoni; jicho ... ~vuja damu; ~chomwa ... jichoni; ~chomwa jichoni; jicho ... damu ... ~chomwa; mti jichoni; mwiba jichoni; jicho ~pasuka; jicho ~toboka; jichoni ... damu; damu ... jichoni; jicho .. ~chomwa|~gongwa|~pigwa|~dungwa|~umizwa`,
  },
  eye_chemical: {
    en: 'acid ... eye|eyes; chemical ... eye|eyes; battery water ... eye|eyes; battery water; bleach ... eye|eyes; cement ... eye|eyes; lime ... eyes; spitting cobra; eye|eyes ... chemical|acid|bleach|cement',
    sw: '~temea mate machoni; ~tema ... machoni; saruji ... macho|machoni; acid ... macho|machoni; kemikali ... macho|machoni; ~rukia machoni; ~rukia ... machoni; ~mwagika machoni; ~ingia machoni ... acid|kemikali|saruji',
  },
  vision_loss_sudden: {
    en: '{sudden} ... lost sight|vision; {sudden} lost sight; lost sight; lost ... sight; {cant} see ... sudden*; {sudden} ... {cant} see; gone blind; blind suddenly; woke ... blind; eye ... {cant} see',
    sw: `~acha kuona; ~acha kuona ghafla; {siwezi} kuona kabisa; macho ~zima; macho ~pofuka; ~pofuka; jicho ... ~acha kuona; {siwezi} kuona ghafla; jicho .. ~chomwa|~gongwa|~pigwa .. !ona`,
    lack: "cannot see at all; siwezi kuona kabisa; sioni kabisa; haoni kabisa; haoni ghafla; jicho halioni; sioni kitu; now he can't see; now she can't see;",
  },
  co_exposure: {
    en: 'jiko to bed; jiko ... bed; took the jiko; brought ... jiko; charcoal ... bed; charcoal ... inside|room|indoors|house|stove; generator ... shop|room|house|inside|indoors; lighting ... jiko; slept ... charcoal|jiko; smoke from jiko',
    sw: '~ingiza jiko; tukaingiza jiko; jiko kitandani; ~ingiza makaa; jiko ... chumba|chumbani|ndani; moto wa makaa; ~lala na moto; moshi wa jiko; moshi ... chumba|chumbani|ndani; makaa ... ndani|chumba; jenereta ... ndani|duka|dukani|chumba',
  },
  sickle: {
    en: 'ss warrior; warrior ss; warrior ... ss; sickle warrior; am ss; im ss; ss patient; genotype ss; sickler; sickle; hb ss; has ss; have ss; with ss; ss disease; scd',
    sw: 'niko na ss; ana ss; nina ss; mtoto wa ss; yuko na ss; ako na ss; sikoseli; sikosel; seli mundu; selimundu; siko sel; ugonjwa wa sickle; mtoto wa sickle; ana sickle; nina sickle',
  },
  hiv: {
    en: 'hiv +; hiv positive; hiv+; stopped arvs; off arvs; defaulted; low cd4; cd4 low; cd4; hiv clinic',
    sw: 'niko na virusi; ana virusi; ~acha arv; ~acha arvs; ~acha dawa za ukimwi; niko na ukimwi; mgonjwa wa ukimwi; na virusi',
  },
  diabetes: {
    en: 'sugar disease|pills|tablets|patient; sugar sickness; diabetic; sugar meter; glucometer; glibenclamide; gliclazide; type 1;',
    sw: 'mzee wa sukari; wa sukari; dawa ya sukari; dawa za sukari; kipimo cha sukari; sukari ~shuka; sukari ~panda; mzee wa kisukari; mgonjwa wa sukari',
  },
  diabetes_medicine: {
    en: 'sugar pills|tablets|medicine|injection; pills for sugar; on sugar pills; insulin; glibenclamide; gliclazide; glimepiride; took his|her|my injection; sugar injection; sugar tablet*; diabetes medicine; diabetes injection',
    sw: 'insulini; insulin; dawa ya sukari; dawa za sukari; ~choma insulin; ~choma insulini; sindano ya sukari',
  },
  missed_meal: {
    sw: `hakula jioni|asubuhi|mchana|chakula; hajala tangu; sijala tangu`,
    en: 'without food|eating; not eaten; skipped meal; skipped lunch|breakfast|supper',
    lack: "did not eat; not eaten; without eating; hajala; sijala; bila kula; didn't eat; hasn't eaten; haven't eaten",
  },
  sugar_low_reading: {
    en: 'sugar ... very low; sugar gone low; sugar too low;',
    sw: 'sukari ~shuka sana;',
  },
  sugar_high_reading: {
    en: 'meter says hi|high; meter reads hi|high; sugar meter says; sugar ... very high; sugar too high;',
    sw: 'kinaandika hi; sukari ~panda sana; sukari ... juu sana',
  },
  fruity_breath: {
    en: 'fruity smell; smell ... fruit|fruity|acetone; breath ... fruit*|sweet|acetone; mouth smells ... fruit|sweet',
    sw: 'harufu ya matunda; harufu ... matunda; harufu tamu mdomoni; pumzi ... matunda',
  },
  thirst: {
    sw: '~kunywa maji sana; ~kunywa maji mengi; kiu kali; kiu sana',
    en: 'drinks water all; drinking water all; drinks so much water; very thirsty; always thirsty',
  },
  polyuria: {
    sw: '~kojoa sana; ~kojoa kila saa; ~kojoa mara kwa mara',
    en: 'urinates all the time; urinating all the time; pees all the time; peeing all the time; urinates so much',
  },
  missed_period: {
    en: 'months|weeks without ... period|days|periods|menses; without my days; skipped two months; period ... two months; missed ... period*; period* ... late; periods are late; periods late; no period for; not seen ... period*|menses',
    sw: '~kosa hedhi; ~kosa period; hedhi ~chelewa; ~kosa siku',
    lack: 'sijaona period; sijaona hedhi; sijaona mwezi; sijaona siku',
  },
  lower_abdominal_pain: {
    en: '{pain} ... right|left side low; pain right|left side low; right|left side low; knife ... low; low down ... {pain}; {pain} low down; {pain} ... one side ... lower|low|belly|abdomen|stomach|tummy; {pain} ... side ... {tummy}; {pain} ... low down; {tummy} {pain} ... one side; pain ... left low; pain ... right low; one side of ... {tummy}',
    sw: 'maumivu ... chini kulia|kushoto; chini kulia; chini kushoto; maumivu kama kisu chini; tumbo chini ... ~uma; chini ya tumbo; tumbo la chini; tumbo ... upande mmoja; upande mmoja ... tumbo; tumbo ~uma upande; uchungu upande ... tumbo; tumbo chini; maumivu ... tumbo chini; upande wa kulia|kushoto wa tumbo',
  },
  sexual_assault: {
    en: 'pinned me down; held me down; pinned her down; drugged my drink; spiked my drink; touched me without; woke up naked; had his way; did it by force; did it without my; took advantage of me; forced himself on; forced me ... sex|sleep; forced to have sex; forced ... sex; raped; rape; touching ... private*; touched ... private*; sleeping with my daughter|child|girl|son; touching and sleeping; against my will; without my consent; did bad things to ... {child}; had sex with ... {child}; defil*; abused sexually',
    sw: '~shika kwa nguvu ... ~fanya; kwa nguvu akanifanya; kwa nguvu ... ~fanya; ~nifanya kwa nguvu; ~wekea dawa kwenye kinywaji; ~niwekea kitu kwa kinywaji; alinitumia; ~fanya vibaya mtoto; ~lazimisha ngono; ~lazimisha ... ngono; ~lazimisha kulala; ~lazimishwa kulala; ~lazimishwa ... ngono; ~ingilia kwa nguvu; ~ingiliwa kwa nguvu; niliingiliwa; ~ingilia ... nguvu; kwa nguvu ~ingilia; ~bakwa; ~najisi; ~najisiwa; ~lawiti; ~dhulumiwa kimapenzi; ~fanyia mapenzi kwa nguvu; ~lala nami kwa nguvu; ~shika sehemu za siri ... mtoto; bila hiari yangu; ~fanywa mapenzi',
  },
  dogbite: {
    en: 'dog bit; dog ... bit; bitten ... dog; dog bite; dog ... bites; cat ... bit; cat ... scratched; monkey ... bit; bat ... bit; hyena ... bit; jackal ... bit; mongoose ... bit; donkey ... bit',
    sw: "mbwa ... ~uma; mbwa ... ~ng'ata; ~umwa na mbwa; ~ng'atwa na mbwa; mbwa ... ~tafuna; paka ... ~uma|~ng'ata; nyani ... ~uma|~ng'ata; fisi ... ~uma; ~ng'atwa na paka|fisi|nyani",
  },
  pallor: {
    en: 'pale suddenly; pale; so pale; looks pale; gone pale; looks grey; grey face; palms white; very white palms',
    sw: 'damu ~isha mwilini; amekuwa mweupe; mtoto mweupe; kuwa mweupe sana mwili; mweupe ghafla; viganja vyeupe; viganja ... vyeupe; mweupe ... viganja; ~pauka;',
  },
  cold_body: {
    en: 'cold and weak; pale and cold; body is cold; cold hands; cold hands and; ice cold; cold as ice; hands ... cold; cold and sweaty; hands cold; cold feet and hands;',
    sw: 'mwili ... baridi; mikono baridi; mwili ~kuwa baridi; baridi kama barafu; mwili ~poa; viganja baridi; mikono na miguu baridi',
  },
  jaundice: {
    en: '{child} ... yellow; yellow ... toes|feet|legs|soles|belly; yellow to; he|she is yellow; turned yellow; gone yellow; skin ... yellow; eyes ... yellow;',
    sw: 'macho ... njano; ~kuwa wa njano; ~kuwa njano; mwili wa njano; mwili ... njano',
  },
  jaundice_spread: {
    en: 'yellow to ... toes|feet|legs|soles; yellow to the toes|feet; yellow ... soles|feet|palms|legs',
    sw: 'njano ... miguuni|viganja|nyayo',
  },
  navel_infection: {
    en: 'belly button red; belly button ... red|pus|smell*|swollen; navel ... red|pus|smell*|swollen; cord ... red|pus|smell*; umbilic* ... red|pus',
    sw: 'kitovu ... usaha; kitovu ... wekundu; kitovu ... nyekundu|chekundu; kitovu ~vimba; kitovu ... ~nuka; kitovu ... harufu',
  },
  lip_tongue_swelling: {
    en: 'throat ... closing|closed|close|blocked; face and lips; lips ... swell*|swollen|big; tongue ... big|swollen|swell*; lips ... puffed',
    sw: 'midomo ... ~vimba|~fura; ulimi ... ~vimba|~fura; koo ~funga|~ziba|~bana; koo ~kaba; midomo ~fura; uso na midomo; midomo na uso; macho na midomo ~vimba',
  },
  hives: {
    sw: 'vipele mwili mzima; mwili mzima vipele; mwili una mabaka; vipele mwili mzima ... ghafla',
    en: 'body is bumps; whole body ... bumps; bumps all over sudden*; bumps ... all over; welts; welts everywhere',
  },
  legs_weak: {
    en: "{cant} move|lift .. legs =since|from morning|today|yesterday|last; legs gave way; legs give way; legs folded; legs refuse*; cannot feel ... waist; can't feel ... waist|legs; waist down; below the waist; from the waist down; legs stopped working; legs ... not working; legs have stopped; legs ... becoming weak; weak* ... from below going up; legs ... going up; legs suddenly weak; {cant} feel ... legs; paralys* ... legs; suddenly ... {cant} walk",
    sw: '{siwezi} kusogeza|kusongesha|kuinua .. miguu =tangu|kuanzia|toka asubuhi|leo|jana; miguu ~kataa; miguu ~goma; miguu ikakataa; kiuno kushuka; kuanzia kiunoni; chini ya kiuno; miguu ... ~kufa ganzi; miguu yote ... ~kufa; ghafla {siwezi} kusimama|kutembea; ghafla ... {siwezi} kusimama|kutembea; nguvu ~isha miguuni',
    lack: "cannot feel from the waist; can't feel from waist; can't feel waist; kiuno kushuka hasikii; kiuno kushuka sisikii; can't feel my legs; can't feel legs; legs don't work; legs not working; legs won't move; miguu haifanyi; siwezi kutembea ghafla; ghafla hawezi kusimama; ghafla hawezi kutembea; ghafla siwezi kutembea; miguu haisikii",
  },
  floppy_limb: {
    en: 'weak* from below going up; weak* ... going up; going up ... legs; weakness climbing; paralysis ... going up; numbness ... going up; suddenly {cant} move one leg; {cant} move one leg|arm; {sudden} ... {cant} move ... leg|arm; {cant} move leg ... fever; {sudden} {cant} walk; one leg ... not moving; {cant} move|lift .. legs =since|from morning|today|yesterday|last',
    sw: 'ganzi ~panda; ganzi ~panda kutoka miguuni; udhaifu ~panda; ganzi ... ~panda; ghafla ... mguu ~legea; {siwezi} kusimama ... mguu; {siwezi} kusogeza|kusongesha|kuinua .. miguu =tangu|kuanzia|toka asubuhi|leo|jana',
  },
  numbness: { en: 'numb down there; numb;', sw: 'ganzi', lack: '' },
  bladder_bowel_loss: {
    en: 'soiled himself|herself|myself; urine just comes; {cant} control urine|stool|bladder|bowel*|pee|poop; urine ... by itself; numb down there; numb between ... legs; numb ... private*|buttocks|saddle',
    sw: '~jinyea; mkojo ~jitoka; {siwezi} kuzuia mkojo|choo|haja; mkojo ~toka wenyewe; mkojo ~jitokea; ganzi sehemu za siri; ganzi ... matako',
    lack: "can't control urine; can't control stool; can't control urine and stool; siwezi kuzuia mkojo; siwezi kuzuia choo; hawezi kuzuia mkojo; hawezi kuzuia choo",
  },
  lockjaw: {
    en: 'jaw ... locked|lock|stiff|tight; {cant} open mouth; {cant} open ... mouth; teeth clenched; jaws locked',
    sw: 'taya ~kaza; taya ~ganda; mdomo ~ganda; taya ... ~kaza; {siwezi} kufungua mdomo; meno ~kaza',
    lack: 'taya halifunguki; mdomo haufunguki; taya haifunguki',
  },
  body_spasms: {
    en: 'body goes stiff; body goes rigid; body stiffens; back arches; spasms ... body; spasms when touched',
    sw: 'mwili ~kakamaa ... taya|mdomo|mgongo|shingo|akiguswa|nikiguswa|ukiguswa|ubao; taya|mdomo|shingo ... mwili ~kakamaa; mwili ~kaza; ~kakamaa mgongo',
  },
  fear_of_water: {
    en: 'afraid ... water; scared ... water; fears water; {cant} drink ... scared',
    sw: '~ogopa maji; maji ~ogopa',
  },
  bladder_full: {
    en: 'bladder ... bursting|burst; bladder bursting; lower belly ... full|ball|hard ... urine|pee; bladder ... full|painful|bursting',
    sw: 'tumbo la chini ~jaa; tumbo la chini ... mpira; kibofu ~pasuka; kibofu ... ~jaa|~uma',
  },
  lump_stuck: {
    en: 'hernia ... hard|painful|stuck|back; {cant} push ... hernia back; hernia {cant} go back',
    sw: 'ngiri ... ngumu|~uma|~kwama; ngiri ~kuwa ngumu; ngiri ~kaza; henia ... ngumu|~kwama',
    lack: "ngiri hairudi; ngiri ... hairudi; henia hairudi; hernia won't go back; lump won't go back; hernia not going back",
  },
  paracetamol_overdose: {
    en: 'many panadol; too many panadol;',
    sw: 'panadol nyingi; panadol nyingi',
  },
  pain_to_back: { sw: 'tumbo ... mgongoni;', en: '' },
  bone_out: {
    en: 'bone ... sticking|out|through|outside|showing|visible; see ... bone; bone is out',
    sw: 'mfupa ... nje; mfupa ~tokeza; mfupa ... ~onekana; mfupa umetoka',
  },
  cold_foot: {
    en: 'leg|foot|arm|hand ... cold ... white|blue|pale|numb; leg|foot|arm|hand cold white; leg cold; foot cold and',
    sw: 'mguu ... baridi; mguu ~kuwa baridi; mkono ... baridi ... ganzi; mguu ... mweupe; mguu baridi',
    lack: 'mguu hausikii; no pulse in leg; no pulse in foot',
  },
  skin_peeling: {
    en: 'skin ... like wet paper; mouth raw; skin ... sheets; skin sliding; skin peel*; skin coming off; skin ... falling off; skin ... off like; lips raw; raw lips;',
    sw: 'ngozi ~bambuka; ngozi ... ~bambuka; ngozi ~ambuka; ngozi ~banduka; ngozi ... ~banduka; midomo ~chubuka; ngozi ~chubuka; ngozi ~toka toka; ngozi ~pukutika',
  },
  new_medicine: {
    en: 'after septrin; septrin; after new medicine; after new drug; started nevirapine|septrin|carbamazepine|allopurinol|phenytoin; after taking ... septrin|carbamazepine|nevirapine|allopurinol',
    sw: 'dawa mpya; ~tumia septrin; septrin;',
  },
  wasting: {
    en: 'thin arms|legs; arms ... thin ... swollen; arms|legs|hands like sticks|matchsticks; like sticks; all bones; ribs can be counted; count ... ribs; old man face; skin hangs; very thin; skin and bones; bones ... seen|show*; just bones; arm band ... red; muac ... red; muac red; band ... red; armband red; extremely thin',
    sw: "mikono|miguu kama vijiti|fimbo|njiti; kama vijiti; mbavu ~hesabika; ~hesabu mbavu; uso wa mzee; ngozi ~ning'inia matako; muac ... nyekundu; kipimo cha mkono ... nyekundu; ~konda sana; mifupa ~onekana; amebaki mifupa; ~baki mifupa; mifupa tu; ~kondeana",
  },
  swelling_legs: {
    en: 'feet|legs|foot like balloon*|loaf|bread|elephant; feet like balloons; feet ... balloons; feet ... pit*; feet ... puffy|swollen|swell*|dent; feet puffy; dent when pressed; dent ... pressed; leave* ... dent; pits when pressed; legs ... swollen; swollen legs',
    sw: 'miguu kama baluni|puto|mkate|gunia; miguu ... baluni|puto; nyayo kama mkate; miguu ... ~vimba|~fura; ~vimba miguu; miguu ~fura; ukibonyeza ... shimo; shimo ... ~bonyeza; ~fura miguu; nyayo ~vimba',
  },
  foul_lochia: {
    en: 'foul lochia; smelly discharge after|delivery|birth; bad smell ... delivery|birth',
    sw: 'majimaji ~nuka ... kujifungua; harufu mbaya ... kujifungua',
  },
  gum_bleeding: { en: 'bleed* ... gums; blood ... gums', sw: 'damu ... fizi; fizi ... damu;' },
  nosebleed: { en: 'bleed* ... nose; blood ... nose', sw: 'damu ... pua; damu ... puani; pua ... damu' },
  vhf_contact: {
    en: 'came from drc|congo|uganda; ebola; marburg; washed the body; wash* ... dead body|corpse; died ... similar sickness; died of the same; bats cave; slaughter house; slaughterhouse',
    sw: 'nilitoka congo; ~toka congo|drc; ebola; ~zika mtu; ~alimzika; ~osha maiti; aliyekufa na ugonjwa huo; alikufa hivyo hivyo; ~kufa ... ugonjwa huo; ~gusa maiti',
  },
  tearing_chest_pain: {
    en: 'tearing ... chest|back; chest ... tearing; ripping ... chest|back',
    sw: 'kama kuchanwa; kuchanwa ... kifua|kifuani|mgongo|mgongoni; kifuani hadi mgongoni; ~chanwa ... kifua|kifuani',
  },
  pink_froth: {
    en: 'pink ... froth|foam; froth ... pink; froth ... cough*; foam ... cough*',
    sw: 'povu la pink; povu ... pink; ~kohoa povu; povu ... ~kohoa',
  },
  mottled_skin: { en: 'mottled; mottled skin; skin ... blotchy', sw: 'madoa madoa ngozini' },
  photophobia: {
    en: 'light kills|killing|burns|stabs; keeps ... curtains; curtains closed|shut; curtains ... light; covers ... eyes ... light; wants ... dark; light is hurting|hurt; hates light; lights hurt',
    sw: '~funga mapazia; ~jifunika macho; gizani tu ... mwanga; mwanga ~ua; mwanga ... macho; mwanga ... ~umiza|~uma|~choma; mwanga ~umiza macho',
  },
  placenta_retained: {
    en: 'placenta ... not come|out|stuck|inside; placenta has not; afterbirth has not',
    lack: "placenta has not come out; placenta hasn't come; kondo halijatoka; placenta haijatoka; kondo la nyuma halijatoka",
  },
  rash: {
    en: 'rash of purple; dark spots ... skin',
    sw: 'madoa ya zambarau; vidoti vyeusi',
  },
  injury: {
    sw: `~gongwa na gari|pikipiki|boda|basi|matatu|lori|nduthi; ~anguka kutoka mtini|ghorofani|paa|dari|ngazi|pikipiki|boda|gari; ~anguka mtini|ghorofani|nduthi|paani; ~anguka ... mtini|ghorofani; ~anguka na pikipiki|boda|nduthi|baiskeli; ~pata ajali; ajali ya gari|pikipiki|barabara|boda`,
    en: `fell =from ... tree|roof|boda|motorbike|motorcycle|building|storey|height|stairs|ladder|wall|bicycle|lorry|matatu|balcony; knocked by ... car|vehicle|motorbike|boda|matatu|lorry|bus; hit by ... car|vehicle|motorbike|boda|matatu|lorry|bus; run over; car accident; road accident; boda accident`,
  },
  fatigue: {
    en: `can't get up; can't get off ... floor|bed|ground; can't get off the floor; {cant} get up; too weak; too weak to stand|sit|talk|walk|move; so weak ... stand|sit|talk|walk|head`,
    sw: `{siwezi} kuinuka; {siwezi} kunyanyuka; nguvu ~isha; nguvu ~kwisha; ~ishiwa nguvu; ~ishiwa na nguvu`,
  },
  chest_pain: { sw: `moyo ~uma; moyo ~niuma; moyo ~muuma; moyo ... ~niuma` },
  bloody_stool: {
    sw: `choo ... jeli; choo kama jeli; choo ... jelly`,
    en: `stool like jelly; red jelly; jelly stool; redcurrant; stool ... jelly`,
  },
  bleeding_spots: {
    sw: `madoa ya zambarau; vidoti vyeusi`,
    en: `purple dots|spots; purple ... spots|dots; rash of purple`,
  },
  wheeze: { sw: `kifua ~piga filimbi; filimbi kifuani; filimbi`, en: `whistling; whistle in ... chest` },
  sob: {
    sw: `mabega ~panda; mabega ~panda na kushuka; ~inama ... ~pumua; ~inamia meza; ~kaa akiinama mbele; ~tafuta hewa; kifua ~ziba; kifua ~funga`,
    en: `leaning forward to breathe; sits leaning forward; sitting leaning forward; sitting forward; shoulders ... up and down; shoulders going up; hugging ... table; tripod; bent over ... breath*; chest has closed; chest ... closed; chest is closed; chest ... closing`,
  },
  pain_moved_right: {
    sw: `kitovu ... chini kulia; kitovu ... kulia; iko chini kulia`,
    en: `started ... belly button ... right; started ... navel ... right; around ... belly button ... right`,
  },
  right_lower_pain: { sw: `chini kulia; kulia chini; upande wa kulia chini` },
  diarrhoea: {
    sw: `maji tu ~toka nyuma; maji ~toka nyuma; ~endesha; kanaendesha; kanahara; kinahara; kinaharisha; ~enda choo mara; choo cha maji; kwenda choo mara`,
    en: `poops ... times; pooped ... times; pooing ... times; poo ... times; water after water; water from ... bottom|behind|backside; watery poo|poop; running to the toilet; toilet ... times; purging; pooping water`,
  },
  muscle_cramps: {
    sw: `nyama za miguu ~jikunja|~kaza|~vuta; misuli ~jikunja|~kaza|~vuta; miguu ~kakamaa; miguu ~jikunja`,
    en: `calves ... cramp*; legs ... cramp*; cramp* ... calves|legs; muscles tie`,
  },
  headache: {
    sw: `kichwa ~dunda; kichwa ~pasuka; kichwa ~twanga; kichwa kama ~pasuka; kichwa ... ~pasuka; kichwa wiki; kichwa siku; kichwa ... kugonga`,
    en: `pounding head; head pounding; head is pounding|splitting|bursting|exploding|drumming|banging; splitting head; head ... splitting|bursting|exploding; head like ... burst|explode|drum`,
  },
  swelling: {
    lack: `rings don't fit; rings no longer fit; ring doesn't fit; ring won't fit; ring won't come off; pete haziingii; pete haitoki; pete haiingii; viatu haviingii`,
    en: `shoes ... tight pregnan*; hands and face puffy`,
  },
  dizziness: { sw: `naona giza nikisimama; giza nikisimama; ~ona giza nikisimama; nasikia kuzunguka` },
  sweating: {
    sw: `~lowa jasho; ~lowana jasho; jasho ~tiririka; jasho jembamba`,
    en: `drenched; soaked in sweat; wet with sweat; dripping; sweat pouring`,
  },
  nausea: { en: `want to vomit; feel like vomiting; feeling like vomiting` },
  high_testicle: {
    sw: `moja limepanda; moja limepanda juu; kende moja juu`,
    en: `one ... up and hard; one ball up; one ... higher ... balls; balls ... one ... up`,
  },
  unsteady: { sw: `~yumba; ~pepesuka; ~pepea akitembea`, en: `stagger*; walks like drunk` },
  boil_pus: {
    sw: `mshono ~nuka|~toa usaha|~fumuka; mshono ... usaha; kidonda ~nuka; kidonda ... ~nuka`,
    en: `stitches stink|smell*|open|pus; stitches ... stink|smell*|pus; wound ... stink*|smell*; scar ... pus`,
  },
  chills: {
    sw: `blanketi mbili|tatu|nne; chini ya blanketi; meno ~gongana`,
    en: `shivering under; under ... blankets; blankets and still cold; teeth chattering`,
  },
  hair_change: {
    sw: `nywele ... chungwa|nyekundu|kahawia|~badilika|~nyonyoka; rangi ya chungwa nywele; nywele rangi`,
    en: `hair ... orange|brown|reddish|golden|yellow|falls|thin; hair turned`,
  },
  hoarse: {
    sw: `sauti ~badilika; sauti imekauka; sauti ~kwaruza`,
    en: `voice ... changed; voice has changed; voice changing`,
  },
  faint: { sw: `nilidondoka; alidondoka; nimedondoka; amedondoka; ~anguka bafuni|chooni` },
};
