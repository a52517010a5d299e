import type { LexiconTable } from './schema';

/** Danger signs described without their name: what was seen, what happened, what no longer works. */
export const DANGER_WITHOUT_NAME: LexiconTable = {
  suicidal: {
    en: `rope ... ready; wrote|written|left|writing letter|note ... mum|mom|family|kids|everyone|goodbye; goodbye letter; farewell letter; bought|collected|saved|kept|hidden pills|tablets|poison|rope; why i should wake up; wake up ... never again; better ... without me; nobody ... miss me; give my things away; pills ... sleep forever; how many ... pills|tablets ... die; pills ... wake up again; last message ... forgive; end it all; end it tonight`,
    sw: `kamba ... tayari; kamba niko nayo; kamba ninayo; nina kamba; ~andika barua ya kwaheri; barua ya kwaheri; ~nunua sumu|kamba; ~weka vidonge; bora nisingezaliwa; nikilala nisiamke; nisiamke tena; sioni sababu ya kuamka|kuishi; sioni haja ya kuishi; mtaishi vizuri bila mimi; hakuna atakayenikosa; vidonge vingapi ... kufa; niishe tu; nimalize kila kitu; nimalizane na maisha`,
    lack: `don't want to be here anymore; dont want to be here; don't wanna be here; dont wanna be here; don't want to wake up; dont want to wake up; not wake up again; don't wake up again; dont wake up again; no reason to live; can't go on; cannot go on living; not see tomorrow; sitaki kuwa hapa tena; sitaki kuamka; sitaki kuwa hai`,
  },
  tablets_overdose: {
    en: `took|swallowed|taken|drank whole|entire|full|all packet|pack|bottle|strip|box|tin; took|swallowed|taken =all ... tablets|pills|medicine|medicines; whole packet ... pills|tablets; handful of pills|tablets; twenty|thirty|forty|fifty|hundred tablets|pills; empty ... pill bottle; empty ... strips`,
    sw: `~zidisha dawa .. kulevya; ~meza pakiti nzima|yote; ~meza ... pakiti nzima; ~meza vidonge vyote|vingi; ~meza dawa zote|nyingi; ~meza dawa ... zote; ~meza chupa nzima; ~nywa dawa zote; pakiti ... tupu ... dawa; ~meza vidonge ishirini|thelathini|arobaini|hamsini|mia`,
  },
  one_side_weak: {
    en: `my hand|arm went weak; arm|hand|leg went|gone dead; arm|hand|leg ... useless; arm|hand|leg|side ... doesnt|isnt|wont work|move|lift|grip; left|right side ... dead|useless|heavy|gone; arm ... hangs; leg drags; drag* one leg; cup falls from ... hand; things fall from ... hand; cannot hold ... one hand`,
    sw: `mkono|mguu .. kulia|kushoto .. dhaifu; ghafla .. mkono|mguu .. dhaifu; mkono|mguu .. dhaifu ghafla; mkono|mguu .. ~poteza|~pungukiwa|~ishiwa nguvu; mkono|mguu ~fa; mkono|mguu wa kushoto|kulia ~fa; hand|mkono|mguu moja|mmoja haiwork|hauwork|haufanyi|haisongi|hausongi|umekataa|imekataa; mkono|mguu ~kataa kufanya|kusonga|kuinuka; side|upande moja|mmoja haisongi|hausongi|imekufa|umekufa; ~angusha vitu mkono mmoja; hawezi shika ... mkono|hand`,
  },
  speech_difficulty: {
    en: `speech ... funny|strange|slurred|gone|strange; words ... wrong|jumbled|mixed; tongue ... heavy ... talk|speak; talks like ... drunk; sounds drunk; mumbl*; gibberish; mouth ... talk properly`,
    sw: `maneno ... hayatoki; maneno ... ~changanyika; haezi|hawezi bonga|ongea poa|vizuri; ~ongea ... mlevi; ulimi mzito; kuongea ... kwa shida ghafla; ~bonga ovyo`,
    lack: `words don't come; words not coming out; words won't come out; maneno hayatoki; haezi ongea; haezi bonga`,
  },
  face_droop: {
    en: `mouth ... one side|sideways|crooked; face ... one side ... fall*|sag*|down|drop*|pull*; smile ... crooked|one sided|uneven; half of face ... dead`,
    sw: `mdomo|mouth ~enda|imeenda|imekula|~pinda side|upande; face|uso imesag|~shuka|~lala upande|side; mdomo upande; uso upande mmoja ~legea|~shuka`,
  },
  heavy_bleeding: {
    en: `pads ... soaked; soak* ... pad|pads; blood ... soak* ... clothes|sheets|mattress|towel; soak* ... blood; pad ... every hour|minutes|half; pad after pad; changing pads ... every; blood ... down ... legs; blood ... like water|tap|river; pool of blood; clots ... size|big|large; bleeding ... wont|doesnt|not stop; blood everywhere; blood pouring|gushing|spurting|squirting`,
    sw: `pedi ~jaa; pedi ... kila ... dakika|saa; pedi ... zinajaa|imejaa|zimejaa; damu ~teremka ... miguuni|mapajani; damu ~shuka ... miguuni; damu ~mwagika; damu ... kama maji|bomba; damu ... haisimami|haikomi|haiishi|haikatiki; damu mabonge makubwa; ~lowanisha|~loa shuka|godoro|nguo damu`,
  },
  vaginal_bleeding: {
    en: `blood ... down ... legs; blood running down my legs; pads ... soaked`,
    sw: `damu ~teremka ... miguuni|mapajani; damu ~shuka ... miguuni|mapajani; pedi ~jaa`,
  },
  testicle_pain: {
    en: `pain ... one ball|testicle; bad pain ... ball|testicle; one ball|testicle up|higher|pulled|swollen; kicked|hit ... testicle|testicles|balls|groin ... pain|cries|crying`,
    sw: `pumbu|korodani moja ~panda|~vuta|~vimba; pumbu|korodani ... ~panda juu; ~pigwa ... pumbu|korodani|sehemu za siri ... ~uma; maumivu ... pumbu|korodani|mapumbu`,
  },
  fetal_movement: {
    en: `baby ... quiet ... whole|all|since|today; not even one kick; not a single kick; no kick|kicks|movement since|today|all|whole; baby ... stopped kicking|moving|playing; havent felt ... baby|kick*|move*; fewer kicks; less kicks; baby ... sleeping ... all day`,
    sw: `sijaskia mtoto; sijasikia ... teke|mateke; mtoto ~piga teke ... hakuna; mtoto ... ametulia ... tumboni|siku|tangu; hakuna teke|mateke; mateke ~pungua|~isha; mtoto ... hajacheza|hachezi|hapigi; mtoto ~acha kucheza`,
    lack: `no kicks; not kicking; not moved since; hasn't moved since; sijaskia mtoto akipiga; sijasikia mtoto akipiga; sijaskia mtoto akicheza`,
  },
  vomits_everything: {
    en: `everything ... goes in comes out|back; whatever ... swallows|takes|eats|drinks comes out|back|up; even ... spoon|sip ... water ... comes|vomit*; vomit* ... even water; water ... comes back|out ... vomit*`,
    sw: `chochote ... kinarudi|~rudi; kila ... ~weka mdomoni ~rudi; hata maji ~rudi|~tapika; hata kijiko ... ~rudi; ~tapika hata maji; kila kitu ... ~rudi; ~vomit kila kitu; anavomit kila|hata; ~vomit hata maji`,
    lack: `even water doesn't stay; water won't stay; maji haistay; hata maji hayakai; nothing stays`,
  },
  convulsion: {
    en: `arm|hand|leg|face|mouth twitch*|jerk*; twitch* ... one side; eyes ... rolled|roll*|fixed|staring ... jerk*|twitch*|stiff; body ... jerk*; cycling movements; stiffened ... eyes`,
    sw: `mkono|mguu|mdomo|uso|jicho ~chezacheza; vinachezacheza vyenyewe; ~chezacheza vyenyewe; mwili ... ~rukaruka; ~rukaruka ... mwili; macho ~kodoa ... ~tetemeka|~chezacheza|~kakamaa; ~kakamaa na macho; macho ~geuka juu`,
  },
  lethargy: {
    en: `can't lift ... head; cannot lift ... head; doesn't lift ... head; too weak ... sit|lift|head|cry; head ... falls|flops; limp in ... arms; wants only to sleep; too weak ... get out|up; cannot get out of bed; can't get out of bed; wants to sleep ... all|only|vomit*; hard to wake; keeps falling asleep; won't sit`,
    sw: `hawezi kuinua kichwa; {siwezi} kuinuka kitandani; {siwezi} hata kuinuka; {siwezi} kutoka kitandani; hawezi hata kukaa|kuinua|kulia; hawezi kusit; kichwa ~anguka; ~taka kulala tu; ~lala sana ... kichanga|mtoto; kichanga ... ~lala sana; vigumu kuamka; ~sinzia tu`,
    lack: `can't even sit; cannot even sit; can't even lift his head; can't even lift her head; hawezi hata kukaa`,
  },
  cannot_breathe: {
    en: `=is choking; =am choking; =are choking; choking now; choking right now; started choking; lips|tongue|face ... turn*|went|going|gone|becoming|became black|dark|dusky; turning blue|black|purple ... cough*|breath*|cry*`,
    sw: `amekabwa|anakabwa|amepaliwa|anapaliwa =na {morsel}; amekabwa|anakabwa|wamekabwa|amepaliwa|anapaliwa|amesakamwa|anasakamwa; nimekabwa|ninakabwa|nakabwa|nimepaliwa .. chakula|nyama|mfupa|mwiba|samaki|njugu|karanga|kooni|koo; midomo|ulimi|uso ... nyeusi|mweusi|meusi|weusi; hapumui vizuri ... midomo`,
  },
  cold_body: {
    en: `baby|newborn ... feels cold|cold to touch; body ... gone cold; hands and feet ... cold ... baby|child; skin ... cold ... clammy|sweat*; cold sweat*`,
    sw: `kichanga ... ni baridi; mtoto ... ni baridi ... mwili|miguu; mwili ... ~wa baridi; mwili ni baridi; miguu na mikono ni baridi; jasho baridi; jasho ya baridi; jasho la baridi; ngozi ni baridi; ngozi baridi; ngozi ya baridi; ~shika ngozi ni baridi; ngozi yake ni baridi`,
  },
  chest_tight: {
    en: `press*|squeez*|crush*|heavy|weight|elephant|band|sitting ... chest; chest ... press*|squeez*|crush*|heavy|tight*|band; like somebody ... sitting ... chest`,
    sw: `kifua ~kandamizwa|~banwa|~minywa|~bana; kifua ... ~kalia|kizito|kama jiwe; mtu ... amenikalia; ~shika kifua; mzigo ... kifuani`,
  },
  chest_indrawing: {
    en: `ribs ... in|showing|suck*|pull*; ribs r goin in; skin ... between ... ribs ... suck*|pull*|in; tummy ... in and out ... breath*; chest ... going in|sinking|caving`,
    sw: `mbavu ~ingia|znaingia ndani|ndni; mbavu ... ndani; kifua ... ~ingia ndani; kifua ... ~bonyea; ngozi ... mbavu ... ~vutwa`,
  },
  fast_breathing: {
    en: `panting; pants even; pants ... sitting|seated|rest; breath* ... fast|quick*|rapid*|many times; breathing vry fast; breath* like ... running|dog`,
    sw: `~hema haraka|sana; ~hema hata ... ~kaa|~tulia; ~pumua haraka|mbio|kasi; anpumua haraka; ~pumua kama mbwa|aliyekimbia; pumzi za haraka|mbio`,
  },
  pallor: {
    en: `palms|tongue|lips|gums|eyelids|nails|hands ... white|pale|no colour|whitish; white like paper|chalk; pale as|like; no blood ... palms|eyes|face`,
    sw: `viganja|ulimi|midomo|fizi|kucha|macho ~pauka|nyeupe|meupe|vyeupe; ~pauka kama karatasi|chaki; nyeupe kama karatasi; hana damu ... viganja|machoni`,
  },
  stridor: {
    en: `noise|sound|harsh|loud ... breath* in; harsh noise ... breath*; squeak* ... breath* in; snoring sound ... breath*|awake; crow* ... breath*`,
    sw: `~vuta hewa|pumzi ... sauti; sauti ... ~vuta hewa|pumzi; akivuta hewa ... ~toa sauti; sauti ya kukwaruza ... ~pumua|~vuta`,
  },
  legs_weak: {
    en: `does not walk at all; doesnt walk anymore; stopped walking; legs ... soft|floppy|hang*|gone|gave|give|jelly; cannot stand|walk anymore ... legs; legs wont|dont hold|carry|move`,
    sw: `hatembei kabisa; ~acha kutembea; miguu ~legea; miguu haina nguvu; miguu ... haimbebi|haibebi|haisimami; hawezi kusimama wala kutembea`,
    lack: `hasikii|sisikii|hahisi|sihisi miguu|miguuni; no longer walks; can't stand or walk; hawezi kutembea tena`,
  },
  lip_tongue_swelling: {
    en: `tongue|lip|lips|throat|mouth ... thick|fat|big|closing|heavy ... swallow|breath*|eat*|ate; throat ... closing; tongue ... thick|swollen|swelling|fat; lips ... swollen|fat|balloon`,
    sw: `ulimi ~vimba|mzito|mzto|mnene|~jaa; midomo ~vimba; koo ~ziba|~bana|~kaza; uso na midomo ~vimba`,
  },
  snakebite: {
    en: `something bit|stung ... grass|bush|shamba|farm ... two|holes|marks|punctures; two ... holes|punctures|fang*|teeth marks; bitten ... grass|bush ... long; long thing ... bit`,
    sw: `~gongwa|~umwa na kitu ... nyasi|nyasini|shambani|kichakani; matobo mawili; alama mbili ... meno|~umwa|~gongwa; kitu kirefu ... nyasi`,
  },
};
