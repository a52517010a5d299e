import type { LexiconTable } from './schema';

/** Mind and substances. */
export const MIND: LexiconTable = {
  sad: {
    en: 'broken hearted; brokenhearted; heartbroken; broken heart; sad; sadness; low mood; hopeless; depressed; depression; feeling down; unhappy; cry all the time; crying every day; crying a lot; lost interest; feel low; nothing makes me happy; miserable; no pleasure; anhedonia; tearful; loss of interest; cries often; crying all the time; down in mood; feeling blue; lost all interest; no longer enjoy*; stopped enjoying; not enjoying; cry a lot; cries a lot; despair; heartbroken; disheartened; hopeless*; cry all day; cry every day; cry for no reason; cries all day; cries every day; cries for no reason; cry easily; weep*; feel empty; no hope; so low; very low; low spirits; despondent',
    sw: '~vunjika moyo; ~vunja moyo; ~vunjwa moyo; moyo ~vunjika; huzuni; sonona; msongo wa mawazo; ~sikitika; moyo mzito; ~kata tamaa; nalia kila siku; unyonge wa moyo; ~lia bila sababu; majonzi; ~kata tamaa; moyo umevunjika; sina mood; ~jisikia chini; furaha ~isha; furaha ~potea; depression; stress nyingi; nalia tu; nalia ovyo; nalia kila wakati; analia bila sababu; nalia siku nzima; analia kila siku; huzuni nyingi; maisha yamenishinda; maisha ~mshinda; sina tumaini; ~kosa furaha',
    lack: `don't enjoy; no interest; no joy; don't enjoy anything; doesn't enjoy; nothing interests me; no hope; sifurahii; hafurahii; sina furaha; hana furaha; sina hamu ya kitu; sina tumaini; hana matumaini; sina raha`,
  },
  anxiety: {
    en: 'anxious; anxiety; worried; worry; worrying; panic; panicking; nervous; afraid; fear; scared; on edge; restless thoughts; overthinking; stress; stressed; fearful; cannot relax; {cant} relax; apprehensi*; dread; excessive worry; uneasy; worries a lot; terrified; phobia; always worried; jittery',
    sw: 'wasiwasi; hofu; ~ogopa; presha ya mawazo; ~paniki; mawazo mengi; woga; msongo; stress; kuogopa; hofu nyingi; ~hofia; moyo hautulii; wahaka; roho mkononi; ~kosa amani; mashaka; wasiwasi mwingi; ~shikwa na hofu; ~ingiwa na woga; roho ~dunda kwa hofu; nina mawazo; ana mawazo; mawazo ya kupita kiasi; mawazo yamenizidi; ~waza sana',
  },
  insomnia: {
    en: 'poor sleep; insomnia; trouble sleeping; sleep badly; sleepless; =wake up early; awake all night; bad sleep; {cant} sleep; lost sleep; difficulty sleeping; waking at night; sleep disturbance; sleep problem*; sleeping problem*; interrupted sleep; sleeps only; sleep only; hardly sleep*; barely sleep*; broken sleep; restless sleep; little sleep; sleeping badly; sleeping poorly; sleep has been poor; reduced sleep; decreased sleep; unrefreshing sleep; wakes at night; sleep ... poor; nights without sleep; sleep is bad; nights without sleeping; sleepless nights; awake at night',
    sw: 'kukosa usingizi; ~kosa usingizi; ~amka usiku; usingizi mbaya; usingizi unakatika; usingizi ~potea; usingizi kidogo; usingizi ~isha; usingizi wa shida; shida ya usingizi; tatizo la usingizi; ~lala kidogo; usingizi umenitoroka; ~pata usingizi kwa shida; kulala ni shida; usingizi umekataa; kukosa usingizi usiku; ~lala masaa mawili; usingizi ~katika',
    lack: `can't sleep; don't sleep; not sleeping; doesn't sleep; silali; halali; sipati usingizi; usingizi haupatikani; hapati usingizi; siwezi kulala; sijalala; silali vizuri; hawezi kulala; sina usingizi; usingizi hauji; no sleep; hasn't slept; not slept; haven't slept; hasnt been sleeping; not been sleeping; hajalala; sijalala siku; not sleep well; not sleeping well; doesn't sleep well; hardly sleeps; halali usiku; silali usiku; hali wala halali`,
    well: 'sleeping well; sleep well; nalala vizuri; analala vizuri',
  },
  suicidal: {
    en: `suicid*; kill myself; killing myself; end my life; ending my life; want to die; wish i was dead; wish i were dead; better off dead; take my own life; take my life; ending it all; end it all; hurt myself; harm myself; self harm; hang myself;
      thinking of dying; thought of ending; cut myself on purpose; rather be dead; wants to die; kill himself; kill herself; harm himself; harm herself; end her life; end his life; want to end it; better if i die; wish to die; planning to die; life ... no longer worth; life is no longer worth living; not worth living; no reason to keep going|living; end my|his|her own life; take all of them; plans to swallow; swallow them all; no point in going on|living; farewell note; farewell letter; goodbye note; collecting|saving|hoarding|stockpiling tablets|pills; saved|collected tablets|pills`,
    sw: `kujiua; ~jiua; nijiue; ~taka kufa; bora nife; kujidhuru; ~jidhuru; nijidhuru; kujitoa uhai; ~taka kujiua; ~fikiria kujiua; nimechoka na maisha; ~taka kujinyonga; kujinyonga; heri nife; kumaliza maisha; ~maliza maisha yangu; nitajiua;
      afadhali nife; ~tamani kufa; natamani nife; kukatisha maisha; ~choka na maisha; ~choka kuishi; nimechoka kuishi; ~waza kujiua; maisha hayana maana; maisha hayana thamani; ~kusanya tembe|vidonge|dawa; kuzimeza zote; ~meza zote; ~meza vidonge vyote; sababu ya kuendelea kuishi`,
    lack: `don't want to live; no reason to live; don't want to be alive; can't go on living; no point living; doesn't want to live; not want to live; sitaki kuishi; hataki kuishi; sioni sababu ya kuishi; sina sababu ya kuishi; siwezi kuendelea kuishi; sioni haja ya kuishi; maisha hayana maana; nothing to live for;
      life is not worth; sitaki tena kuishi; don't want to =wake up; don't see any reason to keep going; don't see any reason to live; don't see the point of living; can't see a reason to live; life no longer worth living; sioni tena sababu ya kuendelea; sioni tena sababu ya kuishi; sioni sababu ya kuendelea; sioni haja ya kuendelea; haoni sababu ya kuishi; haoni sababu ya kuendelea`,
  },
  suicide_plan: {
    en: 'plan to die; plan* to kill myself; plan* to kill himself; plan* to kill herself; suicide plan; suicide note; suicide letter; bought poison to; bought a rope; bought rope; saving up tablets; saved up pills; plan ... suicide; hoarding tablets; plan to hang; wrote goodbye; goodbye letter; farewell letter; writing goodbye; know how i will do it; plan to take ... life; giving away ... belongings; plan* ... overdose; want* to overdose; thinking of overdose; thought of overdos*; plan* to hang; took a rope; tied a rope; rope ... neck; bought ... poison; jump* off a bridge; jump* from a bridge; plan to jump; loaded gun; written goodbye; plan* to end ... life; plan to end it; saving up tablets|pills; saved up tablets; collecting tablets|pills; been collecting|saving|hoarding tablets|pills; plan* to swallow; plan* to take all; farewell note; goodbye note',
    sw: 'mpango wa kujiua; ~panga kujiua; nimenunua sumu; amenunua sumu; nimenunua kamba; amenunua kamba; ~andika barua ya kuaga; barua ya kwaheri; ~panga kujinyonga; ~weka vidonge vya kujiua; nimepanga kujiua; barua ya kujiua; ~aga watu; ~nunua kamba; ~tafuta kamba; ~funga kamba; ~panga kunywa sumu; ~taka kunywa sumu; ~nunua sumu ... ~jiua; kamba ya kujinyonga; ~kusanya tembe|vidonge|dawa; nataka kuzimeza; ~meza zote; kuzimeza zote; nimeandika barua ya kwaheri; ~andikia ... barua ya kwaheri; ~meza vidonge vyote',
  },
  self_harm_done: {
    en: 'attempted suicide; suicide attempt; tried to kill myself; tried to kill himself; tried to kill herself; tried to end; tried to hang; attempted to hang; cut my wrist*; cut her wrist*; cut his wrist*; slit ... wrist*; cutting myself; cuts myself; cuts herself; cuts himself; cutting herself; cutting himself; hanged himself; hanged herself; took poison to die; overdose to die; drank poison to die; self inflicted; self-inflicted; parasuicide; deliberate self harm; tried to take ... life; tried suicide; tried to commit suicide; swallowed ... to die; ingest* ... attempt',
    sw: 'jaribio la kujiua; ~jaribu kujiua; ~jaribu kujinyonga; ~jikata mikono; ~jikata kwa wembe; ~jinyonga; ~kunywa sumu ili ~fa; ~jichanja; ~jikatakata; ~jikata ... makusudi; ~nywa sumu ili ~fe; ~meza vidonge ili ~fe',
  },
  guilt: {
    en: 'feelings of guilt; guilt*; worthless*; feel like a failure; useless person; feel useless; blame myself; blames himself; blames herself; self blame; feel like a burden; burden to; not good enough; self-blame; low self esteem; low self-esteem; i am a failure; im a failure',
    sw: 'hatia moyoni; ~jilaumu; ~jihisi hana maana; ~jihisi sina maana; ~jiona sina maana; ~jiona hana maana; sina thamani; ~jiona mzigo; mzigo kwa familia; kujilaumu; ~jihisi mkosefu; najiona bure; ~hisi hatia',
    lack: 'sina thamani; hana thamani; sina maana; i am nothing; not worth anything',
  },
  poor_concentration: {
    en: 'poor concentration; {cant} concentrate; {cant} focus; trouble concentrating; trouble focusing; difficulty concentrating; lack of concentration; concentration ... poor; poor focus; concentration ... bad; mind wanders; impaired concentration; decreased concentration; reduced concentration; brain fog',
    sw: 'kukosa umakini; ~kosa umakini; {siwezi} kuzingatia; {siwezi} kusoma vizuri; mawazo ~hama; umakini ~pungua; {siwezi} kutulia kwa masomo; kushindwa kuzingatia',
    lack: `can't concentrate; can't focus; siwezi kuzingatia; hawezi kuzingatia; sina umakini; hana umakini; siconcentrate; haconcentrate`,
  },
  irritable: {
    en: 'irritability; irritable; short tempered; quick temper; angry easily; easily angered; easily annoyed; mood swings; moody; gets angry; outbursts of anger; snaps at; bad temper; on a short fuse; crying easily',
    sw: 'hasira za haraka; hasira; ~kasirika haraka; hasira za karibu; ~kasirika ovyo; mkali kwa kila mtu; ~kasirika; mhemko',
  },
  recent_loss: {
    en: 'recent bereavement; bereave*; lost my job; lost his job; lost her job; broke up; break up; breakup; divorce*; lost my husband; lost my wife; lost her husband; lost his wife; lost my mother; lost my father; died recently; death of my; death of his; death of her; funeral; money problem*; debt*; failed exam*; failed my exam*; separated from; left me; relationship ended; retrenched; unemployed; lost a child; lost my child; grieving; grief; dumped me; failed business; lost my business',
    sw: 'msiba; kufiwa; ~fiwa; ~achwa na mume; ~achwa na mke; ~achana; kuachika; ~poteza kazi; ~futwa kazi; madeni; deni; ~feli mtihani; talaka; ~achika; shida za pesa; mpenzi ~niacha; ~achwa na mpenzi; ~fariki mwezi; biashara ~anguka; ~kosa kazi; ameniacha',
  },
  panic_attacks: {
    en: 'panic attack*; attacks of fear; sudden fear; sudden panic; fear attack*; feel like i am dying ... minutes; feel like dying; feeling of impending doom; sense of impending doom; impending doom; sense of doom; episodes of intense fear; think i am going mad; sudden terror; fear of losing control; intense fear; panic comes; think i am dying; thought i was dying; thought i would die; feel i am dying; felt i was dying; as if i will die; as if i am dying; feel that i will die',
    sw: 'shambulio la hofu; hofu ya ghafla; hofu ~kuja ghafla; ghafla ~ogopa; naona kama nakufa; ~hisi kama nakufa; hofu kubwa ghafla; ~ingiwa na hofu; woga wa ghafla; ~shikwa na hofu; nahisi kufa',
  },
  trauma_memories: {
    en: 'nightmares and bad memories; nightmare*; flashback*; bad dreams; relive*; reliving; memories of the accident; memories of the attack; jumpy; easily startled; startle*; intrusive memor*; hypervigilan*; bad memories; keep seeing what happened; keeps seeing what happened; avoids ... reminders',
    sw: 'ndoto mbaya; ndoto za kutisha; kumbukumbu mbaya; ~ota ndoto mbaya; ~shtuka ovyo; picha za tukio; ~kumbuka tukio; ~shtukashtuka; ~weweseka usiku; ~ona tukio hilo tena',
  },
  hears_voices: {
    en: 'voices in the head; hear* voices; voices ... telling; voices telling; auditory hallucination*; voices ... command*; hallucinat*; hears people talking; voices talking; hears things; hearing things; voices that tell; voices when no one; voices are; the voices; hear things that',
    sw: 'sauti za ajabu; ~sikia sauti; sauti kichwani; sauti ... ~mwambia; ~ambiwa na sauti; ~sikia watu wakiongea; sauti zinaniambia; sauti za watu wasioonekana; ~sikia sauti za watu',
  },
  sees_things: {
    en: `visual hallucination*; see|sees|seeing|saw things that are not; see|sees|seeing|saw things; see|sees|seeing|saw people who are not; see|sees|seeing|saw insects ... wall; see|sees|seeing|saw ghosts; see|sees|seeing|saw snakes on the wall; see|sees|seeing|saw animals on the wall; see|sees|seeing|saw things others; seeing spirits; insects crawling; see|sees|seeing|saw dead people; see|sees|seeing|saw things which are not; sees things that aren't`,
    sw: 'maono ya ajabu; ~ona vitu ambavyo havipo; ~ona vitu visivyokuwepo; ~ona watu ambao hawapo; ~ona mapepo; ~ona mashetani; ~ona wadudu ukutani; ~ona majini; ~ona mizimu; ~ona vitu vya ajabu; ~ona watu wasiokuwepo; ~ona vitu wengine hawavioni',
  },
  false_beliefs: {
    en: 'false beliefs; delusion*; delusional; paranoi*; people are following; someone is following; being followed; people want to kill; want* to kill me; want* to kill him; want* to kill her; trying to kill him; trying to kill me; trying to kill her; people want to harm; trying to poison; want* to poison; being poisoned by; poisoning his food; poisoning her food; poisoning my food; neighbours ... poisoning; poison in ... food; plotting against; spying on; being watched; watching him; watching her; watching me; reading ... thoughts; thoughts ... broadcast*; thoughts ... controlled; says he is god; says he is jesus; claims to be; believes he is; believes she is; says she is god; special powers; chosen by god; sent by god; thinks he is; grandios*; tv ... talking to; radio ... talking to; persecut*; bewitched by; says people are; thinks people are; believes people are; believes that people; poisoning ... food; prophet; messiah; says he has powers; says she has powers; thoughts are controlled; mind ... controlled; suspicious of everyone; suspicious of people; suspicious of ... family; sent from god; witchcraft ... neighbour*; neighbours want; neighbours are after|against|plotting|watching|spying; after him to; people are after; talking about him; talking about her; secret police; cameras ... watching',
    sw: 'imani za ajabu; watu ~fuata; ~fuatwa na watu; wanataka kumuua; wanataka kuniua; ~taka kumuua; ~taka kuniua; anafuatwa; nafuatwa; anasema yeye ni mungu; anasema ni yesu; ~rogwa; anasema anarogwa; ~tiliwa sumu; ~wekewa sumu; kuniwekea sumu; kumwekea sumu; ~jiita nabii; ~jiona mfalme; anadai yeye ni; ~shuku kila mtu; ~dhani watu wanamfuata; watu wanamsema; wanamsengenya; anasema watu wanamfuata; ana nguvu za kipekee; redio inamsema; wanamfuatilia; wananifuatilia; jirani ~roga; ~mroga; ~niroga; nabii; ~dai ... ~mroga; ~tumwa na mungu; ana nguvu maalum; wanamroga; wananiroga; wanamtafuta; ~dhani ~fuatwa; watu wabaya ~fuata; watu ~taka kumdhuru; watu ~taka kumwua; ~amini ... ~fuata',
  },
  overactive: {
    en: 'mania; manic; talks non stop; talking non stop; talks nonstop; talks too much; talks a lot and fast; talks very fast; talkative; pressured speech; racing thoughts; racing ideas; flight of ideas; spending ... money ... recklessly; spends ... recklessly; spending spree*; hyperactive adult; full of energy ... sleep; needs little sleep; elated; euphori*; elevated mood; overexcited; over excited; too happy; unusually happy; bipolar; decreased need for sleep; reckless spending; hypersexual*; giving away ... money; sleeps only two hours ... energy; hyperactive; overactive; talking very fast; talking too much; spent all ... money; singing and dancing all night; talks without stopping; talk* non-stop; talk* nonstop; talk* without pause; gives away all; gives away ... money; gave away ... money; sings and dances; dance* all night; spend* ... lot of money; boundless energy; very energetic; grand plans; big plans; restless and talkative',
    sw: '~ongea sana .. ~pigana|~kimbia|~imba; hajalala|halali .. ~ongea sana|haraka; kuchangamka kupita kiasi; ~ongea bila kukoma; ~ongea sana bila; ~ongea mfululizo; ~ongea haraka haraka; ~tumia pesa ovyo; ~changamka kupita kiasi; furaha kupita kiasi; ~furahi kupita kiasi; anaimba na kucheza usiku; ~gawa pesa; ~gawa vitu vyake; ~ongea ongea; ~ongea kupita kiasi; ~piga kelele usiku kucha; ~toa pesa ovyo; ~gawa mali; ~gawia watu pesa; ~zungumza bila kukoma; ~ongea usiku kucha; ~imba usiku',
  },
  talks_alone: {
    en: 'talking alone; talk* to himself; talk* to herself; laugh* alone; laugh* to himself; laugh* to herself; talks alone; madness; gone mad; mental illness; mentally ill; undress* in public; walks naked; walking naked; walk* around naked; collect* rubbish; collecting rubbish; wander* the streets; insane; disorganised speech; disorganized speech; disorganised behaviour; disorganized behavior; psychosis; psychotic; schizophreni*; mutter*; bizarre behaviour; bizarre behavior; laughs for no reason; odd behaviour; odd behavior; runs naked; smiling to himself; removing clothes in public; run mad; become mad; became mad; speaks to himself; speaks to herself; talks to people who are not there; talks to nobody',
    sw: 'kuongea peke yake; ~ongea peke yake; ~cheka peke yake; ~ongea mwenyewe; kichaa; amekuwa kichaa; amerukwa na akili; ~rukwa na akili; ~vua nguo; ~tembea uchi; ~okota takataka; ~zurura; ugonjwa wa akili; ~ongea yeye mwenyewe; ~cheka ovyo; ~cheka bila sababu; mwendawazimu; akili imeruka; ~ongea pekee yake; ana wazimu; ~ongea na watu wasioonekana; ~kuwa mwehu; amechizi; ~chizi; akili zimeruka; akili ~ruka; ugonjwa wa wazimu; ~pata wazimu; kama wazimu; ~shikwa na wazimu',
  },
  aggressive: {
    en: 'aggressive behaviour; aggressive; violent; attacking people; attacks people; fighting everyone; destroying things; breaks things; breaking things; agitated; agitation; very restless; beating people; throws things; combative; hostile; throwing things; hitting people; threatens people; threatening people',
    sw: 'fujo; ~piga watu; ~vunja vitu; ana fujo; ~leta fujo; ~tishia watu; ~shambulia watu; ~haribu vitu; ~rusha vitu; vurugu; mkali sana kwa watu; ~rushia watu mawe; ~rusha mawe',
    lack: 'hatulii; hatulii kabisa; hawezi kutulia; situlii',
  },
  self_neglect: {
    en: `self neglect; self-neglect; neglects hygiene; doesn't bathe; stopped bathing; stopped washing; refuses to bathe; not bathing; isolates himself; isolates herself; isolating myself; social withdrawal; withdrawn; keeps to himself; keeps to herself; locks himself; locks herself; stays alone in; dropped out of school; dirty clothes; unkempt; poor hygiene; dishevelled; disheveled; lock myself; avoids people; flat affect; stopped going to work; stopped going to school`,
    sw: '~jitenga; ~jifungia ndani; ~jifungia chumbani; ~acha kuoga; ~kataa kuoga; mchafu; ~acha kazi; ~acha shule; ~jifungia; ~kaa peke yake; ~acha kwenda kazini; ~jitenga na watu; anajitenga; amejitenga; najitenga',
    lack: 'haogi; siogi; hajaoga wiki; hataki kuoga; not bathing; hajali usafi; hataki kuoga tena',
  },
  drug_use: {
    en: 'drug use; bhang; weed; cannabis; marijuana; heroin; cocaine; khat; miraa; muguka; sniff* glue; glue sniffing; shisha; substance abuse; drug abuse; addict*; on drugs; uses drugs; tramadol abuse; codeine syrup; crystal meth; methamphetamine; smokes weed; smoke weed; ecstasy; amphetamine*; opioid*; street drugs; drugs like; chew* miraa; illicit drug*; recreational drug*; ganja; injecting heroin; kuber',
    sw: 'dawa za kulevya; bangi; miraa; muguka; mihadarati; heroini; kokeini; ~vuta bangi; ~tafuna miraa; ~tumia dawa za kulevya; ~vuta gundi; mirungi; jaba; ngwai; ndom; shada; ~tumia mihadarati; veve; ~tumia unga; ~vuta unga; ~dunga unga; ~vuta gundi; ~nusa gundi; ~tumia bangi; ~vuta shisha; ~tumia heroini; ~kula miraa; ~kula jaba; ~kula muguka',
  },
  heavy_drinking: {
    en: 'daily heavy drinking; drinks every day; drink every day; drinking every day; alcoholi*; drunkard; drinks too much; drink too much alcohol; drinks heavily; heavy drinker; heavy drinking; heavy alcohol; alcohol abuse; alcohol dependen*; {cant} stop drinking; drinks in the morning; drinks from morning; drinking since morning; bottle of spirits; binge drinking; drinks changaa daily; drinking problem; drinking a lot; daily alcohol; alcohol daily; drinks a lot; years of drinking; drinks daily; alcohol use disorder; chronic alcohol; beers a day; bottles a day; beers every; drinking is out of control; drinking changaa',
    sw: 'ulevi; ~nywa pombe kila siku; mlevi; ~nywa pombe sana; ~nywa pombe asubuhi; ~lewa kila siku; {siwezi} kuacha pombe; mlevi sana; ~nywa changaa kila siku; ~nywa pombe kupita kiasi; pombe ... kila siku; ~kunywa sana pombe; pombe ~mzidi; pombe ~nizidi; mtumwa wa pombe; ~lewa kila wakati; ~kunywa kila siku; ~tumia pombe kila siku',
    lack: `can't stop drinking; can't stop alcohol; siwezi kuacha pombe; hawezi kuacha pombe`,
  },
  alcohol_stopped: {
    en: 'sudden stop of alcohol; stopped drinking; stop drinking; quit drinking; stopped alcohol; last drink; last drank; stopped ... alcohol ... days ago; withdrawal; delirium tremens; cut down drinking; no alcohol for ... days; stopped using heroin; stopped heroin; gave up drinking; stopped taking alcohol; without a drink; alcohol ... stopped; ran out of heroin; stopped miraa; stopped ... heroin; detox*; stopped drinking ... days',
    sw: 'kuacha pombe ghafla; ~acha pombe; ~acha kunywa pombe; ~acha pombe juzi; ~acha kunywa; ~acha heroini; ~acha dawa za kulevya; ~acha unga; arosto; alosto; ~acha changaa; ~acha kulewa; ~acha bangi',
    lack: `hasn't had a drink; has not had a drink; hasn't drunk; hajanywa pombe tangu; hajanywa pombe siku; sijanywa pombe tangu; sijanywa pombe siku`,
  },
  craving: {
    en: 'craving for alcohol; crav* ... alcohol; crav* ... drink; crav* ... drug*; crav* ... weed; crav* ... heroin; {cant} do without alcohol; {cant} stop using; need a drink to; strong urge to drink; urge to use; {cant} stop smoking bhang; need alcohol to; needs alcohol to; needs a drink; {cant} live without; want to stop drinking; want to quit drinking; want to stop using; want to stop drugs; tolerance ... alcohol',
    sw: 'hamu ya pombe; hamu ya kunywa pombe; hamu ya dawa za kulevya; kiu ya pombe; {siwezi} kuishi bila pombe; {siwezi} kukaa bila pombe; {siwezi} kuacha bangi; {siwezi} kuacha miraa; ~taka kuacha pombe; ~taka kuacha bangi; uraibu; {siwezi} kuacha dawa za kulevya; teja; nataka kuacha',
  },
  no_bond: {
    en: `no feelings for the baby; no bond with baby; {cant} bond; not bonding; feel nothing for ... baby; no interest in ... baby; {cant} love ... baby; {cant} care for ... baby; don't love ... baby; not interested in ... baby; ignores ... baby; neglects ... baby; hate ... baby; distant from ... baby; detached from ... baby; don't want ... baby near; feel* like a bad mother; nothing for ... baby; no love for ... baby; no interest in the baby; no interest in her baby; doesnt love her baby; feel nothing for him; feel nothing for her`,
    sw: 'kukosa hisia kwa mtoto; simpendi mtoto; hampendi mtoto; ~chukia mtoto; ~mchukia mtoto; {siwezi} kumtunza mtoto; ~kataa mtoto; ~mkataa mtoto; hataki kumnyonyesha mtoto; ~kataa kumnyonyesha; ~jiona mama mbaya',
    lack: `simpendi mtoto; hampendi mtoto; sijisikii kumpenda mtoto; hataki mtoto wake; sitaki mtoto; hataki kumwona mtoto; don't love my baby; doesn't want to hold the baby; doesn't care for the baby; hamjali mtoto; simjali mtoto; can't bond with baby; feel nothing for my baby; feel nothing for him; feel nothing for her; no love for the baby; no love for my baby; not interested in the baby; doesn't hold the baby; don't want to hold the baby; don't feel anything for the baby; don't feel love for the baby; sihisi chochote kwa mtoto; sijisikii kumpenda; hahisi upendo kwa mtoto; sina upendo kwa mtoto`,
  },
  harm_baby: {
    en: 'thoughts of hurting the baby; hurt* the baby; harm* the baby; kill* the baby; hurt* my baby; harm* my baby; kill* my baby; harm* her baby; kill* her baby; throw* the baby; throw* my baby; drown* the baby; hurt* her baby; baby is evil; baby is possessed; baby is a devil; thoughts of harming ... baby; baby ... not hers',
    sw: 'mawazo ya kumdhuru mtoto; kumdhuru mtoto; kumuua mtoto; kumtupa mtoto; ~taka kumuua mtoto; ~taka kumdhuru mtoto; ~taka kumtupa mtoto; nimtupe mtoto; nimuue mtoto; mtoto ni shetani; mtoto ana mapepo; ~dhuru mtoto',
  },
  wakes_early: {
    en: 'early waking; wak* ... too early; =wake up at 3; wakes at 3; =wake at 3; =wake up at 4; early morning awakening; wak* very early; wak* early; wak* ... {cant} go back to sleep; wak* ... {cant} fall back; wak* ... {cant} sleep again; terminal insomnia',
    sw: 'kuamka mapema mno; ~amka saa tisa usiku; ~amka saa kumi usiku; ~amka saa nane usiku; ~amka alfajiri ... usingizi; ~amka mapema sana; ~amka ... {siwezi} kulala tena',
  },
  slow_to_sleep: {
    en: 'lying awake for hours; lie awake; lying awake; takes hours to fall asleep; {cant} fall asleep; trouble falling asleep; difficulty falling asleep; hours to sleep; toss and turn; tossing and turning; takes long to sleep; takes me long to sleep; awake until 2; awake till; sleep onset; hours before i sleep; stay awake until; problem falling asleep; difficulty initiating sleep',
    sw: 'kukaa macho muda mrefu; ~geukageuka kitandani; ~geuka geuka kitandani; usingizi ~chelewa; ~kaa macho hadi; ~chukua muda kulala; ~kesha; ~chelewa kupata usingizi; usingizi unachelewa; ~baki macho usiku',
    lack: `can't fall asleep; silali mapema; siwezi kupata usingizi haraka; usingizi hauji haraka`,
  },
  sleep_habits: {
    en: 'bad sleep habits; phone in bed; phone at night; phone until late; screen* ... night; screen* ... bed; coffee in the evening; coffee at night; coffee late; night shift*; drink* ... coffee; energy drink*; shift work*; nap* ... afternoon; afternoon nap*; works at night; jet lag; scroll*; watch* movies ... night; watch* tv until; cups of coffee; tiktok; works nights; night duty; night guard; watchman',
    sw: 'simu usiku; simu kitandani; kahawa usiku; kahawa jioni; zamu za usiku; kazi ya usiku; zamu ya usiku; ~tumia simu usiku; ~tazama filamu usiku; mlinzi wa usiku; ~lala mchana ... usiku; ~angalia simu; kahawa nyingi; askari wa usiku; movie usiku; shift ya usiku; kwa simu usiku; ~cheza na simu usiku; ~kunywa kahawa; ~kunywa kahawa usiku',
  },
};
