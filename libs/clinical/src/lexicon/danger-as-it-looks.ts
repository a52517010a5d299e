import type { LexiconTable } from './schema';

/**
 * Danger signs described by their appearance, without the name of the sign. index.ts merges these with the phrases of
 * the same finding.
 */
export const DANGER_AS_OBSERVED: LexiconTable = {
  confusion: {
    en: `calls|called|calling me|us|him|her .. stranger|dead|late|wrong|mother|mothers|father|fathers|sister|another|someone; calls|called me .. by .. name; talk* to .. wall|walls|trees|air|ceiling|ghosts|invisible|nobody; walk*|go|run* .. out .. naked; {neg} .. know|remember .. own name|house|children; thinks|thought .. i am|im .. someone|mother|thief|stranger|dead; asking|asks for .. dead|late; wander* .. {neg}|naked|lost; picks|picking .. air|things; fighting .. people|everyone|us .. fever|hot|sudden*`,
    sw: `~ita|~niita|~mwita|~tuita .. jina la|kwa .. marehemu|mtu|mwingine|baba|mama|wafu; marehemu .. ~ongea|~zungumza; ~ongea|~zungumza na .. ukuta|miti|hewa|wafu|marehemu|mizimu; watu .. ambao|wasio .. hawapo|hawako|hayupo|kuwepo; ~vua nguo; ~tembea|~toka|~kimbia .. uchi; ~niita mgeni|adui|mwizi; hakumbuki .. jina|nyumbani; ~tutukana .. ghafla; ~shika|~chukua vitu hewani; ~ongea|~sema vitu|mambo|maneno .. haviko|hayapo|havipo|hazipo|hayako|haiko`,
  },
  neck_stiff: {
    en: `cri*|cry*|scream*|yell*|hurts|pain .. look down|forward; look* down .. chest .. cri*|cry*|scream*|hurt*|pain|{neg}; look down at .. chest; head .. pushed|pulled|thrown|bent|arched|stays|going|drawn|tilted .. back|backwards|behind; back of .. head .. backwards; lift* .. head .. whole .. body|back; whole back|body .. rises|lifts|comes|moves|goes .. together|with|one|board|plank; like .. plank|board .. lift*|neck|head; sleeps|lies .. head .. back|backwards`,
    sw: `~inua|~nyanyua .. kichwa .. mgongo|mwili|~inuka|kama; mgongo|mwili .. ~inuka|~nyanyuka .. pamoja|wote|kama; kama ubao|mbao; kichwa .. ~vutwa|~enda|~pinda|~rudi|~inama .. nyuma; ~angalia|kuangalia chini .. ~lia|~uma|{siwezi}|~piga; ~vuta kichwa nyuma`,
  },
  photophobia: {
    en: `covers|covering|hides|hiding|shuts|closes|shields|squeezes .. eyes|face .. light|window|sun|lamp|torch|bulb|bright|daylight; light .. hurts|pains|stabs|kills|disturbs; wants .. dark|darkness|curtains|lights off; curtains .. closed|shut; hides .. from .. light|sun; turn* away .. light|sun|bulb`,
    sw: `~ficha|~funika|~ziba|~fumba .. macho|uso .. taa|mwanga|mwangaza|jua|dirisha|dirishani; taa|mwanga|mwangaza|jua ~umiza|~uma|~choma|~mchoma|~sumbua; ~ogopa|~kimbia|~chukia mwanga|mwangaza|taa|jua; !taka .. mwanga|mwangaza|taa; hataki|sitaki .. mwanga|mwangaza|taa`,
  },
  rice_water: {
    en: `water .. wash*|rins*|boil* .. rice; after .. wash* rice; like .. white|milky|cloudy water .. comes|coming|passing|pass`,
  },
  dehydration: {
    en: `fingers|hands .. wrinkl*|pruney|washerwoman; cri*|cry* .. without|no tears; cri*|cry* .. {neg} .. tears; eyes .. gone|go|went .. in|inside|back|deep; mouth .. dry .. like; face .. like .. old man|woman; skin .. like .. old|paper|dough|cloth`,
    sw: `vidole .. ~kunjamana|makunyanzi|~sinyaa; macho .. ~rudi|~enda|~ingia ndani; uso .. kama .. mzee; ngozi .. kama .. mzee|karatasi|unga`,
    lack: `macho|akilia machozi !toka|!tiririka; ~lia .. machozi !toka; lia bila machozi`,
  },
  late_pregnancy: {
    en: `months|weeks|month|days left|remaining|before|till|until .. delivery|deliver|due|birth|delivering; weeks|months|month =to delivery|deliver|due|birth; due .. in .. weeks|month|months|week|days; remaining .. weeks|months|month .. deliver*|birth|due; left .. weeks|months|month .. deliver*|due; big|huge belly .. due|expecting|pregnan*; last months of .. pregnancy; third trimester; final weeks; eighth|ninth|seventh|8th|9th|7th month`,
    sw: `bado .. miezi|mwezi|wiki|siku .. nijifungue|ajifungue|kujifungua|nizae|azae|kuzaa; imebaki|~baki|zimebaki|umebaki .. miezi|mwezi|wiki|siku .. nijifungue|ajifungue|kujifungua|nizae|azae|kuzaa; nakaribia|anakaribia kujifungua|kuzaa; niko|yuko|ako mwezi wa saba|nane|tisa; mwezi wa saba|nane|tisa .. mimba|ujauzito|ball; siku zimefika .. kujifungua|kuzaa; natarajia|anatarajia kujifungua|mtoto`,
  },
  pregnant: {
    en: `months|weeks|month|days left|remaining|before|till|until .. delivery|deliver|due|birth|delivering; weeks|months|month =to delivery|deliver|due|birth; my due date; carrying .. pregnancy|twins; heavy with child; in the family way; baby bump; antenatal card`,
    sw: `bado .. miezi|mwezi|wiki|siku .. nijifungue|ajifungue|kujifungua|nizae|azae|kuzaa; imebaki|~baki|zimebaki|umebaki .. miezi|mwezi|wiki|siku .. nijifungue|ajifungue|kujifungua|nizae|azae|kuzaa; ~beba mimba; ana|niko|nina uja uzito; nina mtoto tumboni; natarajia|anatarajia kujifungua|mtoto`,
  },
  vaginal_bleeding: {
    en: `red .. running|flowing|pouring|down|dripping .. legs|thighs|feet; something|water|liquid red .. legs|thighs|bed|down; underwear|panty|panties|knicker* .. red|soaked|wet .. blood|red; clots .. below|down|toilet|pad; red .. on|in .. pad|underwear|bed|toilet .. pregnan*|period`,
    sw: `chekundu|nyekundu|mekundu .. ~teremka|~shuka|~tiririka|~mwagika|~toka .. miguuni|mapajani|sakafuni|chini|huko; kitu chekundu|maji mekundu .. ~toka|~teremka|~shuka|~mwagika; chupi .. nyekundu|damu; mabonge .. ~toka|chekundu|nyekundu|damu`,
  },
  heavy_bleeding: {
    en: `red .. running|pouring|flowing|gushing|streaming .. legs|floor|everywhere|bed; bed .. soaked|lake|pool|red .. blood|birth|baby|deliver*; red .. filled|filling .. basin|bucket|shoe; shoe|boot|gumboot|sock|towel .. full|filled|soaked .. blood|red; jump*|spurt*|pump*|squirt* .. heartbeat|beat|pulse; {neg} .. stop*|stops .. dripping|pouring|running .. red|blood; wrung|wring|squeeze .. towel|cloth .. blood; changed|changing|used .. pads|cloths|towels .. hour|minutes|one`,
    sw: `chekundu|nyekundu|mekundu .. ~jaa|~jaza|~tapakaa|~tiririka|~miminika|~mwagika .. sakafu|sakafuni|kitanda|kitandani|beseni|godoro|miguuni; kiatu|buti|soksi .. ~jaa|~lowa .. damu; ~ruka .. kila|na .. mapigo|moyo; ~badilisha pedi|pads|nguo .. saa|dakika|kila; ~kamua .. taulo|kitambaa .. damu`,
  },
  haemoptysis: {
    en: `cough* .. red|reddish|rusty; cough* .. bright|fresh red`,
    sw: `~kohoa .. chekundu|nyekundu|mekundu|wekundu; kikohozi .. chekundu|nyekundu|mekundu`,
  },
  massive_haemoptysis: {
    en: `cough* .. bright|fresh red .. filled|basin|cup|half|sink; filled|fill|filling .. mug|cup|glass|basin|bowl|bucket|sink|tin .. blood; red .. filled .. half|basin|cup|sink|bowl|bucket|it; cough* .. red .. everywhere|poured|pouring|lot|much|again|stop*|filled`,
    sw: `~kohoa ... chekundu|nyekundu|mekundu ... ~jaa|~jaza|beseni|kikombe|bakuli|nusu|~endelea|kibao|mingi|nyingi; chekundu|nyekundu|mekundu ... ~jaza|~jaa .. beseni|kikombe|bakuli|nusu|sinki|ndoo`,
  },
  hiv: {
    en: `lifelong tablets|drugs|medicine|pills; i am|im positive .. cd|arv*; cd =4; my cd|viral; cd count; ccc .. clinic|tablets|drugs|card|patient; comprehensive care; living with .. virus; arv*; septrin daily; viral load`,
    sw: `dawa za .. maisha yangu yote|maisha yake yote|maisha yote; dawa .. za maisha; kliniki ya ccc; ccc; ~ishi na virusi; virusi vya; dawa za kila siku .. maisha; arv*; dawa za virusi`,
  },
  vhf_contact: {
    en: `bury*|buried|burial|funeral|washed|washing|touched .. died|body|corpse .. same|this|like|similar|bleeding; died .. same thing|way|illness|disease|sickness|signs; others .. died .. same|bleeding; ate|eaten|handled|skinned|butchered|slaughtered .. monkey|bat|bats|bushmeat|dead animal; mine|cave .. bats`,
    sw: `~zika|~zikwa|mazishi|matanga|msiba .. ~kufa|~fariki .. hivyo|vile|ugonjwa|huo|hali|kama; ~kufa|~fariki .. ugonjwa|hali|dalili .. huo|hiyo|huohuo|hizo|kama; ~la nyama ya .. nyani|popo|tumbili|mwitu|msituni; ~osha maiti|mwili wa marehemu; ~toka .. congo|drc .. homa`,
  },
  gum_bleeding: {
    en: `gums .. red|dripping|oozing|bleed*|blood; gums|mouth|teeth .. {neg} .. stop*|stops .. dripping|bleeding; red .. from .. gums|teeth|mouth|injection`,
    sw: `fizi|ufizi|meno .. ~toka|~vuja|~churuzika .. damu|nyekundu|chekundu; sindano .. ~toka|~vuja .. damu !acha|!koma|haiachi`,
  },
  bleeding: {
    en: `injection|needle|drip place|site|spot|mark|hole .. {neg} .. stop*|dripping|bleeding|oozing`,
    sw: `mahali pa sindano .. damu|~vuja; alama ya sindano .. damu|~vuja`,
  },
  fever: {
    en: `got|became|becomes|gone|went|turned|is|feels very|so|too hot; burning hot; hot to touch; hot like .. fire|stove|iron|pan|jiko|kettle|coal; touch .. hot|burns; body .. fire|boiling|cooking`,
    sw: `mwili ~chemka|~wa moto; mwili .. kama .. moto|jiko|pasi|kaa|mkaa|sufuria; ~chemka kama; ~wa moto sana; moto sana mwili; joto kali; mwili ni moto`,
  },
  pallor: {
    en: `eyelid|eyelids|nails|palms|lips|tongue|gums|face|skin|hands|soles|she|he|baby|child|inside .. white|pale|grey|colourless|yellowish like|as .. milk|paper|flour|ghost|chalk|egg|wall|cotton|sheet|ash|snow|candle|bread; white like .. flour|paper|chalk|ghost|cotton|egg; inside of .. eyelid|eyelids|eye .. white|pale; no colour .. lips|palms|face; lost .. colour`,
    sw: `viganja|kope|macho|midomo|ulimi|fizi|kucha|uso|ngozi|nyayo .. nyeupe|meupe|vyeupe|mweupe|mieupe|~pauka .. kama|kabisa|sana|ndani; nyeupe|meupe|vyeupe|mweupe kama .. karatasi|unga|chaki|pamba|theluji|yai|ukuta; ndani ya .. kope|macho .. nyeupe|meupe|weupe; hana rangi; ~isha rangi; ~pauka kama`,
  },
  palpitations: {
    en: `heart .. drum*|pound*|hammer*|rac*|gallop*|jump*|thump*|knock*|running|beat* .. ears|chest|throat|fast|hard|like; heartbeat .. ears|fast|seen|visible`,
    sw: `moyo .. ~dunda|~piga|~ruka|~kimbia|~gonga .. mbio|kasi|haraka|sana|masikioni|kama|nguvu; mapigo .. mbio|kasi|haraka; mapigo ya moyo .. haraka|juu|mbio`,
  },
  sob: {
    en: `{cant} .. cross|climb|walk .. room|stairs|steps|house|yard|road .. without|stopping|resting|rest; stop* .. to .. breathe|rest .. every|few|steps; few|two|three|five steps .. rest*|stop*|breath*|tired`,
    sw: `{siwezi} .. kuvuka|kupanda|kutembea .. bila .. kupumzika|kusimama|kuhema; hatua .. mbili|tatu|chache|kidogo .. ~hema|~pumzika|~choka|~simama; ~tembea kidogo .. ~hema|~pumzika; kupanda ngazi .. ~hema|{siwezi}`,
  },
  eye_chemical: {
    en: `lime|cement|acid|bleach|jik|battery|caustic|detergent|pesticide|ammonia|thinner|paint .. eye|eyes|face; {toxin} .. splash*|jump*|spray*|pour*|spill*|shot|flew|burst .. eye|eyes|face`,
    sw: `chokaa|saruji|simiti|asidi|acid|jik|betri|sabuni kali|kemikali|dawa ya .. ~rukia|~ingia|~mwagikia|~ruka .. jicho|macho|machoni|jichoni|usoni|uso; {toxin} .. macho|machoni|jicho|jichoni`,
  },
  convulsion: {
    en: `body .. iron|wood|log|stiff|stick .. danc*|jump*|shak*|mov*; body|arms|legs|hands .. danc*|jump*|mov*|beat*|throw* .. by itself|themselves|own; body .. danc*|jump*|throw* itself|alone; only .. white .. eyes; whites of .. eyes .. {jerk}|stiff|foam; eyes .. went|turned .. white .. {jerk}|body|stiff`,
    sw: `mwili|mikono|miguu .. ~cheza|~ruka|~tupa|~dansi|~songa|~jitikisa .. wenyewe|yenyewe|peke|mwenyewe; mwili .. kama chuma|mti|mbao|gogo .. ~tetemeka|~ruka|~anza; ~jitupatupa; ~jirusha; ~rukaruka; macho nyeupe|meupe tu .. ~kakamaa|~tetemeka|mwili`,
  },
  not_feeding: {
    sw: `ziwa|titi|chupa|kijiko ~kataa|~shinda|~sukuma`,
    lack: `{neg} .. open mouth .. breast|spoon|feed|cup; !fungua mdomo .. titi|ziwa|kijiko|kikombe`,
  },
  lethargy: {
    en: `like .. rag|wet cloth|cloth|doll|dough|cooked|noodle|ragdoll; {neg} .. look|looks|follow|follows .. at me|us|mother|face|finger|toy|anything|properly; eyes .. open .. {neg}|nothing|no one; star* .. through|wall|roof|ceiling|nothing|space; {neg} .. smile|play|cry .. anymore|at all|even|since; sleep* .. since|through .. feeds|everything|noise; arms|legs .. hang*|flop*|fall* .. down|like`,
    sw: `kama .. kitambaa|tambara|mwanasesere|mlenda|unga|nguo mbichi; !tazama|!angalia .. usoni|mama|mtu|kitu; macho .. dari|mbali|~ganda|~duwaa; ~kodoa .. dari|juu|ukuta; !cheka|!cheza|!lia .. tena|kabisa|hata; mikono|miguu ~ning'inia|~anguka`,
  },
  bulging_fontanelle: {
    en: `top of .. head .. hill|egg|mound|standing|ball|bulb|lump|risen|rising|tight|hard|up; soft .. head .. hill|egg|mound|standing|ball|drum|risen|pushing`,
    sw: `juu ya kichwa|utosini .. ~inuka|~vimba|kilima|yai|mpira|~jaa|~tokeza|~fura; utosini ~vimba|~jaa|~fura|~inuka`,
  },
  vision_blur: {
    en: `see|sees|seeing|saw .. floating|dancing|swimming|shining|sparkl*|flash* .. things|spots|dots|stars|lights|worms|rings; like .. snow|fog|smoke|water|steam|curtain|dirty glass|milk .. eyes|see|sees|seeing|saw|look*|front; looking through .. snow|fog|smoke|water|glass; then|all|everything .. dark|black .. eyes|see|sees|seeing|saw; everything .. swimming|dancing|foggy|cloudy|dim|double|shaking; television|tv .. bad|broken .. eyes|see|sees|seeing|saw`,
    sw: `~ona .. vitu ~elea|~cheza|~ruka|vinaelea|vinacheza; kama .. ukungu|moshi|wingu|theluji|pazia|maji .. mbele|macho|machoni; mbele .. ukungu|giza|moshi; ~ona .. mbili|wawili|mawili; !ona mkono|kidole|mtu`,
  },
  missed_period: {
    en: `{neg} .. seen|see .. visitor|moon|periods|period|menses; visitor|monthly .. late|missing; weeks|days late; skipped .. month|months|period`,
    sw: `sijaona|hajaona .. mgeni|period|hedhi; mgeni .. wa mwezi !ja|~chelewa; ~ruka mwezi|hedhi|period; siku .. zangu|zake ~chelewa|hazijafika`,
  },
  snakebite: {
    en: `two .. holes|dots|marks|punctures|pricks .. leg|foot|ankle|hand|finger|toe|swell*|swollen|bleeding; slither*|slid .. bit|felt|away; hiss* .. bit|prick*|felt`,
    sw: `matundu|vitundu|alama|matobo|vishimo|vidoti .. mawili|mbili|viwili .. mguu|mkono|kidole|~vimba|~fura|damu; ~teleza .. nyasi|nyasini .. ~uma|~ng'ata|~choma`,
  },
  poison: {
    en: `mouth|breath|clothes|vomit .. smell* .. paraffin|kerosene|petrol|chemical|fuel|pesticide|insecticide|poison; drank|drunk|sipped|swallowed .. stove|lamp|lantern|fuel|toilet|drain|cleaning|cleaner|thinner|hair|nail|car|generator; drank .. soda bottle .. {toxin}|fuel|stove; bottle of .. {toxin} .. empty|half|beside|next|open|found; {toxin} .. bottle|tin|packet .. empty|beside|open|next|found`,
    sw: `mdomo|mdomoni|pumzi|nguo|matapishi .. harufu|~nuka .. taa|petroli|sumu|dawa|kemikali|mafuta; ~kunywa|~nywa|~meza .. ya stovu|koroboi|taa|jenereta|gari|choo|kuosha|kusafisha; chupa|pakiti|mkebe .. sumu|dawa .. tupu|kando|karibu|wazi`,
  },
  chest_tight: {
    en: `lorry|truck|elephant|cow|stone|rock|sack|brick|weight|load|car|bag|cement|someone|somebody|person|man|foot|hippo .. on .. chest; chest .. crush*|squash*|squeez*|press*|vice|belt|rope|tied|strangled|clamp*; stepping|standing|sitting|parked .. on .. chest; chest like .. stone|lorry|load|fire|burst*`,
    sw: `gari|lori|jiwe|gunia|mzigo|tembo|ng'ombe|mtu .. kifua|kifuani|amenikalia|~kalia; kifua .. kama .. ~banwa|~kandamizwa|~funga|kamba|~minywa|jiwe|mzigo; ~kalia|~simama|~kanyaga .. kifua|kifuani`,
  },
  arm_jaw_pain: {
    en: `goes|going|runs|running|travels|travelling|moves|spread*|shoots .. left arm|hand|shoulder; goes|going|runs|running|travels|moves|spread*|shoots .. jaw; left arm|jaw|shoulder .. pain*|hurt*|ach*|numb|heavy|dead .. chest|sweat*; down .. left arm; up .. jaw|neck|teeth .. chest; chest .. arm ... numb|heavy|dead`,
    sw: `~enda|~shuka|~panda|~sambaa|~tembea|~fika .. mkono|taya|bega|shingo|mkononi|begani|tayani .. kushoto|wa|la; mkono wa kushoto .. ~uma|mzito|ganzi|~kufa; kifua ... mkono ~kufa|ganzi|mzito|~fa ganzi`,
  },
  sweating: {
    en: `sweat* .. like|as .. rain|water|river|tap|bathed|shower|marathon|pouring; wet .. like .. rained; sweat* .. pouring|dripping|buckets`,
    sw: `jasho .. kama|jingi|nyingi .. maji|mvua|~oga|~nyeshewa|mto; ~lowa .. jasho; jasho ~mwagika|~miminika|~tiririka|~toka`,
  },
  speech_difficulty: {
    en: `words .. porridge|mashed|mush|soup|stuck|broken|mixed|twisted; talk* like .. baby|drunk|stone .. mouth|sudden*; mouth full .. talk*|speak*|words`,
    sw: `~ongea kama .. mlevi|mtoto|ana kitu mdomoni .. ghafla|leo|asubuhi; maneno .. kama .. uji|ya mlevi|~vunjika`,
  },
  face_droop: {
    en: `mouth .. went|gone|goes|pulled|moved|ran .. ear|side; mouth to .. side|ear; face .. melted|melting|slipping|sliding .. one|half|side`,
    sw: `mdomo .. ~elekea|~kwenda|~enda|~vutwa .. sikio|sikioni|upande|kando; uso .. ~yeyuka|~anguka .. upande`,
  },
  fast_breathing: {
    en: `breath* .. deep|deeply|heavily|sigh* .. fast|quick|like|hard|vomit*|sugar; deep .. breath*|breathing; breath* .. dog|machine|train|athlete; tiny|short|small|shallow .. quick|fast breaths; breath* .. uncountable|{cant} count`,
    sw: `~pumua|~hema .. kwa nguvu|kina|ndani sana|haraka|kama mbwa|kama mwanariadha|juu juu|mbio; pumzi .. fupi fupi|ndefu|nzito .. haraka|sana`,
  },
  fruity_breath: {
    en: `smell* .. banana|bananas|pineapple|nail polish|ripe|fermented|sweet|apples|juice .. mouth|breath*; mouth|breath* .. smell* .. banana|bananas|pineapple|polish|ripe|fermented|sweet|apples|juice`,
    sw: `mdomo|mdomoni|pumzi|~nuka|harufu .. ndizi|nanasi|matunda|tamu|tunda; ~nuka|harufu .. ndizi mbivu|matunda`,
  },
  polyuria: {
    en: `urine|pee .. ants|every .. minutes|half|hour; ants .. urine|pee|toilet; pee|pees|peed|peeing|urinat* .. nonstop|constantly|endless*|ten|fifteen|twenty`,
    sw: `sisimizi|siafu|mchwa|chungu .. mkojo; mkojo .. sisimizi|siafu; ~kojoa .. kila|kama .. saa|dakika|bomba|mara`,
  },
  burn_severe: {
    en: `house|room|kiosk|hostel|dormitory|dorm|shop|kitchen|car burnt|burned|burning|fire|caught ... =inside|trapped; trapped .. fire; fire .. trapped; rescued|escaped .. fire|burning; {child}|people|person|man|woman burnt|burned .. house|room; skin .. slid|came|peeled|coming|hanging|removed|slipping|lifting .. off|like .. glove|sock|paper|gloves|tomato|banana; skin .. off .. like glove|sock|paper|tomato; boiling|hot|burning .. over|on|down .. chest|face|belly|back|neck|body .. peel*|skin|blister*|bubbles; fell|sat|stepped .. into|in|on .. boiling|hot .. water|porridge|uji|soup|milk|oil|pot|sufuria|githeri`,
    sw: `ngozi .. ~toka|~vuka|~chunika|~ambuka|~banduka .. kama .. glovu|soksi|karatasi|nyanya|ganda; ~anguka|~tumbukia|~kalia|~ingia .. maji ya moto|uji|sufuria|mafuta|chai|maziwa .. moto|kuchemka|yanayochemka; nyumba|chumba|bweni|duka|gari ~ungua|~teketea|~shika ... =ndani; nyumba|chumba|bweni|duka|gari ~ungua|~teketea|~shika ... =na ... =ndani; moto .. ~vuta moshi; ~vuta moshi mwingi; ~okolewa .. moto|~ungua; ~ungulia =ndani; ~ungua =ndani ya nyumba|gari`,
  },
  deep_wound: {
    en: `knife|panga|spear|arrow|screwdriver|glass|metal|nail|rod|stick .. still .. in|inside|stuck; stuck .. knife|spear|arrow|rod|metal .. chest|belly|neck|back; air|bubbles .. hole|wound|cut .. chest; hole .. chest .. air|bubbles|hiss*; flesh .. torn|open|hanging; teeth .. deep|into .. cheek|hand|leg|face|flesh; intestine*|guts|gut|bowel|fat|organ* .. out|poking|sticking|coming|hanging|popping; got|took|has knife|panga|arrow|spear|bullet .. belly|chest|back|neck|side|stomach|abdomen|head; knife|panga|arrow|spear|bullet .. in|into|inside =in|the|his|her|my|=into belly|chest|back|neck|side|stomach|abdomen`,
    sw: `kisu|mkuki|mshale|chuma|panga|nondo .. bado .. ndani|~kwama|kiko; hewa|mapovu .. shimo|jeraha|kidonda .. kifua|kifuani; nyama ~chanika|~raruka; utumbo|matumbo .. ~toka|~onekana|nje; meno ~ingia .. ndani|shavu|mkono|mguu`,
  },
  sexual_assault: {
    en: `did|doing|does bad manners; bad manners .. uncle|neighbour|teacher|man|him|girl|child|me; forced .. open .. legs; did what he wanted; on top of .. me|her|child|daughter|girl .. force|pinned|cry*|removed|door|night; blood .. panties|underwear|knickers .. daughter|girl|child|uncle|teacher|man; removed .. clothes|pants|panties|skirt .. force|by|pushed|{neg}`,
    sw: `tabia mbaya .. mtoto|msichana|mjomba|jirani|mwalimu|~nifanya|~mfanya|na; ~fanya|~fanyia|~nifanyia|~mfanyia .. tabia mbaya|unyama|kitendo|mabaya|ubaya; ~nilalia|~mlalia; ~nilala|~mlala kwa; ~nivua|~mvua nguo .. nguvu; ~lala na .. mtoto|binti|msichana .. nguvu|mdogo|umri`,
  },
  labour_pain: {
    en: `rope|something|cord|tube .. hanging|out|came|coming|between .. labour|waters|birth; cord .. hanging|out|between .. legs|private|vagina; waters .. broke|burst|gushed; pushing since .. yesterday|morning|night|hours; push* .. hours|day .. {neg}|nothing|baby; arm|hand|foot|leg|buttock* .. out|showing|hanging .. labour|birth|womb|vagina`,
    sw: `kamba|kitu|utumbo|mrija .. ~ning'inia|~toka|~tokeza .. uchungu|chupa|uzazi|kuzaa; ~sukuma tangu .. jana|asubuhi|usiku; ~sukuma .. masaa|saa .. !toka|hatoki|hajatoka; maji ya .. uzazi|mtoto|chupa .. ~toka|~mwagika|~pasuka; mkono|mguu|kitovu|matako .. mtoto .. ~tokeza|nje|~tangulia .. uchungu|kuzaa|kwanza|uzazi; mkono|mguu|kitovu|matako .. mtoto ~tangulia`,
  },
  tablets_overdose: {
    en: `swallowed|took|taken .. everything|all|whole .. drawer|cupboard|cabinet|box|packet|bottle|tin|house; handful* .. tablets|pills|medicine|drugs; empty .. blister*|packet|packets|bottle|strips .. beside|bed|tablets|pills|floor|found; mixed .. all .. tablets|pills|medicine`,
    sw: `~meza|~bugia .. zote|vyote|yote|kila .. dawa|vidonge|tembe|kabati|kabatini|pakiti|chupa; pakiti|paketi|chupa .. tupu .. dawa|vidonge|kando|kitandani|sakafuni; ~meza|~bugia .. konzi|ngumi|mkono mzima|lundo`,
  },
  choked_on_object: {
    en: `holding|clutching|grabbing|grabs|clutches|holds .. throat|neck .. {cant}|eat*|food|cough*|silent; back|slapp* .. {neg} .. come|comes out .. throat|food`,
    sw: `~shika .. koo|shingo .. ~kula|chakula|{siwezi}|hewa|nyama|kukohoa; kitu .. koo|kooni .. ~ziba|~kwama`,
  },
  black_stool: {
    en: `stool|stools|poop|poo|toilet .. tar|charcoal|shoe polish|soot|asphalt; black .. sticky .. smell*|stool|poop`,
    sw: `choo|kinyesi|haja .. lami|makaa|masizi|mkaa`,
  },
  blood_vomit: {
    en: `vomit*|threw|brought|throwing .. soil|coffee|cola|maroon|dark red|reddish|tomato .. brown|black|clots|like|lumps; brought up .. blood`,
    sw: `~tapika .. kahawa|ugoro|chekundu|mekundu|maroon; ~rudisha .. chekundu|nyekundu`,
  },
  lump_stuck: {
    en: `hernia .. hard|painful|stuck; lump|bulge|hernia .. {neg} .. go|going|push* .. back`,
    sw: `ngiri|henia .. ngumu|gumu|mgumu|~uma|~kwama`,
    lack: `uvimbe|donge|ngiri|henia !rudi|!ingia`,
  },
};
