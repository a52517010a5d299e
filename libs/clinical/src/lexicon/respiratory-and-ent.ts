import type { LexiconTable } from './schema';

/** Lungs, throat, nose and ears. */
export const RESPIRATORY_AND_ENT: LexiconTable = {
  cough: {
    en: `cough*; hacking;
      tussis`,
    sw: `amekabwa|anakabwa|nimekabwa|ninakabwa =na kikohozi; kikohozi; kukohoa; ~kohoa; anacough; nacough; ninacough; kifua cha kukohoa; kukoha; ~koholea;
      ~kohoakohoa; cough; kifua ~kohoa; vikohozi`,
  },
  sputum: {
    en: `sputum; phlegm; mucus when cough; bringing up mucus; spit; mucus chest; cough up mucus; coughing mucus; green mucus; yellow mucus; productive;
      cough* up stuff; expectorat*; brings up mucus; bring up phlegm; chest mucus; wet cough; chesty cough; white sputum; clear sputum`,
    sw: `makohozi; kohozi; belghamu; balaghamu; ~toa makohozi; ~kohoa makohozi;
      ~toa kohozi; kikohozi chenye makohozi; ~tema makohozi; makohozi meupe; phlegm`,
  },
  haemoptysis: {
    en: `cough* blood; blood ... cough; blood ... sputum; blood in phlegm; blood ... phlegm; spitting blood; bloody sputum; blood stained sputum; cough* up blood; vomiting or coughing blood; cough* ... blood; haemoptysis; hemoptysis;
      blood tinged sputum; blood streaked sputum; blood streaked phlegm; blood tinged phlegm; bloody phlegm; sputum ... blood*; phlegm ... blood*`,
    sw: 'kukohoa damu; ~kohoa damu; makohozi ... damu; makohozi yenye damu; ~tema damu; damu kwenye makohozi; ~kohoa ... damu; kikohozi ... damu',
  },
  massive_haemoptysis: {
    en: `cough* lots of blood; coughing up a lot of blood; coughing cups of blood; cup of blood; coughing up much blood; cough* ... cupful; cupfuls of blood; mouthfuls of blood; bowl of blood; glass of blood; half a cup of blood; cough* large amount* blood; basin of blood; blood pouring from mouth; cough* fresh blood in large;
      cough* {much} blood; cough* blood ... {much}; blood ... cupfuls; cups of blood; cough* blood ... cup*`,
    sw: `~kohoa damu nyingi; kukohoa damu nyingi; kikombe cha damu; damu nyingi ... kohoa; ~tema damu nyingi; damu nyingi mdomoni; glasi ya damu; ~kohoa damu ... kikombe; ~kohoa ... damu nyingi; vikombe vya damu; damu kikombe; beseni la damu; damu nyingi ya kukohoa; kikohozi ... damu nyingi`,
  },
  sob: {
    en: `short of breath; shortness breath; out of breath; breathless; breathlessness; breathing difficult; difficulty breathing; hard to breathe; trouble breathing; struggl* breathe; struggl* breath; dyspnoea; dyspnea; breathing problem; breathing heavy; gasping; gasp; sob; acute dyspnea; fighting for breath; breathing problems; cant catch breath; trouble to breathe; struggling to breathe; breathing ... hard; breathing badly; suffocat*; choking; lose my breath; breath short; breathing with difficulty; problem breathing; fight for air; air hunger; tight breathing; breathing got hard; dyspnoeic; dyspneic; respiratory distress; laboured breathing; labored breathing; breathing laboured; breathing labored; winded; work of breathing`,
    sw: `kupumua kwa shida; kupumua ni balaa|noma|shida|ngumu|kazi; ~pumua kwa shida; ~pumua tabu; upungufu wa pumzi; ugumu wa kupumua; kukosa pumzi; ~kosa pumzi; pumzi ~kata; kukatika pumzi; pumzi ~katika; ~pumua kwa taabu; ~shindwa kupumua; shida ya kupumua; kupumua ... shida; ~hema; kupumua ... ngumu; ~kosa hewa; ~pungukiwa pumzi; pumzi fupi; pumzi ~isha; kupumua ... tabu; ~ishiwa pumzi; ~vuta pumzi kwa shida; pumzi kukata;
      pumzi ... fupi; pumzi ~kuwa fupi; ~pata hewa kwa shida; pumzi ~bana; ~kosa pumzi; hewa ~pungua; hewa ~isha;
      ~pumua ... shida; ~hangaika kupumua; ~pambana kupumua; pumu ~nishika|~mshika|~nibana|~mbana|~nizidi|~mzidi; pumu .. ~nishika|~mshika|~nibana|~mbana`,
    lack: `can't breathe; not breathing; can't breathe well; not breathing well; can't get air; can't get enough air; unable to breathe; can't catch my breath; isn't breathing; no breath; stopped breathing; barely breathing; doesn't breathe well; siwezi kupumua; hawezi kupumua; hapumui; hapumui vizuri; sipumui; sipumui vizuri; sipati pumzi; hapati pumzi; hapati hewa; hawezi kuhema; sina pumzi; hana pumzi; sipati hewa;
      could hardly breathe; can hardly breathe; can barely breathe; hardly breathe`,
    well: `breathe well; breathing well; breathing fine; breathing normal; breathe normally; breathing ok; breathe fine; breathing is fine; breathing normally; napumua vizuri; anapumua vizuri; napumua kawaida; anapumua kawaida; kupumua vizuri; chest is fine; kifua kiko sawa; breathing easy; breath normal; breathes well; kupumua kawaida; breathes normally`,
  },
  cannot_breathe: {
    en: `gasping; gasp for air; turning blue; blue lips; lips blue; lips turning blue; lips ... blue; face ... blue; fighting for breath; suffocating; grey lips; breathing stopped; struggling to breathe; barely breathing; grunting; lips bluish; tongue blue; bluish lips;
      cyanosis; cyanosed; cyanotic; severe respiratory distress; marked respiratory distress; accessory muscle*; apnoeic; episodes of apnoea; episodes of apnea; apnoea; apnea`,
    sw: `midomo ~kuwa bluu; midomo bluu; midomo ya buluu; midomo ... buluu; midomo ... bluu; kucha bluu; ~pumua kwa shida sana; anakata roho; ~koroma na kupumua; anaguna; ~geuka bluu; midomo ... samawati; ~pigania pumzi;
      midomo ~badilika buluu; ~kuwa wa bluu; anageuka buluu`,
    lack: `can't breathe; not breathing; unable to breathe; isn't breathing; stopped breathing; siwezi kupumua; hawezi kupumua; hapumui; sipumui; can hardly breathe; could hardly breathe; can barely breathe; hardly breathe; ~shindwa kupumua`,
  },
  cannot_speak_breathless: {
    en: `can only say a few words; speak only words; {cant} finish sentence; {cant} complete sentence; {cant} speak ... breath; too breathless to speak; {cant} talk ... breath; few words at a time; breathless to talk; one word at a time; speak in short words; speak single words`,
    sw: `{siwezi} kumaliza sentensi; ~ongea neno moja moja; {siwezi} kuongea ... pumzi; ~ongea maneno machache; {siwezi} kuzungumza ... pumzi; neno moja moja; pumzi ... kuongea; hawezi kuongea kwa kukosa pumzi; siwezi kuongea sentensi; kuongea sentensi`,
    lack: `can't finish a sentence; can't speak in full sentences; can't complete a sentence; can't finish sentences; can't talk in sentences; siwezi kumaliza sentensi; hawezi kumaliza sentensi; sentensi hazimaliziki`,
  },
  inhaler_no_help: {
    en: `inhaler not helping; inhaler isn't helping; inhaler doesn't help; inhaler not working; inhaler no help; inhaler finished; puffer not helping; inhaler didn't help; inhaler hasn't helped; inhaler ... not; inhaler doesn't work; inhaler isn't working; used my inhaler`,
    sw: 'inhaler haisaidii; inhela haisaidii; pampu haisaidii; dawa ya kuvuta haisaidii; inhaler imeisha; inhela ... haisaidii; inhaler ... haisaidii; inhela imeisha; inhala haisaidii; dawa ya pumu haisaidii; pampu ya pumu haisaidii; haijasaidia inhaler',
    lack: `inhaler not helping; inhaler isn't helping; inhaler doesn't help; inhaler not working; inhaler didn't help; inhaler hasn't helped; inhaler doesn't work; inhaler isn't working; inhaler haisaidii; inhela haisaidii; pampu haisaidii; inhaler haijasaidia; inhaler imeshindwa; inhela haijasaidia; pampu haijasaidia; inhaler hainisaidii; inhela hainisaidii;
      pampu hainisaidii`,
  },
  fast_breathing: {
    en: `fast breathing; breathe|breathing fast; breathe|breathing quickly; rapid breathing; breathes fast; breathing rapidly; breathing very fast; quick breathing; panting; breathing too fast; fast breaths; breathing deep and fast; deep breathing;
      tachypnoea; tachypnoeic; tachypnea; tachypneic; increased respiratory rate; shallow breathing; short quick breaths`,
    sw: 'kupumua haraka; ~pumua haraka; pumzi za haraka; ~hema; anahema; pumzi haraka; ~hema haraka; ~pumua mbio; ~pumua haraka haraka; ~pumua kwa kasi; ~hemahema',
  },
  chest_indrawing: {
    en: `chest indrawing; indrawing; in drawing; chest wall in drawing; ribs pull in; ribs pulling in; ribs suck in; chest ... sucking in; ribs ... inward; skin between ribs; chest sucks in; chest drawing in; ribs show when breath|breathe|breath*; chest ... inwards; chest caves in; subcostal; retractions; intercostal recession*; chest recession*; intercostal retraction*; nasal flaring; nostrils flar*; flaring nostrils; flaring of nostrils;
      chest ... going inward|inwards|inside; chest goes inward|inwards|inside; ribs ... sink*|suck*|draw*|pull* ... breath|breathe|breath*; chest ... sink*|suck*|draw*|pull* ... breath|breathe|breath*; ribs ... suck*|sink*; chest sinks in deep; lower chest ... sinks|pulls|sucks|goes|drawn; chest is pulling in; chest pulls inward|inwards|inside; chest wall ... pulls|sinks|sucks|drawn;
      chest sinks in`,
    sw: 'kifua ~ingia ndani; mbavu ~ingia ndani; kifua ~vutika; kifua kinazama; kifua kuingia ndani; mbavu ~zama; kifua ~bonyea; mbavu ~vutika; kifua ~zama; mbavu ~bonyea; kifua kinadidimia',
  },
  stridor: {
    en: `noisy breathing; harsh noise breathing; stridor; noise when breathing in; grunting; breathing noisy;
      stridulous; crowing; inspiratory stridor; high pitched sound ... breath|breathe|breath*; noise with each breath; noise with every breath; harsh sound ... breath|breathe|breath*`,
    sw: `sauti wakati wa kupumua; ~koroma wakati wa kupumua; kelele akipumua; ~guna; sauti akivuta pumzi;
      ~pumua kwa kelele; pumzi ~toa sauti; ~koroma akivuta pumzi; kelele wakati wa kupumua`,
  },
  wheeze: {
    en: `wheez*; whistling chest; chest whistling; whistling sound; whistle when breath|breathe|breath*; chest whistles; whistling when i breathe;
      rhonchi; rhonchus; ronchi; expiratory wheez*; musical sound chest`,
    sw: `kupiga mluzi; kifua ~piga mluzi; kifua hupiga mluzi; kifua ~lia; kukoroma kifuani; mluzi; kifua ~koroma; kifua ~piga filimbi; mlio kifuani; filimbi kifuani;
      kifua ~lia filimbi; ~wheeze; sauti ya mluzi; mlio wa kifua`,
  },
  night_cough: {
    en: 'cough ... night; cough* at night; cough* ... cold air; cough ... dust; cough when run; breathless at night; cough ... exercise; cough* when it is cold',
    sw: `~kohoa =na usiku; ~kohoa usiku; ~kohoa sana|mno|zaidi|mara nyingi usiku; ~kohoa .. usiku kucha|mzima|wote; hukohoa usiku; kikohozi ... usiku; kikohozi cha usiku; nikikimbia;
      ~kohoa ... vumbi; kikohozi ... vumbi; vumbi ... ~kohoa; vumbi ... kikohozi; ~kohoa nikikimbia; ~kohoa akikimbia; ~kohoa ... baridi`,
  },
  chest_pain: {
    en: `chest pain; chest {pain}; chest {hurts}; {pain} chest; pain in my chest; pain ... chest; chest pains; chest ... pain*; stabbing chest; chest ache; chest is paining; {hurts} chest;
      chest discomfort; thoracic pain; pain side of chest; side of chest {hurts}; rib pain; ribs {hurts}`,
    sw: `maumivu ya kifua; kifua ~uma; kifua ~niuma; kifua kuuma; kichomi; maumivu ... kifua; kifua ~choma; ~umwa kifua; ~uma kifua;
      mbavu ~uma; maumivu ya mbavu; ubavu ~uma ... kupumua`,
  },
  pain_on_breathing: {
    en: `pain when breath|breathe|breath*; {hurts} when breath|breathe|breath*; pain ... breathe; {hurts} to breathe; sharp chest pain; pain on breathing in; {hurts} when cough*; pain when cough*; chest ... when cough*; {hurts} ... deep breath; pleuritic; pleurisy; worse ... inspiration; worse ... deep breath|breathe|breath*; pain ... breathing in; stabbing ... breath|breathe|breath*; sharp ... breath|breathe|breath*; worse ... breath|breathe|breath* in; catching pain ... breath|breathe|breath*; worsens ... inspiration; {hurts} ... breathe in; stab* ... breath|breathe|breath*; stab* ... side ... breath|breathe|breath*; knife ... breath|breathe|breath*; cutting pain ... breath|breathe|breath*; {hurts} ... each breath; catches ... breath|breathe|breath*; {hurts} ... inhale*; pain ... inhale*; stab* ... inhale*; deep inspiration; pain on inspiration; {hurts} on inspiration; worse on inspiration; worse with inspiration`,
    sw: `maumivu nikipumua; ~uma nikipumua; ~uma nikikohoa; kichomi; ~uma akipumua; maumivu nikikohoa; ~choma nikipumua; ~choma nikivuta pumzi; ~uma nikivuta pumzi; kichomi;
      ~uma nikivuta hewa; ~choma akivuta pumzi; ~uma akikohoa; maumivu akipumua; ~choma nikikohoa; ~choma akipumua; ~uma ... nikivuta pumzi; ~uma ... nikipumua; mbavu ~uma nikipumua|nikikohoa`,
  },
  runny_nose: {
    en: `runny nose; nose running; running nose; nose runs; snot; common cold; cold and cough; have a cold; has a cold; got a cold; bad cold; have cold in nose; nose dripping; mucus from nose; nasal discharge; head cold; a bad cold; flu; with a cold; caught a cold; nose is running; nose ... runny|running; runny noses; occasional runny;
      rhinorr*; coryza; clear nasal discharge; watery nasal discharge; nasal drip; sniffles; sniffly; nose drips; nose like a tap`,
    sw: `amekabwa|anakabwa|nimekabwa|ninakabwa =na mafua|kamasi|makamasi; amekabwa|anakabwa mafua; {child}|binti|kijana ~toka mafua|kamasi|makamasi; mafua; makamasi; kamasi; pua ~toka; pua ~tiririka; ~toka kamasi; mafua makali; flu; pua ~toa maji; homa ya mafua; pua ~vuja;
      makamasi mepesi; pua ~churuzika; mafua ya mara kwa mara; pua maji`,
  },
  blocked_nose: {
    en: `blocked nose; nose blocked; stuffy nose; congestion; nasal congestion; stuffy; nose stuffed; nose is blocked; congested; {cant} breathe ... nose; nose ... blocked;
      nasal obstruction; nasal blockage; bunged up nose; stuffed nose; stuffed up; nose is stuffed`,
    sw: `pua kuziba; pua ~ziba; pua ~zibwa; {siwezi} kupumua ... pua; kuziba pua; imeziba ... mafua; pua zimeziba;
      pua ~bana; pua ~jaa;
      pua ~block; pua imeblock; nose imeblock; pua ~shikana; pua ~jam`,
    lack: "can't breathe through my nose; can't breathe through nose; siwezi kupumua kwa pua; hawezi kupumua kwa pua; siwezi kupumua puani; can't breathe through the nose; hapumui kwa pua; sipumui kwa pua; can't breathe ... nose; siwezi kupumua ... pua; hawezi kupumua ... pua",
  },
  sneezing: {
    en: 'sneez*',
    sw: `kupiga chafya; ~piga chafya; chafya;
      ~piga chafya mfululizo; chafya nyingi`,
  },
  sore_throat: {
    en: `sore throat; throat {swollen}; {swollen} throat; throat {hurts}; throat pain; painful throat; throat sore; {pain} throat; scratchy throat; throat ... sore; itchy throat; throat burning; throat scratchy; slight sore throat;
      pharyngitis; throat discomfort; throat irritation; throat is killing; throat feels raw; raw throat; dry throat; throat dry;
      throat ... scratchy; throat ... scratch*; tickle in throat; throat ... itch*; throat ... burn*; raw ... throat; throat awful; throat ... awful; throat terrible; throat is bad; bad throat; throat on fire`,
    sw: `koo ~uma; koo kuuma; koo ~washa; ~umwa koo; maumivu ya koo; koo ~choma; koo ~kwaruza; kuumwa koo; maumivu kooni; koo kuwasha; koo ~niuma; koo limevimba; mafindofindo; tonsils; tonsil*; koo;
      koo kavu; koo ~kauka; koo ~niwasha; koo mbaya`,
  },
  swallow_pain: {
    en: `pain swallow*; painful to swallow; {hurts} to swallow; difficulty swallow*; {hurts} when swallow*; trouble swallowing; hard to swallow; food gets stuck; painful swallowing; pain when swallow*; swallow* {hurts}; swallowing is painful;
      odynophagia; painful swallow; {hurts} ... swallow*;
      glass in throat; swallow* glass; razor* ... throat; swallow* razor*; knives ... throat; glass ... throat; thorn* in throat when swallow*`,
    sw: `kumeza kwa shida; ~meza kwa shida; {siwezi} kumeza; kumeza kunauma; kumeza ~uma; maumivu nikimeza; ~uma nikimeza; nikimeza ~uma; kumeza ... shida; chakula kinakwama; kumeza kuna maumivu; maumivu wakati wa kumeza; ~uma kumeza;
      ~uma nikimeza; akimeza ~uma; ~uma akimeza; mate ~uma kumeza; nikimeza mate ~uma; kumeza mate;
      kama kumeza miiba; miiba ... koo|kooni; {siwezi} kumeza mate; mate ~meza shida`,
    lack: "can't swallow; siwezi kumeza; hawezi kumeza; unable to swallow; chakula hakipiti; hamezi; simezi",
  },
  white_tonsils: {
    en: `white spots throat; pus throat; white patches throat; swollen tonsils; tonsils ... white; pus tonsils; tonsils swollen; white ... tonsils; white spots on my tonsils; tonsillar exudate*; exudate* ... tonsil*|throat|pharynx; pharyngeal exudate*; exudative pharyngitis|tonsil*; tonsil* exudative; enlarged tonsils; tonsils enlarged; tonsil* ... exudate*; pus on ... tonsil*; whitish ... tonsil*; tonsillar enlargement; tonsillar swelling; white stuff ... throat; white coating ... throat|tonsils; big tonsils; red swollen tonsils; throat ... white patches; throat ... white spots; throat ... white stuff; tonsils ... white stuff; white stuff throat; throat ... pus;
      exudate* throat; exudates ... throat|pharynx; exudate* on; with exudate; with exudates`,
    sw: `madoa meupe kooni; usaha kooni; usaha koo; tonsili zimevimba; tonsili {swollen}; koo ... usaha; vidoti vyeupe kooni; tonsils {swollen}; weupe kooni;
      tonsili ... usaha; tonsili nyeupe; madoa meupe ... tonsili|koo; tonses {swollen}; tonsils zimefura; tonsils ... usaha;
      kooni ... usaha|weupe|meupe; koo ... weupe|meupe; usaha mweupe kooni; tonsili ... weupe`,
  },
  hoarse: {
    en: `hoarse; lost voice; lost my voice; voice gone; hoarse voice; voice change;
      hoarseness; raspy; croaky; losing my voice; voice is gone; lost his voice; lost her voice; change of voice; voice ... changed; aphonia; dysphonia; voice ... cracking; husky voice; voice ... hoarse; voice ... disappeared;
      croak*; rough voice`,
    sw: `sauti kukauka; sauti ~potea; sauti ~kwaruza; sauti ~kauka; sauti ya kukwaruza;
      sauti ~badilika; sauti imeenda; sauti ~kwama; sauti kupotea; sauti ~kata; sauti imeisha;
      sauti kama chura; sauti mbaya; sauti nzito ghafla; sauti ~haribika`,
    lack: `can't speak above a whisper; sauti haitoki; sauti haitoki vizuri; voice won't come out;
      no voice; have no voice; sina sauti; hana sauti; sauti haipo; sauti haisikiki`,
  },
  earache: {
    en: `ear pain; earache; ear {hurts}; {pain} ear; pulling ear; pulls ear; ear ... pain*; ears {hurts}; ear infection; tugging ear; pain in ear; holds his ear;
      otalgia; ear discomfort; ears ... {hurts}; ear ... {hurts}; tugs at his ear; rubbing ear; pulling at ear|ears; ear is killing; tugging at ... ear; pulling at ... ear; keeps pulling ... ear; grabbing ... ear; ear ... hurts; tympanic membrane ... red|bulging|dull|inflamed; bulging tympanic|eardrum|ear drum; eardrum ... red|bulging; red ... eardrum|tympanic; tug*|tugs|pull*|grab*|rubbing ... ear`,
    sw: `sikio ~uma; sikio kuuma; ~vuta sikio; maumivu ya sikio; masikio ~uma; ~umwa sikio; ~shika sikio; anavuta sikio; maskio ~uma; sikio ~niuma;
      sikio ~choma; sikio ~dunda; maumivu ... sikio|sikioni|masikio; ~umwa na sikio; sikio ~pwita; ~vuta vuta sikio; ~shikashika sikio; ~vutavuta sikio`,
  },
  ear_discharge: {
    en: `ear|ears .. water|fluid|liquid|pus comes|coming|came|runs|running|drips|dripping out; ear discharge; pus ear; fluid ear; ear leaking; ear draining; pus from ear; discharge from ear; water from ear; ear running;
      otorrh*; ear ... discharge; purulent ... ear; ear ... pus; ear ... drains; ears discharging; ear discharging; smelly ear; wet ear`,
    sw: `sikio|masikio .. linatoa|yanatoa|hutoa|limetoa|linatokwa maji|majimaji|usaha|uchafu; usaha sikioni; sikio ~toa usaha; maji sikioni; usaha ... sikio; sikio ~toka usaha; sikio ~toka maji; sikio ~vuja;
      sikio ~nuka; uchafu ~toka sikioni; sikio ~toa maji; majimaji sikioni; usaha masikioni; maji ... ~toka ... sikioni|sikio`,
  },
  hearing_loss: {
    en: 'hearing loss; hear badly; deaf; reduced hearing; hearing reduced; hard of hearing; difficulty hearing; trouble hearing; muffled hearing; hearing ... gone|worse|decreased|muffled|poor|reduced; decreased hearing; sounds ... muffled; hearing impair*; hears poorly; diminished hearing; deafness; conductive hearing; hear less; hears less; hearing ... worse',
    sw: `kusikia kidogo; uziwi; kusikia ~pungua; ~sikia kwa shida; ~sikia kwa mbali; ~sikia kidogo;
      kutosikia vizuri; kutosikia sauti`,
    lack: `can't hear well; can't hear; sisikii vizuri; hasikii vizuri; hasikii; sisikii sikio;
      sikio halisikii; masikio hayasikii; doesn't hear well; not hearing well; hasikii vizuri sikio; not hear well`,
  },
  smell_loss: {
    en: `loss of smell; lost smell; loss of taste; lost taste; lost my smell; lost sense of smell; smell gone; lost my sense of smell; taste gone; lost sense of taste;
      anosmia; ageusia; hyposmia; reduced smell; reduced sense of smell; loss of sense of smell; decreased sense of smell; no sense of smell`,
    sw: 'kupoteza harufu; ladha ~potea; ~poteza ladha; harufu ~potea; kupoteza ladha; ~poteza uwezo wa kunusa',
    lack: "can't smell; no smell; no taste; can't taste; sisikii harufu; hasikii harufu; sisikii ladha; sinusi; hisi harufu hakuna; sipati harufu; sipati ladha",
  },
  nosebleed: {
    en: `nosebleed; nose bleed*; bleeding nose; blood from nose; bleed* ... nose; blood nose;
      epistaxis; bleed* ... nostril; blood ... nostril; bloody nose; nose started bleeding; blood dripping ... nose; blood ... nose; bleed*|bled|blood ... one|left|right|both nostril*; nose bled; bled ... nose; from one|left|right|each nostril; nose* bled`,
    sw: `{child}|binti|kijana ~toka|~tokwa damu puani|pua; ~toka|~tokwa|~vuja damu puani|pua; damu puani; kutoka damu puani; pua ~toka damu; damu ... pua; damu ... puani; damu ya pua;
      muhina; pua ~toa damu; pua ~vuja damu; ~tokwa damu puani; damu ~toka puani; pua ~bleed; pua ... damu; nose bleed; damu ... tundu moja|la; puani ... tundu moja; ~toka damu tundu`,
  },
  chronic_cough: {
    en: `chronic cough*; cough* chronic; long standing cough; longstanding cough; old cough; cough* for|over|since many|several|some|two|three|four|five|six|few months|years|weeks; cough* for|since months|years|weeks; smoker's cough; smokers cough; chronic productive cough; chronic dry cough; cough* all year; cough more than three|two weeks; cough over three weeks; cough* every morning for|since; cough* since last year; cough* ... many years|months; cough ... most days; cough every winter`,
    sw: `kikohozi sugu; kikohozi cha muda mrefu; ~kohoa muda mrefu; kikohozi ... muda mrefu; kikohozi miezi|miaka mingi|kadhaa|mitatu|miwili|minne; ~kohoa miezi|miaka mingi|kadhaa|mitatu|miwili|minne; ~kohoa tangu mwaka|mwezi; kikohozi tangu mwaka|mwezi; kikohozi kisichoisha; kikohozi wiki nyingi; ~kohoa wiki nyingi; kikohozi ... miaka mingi; ~kohoa ... miaka mingi`,
    lack: `cough that never goes away; kikohozi kisichoisha; cough hasn't gone for months; cough hasn't gone for weeks`,
  },
  dry_cough: {
    en: `dry cough*; cough* ... dry; non productive; nonproductive; unproductive cough; tickly cough; hacking cough; irritating cough; dry hacking; dry persistent cough; cough without phlegm; cough no phlegm`,
    sw: `kikohozi kikavu; kikohozi ... kikavu; kikohozi bila makohozi; ~kohoa bila makohozi; kikohozi cha kuwasha; dry cough;
      ~kohoa kikavu; ~kohoa kikohozi kikavu; ~kohoa kavu`,
  },
  green_sputum: {
    en: `green sputum; green phlegm; yellow sputum; yellow phlegm; greenish sputum|phlegm; yellowish sputum|phlegm; purulent sputum; rusty sputum; rust coloured sputum; rust colored sputum; sputum ... green*|yellow*|purulent|rusty; phlegm ... green*|yellow*|brown; brown phlegm|sputum; thick phlegm; thick sputum; mucopurulent sputum; cough* ... green|yellow|greenish|yellowish; yellow green|greenish; discoloured sputum; increased sputum purulence;
      rusty phlegm|mucus; rusty coloured; rust colored phlegm`,
    sw: `makohozi kijani|manjano|njano|mazito; makohozi ... kijani|njano|manjano|kutu|mazito; kohozi la kijani|njano|manjano; kohozi zito; belghamu ya njano|kijani; makohozi yellow|green; ~kohoa ... kijani`,
  },
  much_sputum: {
    en: `lots of phlegm; copious sputum; copious amount*; copious phlegm; copious mucus; large amount* sputum|phlegm|mucus; large volume* sputum|phlegm; cupful* of phlegm; cup of phlegm; foul sputum|phlegm; foul smelling sputum|phlegm; bad smelling phlegm|sputum; smelly phlegm|sputum; phlegm ... smells; sputum ... smells|foul; daily sputum; sputum daily; phlegm every day; sputum every day; copious purulent; copious green; much phlegm; lots of sputum; lots of mucus ... cough*; a lot of phlegm; a lot of sputum`,
    sw: `makohozi mengi; makohozi ... harufu; makohozi ~nuka; makohozi yanayonuka; makohozi kila siku; ~toa makohozi mengi; kikombe ... makohozi; makohozi kikombe; kohozi ~nuka`,
  },
  barking_cough: {
    en: `barking cough*; barky cough*; barky; cough* ... like a dog; cough* like dog; cough* ... bark*; cough* ... seal; seal like; croupy; bark like cough; coughs like a puppy; dog like cough; croup; brassy cough; cough* ... sea lion`,
    sw: `kikohozi ... ~bweka; ~kohoa kama mbwa; kikohozi kama mbwa; kikohozi ... mbwa; kikohozi cha kubweka; ~kohoa ... mbwa; sauti ya mbwa; ~bweka; barking cough`,
  },
  coughing_fits: {
    en: `coughing fits; coughing fit; fits of cough*; cough* fits; bouts of cough*; cough* bouts; coughing spells; coughing spell; attacks of coughing; coughing attack*; paroxysm*; whoop*; whooping cough; cough* until ... blue|breath|breathe|red; cough* non stop; cough* nonstop; coughs and coughs; hundred day cough; cough* one after another; severe bouts ... cough*; coughs continuously; coughing continuously; cough* till|until ... breath*|blue`,
    sw: `kifaduro; ~kohoa mfululizo; kikohozi ... mfululizo; kikohozi cha mfululizo; ~kohoa ... mpaka ... pumzi|hewa|~kata|~geuka; ~kohoa mpaka ~kata|~kosa; ~kohoa ... ~kata pumzi; ~kohoa ... ~kosa pumzi; kikohozi ... ~kata pumzi; ~kohoa bila kupumzika; ~kohoa bila kukoma; ~kohoa bila kuacha; ~kohoa ... kuvuta pumzi; kikohozi kirefu; ~kohoa ... akavuta pumzi`,
    lack: `can't stop coughing; doesn't stop coughing; never stops coughing; hawezi kuacha kukohoa`,
  },
  vomits_after_cough: {
    en: `vomit* after cough*; vomit* after ... cough*; cough* until|till ... vomit*|throw*|sick|retch*; cough* so hard|much ... vomit*|throw*; post tussive; posttussive; throw* up after cough*; vomits when he coughs; vomits when she coughs; vomits when coughing; vomit when i cough; cough* then vomit*; cough* ... followed by vomit*; cough* then vomit*; vomits with cough*; cough* ends in vomit*; cough* end* ... vomit*; cough* and then vomit*; vomit* at end of ... cough*`,
    sw: `~tapika baada ... ~kohoa; ~kohoa ... mpaka ... ~tapika; ~kohoa sana ~tapika; akikohoa ~tapika; nikikohoa ~tapika; akishakohoa ~tapika; ~tapika akikohoa|nikikohoa; kikohozi ... mpaka ... ~tapika; akikohoa sana ~tapika; ~kohoa akatapika|nikatapika; ~kohoa kisha ~tapika; kukohoa mpaka kutapika; kikohozi cha kutapika`,
  },
  sob_on_exertion: {
    en: `exertional dyspnoea|dyspnea|breathlessness|sob; dyspnoea|dyspnea on exertion; dyspnoea|dyspnea ... exertion|exercise|walking|climbing|effort; short of breath ... walk*|climb*|exert*|stairs|exercise|activity|uphill|work; shortness of breath ... exertion|walk*|climb*|stairs|exercise|activity|effort; breathless* ... walk*|climb*|stairs|exertion|hill|uphill|effort|work; out of breath ... walk*|climb*|stairs|uphill|easily; sob on exertion; soboe; lose breath ... walk*|climb*; breath ... finish* ... walk*|climb*; cannot walk ... breath; stop ... catch breath; gets breathless easily; breathless easily; pant* ... walk*|climb*|stairs; get* tired ... breath ... walk*; difficulty breathing ... walk*|exertion|climb*`,
    sw: `~kosa pumzi ... nikitembea|akitembea|nikipanda|akipanda|ngazi; ~ishiwa pumzi ... nikitembea|akitembea|nikipanda|akipanda; pumzi ~isha ... nikitembea|akitembea|nikipanda|akipanda; pumzi ~kata ... nikitembea|akitembea|nikipanda|akipanda; ~hema ... nikitembea|akitembea|nikipanda|akipanda|ngazi; nikitembea ... nahema|naishiwa|nakosa|pumzi; akitembea ... anahema|anaishiwa|anakosa|pumzi; nikipanda ... nahema|naishiwa|nakosa|pumzi; akipanda ... anahema|anaishiwa|pumzi; kupumua ... nikitembea|akitembea; ~tembea kidogo ... pumzi|nahema|anahema; kupanda ngazi ... pumzi|nahema;
      kupumua ... nikipanda|akipanda|mlima|ngazi; pumzi ... nikipanda|akipanda|ngazi|mlima; nikipanda mlima ... pumzi|nahema; ~hema ... mlima|ngazi; pumzi ... nikitembea|akitembea`,
  },
  crackles: {
    en: `crackles; crackle; crepitations; creps; rales; coarse breath sounds; bronchial breath|breathe|breath*; bronchial breathing; crackling ... lung*|chest|base*; crepts; bubbling ... lungs|chest; inspiratory crackle*`,
    sw: `creps; crepitations; crackles; sauti ya maji mapafuni; mapafu ~toa sauti ya maji`,
  },
  quiet_side: {
    en: `decreased breath sounds; reduced breath sounds; diminished breath sounds; absent breath sounds; breath sounds ... reduced|decreased|diminished|absent; reduced air entry; decreased air entry; diminished air entry; air entry ... reduced|decreased|diminished|poor|absent; poor air entry; no breath sounds; silent chest; unequal breath sounds; reduced chest expansion; quiet breath sounds`,
    sw: `hewa haiingii upande mmoja; sauti ya pumzi ~pungua; air entry ~pungua; pumzi haisikiki upande mmoja; pafu moja halipumui; reduced air entry`,
  },
  dull_chest: {
    en: `dullness to percussion; dull to percussion; dullness on percussion; dull on percussion; dull percussion; percussion ... dull*; stony dull*; dullness ... base|bases|lung|chest|lobe; pleural effusion; fluid around lung|lungs; fluid ... lung|lungs; water ... lungs; increased fremitus; decreased fremitus; blunt* costophrenic`,
    sw: `sauti nzito kifuani; kifua ~gongwa ... nzito; maji ... mapafu|mapafuni; maji kwenye mapafu; dull percussion`,
  },
  hollow_chest: {
    en: `hyperresonan*; hyper resonan*; hyper-resonan*; tympanic percussion; tympany ... chest; tracheal deviation; tracheal shift; trachea ... deviat*; trachea ... shifted|displaced; deviated trachea; mediastinal shift; air ... pleural`,
    sw: `sauti tupu kifuani; hyperresonant; trachea ~sogea; koo la hewa ~sogea; hyperresonance`,
  },
  barrel_chest: {
    en: `barrel chest*; barrel shaped; barrel-shaped; barrel-chested; pursed lip*; pursed lips; hyperinflat*; hyper inflat*; prolonged expiration; prolonged expiratory; anteroposterior diameter; ap diameter; hyperexpanded`,
    sw: `kifua kama pipa; kifua cha pipa; ~bana midomo ... ~pumua; kifua ~tanuka; barrel chest`,
  },
  finger_clubbing: {
    en: `finger clubbing; clubbing; clubbed; digital clubbing; fingertips ... round|thick|swollen|bulb*; drumstick fingers; bulging fingertips; nails curved`,
    sw: `ncha za vidole {swollen}; ncha za vidole nene; ncha za vidole ~nenepa; vidole vya ngoma; clubbing; vidole ~nenepa ncha; kucha ~pinda`,
  },
  choked_on_object: {
    en: `choked on; choke on; choking on; choked while eating; chok* ... eat*; chok* ... food; chok* ... playing; chok* ... peanut*|groundnut*|coin|bean|seed|bone|meat|toy|bead|fish|maize|sweet|candy|grape; inhaled ... peanut*|nut|nuts|groundnut*|bean|seed|bead|coin|toy|bone|object|button|battery|maize; inhaled foreign; foreign body aspiration; aspirated ... peanut*|nut|food|bean|seed|object; aspiration of ... foreign|peanut|nut; swallowed ... coin|bead|button|toy|magnet|pin|bone|marble; went down the wrong way; wrong pipe; windpipe; coin ... throat; bone ... stuck; fish bone; bead ... throat; peanut ... throat; seed ... throat; bean ... throat; stuck ... windpipe; stuck in his airway; heimlich; back slaps; foreign body ... airway|throat|bronchus|trachea|windpipe; after eating peanuts ... chok*; playing with ... chok*;
      choked; choked suddenly`,
    sw: `~paliwa; ~sakamwa; ~kabwa na chakula|karanga|nyama|mfupa|kitu; ~kwamwa na; mfupa wa samaki; mfupa ... kooni|koo; ~meza sarafu|shanga|kifungo|sumaku|pini|coin|shilingi|mfupa; sarafu ... koo|kooni; karanga ... koo|kooni|mapafu|mapafuni; maharagwe ... kooni; shanga ... kooni|koo; ~vuta karanga|maharagwe|mbegu; chakula ... njia ya hewa; ~nyongwa na chakula|karanga; ~choke; kitu kimemkwama; kimemkaba; kimemkwama kooni; ~kabwa koo`,
  },
  muffled_voice: {
    en: `muffled voice; voice muffled; voice ... muffled; hot potato; thick voice; muffled speech; speaks as if mouth full; voice sounds thick; plummy voice; garbled voice`,
    sw: `sauti ~ziba; sauti ya kuziba; ~ongea kama ... kitu mdomoni; ~ongea ... kitu mdomoni; sauti nzito kama; sauti ... kitu mdomoni`,
  },
  red_throat: {
    en: `red throat; throat ... red; erythematous pharynx|throat|oropharynx|tonsil*; pharyngeal erythema; oropharyngeal erythema; pharynx ... erythematous|red|inflamed|injected|hyperemic|hyperaemic; oropharynx ... erythema*|red; inflamed throat|pharynx|tonsil*; throat ... erythematous|inflamed|redness; pharyngeal inject*; redness throat; throat looks red`,
    sw: `koo {red}; koo ... jekundu; koo ~kuwa jekundu; koo ni nyekundu`,
  },
  voice_strain: {
    en: `after shouting|singing|cheering|screaming|preaching; shouting|shouted|cheering|screaming ... match|game|church|crusade|concert|rally|night|day|children|class; singing ... choir|night|church; sang all; sings in; choir; preacher; preached; teacher; call centre; overuse of voice; used my voice; voice overuse; talking all day; talk* a lot ... work; street vendor;
      rally; yelling|yelled ... match|game|kids|children; screaming at`,
    sw: `baada ya kupiga kelele; baada ya kuimba; ~piga kelele ... mechi|uwanjani|kanisani|darasani|game; ~shangilia; ~imba sana; kwaya; ~hubiri; kuhubiri; mwalimu; ~ongea sana kazini; kupiga kelele ... mechi; ~imba kanisani;
      ~piga nduru; nduru; ~piga kelele ... rally|mkutano; ~ongea sana ... darasani|kanisani; mkutano wa hadhara`,
  },
  thick_nose: {
    en: `thick nasal; thick mucus ... nose; purulent nasal; purulent rhinorrh*; nasal discharge ... thick|green*|yellow*|purulent|coloured; yellow* nasal; green* nasal; nose ... green*|yellow*|thick; green snot; yellow snot; green* ... nose; yellow* ... nose; mucopurulent nasal; mucopurulent rhinorrh*; pus ... nose; coloured nasal; discoloured nasal; discolored nasal; thick green mucus ... nose; runny nose ... green|thick|yellow; snot ... green|yellow|thick; thick snot; thick discharge ... nose|nasal; thick yellow|green nasal`,
    sw: `makamasi mazito; makamasi ya kijani|njano|manjano; kamasi nzito; kamasi ya njano|kijani|manjano; kamasi zito; makamasi ... kijani|njano|manjano|mazito; usaha puani; usaha ... pua; pua ~toa usaha; mafua mazito; kamasi ... kijani|njano|nzito;
      kamasi|makamasi ... green|yellow|mazito|zito`,
  },
  face_pressure: {
    en: `sinus pressure; sinus pain; sinuses {hurts}; sinus {hurts}; sinus headache; facial {pain}; facial pressure; facial fullness; facial tenderness; face {hurts}; {pain} face; {pain} cheek|cheeks|cheekbone|cheekbones; cheek|cheeks|cheekbones {hurts}; pressure ... cheek|cheeks|sinus|sinuses|forehead|face; {pain} forehead; forehead {hurts}; maxillary; sinus tenderness; tender sinuses; sinuses ... tender; tenderness over ... sinus*|cheek*|maxill*; headache ... bend*|lean*; face ... bend*|heavy|full; heavy face; heaviness ... face|cheeks; fullness face; sinusitis; frontal sinus; full feeling face;
      cheeks|forehead|sinuses ... heavy|full|pressure|blocked; pressure ... eyes and nose; heavy ... cheeks|forehead`,
    sw: `paji la uso ~uma; paji ~uma; mashavu ~uma; uso ~uma; sinus ~uma; sinuses ~uma; sinasi; sainasi; sinus; sinuses; uzito ... mashavu|mashavuni|paji|usoni|uso; maumivu ... paji la uso; maumivu ... mashavu|mashavuni; maumivu usoni; maumivu ya uso; nikiinama ... ~uma; akiinama ... ~uma; ~uma ... nikiinama|akiinama; kichwa ... nikiinama; usoni ~uma; uso mzito; uso ~jaa; shinikizo ... usoni|mashavu|paji;
      uso ... ~uma; mashavu ... ~uma; uso ... mashavu`,
  },
  postnasal_drip: {
    en: `post nasal drip; postnasal drip*; postnasal; post nasal; mucus ... back of throat; drip* ... throat; drainage ... throat; mucus ... throat; phlegm in throat; phlegm ... back of throat; throat clearing; clear* ... throat; snot ... throat; mucus running down`,
    sw: `~shuka kooni; ~safisha koo; makohozi kooni; kamasi ~shuka; makamasi ~shuka;
      kamasi|makamasi ~shuka|~tiririka|~enda|~ingia kooni|koo; kamasi|makamasi kooni|koo; kamasi|makamasi nyuma koo`,
  },
  itchy_nose: {
    en: `itchy nose; nose itch*; itch* nose; itching nose; nose is itch*; itchy palate; palate itch*; roof of mouth itch*; itchy roof of mouth; nasal itch*; nasal pruritus; itch* ... nose; nose and eyes itch*; nose ... itch*; rubs nose; rubbing nose; allergic salute`,
    sw: `pua ~washa; pua kuwasha; ~washwa pua; muwasho puani; muwasho wa pua; kuwashwa puani; pua ... ~washa; ~washwa puani; ~jikuna pua; paa la mdomo ~washa`,
  },
  dust_trigger: {
    en: `dust allergy; dusting; dust makes|triggers|causes|brings|starts; dusty place|room|road; when ... dust|dusty; worse ... dust|pollen|animals|grass|outdoors; allergic to dust|pollen|cats|dogs|grass; dust mites; pollen; around cats; around dogs; pet dander; dander; perfume*; sweeping; strong smells; fresh cut grass; trigger* ... dust|smoke|pollen|perfume|cold; dust ... sneez*; sneez* ... dust; same time every year; every flowering season; flowering season; exposed to dust|pollen; mould; mold; inhale dust; dust or cold; cold or dust; from dust; smoke makes; with dust;
      seasonal sneez*`,
    sw: `vumbi ~leta; vumbi ~sababisha; nikifagia; akifagia; ~fagia; kwenye vumbi; nikikutana na vumbi; nikivuta vumbi; vumbi ... ~zidi; moshi ... ~zidi; ~zidi ... vumbi|moshi; allergy ya vumbi; mzio wa maua; maua; manukato; pafyumu; perfume; harufu kali; msimu wa maua; manyoya ya; nikishika paka; karibu na paka`,
  },
  one_sided_nose: {
    en: `one nostril; left nostril; right nostril; unilateral nasal; unilateral rhinorrh*; one sided nasal; smell from nose; nose smells; foul ... nose; foul smelling nasal; foul nasal; nose ... smelly|stinks|foul|stinking; bad smell ... nose; one side of nose; smelly discharge ... nose; nostril smells; smell* ... nostril`,
    sw: `tundu moja la pua; tundu la pua; pua upande mmoja; pua ~nuka; pua ... harufu mbaya; harufu mbaya ... pua|puani; pua ~toa harufu; upande mmoja wa pua`,
  },
  object_in_nose_ear: {
    en: `bead|beads|seed|seeds|bean|beans|peanut|groundnut|maize|stone|pebble|toy|button|battery|insect|cockroach|bug|ant|fly|moth|tick|cotton|bud|paper|foam|crayon|rubber|object|something|magnet|pea|popcorn|eraser|bee nose|nostril|ear|ears; bead|beads|seed|seeds|bean|beans|peanut|groundnut|maize|stone|pebble|toy|button|battery|insect|cockroach|bug|ant|fly|moth|tick|cotton|bud|paper|foam|crayon|rubber|object|something|magnet|pea|popcorn|eraser|bee ... inside|into|up|stuck|entered|crawled|went|got|flew|put|pushed ... nose|nostril|ear|ears; foreign body ... ear|nose|nostril|canal|nasal; put|pushed|inserted|stuffed ... bead|beads|seed|seeds|bean|beans|peanut|groundnut|maize|stone|pebble|toy|button|battery|insect|cockroach|bug|ant|fly|moth|tick|cotton|bud|paper|foam|crayon|rubber|object|something|magnet|pea|popcorn|eraser|bee ... nose|nostril|ear; pushed|stuffed|inserted|stuck ... nose|nostril|ear; crawling in ear; moving inside ear; buzzing insect; insect ... ear; nasal foreign body; aural foreign body; bead|beads|seed|seeds|bean|beans|peanut|groundnut|maize|stone|pebble|toy|button|battery|insect|cockroach|bug|ant|fly|moth|tick|cotton|bud|paper|foam|crayon|rubber|object|something|magnet|pea|popcorn|eraser|bee ... stuck ... nose|ear`,
    sw: `mdudu ~ingia sikioni|sikio|puani|pua; mdudu sikioni|puani; mdudu ... sikioni|puani; shanga|mbegu|maharagwe|haragwe|mahindi|hindi|punje|kokoto|jiwe|betri|karanga|kifungo|mpira|mende|siafu|kombamwiko|njegere|sponji puani|sikioni; shanga|mbegu|maharagwe|haragwe|mahindi|punje|kokoto|jiwe|betri|karanga|kifungo|mende|mdudu|kitu ~ingia puani|sikioni|pua|sikio; kitu ~kwama puani|sikioni|pua|sikio; ~kwama puani|sikioni; ~ingiza ... puani|sikioni|pua; ~tia ... shanga|mbegu|maharagwe|mahindi|kitu ... puani|sikioni; kitu ~tembea sikioni; ~tembea ndani ya sikio; ~weka shanga|mbegu|maharagwe|mahindi|kitu|karanga|jiwe ... puani|sikioni|pua|sikio; kitu puani; kitu sikioni`,
  },
  ear_itch: {
    en: `itchy ear|ears; ear|ears itch*; itch* ear|ears; itching ear|ears; itch inside ear|ears; ear|ears ... itch*; ear canal itch*; pruritus ... ear`,
    sw: `sikio ~washa; masikio ~washa; sikio kuwasha; muwasho sikioni; muwasho wa sikio; ~washwa sikio|sikioni|masikio|masikioni; sikio ... ~washa; maskio ~washa`,
  },
  ear_touch_pain: {
    en: `{hurts} ... touch* ear; ear {hurts} ... touch*|pull*|chew*|press*; pain ... pull* ear; {hurts} ... pull* ear; tragus; tragal; ear ... tender; tender ear; ear canal ... swollen|red|oedema*|edema*|narrow*|inflamed; swollen ear canal; pain ... moving ear; pain ... manipulation; {hurts} ... ear ... chew*; ear ... lie on it; {cant} lie on that ear; touch* ear {hurts}; ear ... touch* ... {hurts};
      auricle ... tender*|pain*; pain ... auricle|pinna; pinna ... tender*|pain*; pulling|traction|movement ... pinna|auricle`,
    sw: `sikio ~uma nikiligusa|likiguswa|nikigusa|nikilivuta|likivutwa|nikitafuna|akitafuna|ukiligusa|ukilivuta; sikio likiguswa; sikio ... likiguswa|ukiligusa|nikiligusa|nikilishika|likivutwa|nikilivuta|ukilishika; nikigusa sikio; nikivuta sikio; nikilivuta sikio; nikitafuna ... sikio; sikio ... nikitafuna; nikiligusa sikio`,
  },
  ear_water: {
    en: `swim; swims; swimming; swam; swimmer*; cotton bud|buds|swab|swabs; q tip|tips; qtip*; ear bud|buds; earbud*; cleaned ear|ears; clean* ear|ears; clean* ... inside ear|ears; water entered|trapped|stuck|went|got ... ear|ears; ear picking; pick* ear|ears; matchstick ... ear; hairpin ... ear; stick ... ear; diving; dived; swimming pool; pen cover ... ear`,
    sw: `~ogelea; kuogelea; maji ~ingia sikioni|sikio|masikioni|masikio; ~safisha sikio|masikio|maskio; ~chokonoa sikio|masikio|maskio; kijiti ... sikio|sikioni|masikio|masikioni; cotton buds; cotton bud; pamba ya masikio; kiberiti ... sikio|sikioni; swimming pool`,
  },
  ear_wax_seen: {
    en: `ear wax; earwax; wax; cerumen; impacted wax; wax ... ear|ears; ear|ears ... wax`,
    sw: `nta; nta ya sikio; uchafu wa masikio|sikio; nta sikioni; uchafu sikioni; wax`,
  },
  nose_picking: {
    en: `nose picking; picking|picks|pick|picked nose; picking|picks|pick|picked ... nose; dry air; hit ... nose; punched ... nose; blew nose; blowing ... nose; blow* nose hard; knocked ... nose; blow to the nose; hot dry weather; hot sun; dry nose; nose dry; crusts ... nose`,
    sw: `~chokonoa pua; ~chokonoa puani; ~gongwa pua|puani; ~pigwa pua|puani; hewa kavu; jua kali; ~jigonga pua; pua kavu; ~kwangua pua; ~chokora pua;
      ~penga kamasi|makamasi|pua|mafua`,
  },
  snoring: {
    en: `snor*; snor* loudly|heavily; loud|heavy snor*`,
    sw: `~koroma; ~koroma usiku; ~koroma usingizini; ~koroma akilala|nikilala; ~koroma sana; ~lala ~koroma; ~snore`,
  },
  sleep_pauses: {
    en: `stops breathing ... sleep*|asleep|night; stop breathing ... sleep*|asleep|night; breathing stops ... sleep*|asleep|night; breathing pauses; pauses ... breath|breathe|breath* ... sleep*|night; pauses ... breathing; pauses ... sleep*; sleep apnoea; sleep apnea; witnessed apn*; apn* ... sleep*; apn* ... night; obstructive sleep; gasp* ... sleep*|asleep; wakes|wake|waking|woken ... choking|gasping; chok* ... sleep*|asleep; chok* at night; gasp* at night; hold* breath ... sleep*; snor* and stops breathing`,
    sw: `pumzi ~simama usingizini|akilala|nikilala; pumzi ~kata usingizini|akilala|nikilala; pumzi ~katika usingizini|akilala|nikilala; ~acha kupumua usingizini|akilala; kupumua ~simama usingizini|akilala; ~kata pumzi usingizini|akilala|nikilala; ~amka ... ~kosa pumzi; ~amka ... pumzi; ~shtuka usingizini; ~shtuka ... pumzi; ~kabwa usingizini; usingizini ... pumzi ~kata|~simama|~katika`,
  },
};
