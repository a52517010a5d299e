import type { LexiconTable } from './schema';

/** Eyes, mouth and teeth. */
export const EYE_AND_MOUTH: LexiconTable = {
  toothache: {
    en: `toothache; tooth {hurts}; tooth pain; teeth {hurts}; {pain} tooth; tooth throb*; tooth ... throbbing; gums {hurts};
      teeth pain; molar ... {hurts}; molar {hurts}; wisdom tooth; dental pain; pain ... tooth|teeth|molar; bad tooth; odontalgia; tooth is killing`,
    sw: `jino ~uma; jino kuuma; meno ~uma; maumivu ya jino; jino ~pwita; ~umwa jino; maumivu ya meno; jino ~niuma;
      ~umwa na jino; jino bovu; meno ~niuma; gego ~uma; jino ~choma; jino ... ~uma; ~umwa meno;
      gego ... ~uma; magego ~uma`,
  },
  gum_bleeding: {
    en: 'gums bleed*; bleeding gums; bleed* ... gums; blood ... gums; blood from mouth; bleed* ... mouth; blood from gums; bleed* ... eyes; blood from eyes; bleed* everywhere; bleeding from ... places',
    sw: 'fizi ~toka damu; damu kwenye fizi; damu ... fizi; damu mdomoni; damu ... machoni; damu ... macho; fizi ~toa damu; ~tokwa damu mdomoni; damu ... mdomoni; damu ... mdomo na pua; damu ... fizi na pua',
  },
  mouth_sores: {
    en: `mouth sores; sores in mouth; mouth ulcer*; white spots inside mouth; ulcers in mouth;
      sores ... mouth; ulcers ... mouth; canker sore*; aphthous; oral ulcer*; oral sores; sore ... tongue|gum|cheek; ulcer ... tongue|lip|gum|cheek; ulcers ... tongue|lip|gum; oral lesion*; mouth is sore; sore mouth; stomatitis; blisters in mouth`,
    sw: `vidonda mdomoni; vidonda vya mdomo; madoa meupe mdomoni;
      vidonda ... mdomoni; kidonda mdomoni; vidonda kwenye ulimi; kidonda ... ulimi|ulimini; vidonda ... ulimi|ulimini; mdomo ... vidonda; vidonda kinywani; kidonda kinywani; kidonda ... mdomoni|mdomo`,
  },
  red_eye: {
    en: `red eye; eye redness; redness eye*; red eyes; pink eye; eyes ... red; eye red; redness ... eye|eyes; bloodshot; conjunctival injection; injected conjunctiva*; eye ... red; eyes pink; pink eyes; red ... eye|eyes; eye inflam*; inflamed eye|eyes;
      conjunctivitis; conjunctival redness|injection|congestion|hyperemia|hyperaemia; conjunctiva ... red|injected|congested|inflamed|hyperemic; hyperaemic conjunctiva*; hyperemic conjunctiva*`,
    sw: `macho mekundu; jicho jekundu; macho ya damu; macho {red}; jicho {red};
      macho ... {red}; jicho ... {red}; macho ~wa mekundu; weupe wa jicho {red}`,
  },
  eye_discharge: {
    en: `eye discharge; eyes ... discharge; discharge ... eye|eyes; sticky eyes|eye; eyes|eye ... sticky; eyelids stuck; eyelids stick; lids stuck; eyes stuck together; eyes glued; eyes|eye ... glued; pus ... eye|eyes; eye|eyes ... pus; gunk ... eye|eyes; eye|eyes ... crusted|gunky; crusty eyes|eye; purulent ... eye; mucus ... eyes|eye; eye boogers; {cant} open eyes morning; glued together; glued shut; stuck together in the morning; stuck shut morning; lids glued; stuck together when wake*;
      matted eye|eyes|lashes|lids; eye|eyes|lashes|lids ... matted`,
    sw: `macho ... tongotongo; tongotongo; matongotongo; jicho ... usaha; macho ... usaha; usaha ... macho|machoni|jicho|jichoni; macho ~shikana; kope ~shikana; macho ~gandamana; uchafu ... macho|machoni|jicho|jichoni; jicho ~toa uchafu; macho ~toa uchafu; macho ~gundana; tongo`,
  },
  watery_eyes: {
    en: `watery eyes|eye; eyes|eye watery; eyes|eye watering; eyes|eye water; tearing ... eye|eyes; eye|eyes ... tearing|tears; tears running; teary eyes|eye; lacrimation; epiphora; excess tears; excessive tearing; eyes|eye ... watering|watery; eyes run;
      always watering; keeps watering`,
    sw: `macho ~toa machozi; macho ~toa maji; machozi ~toka; machozi ~tiririka; jicho ~toa machozi; jicho ~toa maji; ~tokwa machozi; ~tokwa na machozi; machozi mengi; macho ... machozi; jicho ... machozi; macho ~vuja;
      ~toa machozi; machozi kila wakati; machozi muda wote`,
  },
  itchy_eyes: {
    en: `itchy eyes|eye; eyes|eye itch*; itch* eyes|eye; itching ... eyes|eye; eyes|eye ... itch*; rubs his eyes; rubbing eyes; rubbing ... eyes; ocular itching; nose and eyes itch*; itchy ... eyes|eye`,
    sw: `macho ~washa; jicho ~washa; macho kuwasha; ~washwa macho|machoni|jicho; muwasho machoni; macho ... ~washa; jicho ... ~washa; ~sugua macho; ~fikicha macho; ~jikuna macho`,
  },
  gritty_eyes: {
    en: `gritty; sand in eye|eyes; sand ... eye|eyes; foreign body sensation; something in eye|eyes; something ... eye|eyes; dust in eye|eyes; dust ... eye|eyes; speck ... eye; scratchy eyes|eye; burning eyes|eye; eyes|eye burn*; eyes burning; eye irritation; irritated eyes|eye; irritation ... eye|eyes; stinging eyes; eyes|eye sting*`,
    sw: `mchanga ... jicho|jichoni|macho|machoni; kama mchanga; jicho ~kwaruza; macho ~kwaruza; vumbi ... jichoni|machoni|jicho|macho; kitu ... jichoni|machoni; macho ~choma; jicho ~choma; macho ~chonyota; macho ~uma kama mchanga; mdudu jichoni`,
  },
  dry_eyes: {
    en: `dry eyes|eye; eyes|eye dry; eyes|eye feel dry; dryness ... eyes|eye; eyes|eye ... dry; no tears eyes; sicca; staring at screen*; screen all day; long hours ... computer|screen|phone`,
    sw: `macho makavu; macho ~kauka; jicho ~kauka; macho kukauka; ukavu wa macho; macho ... makavu; jicho kavu; kompyuta siku nzima; ~angalia simu muda mrefu`,
  },
  eye_pain: {
    en: `eye|eyes pain; eye|eyes {hurts}; {pain} eye|eyes; painful eye|eyes; pain ... eye|eyes; eye|eyes ... {hurts}; ocular pain; eyeball {hurts}; eye ache; pain moving eye*; sore eye|eyes; aching eye`,
    sw: `jicho ~uma; macho ~uma; maumivu ya jicho|macho; jicho ~niuma; macho ~niuma; ~umwa jicho|macho; ~umwa na jicho; maumivu ... jicho|jichoni|machoni; jicho kuuma; macho kuuma; jicho ... ~uma; macho ... ~uma; jicho ~dunda; jicho ~gonga`,
  },
  vision_loss_sudden: {
    en: `sudden loss of vision|sight; sudden vision|visual loss; sudden blindness; suddenly blind; went blind; suddenly ... can't see; lost vision ... sudden*; lost sight ... sudden*; sudden* ... lost vision|sight; sudden* lost ... vision|sight; vision ... gone sudden*; lost vision in one eye; lost sight in one eye; lost vision in left|right eye; lost sight in left|right eye; blind in one eye suddenly; vision went black; curtain ... vision; sudden painless loss; sudden* ... vision loss; {sudden} ... blind; loss of vision in left|right|one eye; transient loss of vision; amaurosis; woke up ... blind`,
    sw: `macho|jicho !ona .. ghafla; ghafla macho|jicho .. !ona; ~acha kuona ghafla; ghafla ... {siwezi} kuona; ~pofuka ghafla; ghafla ... ~pofuka; jicho ... halioni ghafla; upofu wa ghafla; ~poteza uwezo wa kuona ghafla; ghafla ~poteza ... kuona; ~poteza kuona; kuona ~potea ghafla; jicho moja ~pofuka; ghafla giza ... jicho; jicho ~ona giza; pazia ... jicho|machoni`,
    lack: `suddenly can't see; can't see suddenly; suddenly couldn't see; can't see from one eye; can't see with one eye; can't see ... left|right|one eye; can't see anything; can't see at all; ghafla sioni; ghafla haoni; sioni ghafla; haoni ghafla; jicho halioni ghafla; jicho moja halioni; ghafla jicho halioni; jicho la kushoto halioni; jicho la kulia halioni; sioni na jicho moja; haoni na jicho moja; sioni kabisa ghafla; sioni jicho`,
  },
  vision_loss_slow: {
    en: `gradual loss of vision|sight; gradual vision|visual loss; gradually los* ... vision|sight; slowly los* ... vision|sight; vision|sight|eyesight ... getting worse|poor*; vision|sight|eyesight ... gradually; vision|sight|eyesight ... over ... months|years; vision|eyesight|sight ... worse|fading|declin*|deteriorat*|dim*|failing|poor; failing eyesight|sight|vision; cloudy vision; vision cloudy; vision ... cloudy|foggy|misty; foggy vision; misty vision; deteriorating vision; decreasing vision; progressive ... vision; progressive visual; {cant} read small; {cant} read newspaper|bible; difficulty reading; difficulty recogniz* faces; cataract*; need glasses; painless ... vision;
      more and more cloudy|blurred|blurry|dim; worse and worse ... see; sight ... cloudy; losing my sight; losing her sight; losing his sight; eyes ... getting weak*; weak eyes|eyesight`,
    sw: `~ona kidogo kidogo; kuona ~pungua; macho ~fifia; kupungua kwa uwezo wa kuona; macho ~punguza nguvu; macho yamepungua; nuru ya macho ~pungua; macho ... ~pungua; kuona polepole; macho ~dhoofika; {siwezi} kusoma maandishi; {siwezi} kusoma; ukungu ... miezi|miaka|mwaka; ~ona ukungu ... miezi|miaka|mwaka; mtoto wa jicho; macho ~choka kuona; uwezo wa kuona ~pungua; kuona ... ~pungua; macho dhaifu; kuona kwa shida; macho ~pungua nguvu; macho ~pungua; {siwezi} soma vizuri; ~ona hafifu; ~ona kwa shida; kuona hafifu;
      nahitaji miwani; miwani haisaidii; hata na miwani`,
    lack: `sioni mbali; haoni mbali; sioni karibu; haoni vizuri siku hizi; sioni maandishi; can't read small print; can't see far; can't see the board`,
  },
  white_pupil: {
    en: `white pupil; grey pupil; gray pupil; pupil ... white|grey|gray|cloudy; white ... pupil; cloudy lens; lens opaci*; opacity lens; clouded lens; lens ... cloudy|opaque; leukocoria; leucocoria; white reflex; absent red reflex; red reflex absent; decreased red reflex; white in eye; whiteness ... eye; white spot in pupil; milky eye|pupil`,
    sw: `mboni nyeupe; mboni ... nyeupe|kijivu; mboni ... weupe; jicho ~wa jeupe; jicho jeupe; weupe kwenye mboni; weupe ... jicho|jichoni|mboni; jicho ... weupe; kitu cheupe ... jicho|jichoni|mboni; doa jeupe ... jicho|jichoni`,
  },
  glare: {
    en: `glare; dazzl*; headlight*; headlamps; night driving; {cant} drive night; difficulty driving at night; trouble driving at night; problem* driving at night; {cant} see ... night; bright sunlight ... see; oncoming car*`,
    sw: `taa za magari; taa ... ~nichanganya; taa ... ~changanya; ~endesha usiku; {siwezi} kuendesha usiku; ~ona vibaya usiku; jua kali ... kuona; mwangaza wa taa`,
    lack: `can't see well at night; can't drive at night; can't see at night; sioni vizuri usiku; sioni usiku; haoni usiku; haoni vizuri usiku`,
  },
  halos: {
    en: `halo; halos; haloes; rings around light*; coloured rings; colored rings; rainbow* ... light*; rings round light*; circles around light*; rainbow ring*; rings ... lamp*|bulb*; rainbow circle*; rainbow* around; circles around ... bulb*|lamp*|light*; bulbs|lamps|lights ... circles|rings|rainbow*; coloured halo*`,
    sw: `miduara ... taa; duara ... taa; upinde wa mvua ... taa; ~ona duara ... taa; rangi ... kuzunguka taa; miduara ya rangi; halo; ~ona miduara; pete ... taa; duara za rangi; duara ... rangi; rangi za upinde wa mvua; taa ... duara|miduara; mzunguko wa rangi ... taa`,
  },
  fixed_pupil: {
    en: `fixed pupil; dilated pupil; mid dilated; mid-dilated; middilated; pupil ... fixed|dilated|unreactive|irregular|non-reactive; cloudy cornea; hazy cornea; steamy cornea; cornea* ... cloudy|hazy|steamy|opaque|ulcer; corneal ulcer; corneal edema; corneal oedema; corneal opacity; ciliary injection; ciliary flush; hypopyon; raised intraocular pressure; increased intraocular pressure; intraocular pressure ... elevated|raised|high; elevated intraocular; white spot on cornea; hard eyeball`,
    sw: `mboni ~panuka; kioo cha jicho ... ukungu; mboni ... haisogei; doa jeupe kwenye kioo; kidonda ... jicho|jichoni; kidonda cha jicho; jicho gumu; presha ya jicho; presha ya macho`,
  },
  floaters: {
    en: `floaters; floating spots; flashes of light; flashes and floaters; floating ... vision; black spots floating; cobweb* ... vision; curtain over eye; curtain ... eye|vision; shadow over ... vision; dark shadow ... vision; curtain coming down; spots floating; spots ... float*; photopsia*; flashes ... eye`,
    sw: `vidoti ~elea; vitu ~elea ... macho|machoni; pazia ... jicho|macho|machoni; kivuli ... jicho|jichoni; mwanga wa kumulika jichoni; ~ona nzi; nzi machoni; ~ona vitu vyeusi; vitu vyeusi ~elea`,
  },
  contact_lens: {
    en: `contact lens; contact lenses; wears contacts;
      wears contacts; wearing contacts; contacts ... eyes; sleeps in contacts; sleep in contacts`,
    sw: `contact lens; lenzi za machoni; lenzi ya jicho; contact lenses`,
  },
  eye_hit: {
    en: `hit|poked|punched|struck|kicked|elbowed ... eye|eyes; blow to eye; blow ... eye; eye ... hit|poked|punched|struck|scratched|pricked|pierced; stick|stone|branch|thorn|twig|ball|nail|wire|glass|metal|splinter|pencil|fist ... eye|eyes; injured ... eye|eyes; eye injury; injury ... eye|eyes; eye trauma; trauma ... eye|eyes; grinding ... eye|eyes; welding ... eye|eyes; flew into ... eye|eyes; metal ... eye|eyes; scratched ... eye|eyes; corneal abrasion; cut ... eye; fell on eye; finger ... eye; arc eye; hyphema; blood ... eyeball; firecracker ... eye`,
    sw: `~gongwa jicho|jichoni|macho; ~pigwa jicho|jichoni|ngumi jicho; ~pigwa ... jicho|jichoni; ~gongwa ... jicho|jichoni; ~chomwa jicho|jichoni; ~chomwa ... jicho|jichoni; ~choma jicho; kijiti|jiwe|mwiba|tawi|mpira|waya|chuma|kioo|msumari|fimbo|kalamu ... jicho|jichoni|machoni; ~umia jicho|jichoni|macho; jicho ~umia; jeraha ... jicho|jichoni; ~jeruhiwa jicho; ~welding ... jicho|macho; chembe ya chuma; ~kwaruzwa ... jicho|jichoni; jicho ~gongwa|~chomwa|~pigwa|~tobolewa; ~tobolewa jicho; kidole ... jichoni`,
    well: `nothing hit; nothing hit or entered; nothing entered eye; nothing went into eye; nothing got in eye; no injury to eye; hakuna kitu kiliingia; hakuna kitu kimeingia; hakugongwa; hajagongwa; sikugongwa; sijagongwa; nothing hit the eye; no injury to the eye`,
  },
  eye_chemical: {
    en: `chemical ... eye|eyes; acid ... eye|eyes; bleach ... eye|eyes; jik ... eye|eyes; cement ... eye|eyes; lime ... eye|eyes; detergent ... eye|eyes; battery acid; pepper spray; tear gas; teargas; pesticide ... eye|eyes; splash* ... eye|eyes; sprayed ... eye|eyes; sap ... eye|eyes; euphorbia; alkali ... eye|eyes; super glue ... eye; paraffin ... eye; ammonia ... eye; drain cleaner ... eye; spitting cobra; venom ... eye|eyes; chemical burn ... eye; perfume ... eye; hot oil ... eye|eyes; sanitizer ... eye`,
    sw: `jicho|macho .. ~chomwa|~ungua|~unguzwa .. {toxin}|chokaa|saruji|simiti|acid; kemikali ... jicho|jichoni|macho|machoni; asidi ... jicho|jichoni|macho|machoni; jik ... jicho|jichoni|macho|machoni; saruji|simiti ... jicho|jichoni|macho|machoni; chokaa ... jicho|jichoni|macho|machoni; sabuni ... jicho|jichoni|macho|machoni; utomvu ... jicho|jichoni|macho|machoni; dawa ya wadudu ... jichoni|machoni; dawa ... ~ingia ... jichoni|machoni; tear gas; teargas; pepper spray; ~rukiwa ... jichoni|machoni; ~mwagikiwa ... jichoni|machoni; ~rushiwa ... jichoni|machoni; ~temewa ... nyoka ... macho|machoni; pilipili ... jichoni|machoni; chemical ... jichoni|machoni|jicho;
      acid|asidi|bleach|jik|simiti|saruji|sabuni|petroli ... jicho|jichoni|macho|machoni; acid|asidi betri jicho|jichoni|macho|machoni; acid|asidi ... betri ... machoni|jichoni|macho|jicho`,
  },
  eyelid_lump: {
    en: `eyelid lump; lump ... eyelid|lid|eyelash*; bump ... eyelid|lid|eyelash*; pimple ... eyelid|lid|eye|eyelash*; boil ... eyelid|lid|eye; stye; styes; sty; chalazion; hordeolum; nodule ... eyelid|lid; swelling on eyelid edge; eyelid ... lump|bump|pimple|nodule;
      margin ... eyelid|lid; eyelid margin; lid margin; base of eyelash*; edge of ... eyelid|lid`,
    sw: `kipele ... kope|jicho|jichoni; chokea; kichokea; sekenene; uvimbe ... kope; jipu ... jicho|jichoni|kope; kipele kwenye kope; kijipu ... jicho|jichoni|kope; chunusi ... kope|jicho|jichoni; kope ... kipele|uvimbe|jipu|kijipu; sty; kidonge ... kope`,
  },
  eyelid_swelling: {
    en: `eyelid {swollen}; {swollen} eyelid; eyelid ... {swollen}; upper lid {swollen}; lower lid {swollen}; lid {swollen}; eye {swollen}; {swollen} eye; swelling ... eyelid; eye ... {swollen}; swelling around eye; swelling round eye; puffy eye; eye ... swollen shut; periorbital swelling|edema|oedema; blepharitis`,
    sw: `kope {swollen}; jicho {swollen}; {swollen} kope; {swollen} jicho; jicho ... {swollen}; kope ... {swollen}; uvimbe ... jicho; jicho ~funga kwa uvimbe; kope la jicho {swollen}; kope la juu {swollen}`,
  },
  lid_crusts: {
    en: `crust* ... eyelash*|eyelid*|lid|lids|lash|lashes; scales ... eyelash*|eyelid*|lashes; flak* ... eyelash*|eyelid*|lashes; dandruff ... eyelash*|eyebrow*; crusty eyelid*|eyelash*|lids; eyelash* ... crust*|flak*|greasy|fall*; blepharitis; greasy eyelid*`,
    sw: `magamba ... kope; ukoko ... kope; kope ... magamba|ukoko; kope ~nyonyoka; mba ... kope; nywele za kope ~nyonyoka; ukoko kwenye kope`,
  },
  tooth_hole: {
    en: `hole ... tooth|teeth|molar; teeth decay; decayed tooth|teeth; rotten tooth|teeth; tooth ... rotten|decayed|hole|broken|black|chipped|cracked; teeth ... rotten|decayed|black|brown; black spot ... tooth|teeth; broken tooth; dental decay; tooth rotting; cracked tooth; chipped tooth; brown spot* ... tooth|teeth; filling fell out; filling ... fell|came out|lost; lost ... filling;
      have|has|had ... cavity|cavities; cavity|cavities ... tooth|teeth|molar; tooth|teeth|molar ... cavity|cavities; visible cavity; carious tooth|teeth|molar|lesion; dental caries; tooth|teeth decay; decay ... tooth|teeth`,
    sw: `jino ~toboka; tundu ... jino|meno|gego|magego; shimo ... jino|meno|gego|magego; jino ~oza; meno ~oza; jino bovu; meno mabovu; jino limeoza; doa jeusi ... jino|meno|gego|magego; jino ... tundu|shimo|jeusi; meno ... meusi|tundu; jino ~vunjika; jino limetoboka; kuoza ... jino|meno|gego|magego; jino kuoza; meno kuoza; jino ~liwa; meno ~liwa; cavity;
      gego ~toboka; gego ~oza; gego bovu; gego ~vunjika`,
  },
  tooth_sensitive: {
    en: `sensitive tooth|teeth; tooth|teeth sensitive; tooth|teeth ... sensitive; sensitivity ... tooth|teeth|cold|hot|sweet; {hurts} ... cold drink*|water|food; tooth|teeth|it ... {hurts} ... cold|hot|sweet|sweets|sugar; tooth ... cold water; teeth ... cold water; sweets ... tooth|teeth {hurts}; ice ... tooth|teeth; when ... cold|hot|sweet ... tooth|teeth; {pain} ... cold|hot|sweet ... tooth|teeth; {pain} with hot or cold; hot or cold food|drinks; sugary ... tooth|teeth`,
    sw: `jino ... maji baridi; meno ... maji baridi; jino ~uma nikinywa|nikila|akila|akinywa; nikinywa ... jino|meno|gego|magego ~uma; nikila tamu; nikila sukari; kitu baridi ... jino|meno|gego|magego; vitu vitamu ... jino|meno|gego|magego; kitu kitamu ... ~uma; jino ... baridi|tamu|vitamu|kitamu|moto; meno ... baridi|tamu|vitamu|moto|ganzi; soda baridi ... jino|meno|gego|magego; nikinywa maji baridi ~uma; baridi ... jino ~uma; maji baridi ... jino|meno|gego|magego; meno ya ganzi;
      jino|meno|gego ... nikinywa|nikila|akinywa|akila; gego ... baridi|tamu|moto`,
  },
  bite_pain: {
    en: `{hurts} ... chew*|biting; {pain} ... chew*|biting; chew* {hurts}; biting {hurts}; {hurts} ... bite down; {hurts} when i bite; {cant} chew ... side; tender to percussion; tooth ... tender; {cant} bite; pain on biting; pain when chewing`,
    sw: `~uma nikitafuna|akitafuna|kutafuna; nikitafuna ~uma; {siwezi} kutafuna; kutafuna ~uma; ~uma nikiuma; akitafuna ~uma; ~uma wakati wa kutafuna; maumivu ... nikitafuna|kutafuna|akitafuna; {siwezi} kuuma kitu`,
    lack: `can't chew; can't bite; siwezi kutafuna; hawezi kutafuna`,
  },
  gum_swelling: {
    en: `swollen gum|gums; gum|gums {swollen}; gum|gums ... {swollen}; gum abscess; abscess ... gum|gums|tooth; dental abscess; tooth abscess; tooth infection; infected tooth; pus ... tooth|gum|gums; tooth|gum|gums ... pus; boil ... gum|gums; pimple ... gum|gums; lump ... gum|gums; gum boil; gumboil; bump ... gum|gums; abscessed tooth; foul taste ... tooth`,
    sw: `fizi {swollen}; ufizi {swollen}; fizi ... {swollen}; ufizi ... {swollen}; usaha ... jino|fizi|ufizi; jino ... usaha; fizi ... usaha; jipu la jino; jipu ... fizi|ufizi|jino; jino ~toa usaha; fizi ~toa usaha; jipu kwenye fizi; uvimbe ... fizi|ufizi; kipele ... fizi|ufizi`,
  },
  jaw_swelling: {
    en: `jaw {swollen}; {swollen} jaw; cheek {swollen}; {swollen} cheek; jaw ... {swollen}; cheek ... {swollen}; swelling ... jaw|cheek; one side of face {swollen}; {swollen} one side of face; side of face {swollen}; {swollen} ... side of face; submandibular swelling; facial swelling; swelling under jaw; swelling below the jaw; face ... {swollen} ... tooth; tooth ... face {swollen}; face {swollen} ... one side`,
    sw: `taya {swollen}; shavu {swollen}; {swollen} taya; {swollen} shavu; uso {swollen} upande mmoja; uso upande mmoja {swollen}; shavu ... {swollen}; taya ... {swollen}; uvimbe ... shavu|taya; shavu ~wa kubwa; shavu moja {swollen}; shavu la kulia {swollen}; shavu la kushoto {swollen}; kidevu {swollen}; upande wa uso {swollen}`,
  },
  bad_breath: {
    en: `bad breath; breath smells; mouth smells; foul breath; halitosis; smelly breath; smelly mouth; foul taste; bad taste ... mouth; breath ... smells|stinks|foul; mouth ... smells|stinks; fetid breath; foul smelling breath; bad taste`,
    sw: `harufu mbaya ... mdomo|mdomoni|kinywa|kinywani; mdomo ~nuka; kinywa ~nuka; mdomo ~toa harufu; kinywa ~toa harufu; mdomo ... harufu mbaya; ladha mbaya mdomoni; pumzi ~nuka; harufu ya mdomo|kinywa; ~nuka mdomo`,
  },
  mouth_sore_single: {
    en: `canker sore*; aphthous; small ... ulcer|ulcers|sore|sores ... mouth|lip|tongue|cheek; a sore inside ... lip|cheek; a sore ... tongue; round sore*; round ulcer*; single ... ulcer|sore; ulcer inside ... lip|cheek; sore inside ... lip|cheek; ulcer ... tongue|lip|cheek; painful ulcer ... mouth|tongue|lip; small white sore*; small round; white sore* ... mouth|lip|tongue|cheek; shallow ulcer*; one sore ... mouth; sore on ... tongue|gum|inner lip; few ulcers; two sores ... mouth; yellow base; painful white sore`,
    sw: `kidonda kimoja; kidonda ... ndani ya mdomo|shavu|lipu; kidonda kidogo ... mdomoni|mdomo|ulimi; kidonda ... ulimi|ulimini; vidonda vidogo ... mdomoni|mdomo|ulimi; kidonda cheupe ... mdomoni|mdomo|ulimi; kidonda mdomoni; kidonda ... mdomoni; vidonda viwili ... mdomoni; kidonda ... ndani ya mdomo; kidonda cha mviringo`,
  },
  mouth_pain_eating: {
    en: `mouth {hurts} ... eat*|food|spicy|salty|hot; {hurts} ... eat* ... mouth; mouth burn*; mouth ... sore to eat; {hurts} ... spicy|salty|sour; sting* ... spicy|salty|lemon|orange|eat*; painful to eat; {hurts} when eating; {hurts} when i eat; {hurts} to eat; {pain} ... eating; {pain} when eating; burning mouth; mouth {hurts}; {cant} eat ... pepper|spicy; sore when eating`,
    sw: `mdomo ~uma nikila|akila|kula; nikila ~uma; akila ~uma; ~uma nikila; ~uma akila; mdomo ~choma; mdomo ~uma; mdomo ~washa ... kula|nikila; kula ~uma; pilipili ... ~uma|~choma; chumvi ... ~uma|~choma; maumivu wakati wa kula; ~uma wakati wa kula; ulimi ~uma; ulimi ~choma`,
  },
  mouth_bite: {
    en: `bit ... cheek|tongue|lip; bitten ... cheek|tongue|lip; biting ... cheek|lip; sharp tooth; braces; denture*; false teeth; toothbrush ... injur*; after biting; brushing hard; chipped tooth ... rub*`,
    sw: `~jiuma ulimi|shavu|mdomo|lipu; ~jing'ata ulimi|shavu|mdomo; ~jing'ata; jino ... ~kwaruza; jino lenye ncha; braces; meno bandia; meno ya bandia; ~jiuma`,
  },
  eye_waters_always: {
    en: `eye|eyes ... always|constantly|continuously water*|tear*; always|constantly|continuously ... watering|tearing eye|eyes; eye ... water* ... since birth|born; eye|eyes ... keeps watering; one eye water*|tears; one eye ... water*|tear*; watery eye since birth; blocked tear duct; blocked tear; tear duct; nasolacrimal;
      epiphora; tearing ... since birth; water* ... since birth|born; tears ... since birth|born`,
    sw: `machozi kila wakati; machozi muda wote; machozi tangu ~zaliwa; jicho moja ... machozi; jicho ... machozi ... kila wakati; machozi ... tangu ~zaliwa; jicho moja ~toa maji; machozi siku zote; ~toa machozi kila wakati|saa|mara|siku`,
  },
};
