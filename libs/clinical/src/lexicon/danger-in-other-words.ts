import type { LexiconTable } from './schema';

/**
 * Danger signs paraphrased in either language or a mix: an ability that is negated ("hashiki hata kikombe", "doesn't
 * open his eyes"), or a change in a body part. index.ts merges these with the phrases of the same finding.
 */
export const DANGER_PARAPHRASED: LexiconTable = {
  unconscious: {
    en: `eyes .. rolled .. limp; went|gone|became|goes floppy|limp|lifeless; like a dead person; as if dead; looks dead; shaking|shook|slapped|pinched|splashed .. nothing|{neg}; fell .. not getting up`,
    sw: `~kunywa|~nywa|~lewa .. pombe|changaa|chang'aa|busaa|konyagi .. hajaamka|haamki|haamkii|!zinduka; ~zimia; ~zirai; ~zima kama mshumaa; ~poteza network; ~anguka .. !amka|!inuka|!zinduka; ~lala !amka; ~itwa !itika|!amka|!jibu; ~finya|~tikisa|~mwagia .. !amka|!shtuka|!jibu|!stuka; ~enda unconscious; yuko|ako unconscious; ameblack out; ~kuwa kama maiti|mfu`,
    lack: `man|woman|person|someone|somebody ... road|roadside|street|ground|ditch ... {neg} moving|move|moves; {neg} .. open|opens|opening|opened eyes|eye; {neg} .. respond|responds|responding|react|reacts|reacting|answer|answers when|if|to .. call*|shout*|shak*|touch*|pinch*|talk*|voice|name|me|us; call* .. name .. {neg} .. answer*|respond*|move*|react*|open*|turn*; shake|shaking|shook .. {neg} .. wake*|woke*|wak*; {neg} .. wake|waking|woken|woke up; {neg} .. woken by; {neg} come|coming|came round|around; {neg} .. rouse|roused|rousable|arousable; !fungua macho; macho !fungua; ~ita !itika|!itikia|!jibu|!amka|!sikia|!geuka|!fungua|!shtuka; ~mwita !itika|!itikia|!jibu|!amka|!sikia|!geuka|!fungua|!shtuka; ~mwita .. !itika|!itikia|!jibu|!amka|!sikia|!fungua; ~tikisa .. !amka|!itika|!jibu|!fungua; !respond; !itikia; !zinduka; !jitambua; !jijua; hajifahamu; hasikii wala; ~tikisa .. haamki`,
    well: `responds when called|we; responds to us|me|name|his|her; anaitika; anaitikia; ameamka; she is awake; he is awake; wide awake`,
  },
  lethargy: {
    en: `sleepy since|after; vomit* .. sleepy|drowsy; {cant} .. hold .. head|cup|spoon|himself|herself; head .. flopp*|falls|hangs|drops; falls|fall|fell .. when|if .. sit*|seat*|held|stand*; too sleepy .. take|eat|drink|suck|feed|cry|play|breastfeed|ors; too tired|weak|drowsy|sleepy to cry|suck|feed|drink|hold|lift|sit|open|swallow; sleep* .. like .. drunk; so|very|too|unusually drowsy; floppy; limp body|limbs|arms; body|baby|child|he|she limp; like cooked ugali; like jelly; no energy to cry|suck|lift; eyes .. half open|closed; has no strength to cry|suck|sit`,
    sw: `~ketisha .. ~anguka; ~kaa .. ~anguka; ~kalisha .. ~anguka; ~lala tu hata; ~legea kama|sana|kabisa|mwili|viungo; mwili ~legea; ~lala lala; usingizi mzito; usingizi mwingi .. !nyonya|!kula|!kunywa; ~sinzia .. wakati; ~sinzia kila; ~nyong'onya|~nyongonya|~nyongonyea|~dhoofika kabisa; kichwa ~lala|~anguka|~ning'inia; hata ors inamshinda; inamshinda; kumeza ~shinda; nguvu za kulia|kunyonya|kukaa hana`,
    lack: `{neg} .. hold|holds|holding|grip .. cup|spoon|toy|bottle|head; {neg} .. lift|lifts|raise head|arms; {neg} .. sit|sits|sitting up|alone|anymore|himself|herself|without; {neg} .. even cry|crying; {neg} .. stay awake; !shika kikombe|kijiko|chupa|kitu; kikombe !shika; kijiko !shika; kikombe {siwezi} kushika; {siwezi} .. kushika .. kikombe|kijiko|chupa; {siwezi} .. kukaa .. mwenyewe|peke|wima; !kaa mwenyewe|wima; !inua kichwa; kichwa !inuka|!simama; hata kulia !weza|halii; hana nguvu ya|za kulia|kunyonya|kukaa|kumeza; !changamka; !cheza wala`,
    well: `holds the cup; holds his cup; playing; plays; running around; runs around; anacheza; amechangamka; active and; very active; wakes .. for feeds|feeding`,
  },
  not_feeding: {
    en: `{cant} .. drink|suck|suckle|breastfeed|swallow|sip; refus* .. water|milk|breast|ors|drink; pushes away .. breast|cup|milk|water|spoon; milk|water|uji .. runs|running|spills|pours|dribbles out|from .. mouth`,
    sw: `{siwezi} .. kunywa|kunyonya|kumeza; ~kataa .. maji|maziwa|ziwa|titi|kunywa|kunyonya|ors|nyonyo; hata maji ~kataa; maziwa|maji|uji ~mwagika .. mdomoni; ~tema maziwa|maji|uji yote|kila; hata ors inamshinda; kunyonya ~shinda`,
    lack: `{neg} .. drink|drinking|drinks|drunk .. anything|even|since; {neg} .. suck|sucks|sucking|sucked|suckle|suckles|suckled|suckling|breastfeed|breastfeeds|breastfed|breastfeeding|latch|latches|latched|latching; {neg} .. take .. breast|milk|water|drop|sip; {neg} .. swallow|swallowing .. anything|water|even|food|milk; !nyonya; !kunywa .. kitu|chochote|maji|maziwa|kabisa|hata; !nywa .. kitu|chochote|maji|maziwa|kabisa|hata; !meza .. kitu|chochote|maji|maziwa|kabisa|hata; hataki .. kunywa|kunyonya|maji|maziwa|ziwa|titi|nyonyo; !gusa titi|ziwa|nyonyo`,
    well: `finishes the cup; finished the cup; finishes his|her cup|bottle|milk; drinks well|fine|normally|water|a lot|everything; drinking well|fine|normally|water|ok|okay|a lot; takes milk well; anamaliza kikombe|chupa|maziwa; ~maliza kikombe; ~nywa vizuri|sawa; ~kunywa vizuri|sawa|maji mengi|kawaida; ~nyonya vizuri|sawa|kawaida|poa; eats and drinks; eating and drinking; ~kula na kunywa`,
  },
  vomits_everything: {
    en: `everything .. vomit*|throw*; everything .. comes|came out|back|up; whatever .. vomit*|throws|comes .. up|out|back; vomit* .. all .. eats|drinks|gets|given|takes; vomits .. medicine .. every|each|always; every|each spoon|sip|drop .. vomit*|comes|out; vomit* .. right|straight|immediately after`,
    sw: `kila .. ~pewa ~tapika; kila|chochote .. ~tapika|~toa|~rudisha|~vomit; ~vomit .. kila|yote|zote|maji|everything; akipewa .. ~tapika|~rudisha|~toa; akila .. ~tapika|~toa; akinywa .. ~toa|~tapika|~rudisha; akimeza .. ~toa|~tapika|~rudisha`,
    lack: `{cant}|{neg} .. keep|keeping|hold .. ors|water|food|anything|milk|down; nothing .. stays|stay|staying|remains down|in|inside|stomach; {neg} keep|keeping|hold|holding .. down|anything; can't .. keep .. down; hakuna kitu kinakaa|kinabaki; hakikai .. tumboni; !kaa tumboni; maji|chakula|dawa !kaa`,
  },
  convulsion: {
    en: `body .. shook|shaking|jerk*|stiff|stiffened .. eyes|foam|froth|minutes; eyes .. went|rolled|turned up|back|white|inside; fits; fit .. this|last|today|yesterday; foam* .. mouth .. {jerk}; bit .. tongue .. {jerk}; {jerk} .. bit .. tongue; fell .. {jerk}; had a fit; got a fit; having fits; teeth clench* .. {jerk}; {jerk} .. all over .. eyes; he|she|body|baby|child|whole went|became|becomes|gone stiff; body like wood .. eyes`,
    sw: `~tetemeka .. mwili .. mzima|wote .. macho|povu; macho .. ~geuka|~pinduka|~zunguka|~enda juu|nyeupe|meupe; macho ~geuka|~pinduka|~zunguka; mwili ~kaza .. macho|povu|~tetemeka; povu .. mdomo|mdomoni .. ~tetemeka|~anguka|~kakamaa; ~anguka .. povu|~tetemeka|~rusha|~kakamaa; ~toka|~tokwa povu .. ~anguka|~tetemeka; ~tupa|~rusha mikono|miguu; ~uma ulimi .. ~anguka|~tetemeka; ~anguka .. ~uma ulimi; ~shtuka .. mwili; ana fits; ~convulse`,
  },
  convulsion_now: {
    en: `jerking|fitting|convulsing|thrashing .. {neg} .. stop*; fit|fits|fitting|seizure|seizing|convuls* .. {neg} .. stop*|end*; fit|fits|seizure .. since .. minutes|hour|half|an; fit|fits|seizure|convuls*|{jerk} .. more than .. minutes|hour; fit|fits|seizure|convuls* .. going on|continues|continuing; fit|fits|seizure .. another .. before|without; fit|fits|seizure .. back to back; again|another|second fit|seizure|one before waking|wakes|woke|woken`,
    sw: `~kakamaa|kifafa|degedege|fits .. dakika|nusu saa|nzima; kifafa|degedege|fits .. juu ya|moja baada|mfululizo|~fuatana; kifafa|degedege|fits .. !isha|!koma|!acha|!kata|!tulia|!katika`,
    lack: `kifafa|degedege|fits|fit !isha|!koma|!acha|!kata|!tulia; haachi kukakamaa|kutingishika|kurusha; hajaacha kukakamaa|kutingishika`,
  },
  neck_stiff: {
    en: `neck .. stiff|rigid|hard|locked|stuck|tight|wood|stick|board|iron|stone|cement; {cant} .. chin .. chest|down|neck; chin .. {cant} .. chest; {cant} .. move|moving|bend|bending|turn|turning|nod|lower .. neck|head; neck .. {cant} .. bend|move|turn|down; bend* .. neck|head .. hurt*|pain*|scream*|cri*|cry*; {cant} .. look .. down|feet|floor|belly; {cant} .. kiss .. knees; neck stiff*`,
    sw: `shingo .. stiff|~kaza|~kauka|~kakamaa|~ganda|ngumu|~kuwa ngumu|kama mti|kama ubao|chuma|jiwe|~goma|~kataa|~lock; neck .. ngumu|~kaza|~kataa|imekuwa; {siwezi} .. kuangalia|kutazama .. chini|kifua|miguu|tumbo; {siwezi} .. kuinamisha|kukunja|kupinda|kugeuza|kusongesha|kubend|kuturn|kuinama|kuinua .. kichwa|shingo|neck|head; kidevu .. kifua|kifuani; shingo {siwezi} .. kukunja|kuinama|kugeuka|kupinda; ~inama shingo ~uma; ~gusa|~kunja|~inamisha shingo|kichwa .. ~lia|~uma|~piga`,
    lack: `{neg} .. put|get|touch|bring chin .. chest|down; {neg} .. bend|bends|bending|move|turn|nod neck|head; neck .. {neg} .. bend|move|turn; {neg} .. look .. down .. neck; shingo !inama|!kunja|!pinda|!geuka|!songa|!zunguka|!bend|!turn|!move; kidevu !fika|!gusa|!shuka; shingo haitaki`,
  },
  dehydration: {
    en: `skin .. pinch*|pull* .. stays|stay|remain*|slow*|stand*|up|tent*|back; pinch*|pull* .. skin .. stays|stay|remain*|slow*|stand*|up|tent*|back; eyes .. deep|sunken|sunk|hollow|inside|sinking|caved; lips|tongue .. cracked|parched|very dry; {neg} tears; tears .. gone|dried|finished`,
    sw: `macho .. ~zama|~ingia|~dumbukia|~tumbukia|shimo|shimoni|ndani|~bonyea; ~finya|~vuta|~kunja ngozi .. !rudi|~baki|polepole|pole; ngozi .. !rudi|~baki juu|~simama; ngozi .. ~finya|~vuta .. ~baki|!rudi|pole; machozi ~kauka|~isha; mdomo|midomo|ulimi ~kauka; midomo ~pasuka|~kauka`,
    lack: `ngozi !rudi; machozi !toka|hakuna|hana; hana machozi; ~lia bila machozi; akilia machozi !toka`,
    well: `macho !zama; eyes {neg} sunken|deep; tears .. come|normal`,
  },
  rice_water: {
    en: `water .. after|from .. washing|rinsing|washed|boiled .. rice; looks like .. washing rice; like white water; just white water; white water .. stool|diarrh*|comes|coming; like .. rice water; like .. water .. rice; cloudy|whitish|milky .. water .. stool|diarrh*|poop; stool|diarrh*|poop .. cloudy|whitish|milky .. water; rice washing`,
    sw: `kama maji ya mchele|mchele|wali|unga; maji .. ~osha|~oshewa|~oshea mchele; maji ya kuoshea mchele; ~harisha|~hara|~endesha .. meupe|mchele; choo .. kama .. mchele|maziwa; maji meupe .. choo|~harisha|~hara|~toka`,
  },
  severe_diarrhoea: {
    en: `stomach .. running .. all|whole|since|nonstop|non; running stomach all|whole|since|nonstop; running all day|night .. stomach|tummy; stomach|tummy runs|running all|nonstop; diarrh*|stool* .. {neg} stop*; diarrh*|stool* .. like tap|pipe|water; diarrh*|stool*|toilet .. uncountable|countless; lost count .. toilet|stool*|diarrh*; toilet .. lost count`,
    sw: `~hara|~harisha|~endesha .. kama maji|bomba|mfereji; ~hara|~harisha|~endesha .. !isha|!koma|!acha; tumbo ~endesha .. kutwa|siku nzima|usiku; ~hara|~harisha|~endesha .. !hesabika; choo .. !hesabika; ~hara|~harisha|~endesha non stop|nonstop|mob`,
  },
  diarrhoea: {
    en: `running .. stomach|tummy|belly; stomach|tummy|belly .. running|runs|run; running stomach; loose stool*|motion*; running =i =mean .. stomach`,
    sw: `~hara; ~harisha; tumbo ~endesha|~kimbia; haya yanamtoka akienda choo; yanamtoka .. choo`,
  },
  no_urine: {
    en: `diaper|nappy|pampers .. dry|same; last .. pee|urine|wee|urinated .. yesterday|morning|night`,
    sw: `diaper|pampers|nepi .. kavu|~kauka`,
    lack: `{neg} passed|peed|pee|peeing|urinate|urinated|urinating|wee .. since|today|all|whole|urine; !kojoa .. tangu|leo|kutwa|siku|jana|usiku|asubuhi|kabisa; mkojo !toka|haupo|hakuna; !pata mkojo; !enda haja ndogo|short; last .. peed|pee|urinated|urine|wee|wet|nappy .. yesterday|morning|night|noon|midnight; mara ya mwisho .. ~kojoa .. jana|asubuhi|usiku`,
  },
  cannot_breathe: {
    en: `lips|tongue|face|nails|fingers|mouth|skin|baby|child|he|she|all .. turning|turned|turns|going|gone|went|goes|becoming|became|looks|is|are blue|bluish; lips look dark|dusky; lips|tongue|face|mouth .. turning|turned|turns|going|gone|went|goes|becoming|became purple|black|grey|gray|dusky; blue|bluish|purple|grey lips|tongue|face|nails|fingers|mouth; gasping; gasps; gasp* .. breath|air; struggl*|fight*|battl* .. breath*|air; breath*|air .. finish*|running|ran|going .. out; suffocat*; choking .. {cant}; {cant} catch .. breath; {cant} get .. air|breath; drowning .. air`,
    sw: `uso|midomo|ulimi|mdomo|lips|face .. ~geuka|~kuwa|~badilika|imekuwa|imeturn|inaturn .. bluu|blue|samawati|buluu|nyeusi|meusi|mweusi|zambarau|kijivu|purple; uso|midomo|ulimi .. bluu|blue|samawati|buluu; ~geuka|~kuwa|~turn bluu|blue|samawati|buluu|zambarau; ~kosa hewa|pumzi|oksijeni; hewa|pumzi ~kata|~katika|~isha|~kosekana; ~hema .. kama samaki|anakata; ~kata pumzi; ~gasp; roho ~toka; ~tapatapa; ~pumua kwa shida|tabu|taabu .. sana|mno|kubwa; {siwezi} .. kupumua|kuhema|kuvuta hewa|kuvuta pumzi|kubreathe|breathe; ~breathe .. shida|ngumu .. sana; ~shindwa kupumua|kuhema|kubreathe`,
    lack: `{neg} .. sound .. coming|comes|out; {neg} sound coming|out; {neg} .. cry|breathe|cough .. sound|blue|air; {neg} .. breathing; {neg} .. get|getting|enough air|breath; {neg} air .. going|coming|getting; sauti !toka .. uso|midomo|bluu|~kwama|kooni; !pumua; !hema; !pata hewa|pumzi; hewa|pumzi !toka|!ingia|!pita; !breathe; hana hewa|pumzi`,
    well: `pink lips; lips are pink; lips pink; breathing well|fine|normally|ok|okay|easily; midomo ni ya kawaida; breathing is normal; anahema vizuri|sawa; ~pumua vizuri|sawa|kawaida|poa`,
  },
  cannot_speak_breathless: {
    en: `one|two|three words .. breath*|time|then; {cant} .. finish|complete|say|speak|talk .. sentence|words|word|breath*; talk*|speak*|words .. cut|broken|pieces|bits .. breath*; stop* .. every .. word*; {cant} walk .. door|toilet|bed|room|steps .. gasp*|breath*|pant*; {cant} walk .. without gasping|panting; {cant} .. finish|do .. without stopping; without stopping .. for|=for air|breath; out of breath .. talk*|speak*|dress*|eating; breathless .. talking|speaking|sitting|resting|rest|lying`,
    sw: `{siwezi} .. kumaliza|kusema|kuongea .. sentensi|neno|maneno|sentence; neno moja|mawili .. ~pumzika|~hema|pumzi|basi; ~ongea .. ~kata|~katika .. pumzi|maneno; maneno ~katika; {siwezi} .. kutembea .. mlango|choo|hatua .. ~hema|pumzi; ~hema hata .. ~kaa|~lala|~ketia|~keti; {siwezi} .. kuongea|kubonga|kutalk .. hewa|pumzi|kuhema|kifua`,
  },
  chest_indrawing: {
    en: `ribs .. seen|show*|visible|sink*|in .. breath*; chest|ribs|skin|belly .. sucked|sucking|pulled|pulling|caving|sinking|drawing|drawn in|inside|inwards; chest pulling|sucking|caving|sinking; chest .. hollow .. breath*; nose .. opening|open|flaring|flapping`,
    sw: `mbavu|kifua .. ~ingia|~zama|~bonyea|~vutwa|~vutika|~didimia .. ndani|~pumua|~hema|~vuta; mbavu .. ~onekana|zinahesabika .. ~pumua|~hema|~vuta; kifua ~bonyea|~zama|~didimia|~vutika; pua .. ~panuka|~tanuka|~fungua|~funguka|~cheza`,
  },
  lip_tongue_swelling: {
    en: `tongue|lips .. bigger|swell*|swollen|swelled|thick|fat|puff*; tongue .. big|double; tongue .. became|become|becoming|got|gone big|thick|fat|huge|heavy .. breath*|sting|stung|ate|eat*|bee|nuts|injection|medicine; voice .. closing|closed|disappearing|vanishing; throat .. clos*`,
    sw: `ulimi|midomo|mdomo|koo|throat|lips .. ~vimba|~fura|~jaa|~kuwa kubwa|mkubwa|makubwa|mnene|mzito .. nyuki|~la|~uma|dawa|sindano|karanga|samaki|mayai|ghafla; ulimi ~kuwa mkubwa|mnene; ulimi .. mkubwa|mnene; ulimi|midomo ~vimba|~fura|~swell; koo ~ziba|~funga|~bana|~close|~fungana; koo .. ~ziba|~funga|~bana|~close; lips|ulimi imeswell|zimeswell|umeswell`,
  },
  hives: {
    en: `body .. welts|hives|wheals|bumps|swollen spots; welts; wheals`,
    sw: `mwili .. mabaka|vipele|upele|matuta|bumps|welts .. ghafla|~jaa|~toka|mzima; mabaka .. mwili|mzima`,
  },
  right_upper_pain: { sw: `chini ya mbavu .. kulia .. ~uma|maumivu; mbavu .. kulia .. ~uma` },
  orthopnoea: {
    en: `{cant} .. lie|lying down|flat .. breath*|chest|puff*|inhaler; {cant} .. lie down .. speak|talk`,
    sw: `{siwezi} .. kulala chali .. ~pumua|~hema|pumzi|kifua`,
  },
  testicle_pain: {
    en: `one|left|right ball|testicle|nut|egg .. kill*|pain*|hurt*|swell*|swollen|high|up|twist*|hard; ball|balls|testicle|testicles|nut|nuts .. killing|throbbing|swollen|high|twisted|on fire`,
    sw: `pumbu|korodani|kende|makende|mapumbu|ball|balls .. ~uma|~vimba|~fura|~panda|~swell|painful|juu`,
  },
  inhaler_no_help: {
    en: `puff|puffs .. since|still|{neg}|nothing; puffed .. times|still; inhaler .. fake|useless|empty; inhaler .. many|several|ten|fifteen|twenty times|puffs`,
    sw: `~puliza|~vuta|inhaler|pampu|inhela .. bado|!saidia|~isha|!fanya; ~vuta .. inhaler|pampu|inhela .. bado`,
  },
  pain_moved_right: {
    en: `went|moved|shifted|started|began|travelled|traveled .. middle|navel|button|centre|center|around .. right|lower; middle|navel|button|centre .. now|then|to|went .. right`,
    sw: `~anza .. katikati|kitovu|kitovuni .. kulia; katikati .. ~hamia|~enda|~shuka|sasa .. kulia`,
  },
  rigid_belly: {
    en: `{cant} .. straighten|hop|jump|cough .. belly|stomach|tummy|pain|hurts; {cant} straighten; {cant} .. straighten up`,
    sw: `{siwezi} .. kunyooka|kuruka .. tumbo|maumivu`,
  },
  double_vision: {
    en: `vision|sight|eyes .. double; see|sees|seeing|saw .. double|two of`,
    sw: `~ona .. mbili mbili|viwili viwili|wawili wawili`,
  },
  face_swelling: {
    en: `eyes .. swollen shut|closed; face .. swell*|swollen|puff*|balloon`,
    sw: `uso|face .. ~vimba|~fura|~jaa|~swell; macho ~vimba .. ~funga`,
  },
  suicidal: {
    en: `from tomorrow|tonight .. {neg} .. disturb|bother|trouble|burden; {neg} .. disturb|bother|trouble|burden .. anyone|anybody|you|them|people again|anymore|any; rest forever; sleep and rest forever; will not be here|around anymore|longer; said my goodbyes; saying goodbye .. everyone|family|life|world; last time .. hear|see .. me; last day .. alive|earth|world; after|when|once i|im|am dead .. my|they|you|who; they|you .. when|once|after im gone; planned everything .. tonight; paid .. debts .. rest|leave .. world|life; {cant} do life anymore; {cant} do this anymore; nothing to live for; want|wanted .. be gone|dead .. forever|life|world|swallow*|drink*|took; wanted to be gone; wanted to die; want to be gone; a burden to; everyone .. better .. without; world .. better .. without; disappear forever; want to disappear; wish .. never born; wish i was dead; wish i were dead; want .. pain .. end|stop forever; pesticide .. drink .. tonight|finish; drink .. poison .. end|finish|tonight; thinking .. drinking .. poison|pesticide|jik|acid; everyone|everybody|they|family .. be better off; rope .. store|bought|waiting|bag|drawer|neck; standing .. bridge|roof|balcony|rail|railway .. jump; tie|tied|tying rope|sheet; rope .. ceiling|roof|neck; no reason .. continue|go on|live; tired of .. living|life|existing|everything .. end|sleep|die; end .. life|my life|his life|her life|it all|myself; take my life; took his own life; kill* myself|himself|herself; cut* myself; how .. die .. pain|painless|quick*|fast`,
    sw: `~achia|~wachia .. mum|mama|baba|watoto|familia|bibi|mke|mume barua|note; ~andika barua .. mwisho|kwaheri; kuanzia kesho .. sitasumbua|sitawasumbua|hamtaniona; sitasumbua|sitawasumbua|sitamsumbua|sitakusumbua .. mtu|tena|yeyote; hamtanisikia|hamtaniona|hutaniona|hawataniona tena; nitapumzika milele; ~pumzika milele; ~aga wote|familia|marafiki; nimeshaaga; nimewaaga; kwaheri ya mwisho; ~jitoa roho|uhai; ~jiua; ~jiondoa duniani; ~ondoka .. dunia|duniani; ~choka na|kuishi maisha|duniani; ~choka kuishi|na maisha|na hii dunia|maisha; ~taka .. kufa|nife|nisiwepo|kudie; ~tamani kufa|nife|nisingezaliwa; maisha .. haina|hayana maana|dhamana; sina .. sababu|maana|haja .. kuishi; mzigo kwa wote|familia|kila|watu|wazazi; niwe .. nimekufa; bora ~fa|nife; heri ~fa; ~jinyonga; kamba .. shingoni|dari|paa; ~nunua .. sumu|kamba; nikifa .. watoto|mtoto|mali|simu|pesa|zike; nikishaenda|nikienda .. watunze|mtunzie|wangu; kujiua|kujidhuru|kujinyonga|kujimaliza|kujikatakata; ~jikata .. wembe|mishipa|mikono; ~waza|~fikiria kujiua|kufa|kujinyonga|kumaliza`,
    lack: `{neg} .. want|wish .. live|alive|exist .. anymore|more|again|longer; {neg} .. want|wish .. wake up again|anymore|ever; {neg} reason .. live|living|continue|go on; {neg} .. see .. point|reason|future .. living|life|live|going; {neg} .. go on .. living|anymore|like this; sitaki .. kuishi|uhai|kuwepo|maisha|kuamka|kuwa hai; sioni .. maana|sababu|haja|faida .. maisha|kuishi|kuendelea|kuamka; sitakuwepo tena|duniani; sitakuwa .. duniani|hai`,
  },
  postpartum: {
    en: `gave birth|given birth; since .. gave birth|giving birth|birth|delivery|delivered|had the baby; days|weeks|hours after .. birth|delivery|baby|delivering|cs|csection|caesarean; birth .. days|weeks|hours ago; had a baby .. days|weeks|ago|last|yesterday|hours; baby is .. days|hours|weeks old .. bleeding|my; new mother; just had .. baby; came out of cs|theatre .. baby; got|had a baby .. day|days|week|weeks`,
    sw: `~jifungua; ~zaa jana|juzi|leo|wiki|siku|mwezi; tangu ~jifungua|nijifungue; baada ya kuzaa|kujifungua|cs|kujifungua|leba; ~toka leba|labour|cs|theatre; siku .. ~zaa|~jifungua; nimezaa; nilizaa; amezaa; alizaa; ~deliver; ~give birth`,
  },
  foul_discharge: {
    en: `coming out|discharge|flow|blood|water|fluid|what .. comes|is|coming .. smell*|stink*|rotten|foul|odour|odor; smell*|stink*|rotten|foul .. discharge|down there|below|private*|vagina|flow|lochia|blood; rotten smell .. below|down; discharge .. dead rat|rotten|fish|bad`,
    sw: `uchafu|majimaji|maji|damu|kitu|ute .. ~nuka|~oza|harufu; ~nuka|harufu .. huko chini|sehemu|ukeni|uke; uchafu .. ~toka .. ~nuka|harufu`,
  },
  fetal_movement: {
    en: `baby .. {neg} .. move*|moving|kick*|turn*|play*|active|felt; {neg} .. felt|feel|feeling .. baby|kick*|mov*; kick* .. nothing|stopped|{neg}|silent|quiet|gone|zero; baby .. quiet|silent|still|calm|asleep .. since|whole|all|today|yesterday; used to kick|move|play .. nothing|{neg}|quiet|stopped|now|since; still nothing .. side|cold|drank|lay|kick*; no movement*|kick|kicks .. belly|tummy|womb|baby|since|today; stopped moving|kicking .. belly|tummy|womb|inside|stomach; baby .. stopped .. mov*|kick*|play*; womb|belly|tummy .. quiet|silent|still; move* .. nothing|less|stopped|reduced .. baby|womb; less movement*`,
    sw: `mtoto ~tulia tu|kimya|tumboni|kabisa|siku|tangu; alikuwa anacheza|anapiga .. ~tulia|kimya|~nyamaza|hakuna|~acha; ~tulia|~nyamaza .. tumboni; bado kimya; mtoto .. kimya .. jana|leo|siku|tumboni|kabisa; mtoto .. ~acha .. kucheza|kupiga|kusonga|kugeuka|kutikisika|kukick; mateke ~isha|~pungua|~koma|hakuna|hayapo; mtoto wa tumboni kimya|~tulia|~nyamaza; ~cheza .. ~pungua .. mtoto|tumboni; mtoto .. ~pungua kucheza|kupiga`,
    lack: `mtoto !cheza .. tumboni|tangu|leo|jana|siku|kabisa|mimba; tumboni !cheza|!songa|!piga|!geuka|!tikisika; mtoto !piga|!kick mateke|teke; !sikia|!hisi .. mtoto ~cheza|~piga|~songa|akicheza|akipiga; !sikia|!hisi .. teke|mateke; mtoto !songa|!geuka|!kick|!move`,
  },
  bladder_bowel_loss: {
    en: `{neg} .. feel|felt|notice|know|knew .. urine|pee|wee|urinating|peeing|stool|poop .. coming|come|passing|pass|out|going; urine|pee|stool|poop .. without .. feel*|know*|notic*; pee|pees|peed|peeing|urinat*|wet* .. without .. feel*|know*|notic*|control; urine|pee|stool .. comes|come|coming|came|leaks|passes|flows .. own|itself|knowing|feeling; between .. legs|thighs .. dead|numb; dead|numb skin .. legs|thighs|private*|buttocks|bottom; sit* .. numb|dead; numb .. seat|saddle|private*|buttocks|bottom|anus|between|groin; {neg} .. feel .. toilet paper|wiping|bottom|private*|buttocks; wipe|wiping .. {neg} feel; lost control .. urine|stool|bladder|bowel*|pee|toilet; wet* .. trousers|bed|clothes|pants|self .. back|legs; {cant} hold .. urine|pee|stool|wee`,
    sw: `~kojoa .. bila .. kuhisi|kujua|kusikia|kujielewa; mkojo|choo|haja ~toka .. bila .. kuhisi|kujua|kusikia; mkojo|choo|haja ~toka .. wenyewe|chenyewe|yenyewe|tu; katikati ya mapaja|miguu .. ganzi|~kufa|~fa|!sikia|!hisi|imekufa; mapaja .. ganzi|ngozi ~kufa|~fa; sehemu|huko .. siri|chini .. ganzi|~kufa ganzi|!sikia|!hisi; matako|makalio .. ganzi|~kufa|!sikia|!hisi; ~jikojolea|~jinyea|~jisaidia bila; {siwezi} .. kuzuia|kushikilia|kubana .. mkojo|choo|haja`,
    lack: `!hisi|!sikia mkojo|choo|haja .. ~toka|ukitoka|ikitoka; mkojo !hisi|!sikia; !hisi|!sikia .. nikikojoa|akikojoa|nikienda`,
  },
  legs_weak: {
    en: `legs .. weak|dead .. since|both|sudden*|lift*; both legs .. weak|dead|numb|gone|useless|paraly*; legs .. {neg} .. move*|hold*|carry*|work*|obey*|feel*|support*; {cant} move|lift|feel .. legs|leg; legs like .. water|jelly|rubber|wood|cloth`,
    sw: `miguu .. ~legea|~kufa|~pooza|~isha nguvu|~goma|~kataa|~fa ganzi; miguu yote .. ~legea|~kufa|~pooza|dhaifu; {siwezi} .. kusongesha|kusogeza|kuinua|kusikia|kuhisi .. miguu|mguu`,
    lack: `miguu !beba|!inuka|!songa|!sikia|!fanya|!work|!shika|!simama|hainibebi|haimbebi`,
  },
  one_side_weak: {
    en: `one|left|right side|hand|arm|leg .. weak|paraly*|useless|limp|hanging .. sudden*|morning|woke|now|today; one|left|right side|hand|arm|leg .. dead|heavy .. sudden*; sudden* .. {cant} .. lift|move|raise|use|grip .. arm|hand|leg|side; {cant}|{neg} .. lift|move|raise|use|grip .. one|left|right side; half .. body .. dead|weak|numb|gone|paraly*; one half .. body; drops|dropped|dropping .. cup|things|everything|spoon|phone .. hand|left|right; left|right hand|arm|leg|side .. refuse*|stopped .. work*|move|moving|lift*`,
    sw: `upande mmoja|wa|kushoto|kulia .. ~legea|~kufa|~pooza|~isha|mzito|~lala|~fa ganzi; mkono|mguu .. ~legea|~pooza|~ning'inia .. ghafla|asubuhi|upande|kushoto|kulia|leo; ghafla .. {siwezi} .. kuinua|kushika|kusogeza|kusongesha|kutumia .. mkono|mguu|upande; nusu ya mwili; nusu mwili; kikombe|kijiko .. ~anguka .. mkono|mkononi; ~angusha .. kikombe|kijiko|vitu .. mkono|kulia|kushoto`,
    lack: `upande .. !inuka|!shika|!songa|!fanya|!work|!move`,
  },
  face_droop: {
    en: `mouth|face|smile .. crooked|twisted|slanting|droop*|sideways|lopsided; mouth|smile .. one side; face .. fallen|dropped|hanging|slid*|pulled .. one|side; saliva|tea|water .. falls|drips|running .. one side|corner`,
    sw: `mdomo|uso|face|mouth .. ~enda|~shuka|~legea|~geuka|~lala|~kunja|~pinda .. upande; mdomo|uso ~pinda; uso ~shuka|~legea; chai|maji|mate .. ~mwagika|~toka upande .. mdomo|mmoja`,
  },
  speech_difficulty: {
    en: `speech|words|talk*|speak*|tongue .. slur*|unclear|drunk|mixed|jumbled|funny|heavy|strange|nonsense|gone|garbled|twisted; {cant} .. speak|talk|find .. words|clear*|well|properly|anymore|at; {cant} talk|speak; sounds .. drunk .. {neg}`,
    sw: `~ongea|~sema|~bonga .. kama mlevi|!eleweka|haieleweki|hayaeleweki|yasiyoeleweka|ovyo|kwa shida ghafla; ulimi mzito|~lemea|~kwama; maneno .. !toka|!eleweka|~kwama|~potea|hayatoki; {siwezi} .. kuongea|kusema|kubonga|kutamka; ~shindwa kuongea|kusema|kubonga|kutamka`,
    lack: `{neg} .. speaking|talking .. clear*|well|properly|sense|anymore|at; !ongea|!sema vizuri|vyema|tena|poa|chochote; maneno !eleweka`,
  },
  massive_haemoptysis: {
    en: `cough* .. blood .. cup|glass|basin|bowl|handful|mouthful*|lot|pouring|stop*|bucket|litre|clots|much|heavy|streaming|gush*|mug; cup|glass|basin|bowl|handful|half .. blood .. cough*; blood .. cough* .. cup|glass|basin|lot|much|stop*|pouring|full|bowl|bucket`,
    sw: `~kohoa|~cough .. damu|blood .. mob|nyingi|mingi|kikombe|glasi|beseni|bakuli|nzima|kibao|tele|mabonge|~jaa|haikomi|haiishi|tupu; damu|blood mob|nyingi|mingi|kibao .. ~kohoa|~cough|akikohoa|nikikohoa; kikombe|glasi|beseni|bakuli .. damu|blood; damu|blood .. kikombe|glasi|beseni|bakuli`,
  },
  haemoptysis: { sw: `~kohoa|~cough .. damu|blood` },
  blood_vomit: {
    en: `vomit*|threw|throwing|puk*|spew* .. blood|bloody|clots|coffee`,
    sw: `~tapika|~vomit .. damu|blood|nyekundu|kahawa|mabonge; matapishi .. damu|blood|nyekundu|kahawa|nyeusi|meusi`,
  },
  heavy_bleeding: {
    en: `blood .. {neg} .. stop*|clot*; bleed* .. {neg} .. stop*; blood .. pump*|spurt*|shoot*|jet*|jump*|squirt*|gush*|pour*|stream*|flow* .. like|everywhere|out|fast|wound|cut|leg|arm|hand; soak*|soaked|drench*|wet .. blood; towel*|shirt*|cloth*|pad*|sheet*|mattress|leso|khanga|bandage .. soaked|full|drench*|red|filled .. blood|minutes|hour|one; pads .. one|two|three|four|five|six .. hour|hours|minutes; blood .. floor|pool|puddle|bucket|basin|everywhere; lost .. {much} .. blood; too much blood; so much blood; blood .. so much|too much`,
    sw: `damu|blood .. !koma|!isha|!acha|!kauka|!katika|!simama|!zuilika|!stop|!tulia; damu|blood .. ~ruka|~foka|~mwagika|~miminika|~tiririka|~bubujika|~chirizika|~churuzika|~jaa|~pump|~gush; damu|blood .. kama maji|bomba|mto|mfereji|ng'ombe; damu|blood mob|nyingi|mingi|kibao|tele|jingi|nyingi; leso|taulo|shuka|godoro|nguo|pedi|pads|kitambaa|khanga|bandeji .. ~lowa|~lowana|~loa|~jaa|~soak .. damu|blood; pedi|pads .. ~lowa|~lowana|~loa|~jaa|~soak .. saa|dakika; pedi|pads .. moja|mbili|tatu|nne|tano|sita .. saa|dakika|lisaa; ~poteza damu nyingi|mob|mingi; dimbwi la damu; damu .. sakafu|sakafuni|kitanda|kitandani ~jaa`,
    lack: `damu|blood !koma|!isha|!acha|!kauka|!katika|!simama|!zuilika|!stop; bleeding {neg} .. stop*`,
  },
  snakebite: {
    en: `{snake} .. {bit}|attacked|got; {bit} .. {snake}; something {bit} .. tail|long|slither*|grass; {bit} .. grass|bush|farm|cane|sugarcane .. tail|long|swell*|swollen|double; saw .. tail .. go|going|disappear*; black stone .. {bit}|snake`,
    sw: `{snake} .. {bit}; {bit} .. {snake}; ~umwa|~ng'atwa|~gongwa|~dungwa .. snake|nyoka|swila|joka`,
  },
  dogbite: {
    en: `{bit} .. dog|dogs|puppy|cat|monkey|bat|hyena|jackal|mongoose|donkey|baboon|animal; dog|dogs|puppy|cat|monkey|bat|hyena|jackal|mongoose|donkey|baboon .. {bit}|attacked|scratched|licked|mauled`,
    sw: `mbwa|jibwa|paka|nyani|fisi|mbweha|popo|tumbili|dog .. {bit}|~shambulia|~rarua|~parura; {bit}|~shambuliwa|~raruliwa .. mbwa|jibwa|paka|nyani|fisi|mbweha|popo|tumbili|dog`,
  },
  electric_shock: {
    en: `shock* .. socket|wire|electric*|current|stima|iron|kettle|fridge|pole|transformer; socket|wire|electric*|current|stima .. shock*|threw|thrown|burn*|held|stuck|touched; touched .. socket|wire|current|electric*; stuck .. wire|socket|current; lightning`,
    sw: `stima|umeme|current|waya|soketi|socket|nyaya .. ~piga|~pigwa|~shika|~nasa|~rusha|~shtua|~choma|~tupa; ~pigwa|~shikwa|~naswa|~rushwa|~shtuliwa|~shtukwa|~tupwa .. stima|umeme|current|waya|shoti|radi; ~gusa .. stima|umeme|waya|soketi|socket|nyaya; ~shika .. waya|nyaya|stima`,
  },
  near_drowning: {
    en: `pulled|removed|rescued|fished|taken|got|found .. water|river|pool|dam|lake|well|sea|ocean|tank|basin|bucket|ocean|trench .. unconscious|limp|breath*|cough*|blue|{neg}|vomit*|floating|face; drown*; {neg} breath* .. water|pool|river; under .. water .. minutes|long|seconds; found floating; face down in water; swallowed .. water .. swimming|pool|river`,
    sw: `~toa =kwenye|=katika|ndani maji; ~toa =kutoka maji; ~toa .. majini|kisima|kisimani|mto|mtoni|bwawa|bwawani|dimbwi|ziwa|ziwani|bahari|baharini|ndoo|tangi|beseni; ~tolewa|~okolewa|~opolewa .. maji|majini|kisima|kisimani|mto|mtoni|bwawa|bwawani|dimbwi|ziwa|ziwani|bahari|baharini|ndoo|tangi|beseni; ~tumbukia|~anguka|~dumbukia .. kisima|kisimani|mto|mtoni|bwawa|bwawani|dimbwi|dimbwini|ziwani|baharini|tangi|maji|majini|ndoo; ~elea .. maji|majini; ~kunywa|~nywa maji mengi .. ~ogelea|bwawa|mto`,
  },
  choked_on_object: {
    en: `stuck .. throat|windpipe|airway; got stuck .. {cant}|cry|breath*; eating .. stuck|choked|chok*; then it got stuck; food|meat|groundnut*|njugu|sweet|coin|bone|toy|bead|seed|mandazi|chapati|ugali|egg .. stuck|blocked|lodged|wrong|throat; chok* .. food|meat|groundnut*|sweet|coin|bone|toy|bead|seed; swallowed .. coin|toy|bead|button|magnet .. {cant}|breath*|drool*`,
    sw: `amekabwa|anakabwa|amepaliwa|anapaliwa =na {morsel}; ~kwama|~kaba|~kabwa|~ziba .. koo|kooni|throat; ~kwama kooni|koo|throat; ~paliwa; ~choke; ~kula|~la .. ~kwama|~kaba|~kabwa|~paliwa; nyama|mfupa|njugu|karanga|sarafu|pipi|ugali|chapati|yai|mandazi|peremende|sweet|kitu .. ~kwama|~kaba|~ziba`,
  },
  insect_sting: {
    sw: `nyuki|nyigu|wasp|bee|bees .. ~uma|~ng'ata|~dunga|~gonga|~shambulia|~vamia`,
    en: `bee|bees|wasp|wasps|hornet|hornets .. stung|sting|bit|attacked|swarmed`,
  },
  poison: {
    sw: `~kunywa|~nywa|~meza round =up; ~kunywa|~nywa|~bugia|~onja|~meza .. dawa .. kuspray|spray|kunyunyizia|kupulizia|kupuliza|mboga|nyanya|mimea|magugu|wadudu|panya|mchwa|kupe|kunguni|mende|mifugo|kuku|shamba; ~kunywa|~nywa .. changaa|kumikumi .. sumu|mbaya; chang'aa|changaa|kumikumi|busaa .. haoni|sioni|kuona|~zimia|~pofuka`,
    en: `drank|drunk|took|taken .. chang'aa|changaa|illicit|brew|methanol|spirit|kumi .. blind|see|vision|unconscious|vomit*|blur*; illicit brew .. blind|see|vision|vomit*; changaa .. blind|see|vision`,
  },
  confusion: {
    en: `talk* .. nonsense|rubbish|strange|sense|things|people|alone|himself|herself; {neg} .. know|recognise|recognize|remember .. me|us|mother|where|name|children|family|day|own|anyone; {neg} making|make|makes .. sense; mixing|mixes up words|names|day|people; seeing|sees things|people|animals .. {neg}; disoriented; delirious; got|gets|getting lost .. own|street|way|home|house|village|estate|compound; lost .. own street|house|home|village`,
    sw: `~ongea .. ovyo|upuuzi|ujinga|peke|mwenyewe|vitu|visivyoeleweka|hazieleweki|hayaeleweki|bila mpangilio|vibaya; ~sema|~bonga vitu|maneno .. hazieleweki|hayaeleweki|visivyoeleweka|ovyo|hazina maana; ~changanyikiwa; ~weweseka; ~paparika; ~confuse; ~ona vitu|watu .. hazipo|hawapo|havipo|haviko|hawako; hajui .. yuko|yupo|wapi|jina|mama|siku|nyumbani|watoto`,
    lack: `hatambui|hajui|hafahamu .. mtu|mama|mimi|sisi|jina|watoto|mke|mume|nyumbani|alipo|yuko|siku|mahali; hanitambui; hatutambui; hakumbuki .. jina|watoto|siku`,
  },
  bleeding_spots: {
    en: `purple|dark|red|black .. spots|dots|rash|patches .. {neg} .. fade*|disappear*|go .. press*|glass; spots .. {neg} .. fade*|disappear* .. press*|glass; bruises .. sudden*|everywhere|all over .. fever|hot; purple rash|spots|dots`,
    sw: `madoa|vidoa|alama .. zambarau|nyekundu|meusi|damu .. !potea|!isha|~bonyeza; vidoa vya damu; madoa ya damu`,
  },
  bulging_fontanelle: {
    en: `soft spot|part|place .. bulg*|swollen|swelling|{swollen}|raised|tight|tense|hard|high|up|out|puff*|full|ball; top of .. head .. bulg*|swollen|raised|soft lump|bump|puff*; fontanel* .. bulg*|swollen|raised|tense|full|tight`,
    sw: `utosi .. ~vimba|~fura|~jaa|~tokeza|~inuka|~panda|mgumu|ngumu|juu|~kaza|~simama; sehemu laini .. kichwa|kichwani .. ~vimba|~fura|~jaa|~tokeza|~inuka|ngumu|~panda`,
    well: `soft spot .. flat|normal|level; soft part .. flat|normal|level; utosi .. kawaida|sawa|tambarare|!vimba|!jaa`,
  },
  cold_body: {
    well: `tummy is warm; body is warm; chest is warm; body warm; tummy warm; mwili ni wa joto|moto kawaida; tumbo lina joto`,
  },
};
