import type { LexiconTable } from './schema';

/** Lungs, throat, nose and ears. */
export const RESPIRATORY_AND_ENT: LexiconTable = {
  cough: {
    en: 'cough*; dry cough; hacking',
    sw: 'kikohozi; kukohoa; ~kohoa; anacough; nacough; ninacough; kikohozi kikavu; kifua cha kukohoa; kukoha; ~koholea',
  },
  sputum: {
    en: 'sputum; phlegm; mucus when cough; bringing up mucus; spit; mucus chest; cough up mucus; coughing mucus; green mucus; yellow mucus; productive',
    sw: 'makohozi; kohozi; belghamu; balaghamu; ~toa makohozi; ~kohoa makohozi',
  },
  haemoptysis: {
    en: 'cough* blood; blood ... cough; blood ... sputum; blood in phlegm; blood ... phlegm; spitting blood; bloody sputum; blood stained sputum; cough* up blood; vomiting or coughing blood; cough* ... blood; haemoptysis; hemoptysis',
    sw: 'kukohoa damu; ~kohoa damu; makohozi ... damu; makohozi yenye damu; ~tema damu; damu kwenye makohozi; ~kohoa ... damu; kikohozi ... damu',
  },
  massive_haemoptysis: {
    en: `cough* lots of blood; coughing up a lot of blood; coughing cups of blood; cup of blood; coughing up much blood; cough* ... cupful; cupfuls of blood; mouthfuls of blood; bowl of blood; glass of blood; half a cup of blood; cough* large amount* blood; basin of blood; blood pouring from mouth; cough* fresh blood in large;
      cough* {much} blood; cough* blood ... {much}; blood ... cupfuls; cups of blood; cough* blood ... cup*`,
    sw: `~kohoa damu nyingi; kukohoa damu nyingi; kikombe cha damu; damu nyingi ... kohoa; ~tema damu nyingi; damu nyingi mdomoni; glasi ya damu; ~kohoa damu ... kikombe; ~kohoa ... damu nyingi; vikombe vya damu; damu kikombe; beseni la damu; damu nyingi ya kukohoa; kikohozi ... damu nyingi`,
  },
  sob: {
    en: `short of breath; shortness breath; out of breath; breathless; breathlessness; breathing difficult; difficulty breathing; hard to breathe; trouble breathing; struggl* breathe; struggl* breath; dyspnoea; dyspnea; breathing problem; breathing heavy; gasping; gasp; sob; acute dyspnea; fighting for breath;
      breathing problems; cant catch breath; trouble to breathe; struggling to breathe; breathing ... hard; breathing badly; suffocat*; choking; lose my breath; breath short; breathing with difficulty; problem breathing; fight for air; air hunger; tight breathing; breathing got hard`,
    sw: `kupumua kwa shida; ~pumua kwa shida; ~pumua tabu; upungufu wa pumzi; ugumu wa kupumua; kukosa pumzi; ~kosa pumzi; pumzi ~kata; kukatika pumzi; pumzi ~katika; ~pumua kwa taabu; ~shindwa kupumua; shida ya kupumua; kupumua ... shida; ~hema; kupumua ... ngumu; ~kosa hewa; ~pungukiwa pumzi; pumzi fupi; pumzi ~isha; kupumua ... tabu; ~ishiwa pumzi; ~vuta pumzi kwa shida; pumzi kukata`,
    lack: `can't breathe; not breathing; can't breathe well; not breathing well; can't get air; can't get enough air; unable to breathe; can't catch my breath; isn't breathing; no breath; stopped breathing; barely breathing; doesn't breathe well; siwezi kupumua; hawezi kupumua; hapumui; hapumui vizuri; sipumui; sipumui vizuri; sipati pumzi; hapati pumzi; hapati hewa; hawezi kuhema; sina pumzi; hana pumzi; sipati hewa;
      could hardly breathe; can hardly breathe; can barely breathe; hardly breathe`,
    well: `breathe well; breathing well; breathing fine; breathing normal; breathe normally; breathing ok; breathe fine; breathing is fine; breathing normally; napumua vizuri; anapumua vizuri; napumua kawaida; anapumua kawaida; kupumua vizuri; chest is fine; kifua kiko sawa; breathing easy; breath normal; breathes well; kupumua kawaida; breathes normally`,
  },
  cannot_breathe: {
    en: `gasping; gasp for air; turning blue; blue lips; lips blue; lips turning blue; lips ... blue; face ... blue; fighting for breath; suffocating; grey lips; breathing stopped; struggling to breathe; barely breathing; grunting; lips bluish; tongue blue; bluish lips`,
    sw: `midomo ~kuwa bluu; midomo bluu; midomo ya buluu; midomo ... buluu; midomo ... bluu; kucha bluu; ~pumua kwa shida sana; anakata roho; ~koroma na kupumua; anaguna; ~geuka bluu; midomo ... samawati; ~pigania pumzi`,
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
    en: 'fast breathing; breathing fast; breathing quickly; rapid breathing; breathes fast; breathing rapidly; breathing very fast; quick breathing; panting; breathing too fast; fast breaths; breathing deep and fast; deep breathing',
    sw: 'kupumua haraka; ~pumua haraka; pumzi za haraka; ~hema; anahema; pumzi haraka; ~hema haraka; ~pumua mbio; ~pumua haraka haraka; ~pumua kwa kasi; ~hemahema',
  },
  chest_indrawing: {
    en: 'chest indrawing; indrawing; in drawing; chest wall in drawing; ribs pull in; ribs pulling in; ribs suck in; chest sinks in; chest pulls in; chest ... going in; ribs ... in when breathing; chest ... sucking in; ribs ... inward; chest goes in; skin between ribs; chest sucks in; chest drawing in; chest pulling in; ribs show when breath*; chest ... inwards; ribs going in; chest caves in',
    sw: 'kifua ~ingia ndani; mbavu ~ingia ndani; kifua ~vutika; kifua kinazama; kifua kuingia ndani; mbavu ~zama; kifua ~bonyea; mbavu ~vutika; kifua ~zama; mbavu ~bonyea; kifua kinadidimia',
  },
  stridor: {
    en: 'noisy breathing; harsh noise breathing; stridor; noise when breathing in; barking cough; grunting; breathing noisy',
    sw: 'sauti wakati wa kupumua; ~koroma wakati wa kupumua; kelele akipumua; ~guna; sauti akivuta pumzi',
  },
  wheeze: {
    en: 'wheez*; whistling chest; chest whistling; whistling sound; whistle when breath*; chest whistles; whistling when i breathe',
    sw: 'kupiga mluzi; kifua ~piga mluzi; kifua hupiga mluzi; kifua ~lia; kukoroma kifuani; mluzi; kifua ~koroma; kifua ~piga filimbi; mlio kifuani; filimbi kifuani',
  },
  night_cough: {
    en: 'cough ... night; cough* at night; cough* ... cold air; cough ... dust; cough when run; breathless at night; cough ... exercise; cough* when it is cold',
    sw: '~kohoa usiku; ~kohoa ... usiku; hukohoa usiku; kikohozi ... usiku; kikohozi cha usiku; vumbi ~leta; nikikimbia; vumbi',
  },
  chest_pain: {
    en: 'chest pain; chest {pain}; chest {hurts}; {pain} chest; pain in my chest; pain ... chest; chest pains; chest ... pain*; stabbing chest; chest ache; chest is paining; {hurts} chest',
    sw: 'maumivu ya kifua; kifua ~uma; kifua ~niuma; kifua kuuma; kichomi; maumivu ... kifua; kifua ~choma; ~umwa kifua; ~uma kifua',
  },
  pain_on_breathing: {
    en: 'pain when breath*; {hurts} when breath*; pain ... breathe; {hurts} to breathe; sharp chest pain; pain on breathing in; {hurts} when cough*; pain when cough*; chest ... when cough*; {hurts} ... deep breath',
    sw: 'maumivu nikipumua; ~uma nikipumua; ~uma nikikohoa; kichomi; ~uma akipumua; maumivu nikikohoa; ~choma nikipumua; ~choma nikivuta pumzi; ~uma nikivuta pumzi; kichomi',
  },
  runny_nose: {
    en: 'runny nose; nose running; running nose; nose runs; snot; common cold; cold and cough; have a cold; has a cold; got a cold; bad cold; have cold in nose; nose dripping; mucus from nose; nasal discharge; head cold; a bad cold; flu; with a cold; caught a cold; nose is running; occasional runny',
    sw: 'mafua; makamasi; kamasi; pua ~toka; pua ~tiririka; ~toka kamasi; mafua makali; flu; pua ~toa maji; homa ya mafua; pua ~vuja',
  },
  blocked_nose: {
    en: 'blocked nose; nose blocked; stuffy nose; congestion; nasal congestion; stuffy; nose stuffed; nose is blocked; congested; {cant} breathe ... nose; nose ... blocked',
    sw: 'pua kuziba; pua ~ziba; pua ~zibwa; {siwezi} kupumua ... pua; kuziba pua; imeziba ... mafua; pua zimeziba',
    lack: "can't breathe through my nose; can't breathe through nose; siwezi kupumua kwa pua; hawezi kupumua kwa pua; siwezi kupumua puani; can't breathe through the nose; hapumui kwa pua; sipumui kwa pua; can't breathe ... nose; siwezi kupumua ... pua; hawezi kupumua ... pua",
  },
  sneezing: { en: 'sneez*', sw: 'kupiga chafya; ~piga chafya; chafya' },
  sore_throat: {
    en: 'sore throat; throat {hurts}; throat pain; painful throat; throat sore; {pain} throat; scratchy throat; throat ... sore; itchy throat; throat burning; throat scratchy; slight sore throat',
    sw: 'koo ~uma; koo kuuma; koo ~washa; ~umwa koo; maumivu ya koo; koo ~choma; koo ~kwaruza; kuumwa koo; maumivu kooni; koo kuwasha; koo ~niuma; koo limevimba; mafindofindo; tonsils; tonsil*; koo',
  },
  swallow_pain: {
    en: 'pain swallow*; painful to swallow; {hurts} to swallow; difficulty swallow*; {hurts} when swallow*; trouble swallowing; hard to swallow; food gets stuck; painful swallowing; pain when swallow*; swallow* {hurts}; swallowing is painful',
    sw: 'kumeza kwa shida; ~meza kwa shida; {siwezi} kumeza; kumeza kunauma; kumeza ~uma; maumivu nikimeza; ~uma nikimeza; nikimeza ~uma; kumeza ... shida; chakula kinakwama; kumeza kuna maumivu; maumivu wakati wa kumeza; ~uma kumeza',
    lack: "can't swallow; siwezi kumeza; hawezi kumeza; unable to swallow; chakula hakipiti; hamezi; simezi",
  },
  white_tonsils: {
    en: 'white spots throat; pus throat; white patches throat; swollen tonsils; tonsils ... white; pus tonsils; tonsils swollen; white ... tonsils; white spots on my tonsils',
    sw: 'madoa meupe kooni; usaha kooni; usaha koo; tonsili zimevimba; tonsili {swollen}; koo ... usaha; vidoti vyeupe kooni; tonsils {swollen}; weupe kooni',
  },
  hoarse: {
    en: 'hoarse; lost voice; lost my voice; voice gone; hoarse voice; voice change',
    sw: 'sauti kukauka; sauti ~potea; sauti ~kwaruza; sauti ~kauka; sauti ya kukwaruza',
  },
  earache: {
    en: 'ear pain; earache; ear {hurts}; {pain} ear; pulling ear; pulls ear; ear ... pain*; ears {hurts}; ear infection; tugging ear; pain in ear; holds his ear',
    sw: 'sikio ~uma; sikio kuuma; ~vuta sikio; maumivu ya sikio; masikio ~uma; ~umwa sikio; ~shika sikio; anavuta sikio; maskio ~uma; sikio ~niuma',
  },
  ear_discharge: {
    en: 'ear discharge; pus ear; fluid ear; ear leaking; ear draining; pus from ear; discharge from ear; water from ear; ear running',
    sw: 'usaha sikioni; sikio ~toa usaha; maji sikioni; usaha ... sikio; sikio ~toka usaha; sikio ~toka maji; sikio ~vuja',
  },
  hearing_loss: {
    en: 'hearing loss; hear badly; deaf; reduced hearing; hearing reduced',
    sw: 'kusikia kidogo; uziwi; kusikia ~pungua',
    lack: "can't hear well; can't hear; sisikii vizuri; hasikii vizuri; hasikii; sisikii sikio",
  },
  smell_loss: {
    en: 'loss of smell; lost smell; loss of taste; lost taste; lost my smell; lost sense of smell; smell gone; lost my sense of smell; taste gone; lost sense of taste',
    sw: 'kupoteza harufu; ladha ~potea; ~poteza ladha; harufu ~potea; kupoteza ladha; ~poteza uwezo wa kunusa',
    lack: "can't smell; no smell; no taste; can't taste; sisikii harufu; hasikii harufu; sisikii ladha; sinusi; hisi harufu hakuna; sipati harufu; sipati ladha",
  },
  nosebleed: {
    en: 'nosebleed; nose bleed*; bleeding nose; blood from nose; bleed* ... nose; blood nose',
    sw: 'damu puani; kutoka damu puani; pua ~toka damu; damu ... pua; damu ... puani; damu ya pua',
  },
};
