/**
 * Phrases that look like a finding and are none. They win over a shorter phrase inside them. Written as in the lexicon.
 * The traps: homa in names of diseases, kuendesha (to drive), rice water as a remedy, uchungu, kuumwa, idioms.
 */
export const DECOYS = `
  yellow fever; hay fever; dengue fever; typhoid fever; cold weather; cold water; cold drink; cold drinks; cold air; the weather is cold; cold season; cold food; cold season; catch a cold easily;
  homa ya manjano; homa ya ini; homa ya matumbo; homa ya uti wa mgongo; homa ya dengi; homa ya nyani; homa ya mafua; baridi yabisi; hali ya hewa baridi; maji baridi; baridi ya asubuhi; baridi nje; hewa baridi; kinywaji baridi; kipindi cha baridi; kwenye baridi; msimu wa baridi;
  ~endesha gari; ~endesha matatu; ~endesha boda; ~endesha pikipiki; ~endesha biashara; ~endesha baiskeli; ~endesha boda boda; ~endesha lori; ~endesha basi; ~endesha kampuni; ~endesha duka; ~endesha trekta; kuendesha gari; kuendesha biashara; ~endesha bodaboda; ~endesha teksi; ~endesha shamba;
  gave|give|giving|given rice water; gave|give|giving|given {child} rice water; ~pa {child} maji ya mchele; drank rice water; give rice water; drinks rice water; ~pa maji ya mchele; ~nywa maji ya mchele; ~tengeneza maji ya mchele; nimempa maji ya mchele; ninampa maji ya mchele; drinking rice water; giving rice water; rice water to drink; nampa maji ya mchele;
  don't want to die; doesn't want to die; sitaki kufa; hataki kufa; afraid to die; afraid of dying; scared of dying; scared to die; ~ogopa kufa; ogopa kufa; don't let me die; naogopa kufa; fear of dying; fear i will die; i will die; am i going to die; nitakufa; je nitakufa; nisije nikafa; die of laughter; dying to; dying for; dead tired; bored to death; sick and tired; dying of hunger; nakufa njaa; nakufa na njaa; ~kufa njaa;
  don't think of hurting myself; don't want to hurt myself; don't want to kill myself; sifikirii kujidhuru; sifikirii kujiua; sitaki kujiua; sitaki kujidhuru; don't think of killing myself; not suicidal; sina mawazo ya kujiua; no suicidal; sina fikra za kujiua; sijawahi kufikiria kujiua; hafikirii kujiua; never thought of killing myself; wouldn't hurt myself; would siwezi kujiua; hataki kujiua;
  uchungu moyoni; uchungu wa moyo; maneno ya uchungu; dawa uchungu; chungu mdomoni;
  kuumwa na mbu; kuumwa na mdudu; kuumwa na siafu; mosquito bites; mosquito bite;
  kind of; kinda; spotted; a lot of spots in the parking; broken heart; heart broken; heartbroken; love sick; homesick; carsick;
  moto wa kuotea mbali; mambo moto; pesa moto; hot tea; hot water bottle; hot weather; hot meal; hot food; hot day; hot spicy food; hot climate; hot season; burning question;
  blood test; blood tests; blood group; blood donation; donate blood; blood sample; blood results; damu salama; kupima damu; nimepima damu; kuchangia damu; damu yangu safi; vipimo vya damu; kundi la damu; kutoa damu hospitalini; kipimo cha damu; check blood;
  under pressure; work pressure; peer pressure; pressure at work; pressure ya kazi; shinikizo la kazi; presha ya kazi; presha ya maisha; check my blood pressure; kupima presha;
  cook* rice water; cooked rice water; made rice water; make rice water; boil* rice water; ~pika maji ya mchele; ~pikia maji ya mchele; ~mpikia maji ya mchele;
  playing ball; plays ball; played ball; play ball; kick* ball; ball game; football;
  passed out exam*; passed out of school; passed out ... school|college|university|campus|form; passing out parade;
  stabbed me in the back; stabbed in the back; stab in the back; backstab*; got a shock; shock of my life; a shock when;
  snake plant; dream of snake; dreamt of a snake; dreamed of a snake; saw a snake; niliona nyoka; nimeona nyoka; ndoto ya nyoka; afraid of snakes; fear of snakes; naogopa nyoka; nimeota nyoka; niliota nyoka;
  dog food; my dog; walk the dog; mbwa wangu anaumwa; mbwa wetu; my dog is sick;
  cut down; cut off; cut my hair; cut out; short cut; cuts in power; nail cut; haircut;
  burning calories; burn calories; burned out; burnt out; burnout; burnt food; chakula kimeungua; wali umeungua;
  poisonous relationship; keep poison; stored rat poison; tunahifadhi sumu; nipe sumu ya panya; where to buy rat poison;
  sugar in tea; sukari kwenye chai; sukari ya chai; without sugar; bila sukari; no sugar; less sugar; sugary; bei ya sukari; kilo ya sukari; price of sugar;
  period of time; period of; for a period; kipindi cha; time period;
  pregnancy test negative; pregnancy test; kipimo cha mimba; prevent pregnancy; kuzuia mimba; family planning; uzazi wa mpango; plan to get pregnant; want to get pregnant; trying to get pregnant; natafuta mimba; kupata mimba; nataka mimba; get pregnant; is she pregnant; am i pregnant;
  heart of the matter; by heart; from my heart; moyo safi; kwa moyo; moyo mkunjufu; roho safi;
  ring finger; wedding ring; key ring; rings a bell; wear a ring; pete ya ndoa;
  fit and healthy; keep fit; fits well; physically fit; does not fit; fit for work; it fits; benefits; best fit; fit person; shoes fit; clothes fit; get fit;
  kijiti; chango la; mass at church; sunday mass; fever pitch; sick leave; leave work; back home; come back; came back; go back; went back; back to work; back to school; back then; back at; call back; come back; comes back; coming back; feedback; back in; pay back; wound up; sore point; kinena vibaya;
  usiku|mchana|mwili|mwezi|mwaka|siku|wiki mzima; maumivu ~pungua|~poa; pole sana;
  haamki mapema; haamki usiku kwa ajili; haamki usiku kukojoa|kwenda; alikuwa|nilikuwa mzima|sawa|vizuri;
  damu ya hedhi kawaida; normal period; hedhi ya kawaida; period is normal; my period is normal; my periods are normal; hedhi yangu ni ya kawaida;
  on exertion no; drop in; drop by; drops in eye; eye drops; nose drops; ear drops; dawa ya macho; dawa ya matone;
  breast milk; breastfeeding my baby; swallow tablets; kumeza dawa; kumeza vidonge; kumeza tembe;
  fell asleep; fell sick; fell ill; fell pregnant; fell behind; fall asleep; fall sick; fell in love; sense of doom; race against; human race;
  bcg ... polio; polio vaccine|drops|dose|campaign|immunisation|immunization; suture removal; removal ... sutures|stitches; sutures|stitches ... removed; was|been|were|and sutured; wound sutured; sutured and; healed ... wound|scar; healed stab wound;
  how many tablets|tabs|pills|capsules|bottles|injections; which tablets|drugs|antibiotic|antibiotics;
  signed; mask|clothes|shoes|dress|door|room fitting; fitting mask|clothes|shoes|room|in; close|tight|well|loose fitting; bit|bites|bitten tongue ... eating|chewing|talking; ~uma ulimi akila|nikila|akitafuna; soap|shampoo ... eye|eyes; sabuni|shampoo ... jichoni|machoni|jicho|macho; can't breathe through; cannot breathe through; unable to breathe through; hard to breathe through; not breathe through; drowning in work|debt|debts|stress|books|tears|problems; ~zama kwenye kazi|madeni|mawazo|mapenzi|masomo|vitabu; shocked by the price|prices|bill|news; sumu ... ~uzwa; sumu ya panya ~uzwa; buy rat poison; buy poison; has a cold; have a cold; had a cold; got a cold; caught a cold; with a cold; damu imeisha; damu imeacha; killing me softly; low sugar diet|food|foods; knocked me out; heart attack every; dying of laughter; nakufa na usingizi; nakufa na njaa; nimekufa na njaa; dead na usingizi; nakufa na kiu; cutting teeth;
  ~sikia sauti kifuani; ~sikia sauti ya kifua; ~sikia sauti sikioni; ~sikia sauti masikioni; ~pigwa picha; ~pigwa x-ray; ~pigwa sindano; ~pigwa na baridi; ~pigwa na butwaa; ~piga simu;
  uric acid; folic acid; amino acid*; asidi ya foliki; gas cooker; gas cylinder; cooking gas; gas stove; mtungi wa gesi; gesi ya kupikia; blood gas; nyongo ya ng'ombe;
  body mass index; body mass; bmi; muscle mass; fat mass; run|running|ran to the loo|toilet|bathroom|washroom|latrine|choo; born at term; delivered at term; term baby|infant|delivery|newborn|birth; at term by; mshipa wa kichwa|shingo|mkono|damu|mguu; mishipa ya kichwa|shingo|mkono|damu; size of ... pregnancy; abdomen|abdominal|tummy|belly|stomach|uterus ... non tender|nontender; abdomen|uterus|joint|calf|testes|testis|thyroid|prostate ... non tender|nontender; non tender; nontender; ~uliza kama niko|nina|ako|ana na ball|mimba; ask* ... if i am|im pregnant|expecting; thinks|think|thought i am|im pregnant|expecting; look|looks pregnant; like pregnant; kama mjamzito;
  
  never hurt myself; 
  ring ... come off; ring ... fit;
  ~uliza =niko|ako =na ball|mimba; ~uliza =nina|ana mimba|ball; ~uliza =mjamzito; wonder* =if =i =am pregnant;
  kama =nimeumwa =na mbu; kama ~umwa =na mbu; ~dhani nina|ana mimba|ball; ~dhani =nina|ana|niko mimba|ball; ~fikiri =nina|ana mimba|ball; =i ... run|running toilet|loo|bathroom|washroom|latrine; run ... toilet|loo|bathroom|washroom|latrine;
  =a bit; litle bit; =bit of; confused about|on|whether|which|between|how; ~changanyikiwa kuhusu|juu|tu; ~changanyikiwa tu kuhusu; ~confuse kuhusu|about; confused tu kuhusu; hard|difficult|tough to =wake|get up .. school|work|class|morning|prayers|exam*; hard =to =wake .. school|work|class|prayers; =wake for school|work|class|prayers; {neg} .. wake up early|alone school|work|class; ~amka shule|kazini|mapema; ~kataa|hataki kumeza|kunywa dawa|vidonge|tembe|syrup|panadol; refus* .. medicine|tablets|syrup|deworm*|vitamins|vegetables; cold hands|feet sometimes; hands|feet .. cold sometimes; {neg} answer|answering|answers phone|calls|texts|messages|questions|door; will|going|want|planning =to spray; =will|=wil spray .. pesticide*|chemical*|insecticide*|tomatoes|crops; =will|=wil spray; nataka|ninataka|tunataka kunyunyizia|kupiga|kupulizia|kunyunyiza .. dawa; kunyunyizia .. dawa kesho; black soot|coffee|tea|beans|hair|shoes|clothes; charcoal|jiko|stove outside|outdoors; jiko|makaa .. nje; makaa nje; jiko .. outside; {neg} open door|shop|windows; lips|tongue .. black lipstick|gum;
  skin folds ... normal|clear|spared; sparing ... folds; eased|relieved|better by|when|on lying; eased ... lying; tenderness behind ear; tenderness over mastoid; pain eased by
`;
