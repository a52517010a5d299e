import type { LexiconTable } from './schema';

/** Brain and nerves. */
export const BRAIN_AND_NERVES: LexiconTable = {
  headache: {
    en: `headache; headaches; head {hurts}; {pain} head; head pain; pounding head; head is pounding; splitting head; head heavy; migraine; head splitting; head paining`,
    sw: `maumivu ya kichwa; kichwa ~uma; kichwa kuuma; kichwa ~niuma; kichwa ~muuma; ~umwa kichwa; kuumwa kichwa; kichwa chauma; kichwa ~gonga; kichwa kizito; kipandauso; kichwa ~pasuka; kichwa kinaniua; headache`,
  },
  thunderclap: {
    en: 'worst headache; sudden {severe} headache; headache sudden; worst headache of my life; thunderclap; headache came suddenly; {sudden} headache; headache like a hit; headache within seconds; hit on the head with a hammer ... sudden; sudden onset headache; sudden onset of ... headache; explosive headache; abrupt headache; worst headache ever; headache ... worst ever; most severe headache; grabbed|held|clutched|grabs|clutches ... head =and|then scream*|collaps*; sudden ... headache ... burst*|exploded|popped; something burst|popped|snapped|exploded ... head; worst pain ... head; headache ... never =like this',
    sw: `kichwa ~uma ghafla; maumivu makali ya kichwa ya ghafla; kichwa ~uma ghafla sana; kichwa kimeanza ghafla; ghafla kichwa ~uma; kichwa ~anza kuuma ghafla; maumivu makali .. kichwa .. ghafla; kichwa .. maumivu makali .. ghafla; kichwa .. makali kuliko yote; ~shika kichwa .. ~piga kelele|~anguka; kitu .. ~pasuka kichwani`,
  },
  one_sided_headache: {
    en: 'one side of head; half of head; headache* ... one side; throbbing headache; headache ... left side; headache ... right side; unilateral headache; pulsating headache; headache on the left; headache on the right; half of my head; side of my head; temple {pain}; hemicranial; head ... throbbing; throbbing ... head; throbbing pain ... side; pulsating head; head throbs; half ... head throbs; throbs ... head; side ... head throbs; pulsatile headache',
    sw: 'kichwa upande mmoja; kichwa ... upande mmoja; nusu ya kichwa; kichwa ~pwita; kichwa ~dunda; upande mmoja wa kichwa; nusu kichwa; kipandauso',
  },
  band_headache: {
    en: 'band around head; tight band; head tight; headache ... stress; pressure around head; back of head tight; tight feeling head; forehead tight; squeezing headache; headache like a band; pressing headache; band like headache; band-like; like a tight hat; bilateral headache; tightness around ... head; head squeezed; vice like; dull headache; forehead and back of the head; both sides of my head; tight band round|around ... head; band round|around ... head; like a band; dull headache like ... band; tight ... around ... head; soreness of the neck muscles|head; squeez* ... head; head ... squeez*; pressing ... all around ... head; pressure ... round|around ... head',
    sw: 'kichwa ~bana; kama kimefungwa; kichwa kama kimebanwa; kisogo ~uma; kisogo ~kaza; kichwa ~kaza; kichwa ~banwa; ~fungwa na kamba; ~fungwa ... kamba; kama kamba; kama ~fungwa kamba kichwani; kichwa ... ~fungwa|~bana kuzunguka; kichwa ... kama kimefungwa',
  },
  neck_stiff: {
    en: `stiff neck; neck stiff; neck stiffness; can't bend neck; neck is stiff; neck rigid; {cant} bend neck; {cant} touch chin; neck ... stiff; {hurts} to bend neck; neck {hurts} ... bend; meningism*; meningeal signs; meningeal irritation; kernig*; brudzinski*; nuchal rigidity; terminal neck stiffness`,
    sw: `shingo ngumu; shingo ~kakamaa; shingo imekaza; shingo ~kaza; shingo imekuwa ngumu; {siwezi} kukunja shingo; {siwezi} kuinamisha shingo; shingo imekakamaa; {siwezi} kupinda shingo; kukakamaa shingo; shingo kukaza`,
    lack: `can't bend neck; can't move neck; shingo haipindi; shingo haikunjiki; shingo haijikunji; shingo haiinami; can't touch chin; can't put chin on chest; can't put his chin; can't put her chin; can't put my chin; can't bring chin; chin won't touch; chin can't touch; hawezi kugusa kifua kwa kidevu`,
  },
  photophobia: {
    en: 'light hurts; light {hurts} eyes; sensitive to light; light bothers; hates light; bright light; dark room; light disturbs; avoids light; noise light; photophobia; phonophobia; noise hurts; noise bothers; light and noise; light and sound; lies in a dark; bright lights',
    sw: 'mwanga ~umiza; mwanga ~sumbua; ~ogopa mwanga; mwanga unanisumbua; mwanga ~choma; mwanga ~uma; anaogopa mwanga; taa ~umiza; mwanga mkali; kelele ~sumbua; chumba chenye giza; mwanga ~kera; ~chukia mwanga',
    lack: "siwezi kuangalia mwanga; can't look at light; can't stand light; can't bear light; hawezi kuangalia mwanga; sitaki mwanga; hataki mwanga",
  },
  aura: {
    en: 'zigzag; zig zag lines; lights before headache; see flashes before; sparkles before; flashing lights before; flashing lights ... headache; visual aura; aura; scintillating; blind spot; shimmering',
    sw: 'naona mwangaza kabla; mwanga wa kumetameta; kumetameta; mistari machoni',
  },
  dizziness: {
    en: 'dizzy; dizziness; lightheaded; light headed; giddy; dizzy spells; giddiness; woozy; swimmy head; dizzyness; feel faint and dizzy; head swims; dizz*',
    sw: 'kizunguzungu; kisunzi; ~ona giza; naona giza; gizagiza; kizunguzungu kidogo; kichwa chepesi',
  },
  vision_blur: {
    en: `blurred vision; blurry; vision blurred; blurred; see stars; seeing stars; flashing lights; spots before eyes; vision problem; vision changes; lost vision; vision loss; eyes blurry; see spots; vision going; seeing spots; see flashes; dim vision; poor vision; vision poor; vision ... blur*; vision ... worse; misty vision; foggy vision; loss of sight; lost sight;
      trouble seeing; difficulty seeing; problem seeing; problems seeing; see badly; seeing badly; eyesight ... bad|worse; decreased vision; reduced vision; diminished vision; visual loss; vision ... decreased|reduced; vision ... cloudy; see poorly; visual acuity ... reduced|decreased; sees|see as if through fog|mist|smoke|cloud; through fog|mist|a cloud; sparkles ... eyes; sparkles before ... eyes; see sparkles; flashing lights|spots before ... eyes; stars before eyes; sees stars; flashes before eyes`,
    sw: `kuona ukungu; ~ona ukungu; ~ona nyota; ~ona mawimbi; ~ona maruweruwe; kuona nyota; macho ~ona ukungu; ukungu machoni; ~ona nuru; vimulimuli; ~ona vibaya; ukungu; giza machoni; ~ona vimulimuli; ~ona marueru;
      ~ona kwa shida; ~ona vibaya; ~ona hafifu; shida ya kuona; {siwezi} kuona vizuri; kama kuna ukungu; ~ona kama ukungu; macho ... ukungu; jicho ... ukungu; nyota nyota; ~ona mwanga ukimetameta`,
    lack: `can't see well; can't see; can't see properly; not seeing well; lost my sight; sioni vizuri; haoni vizuri; kutoona vizuri; macho hayaoni; sioni kabisa; haoni; siwezi kuona; hawezi kuona; sioni; macho hayaoni vizuri`,
    well: 'see well; vision fine; vision normal; naona vizuri; anaona vizuri; seeing well',
  },
  one_side_weak: {
    en: 'paralysed; paralyzed; paralysis; one side weak; weak one side; weakness one side; arm weak; arm ... weak; leg ... weak one side; leg weak and arm; right side weak; left side weak; side of body weak; {cant} lift arm; {cant} move arm; {cant} move leg; weakness on the left; weakness on the right; weakness of one; arm and leg weak; one arm went; {cant} raise arm; left arm weakness; right arm weakness; weak on one side; weakness left; weakness right; left side ... numb; right side ... numb; hemiparesis; hemiplegia; hemiplegic; hemi paresis; left sided weakness; right sided weakness; weakness of the right; weakness of the left; weakness ... right arm; weakness ... left arm; weakness ... right side; weakness ... left side; arm and leg ... weak*; arm drift; unilateral weakness; right arm ... weak*; left arm ... weak*; right leg ... weak*; left leg ... weak*; half ... body ... weak|paralysed|paralyzed|numb|dead; one half of the body ... weak|paralysed; {cant} move|lift|raise|use ... right|left arm|leg|hand; right|left arm|leg|hand ... weak|paralysed|paralyzed',
    sw: 'kupooza upande mmoja; ~pooza; upande mmoja ~pooza; mguu umelegea; mkono umelegea; upande mmoja umekufa ganzi; upande mmoja ~kufa; mkono ~pooza; upande mmoja dhaifu; mkono ~legea; mguu ~legea; upande mmoja ~legea; upande mmoja ganzi; upande wa kulia ~legea; upande wa kushoto ~legea; upande wa kushoto ~kufa; upande wa kulia ~kufa; nusu mwili ~pooza; mkono na mguu ... ~legea; mkono na mguu ... ~kosa nguvu; mkono wa kulia ~kosa nguvu; mkono wa kushoto ~kosa nguvu; upande mmoja ~kosa nguvu; upande mmoja wa mwili ... ~legea|~pooza|ganzi|dhaifu; nusu ya mwili ... ~legea|~pooza|ganzi',
    lack: `mkono|mguu .. kulia|kushoto|mmoja .. hauna nguvu; right|left|one arm|leg|hand .. no strength|power; can't lift arm; can't move one side; can't move my arm; can't raise arm; can't move leg; mkono hauna nguvu; mguu hauna nguvu; upande mmoja hauna nguvu; hawezi kuinua mkono; siwezi kuinua mkono; mkono hausogei; hawezi kusogeza; upande mmoja haufanyi kazi; haamki upande; can't move ... right|left arm|leg|hand; can't lift ... right|left arm|leg|hand; hawezi kusogeza mkono wa kulia; hawezi kusogeza mkono wa kushoto; siwezi kusogeza mkono wa kulia; siwezi kusogeza mkono wa kushoto`,
    well: 'arm|arms|hand|hands|limb|limbs|leg|legs fine|normal|ok|okay|strong; arms and legs fine|normal|ok|okay|strong; lift|raise|move|use =both arms|hands; both arms|hands work|strong|fine|normal|equal; strength|power ... normal|equal|full; mikono|mkono|miguu sawa|vizuri|kawaida|fiti; mikono na miguu ... sawa|vizuri|kawaida; ~inua mikono yote|vizuri; mikono ... ina nguvu; mikono yote ... nguvu',
  },
  face_droop: {
    en: 'face droop*; drooping face; mouth twisted; twisted mouth; face twisted; face ... drooping; face fallen; mouth pulled; mouth crooked; mouth drooping; facial droop*; facial weakness; facial asymmetry; deviation of the mouth; mouth deviat*; facial paralysis; face ... paraly*; crooked smile; smile ... crooked; smile ... one side; mouth ... crooked; mouth pulls; face pulled; food falls out of ... mouth; side of ... face ... drooping; angle of the mouth; mouth pulled|drawn|twisted|turned|deviated|bent|hanging|gone|moved ... side; half ... face ... hanging|weak|dead|paralysed|paralyzed|drooping|falling|fallen|frozen|limp|stiff|numb; side ... face ... hanging|weak|weakness|dead|paralysed|paralyzed|drooping|drooped|falling|fallen|frozen|limp; face hanging; face hangs; mouth drooping; mouth droops; face is drooping; face drooped; drooping mouth; drooping on one side; face ... drooping; {cant} move ... left|right side of face|his|her face; {cant} move ... side of ... face; half of face ... {cant} move; half of ... face wont|doesnt|isnt move|moving; left|right side ... face ... weak|{cant}|paralysed; side of face wont move; face wont move; {cant} move left|right side of face; {cant} move the left|right side of my|his|her face; face ... {cant} move',
    sw: 'uso kulegea; mdomo ~pinda; uso ~pinda; uso ~legea; mdomo ~enda upande; mdomo kupinda; mdomo ~legea; mdomo ~potoka; uso ~pooza; uso umeenda upande; mdomo ~vutika; mdomo kuenda upande; tabasamu upande mmoja; uso ~vutwa; mdomo umeenda kando; uso wa upande mmoja; nusu ya uso ... ~legea|~pooza; uso ... upande mmoja ~legea|~pooza; uso umeenda kando; upande ... wa uso hausongi|hausogei; upande wa kushoto|kulia wa uso ... hausongi|hausogei|~pooza|~legea; upande mmoja wa uso; uso hausongi; uso hausogei; nusu ya uso',
    lack: `half of my face won't move; side of my face won't move; face won't move; left half of my face won't move; side of her face doesn't move`,
  },
  speech_difficulty: {
    en: 'slurred speech; slurring; slurred; speech ... slurred; difficulty speaking; trouble speaking; trouble talking; speaks like drunk; speech problem; words ... jumbled; {cant} speak properly; speech strange; {cant} find words; slurs; speech unclear; aphasia; dysarthria; slurring of speech; garbled; talks like drunk; speech became; speech ... difficult; expressive aphasia; lost speech; lost his speech; lost her speech; words come out wrong; mumbl*',
    sw: 'kuongea kwa shida; ~ongea kwa shida; ulimi mzito; ~ongea kama mlevi; {siwezi} kuongea vizuri; ~ongea tabu; maneno ~potea; kigugumizi ghafla; ~ongea kwa taabu; ~ongea kama amelewa; ulimi ~legea; maneno hayatoki vizuri; kuongea ni shida; ~shindwa kuongea; ulimi umekuwa mzito',
    lack: "speech not clear; speech isn't clear; speech not|isn't|wasn't normal|fine|right|ok|well; not speaking|talking normally|clearly|right|well; doesn't speak|talk normally|clearly|well; words not clear; speaking not clear; doesn't speak clearly; can't talk; can't speak; can't speak properly; not able to speak; unable to speak; hawezi kuongea; siwezi kuongea; haongei; maneno hayaeleweki; hawezi kusema; maneno hayatoki; haongei vizuri; can't talk properly",
    well: 'speech fine|normal|clear|ok|okay; speech ... is|was fine|normal|clear|ok; speak|speaks|speaking|talk|talks|talking normally|fine|clearly|ok|okay; naongea|ninaongea|anaongea|nazungumza|anazungumza|kuongea vizuri|sawa|kawaida|poa|fresh',
  },
  numbness: {
    en: 'feel|feels =like needles|pins; needles|pins =in feet|hands|legs|toes|fingers; numb; numbness; tingling; pins and needles; tingle; no feeling; tingles; paraesthesia*; paresthesia*; loss of sensation; sensory loss; decreased sensation; altered sensation; go numb; went numb; asleep feeling; pricking sensation',
    sw: 'ganzi; kufa ganzi; ~kufa ganzi; kuchomachoma; ~chomachoma; mikono ganzi; miguu ganzi; ~fa ganzi; ~hisi ganzi; sindano sindano; ~chonyota; mkono|mguu|mikono|miguu|vidole ~kufa|~fa ganzi; mkono|mguu ... ~kufa|~fa ganzi; mkono|mguu wa kushoto|kulia ~kufa|~fa ganzi; mkono|mguu wa kushoto|kulia ... ganzi; ~kufa|~fa ganzi',
    lack: 'lost feeling; no feeling in; can not feel',
  },
  convulsion: {
    en: 'convuls*; seizure; seizures; fits; having fits; having a fit; had a fit; has a fit; got a fit; shaking all over; jerking; epileptic; twitching all over; fit yesterday; fitting; whole body shaking and eyes; eyes rolled; stiff and shaking; eyes rolling; body jerks; jerked; tonic clonic; tonic-clonic; generalised seizure; generalized seizure; stiff and jerk*; jerk* movements; body went stiff; eyes rolled back; falls and shakes; fell down shaking; grand mal; epileptic fit; spasms of the whole body; fall* down ... shak*; falls and jerks; falls down and shakes; jerks all over; fall* ... shak* ... foam; fall* ... shak* ... froth; drops and shakes; shook all over; jerking all over; collapsed and started shaking; fell down ... shaking',
    sw: 'degedege; kifafa; ~tingishika; mishtuko; mtukutiko; amekakamaa|alikakamaa|anakakamaa|akakakamaa|akikakamaa mwili; kutetemeka mwili wote macho; ~kakamaa na kutetemeka; macho ~geuka; anarusha mikono na miguu; kutingishika; mwili ~kakamaa ... ~tetemeka|~tingishika|~rusha|~rukaruka|povu|macho|meno|ulimi; povu|macho|ghafla|{child} ... mwili ~kakamaa; ~rusha miguu; ~tikisika; degedege; kifafa cha mimba; dege; ~anguka na kutetemeka; ~anguka na kutingishika; ~shikwa na degedege; ~shikwa na kifafa; ~pata kifafa; ~anguka kifafa; macho ~geuka juu; mwili wote ~tingishika; ~rusharusha; ~anguka ... ~tetemeka; ~anguka ... ~tingishika; ~anguka ... povu',
  },
  convulsion_now: {
    en: `still convulsing; still shaking; is convulsing; won't stop shaking; fits ... not stopping; seizure ... not stopping; fit ... minutes; still jerking; convulsing now; seizure ... minutes; shaking for minutes; still fitting; convulsion without stopping; convulsions one after another; seizures one after another; hasn't stopped convulsing; doesn't stop convulsing; seizure won't stop; fit won't stop; has been fitting; has been convulsing; has been shaking; still having a fit; still having fits; still having a seizure; still having seizures; still having convulsions; fits one after another; fits ... one after another; fits ... follow each other; fits keep coming; continuous seizure*; continuous fit*; convulsing continuously; seizing continuously; seizure ... hour; prolonged seizure; prolonged convulsion*; without regaining consciousness between; has not woken up between; repeated fits without waking; convulsing for`,
    sw: 'degedege haikomi; kifafa hakikomi; bado anatingishika; bado anatetemeka; anaendelea kutingishika; degedege mfululizo; kifafa mfululizo; bado ana degedege; bado anakakamaa; hakijakoma; bado ~tikisika; degedege bado; kifafa bado; mtukutiko haukomi; kifafa hakiishi; degedege haliishi; kifafa ... dakika; degedege ... dakika; degedege halijakoma; degedege ... mfululizo; kifafa ... mfululizo; bado anatingishika',
  },
  vertigo: {
    en: 'spinning sensation; vertigo; spinning; spins; room ... spin|spins|spinning|spun; head spinning; everything ... turning; world ... turning; rotatory dizziness; world ... spin|spins|spinning|spun; things ... moving round; surroundings ... spin|spins|spinning|spun; illusion of movement; whirling; room|house|everything|world|things turns|turning|rotates|rotating|moves|moving round|around; room|house turns; room is turning; everything turns; everything is going round; everything goes round; everything spins; everything ... spinning; room ... going round',
    sw: 'kizunguzungu cha kuzunguka; nyumba ~zunguka; kichwa ~zunguka; vitu ~zunguka; dunia ~zunguka; chumba ~zunguka; kila kitu ~zunguka; kisulisuli; naona vitu vikizunguka; vitu vikizunguka; dunia inageuka',
  },
  turning_vertigo: {
    en: 'spinning on turning in bed; spin|spins|spinning|spun ... turn*; spin|spins|spinning|spun ... roll*; spin|spins|spinning|spun ... lie down; dizz* ... turn* head; dizz* ... turn* in bed; dizz* ... roll* over; dizz* ... look* up; dizz* ... lie down; dizz* ... lying down; vertigo ... turn*; vertigo ... roll*; vertigo ... position*; positional vertigo; positional dizziness; vertigo ... head movement*; dizz* ... head movement*; vertigo ... look* up; dix hallpike; hallpike; turning over in bed ... spin|spins|spinning|spun; turn* over in bed ... dizz*; dizz* ... bend*; change ... position ... dizz*; dizz* ... getting out of bed; moving my head ... spin|spins|spinning|spun; moves her head ... spin|spins|spinning|spun; spin|spins|spinning|spun ... tilt*; spin|spins|spinning|spun ... move* head; dizz* ... move* head; turn* ... bed ... spin|spins|spinning|spun; roll* ... bed ... spin|spins|spinning|spun; roll* ... bed ... dizz*; turn* ... bed ... dizz*; look* up ... dizz*; look* up ... spin|spins|spinning|spun; bend* ... spin|spins|spinning|spun; bend* ... dizz*; lie down ... spin|spins|spinning|spun; lie down ... dizz*; lying down ... spin|spins|spinning|spun; turn* ... head ... spin|spins|spinning|spun; turn* ... head ... dizz*; sit up ... spin|spins|spinning|spun; getting out of bed ... spin|spins|spinning|spun; roll* over in bed; rolling over in bed; when i roll over; turn* over in bed',
    sw: 'kizunguzungu nikigeuka kitandani; kizunguzungu ... geuka; kizunguzungu ... ~geuka; kizunguzungu ... ~geuza kichwa; ~geuka ... kizunguzungu; ~geuza kichwa ... kizunguzungu; kizunguzungu ... ~inama; kizunguzungu ... ~angalia juu; kizunguzungu ... ~tazama juu; ~zunguka ... ~geuka kitandani; ~geuka kitandani ... ~zunguka; kisunzi ... ~geuka; ~lala ... ~zunguka; nikigeuka kitandani; akigeuka kitandani; ukigeuka kitandani; ~geuka|~inama|~angalia|~tazama ... kizunguzungu|kisunzi; ~geuza kichwa ... kisunzi; kizunguzungu|kisunzi ... ~geuka|~inama; ~lala ... kizunguzungu|kisunzi; ~inuka kitandani ... kizunguzungu|kisunzi; ~geuka ... ~zunguka; ~inama ... ~zunguka; ~lala chini ... ~zunguka',
  },
  brief_attacks: {
    en: 'attacks of seconds; last* ... few seconds; last* ... seconds; for a few seconds; less than a minute; under a minute; last* ... about a minute; seconds at a time; lasting seconds; brief episodes; brief spells; short lived; few seconds then; last* seconds; some seconds; few seconds; seconds then; seconds only; for seconds; thirty seconds; ten seconds; a minute or less; half a minute',
    sw: 'mashambulio ya sekunde; sekunde chache; dakika moja tu; kwa sekunde; chini ya dakika moja; hudumu sekunde; inadumu sekunde; sekunde tu; sekunde kadhaa; sekunde ... ~isha; kwa sekunde chache',
  },
  ear_fullness: {
    en: 'fullness in the ear; ear ... full*; full* ... ear; ear ... blocked; ear ... plugged; pressure ... ear; aural fullness; ear ... pressure; clogged ear; ear feels clogged; plugged ear; blocked ear',
    sw: 'sikio kujaa; sikio ~ziba; sikio kuziba; sikio limejaa; sikio ~jaa; masikio ~ziba; sikio ... kama limejaa; sikio kama limeziba',
  },
  nystagmus: {
    en: 'nystagmus; eyes ... jerk*; jerking eyes; eyes flicker*; eyes ... beating; horizontal nystagmus',
    sw: 'macho kurukaruka; macho ~rukaruka; macho ~cheza yenyewe',
  },
  unsteady: {
    en: 'unsteadiness; unsteady; loss of balance; los* balance; balance problem*; off balance; stagger*; ataxia; ataxic; walk* like ... drunk; wobbly; wide based gait; {cant} walk straight; imbalance; disequilibrium; clumsy walk; poor balance; gait ... unstable; unstable gait; unstable when walking; cerebellar signs; poor coordination; incoordination',
    sw: 'kuyumba; ~kosa balance; ~tembea kama mlevi; ~poteza mizani; kutembea kama mlevi; sina balance; ~kosa usawa; hatua ... hazina uthabiti; anayumba; nayumba; ninayumba; huyumba; nayumbayumba; anayumbayumba; anapepesuka; napepesuka; ~tembea ... anayumba; kuyumbayumba',
    lack: `can't walk straight; no balance; can't keep balance; can't balance; siwezi kutembea wima; hatembei wima; sina balance; hana balance`,
  },
  eye_ring_pain: {
    en: 'pain around one eye; {pain} behind ... eye; {pain} around ... eye; {hurts} behind ... eye; {hurts} around ... eye; headache ... behind ... eye; headache ... around ... eye; retro-orbital {pain}; orbital {pain}; periorbital {pain}; stabbing ... eye; drilling ... eye; poker in the eye; headache ... one eye; boring ... eye; icepick ... eye; cluster headache*',
    sw: 'maumivu nyuma ya jicho; kichwa ... nyuma ya jicho; kichwa ... jicho moja; maumivu ... kuzunguka jicho; ~uma nyuma ya jicho; maumivu ... jicho moja; kichwa ... karibu na jicho; ~choma nyuma ya jicho; kichwa ~uma ... jicho',
  },
  eye_tears_attack: {
    en: 'tearing on the side of the headache; eye ... water* ... same side; eye ... tear* ... same side; eye ... red ... tear* ... headache; headache ... eye ... water*; headache ... eye ... tear*; headache ... nose ... same side; lacrimation; ipsilateral tearing; eye on that side ... water*; nose ... blocked ... that side; nostril ... runs; nostril ... blocked; same eye ... tears; same eye ... waters; tearing from the same eye; tearing of the eye',
    sw: 'machozi upande wa maumivu; jicho ... machozi ... kichwa; jicho ... machozi ... upande; kichwa ... jicho ~toa machozi; jicho hilo ~toa machozi; jicho la upande huo; tundu la pua ... upande; jicho linatoka machozi upande',
  },
  restless_pain: {
    en: 'pacing with pain; pacing ... pain; pain ... pacing; pace* up and down; walks about with pain; bang* ... head against; rocking ... pain; {cant} lie still; {cant} keep still; {cant} sit still ... pain; restless ... pain; agitated ... headache; restless during; paces around; pacing around; pace around; walk* up and down; walking the floor; pacing the floor; {cant} stay still; bang my head',
    sw: 'kutembea huku na kule kwa maumivu; ~tembea huku na kule; ~gonga kichwa ukutani; ~zunguka chumba kwa maumivu',
    lack: `can't lie still; can't keep still; siwezi kutulia kwa maumivu; hawezi kutulia kwa maumivu; hatulii kwa maumivu`,
  },
  daily_bouts: {
    en: 'attacks at the same time each day; same time every night; same time every day; same hour every; same time each day; same time each night; every night at the same time; every night around the same; attacks ... every day for weeks; several attacks a day; attacks a day; times a day for weeks; in bouts; wakes me ... every night; at the same hour; in clusters for weeks; same time of day ... headache',
    sw: 'mashambulio ya saa ileile; saa ileile kila siku; kila siku saa ileile; saa ile ile kila siku; kila usiku saa ileile; wakati uleule kila siku; saa ileile kila usiku; muda uleule kila siku; kila siku saa ile ile',
  },
  morning_headache: {
    en: 'morning headache; early morning headache*; headache|headaches worse|worst|worsens|worsened|aggravated|increases|stronger ... cough*|sneez*|bend*|strain*|lying|lie|morning|mornings|wake|waking|wakes; headache every morning; headaches every morning; headache each morning; headaches in the mornings; headache upon waking; headache on waking up; headaches when i =wake; wakes up with headache*; =wake up with headache*; worst in the morning ... headache; headache on bending; headache when bending; headache with coughing and',
    sw: 'maumivu ya kichwa ya asubuhi; kichwa ~uma nikikohoa; kichwa ~uma nikiinama; kichwa ~zidi asubuhi; kichwa ~uma kila asubuhi; kichwa ~uma ... kila asubuhi; kila asubuhi ... kichwa ~uma; kichwa ~uma zaidi asubuhi; kichwa ~uma nikiamka; kichwa ~uma akiamka; kichwa ~uma kila ~amka; kichwa ~uma akiinama; kichwa ~uma akikohoa; asubuhi kichwa ~zidi',
  },
  worsening: {
    en: 'progressive worsening; getting worse; gets worse ... week*; worse every week; progressively worse; progressive; gradually worse*; worsening over; getting worse every; become worse over; worse and worse; steadily worse; slowly worsening; gradually worsening; worse ... over ... weeks; worse ... over ... months; worsened over; increasing ... over weeks; worse with each; worse day by day; worsening',
    sw: 'kuzidi siku baada ya siku; ~zidi kila wiki; ~zidi siku baada ya siku; ~zidi kuwa mbaya; ~endelea kuwa mbaya; ~ongezeka kila wiki; ~zidi wiki hadi wiki; ~zidi kila siku; ~endelea kuzidi; ~zidi polepole; ~zidi taratibu',
  },
  character_change: {
    en: 'personality change*; change ... personality; change ... behaviour; change ... behavior; behaviour ... changed; behavior ... changed; personality ... changed; not the same person; character ... changed; different person; changed character; behavioural change*; behavioral change*; disinhibited; change of ... personality',
    sw: 'mabadiliko ya tabia; tabia ~badilika; ~badilika tabia; amebadilika kabisa; si yule tuliyemjua; amekuwa mtu mwingine; tabia imebadilika',
  },
  memory_loss: {
    en: 'memory loss; forgetful*; forgets; forgetting; forget*; los* ... memory; memory ... poor; poor memory; memory ... problem*; memory ... bad; gets lost; lost his way; lost her way; asks the same question*; repeats ... question*; {cant} remember; memory ... failing; memory decline; cognitive decline; dementia; misplac*; alzheimer*; short term memory; memory impairment; trouble remembering',
    sw: 'kusahau; kupoteza kumbukumbu; kumbukumbu ~potea; ~potea njia; ~uliza swali lilelile; ~poteza kumbukumbu; ~sahausahau; ~rudia maswali; kumbukumbu mbaya; ~sahau sana; ~sahau mambo; ~sahau majina; ~sahau vitu; ~sahau kila kitu; ~sahau njia; ~sahau haraka; ~sahau alipo; ~sahau ~kula; kusahau sana',
    lack: `can't remember; doesn't remember; doesn't recognise family; doesn't recognize family; hakumbuki; sikumbuki; hakumbuki mambo; hawatambui watoto; hatambui jamaa`,
  },
  tremor: {
    en: 'hand tremor; tremor*; hands ... tremb*; hand ... tremb*; hands ... shak*; hand ... shak*; shak* hands; shak* of hands; shaky hands; tremulous*; trembl* hands; fingers tremb*; hands are shaky; shakes ... hands; hands shake; hand shakes; shaking of the hands; i tremble; trembles; am trembling; trembling all over; tremble all over',
    sw: 'mikono kutetemeka; mikono ~tetemeka; mkono ~tetemeka; vidole ~tetemeka; ~tetemeka mikono; kutetemeka mikono; kutetemeka kwa mikono; ~tetemeka mkono',
  },
  rest_tremor: {
    en: 'tremor at rest; rest* tremor; tremor ... at rest; tremor ... rest*; pill rolling; pill-rolling; hand ... shak* ... rest*; hand ... shak* ... sitting; hand ... tremb* ... rest*; shak* ... when resting; parkinson*; shak* ... sitting still; hand ... shak* ... not using',
    sw: 'mkono kutetemeka ukipumzika; mkono ~tetemeka ... ~pumzika; mkono ~tetemeka ... ~kaa; ~tetemeka ... ~pumzika; mikono ~tetemeka ... ~kaa tu; mkono ~tetemeka akiwa amepumzika',
  },
  slow_stiff: {
    en: 'slowness of movement; slow movement*; mov* slowly; moves slower; walk* slowly; shuffl*; small steps; bradykinesia; rigidity; cogwheel*; stiff movement*; stiff ... slow; slow ... stiff; mask like face; masked face; expressionless; slowed movement*; festinating; drag* ... feet; handwriting ... small*; mask-like; freezing when walking; difficulty initiating movement; small handwriting; stooped posture; stooped gait; walks bent forward',
    sw: 'mwendo wa polepole; ~tembea polepole; ~tembea pole pole; ~buruta miguu; hatua fupi; mwili ~kaza na ~tembea; ~sogea polepole; mwili mgumu; ~tembea kwa hatua fupi; uso bila hisia; mwendo polepole',
  },
  falls: {
    en: 'frequent falls; falls often; keeps falling; fall* down often; recurrent falls; repeated falls; multiple falls; falls a lot; tendency to fall; has fallen several; easily falls; falls easily',
    sw: 'kuanguka mara kwa mara; ~anguka mara kwa mara; huanguka ovyo; ~angukaanguka; ~anguka kila mara; ~anguka anguka',
  },
  hand_numb: {
    en: 'numbness of the hand; numb hand*; hand* numb*; fingers ... numb*; numb fingers; numb* ... fingers; tingl* ... fingers; fingers ... tingl*; hand* ... tingl*; pins and needles ... hand*; pins and needles ... fingers; thumb ... numb*; thumb ... tingl*; hand* ... go|goes|going|gone dead; hand* ... falls asleep; median nerve; carpal tunnel; hand* ... go|goes|going|gone numb; wrist {pain} ... numb*; paresthesia* ... hand*; paraesthesia* ... hand*; numb* hand*; numb* in both hand*; tingl* hand*; numb* ... right hand; numb* ... left hand; tingl* ... right hand; tingl* ... left hand',
    sw: 'ganzi ya mkono; ganzi ... vidole vya mkono; ganzi ... mikono; ganzi ... mikononi; mkono ~fa ganzi; mikono ~fa ganzi; mkono ganzi; mikono ganzi; vidole ~fa ganzi; vidole ganzi; vidole vya mkono ... ganzi; kidole gumba ... ganzi; ganzi viganjani; ganzi ya vidole; vidole ... ganzi; ganzi kwenye vidole; mkono ... ganzi',
  },
  night_hand_numb: {
    en: 'night numbness of the hand; hand* ... wak* me; numb* ... wak* ... hand*; wak* ... numb hand*; wak* ... hand* numb*; wak* ... tingl* ... hand*; shak* ... hand* ... relie*; shak* ... hand* ... help*; shak* it out; shak* hand* out; flick* ... hand*; hand* ... numb* ... night; numb* ... hand* ... night; tingl* ... fingers ... night; fingers ... numb* ... night; numb* ... fingers ... night; hand* ... tingl* ... night; shak* ... hand* ... better',
    sw: `ganzi ya mkono usiku; ganzi ... mkono ... usiku; mkono ... ganzi ... usiku; vidole ... ganzi ... usiku; usiku ... mkono ... ganzi; ~kung'uta mkono; mikono ... ganzi ... usiku; ganzi ya vidole ... usiku; usiku ... vidole ... ganzi; ~tikisa mkono ... nafuu; usiku ... ganzi ya mkono`,
  },
  hand_tests: {
    en: 'positive tinel; tinel*; phalen*; thenar wasting; thenar atrophy; tapping ... wrist ... tingl*; bending ... wrist ... tingl*; wasting ... thumb muscle*; tinel sign',
    sw: 'kipimo cha phalen; ~gonga kifundo cha mkono ... ganzi; kukunja kifundo cha mkono ... ganzi; phalen',
  },
  grip_weak: {
    en: 'weak grip; grip ... weak*; weak hand grip; drop* things; dropping things; drop* cups; {cant} hold things; {cant} grip; {cant} hold a cup; objects fall from hand; things fall from ... hand; weakness of the hand; weak hands; drops objects; poor grip; reduced grip; clumsy hand*; hand weakness; {cant} open jars',
    sw: 'mkono kushindwa kushika; ~shindwa kushika vitu; vitu ~anguka ... mkono; vitu ~anguka ... mikononi; {siwezi} kushika kikombe; ~dondosha vitu; {siwezi} kushika vitu; vitu ~ponyoka; ~angusha vitu',
    lack: `can't grip; can't hold things; can't hold a cup; siwezi kushika vitu; hawezi kushika vitu; mkono haushiki; mikono haishiki; siwezi kushika kikombe`,
  },
  hand_work: {
    en: 'repetitive hand work; typing all day; typist; secretary; data entry; sew*; tailor; seamstress; milking; weaving; washing clothes by hand; keyboard; assembly line; computer work; works on a computer; computer all day; hairdresser; braiding hair; butcher; types a lot; carpenter; knit*; mama fua',
    sw: `kazi ya kuchapa; kuchapa; ~kamua ng'ombe; fundi cherehani; fundi nguo; kushona; ~shona; ~fua nguo; msusi; ~suka nywele; mama fua; kazi ya kompyuta; kompyuta siku nzima; seremala; kuchapa kwenye kompyuta`,
  },
  glove_stocking: {
    en: 'glove and stocking loss; glove and stocking; stocking glove; stocking distribution; reduced sensation ... feet; loss of sensation ... feet; decreased sensation ... feet; sensory loss ... feet; impaired vibration*; reduced vibration*; loss of vibration; monofilament; numb* ... feet and hands; numb* ... hands and feet; tingl* ... hands and feet; tingl* ... feet and hands; walk* on cotton; ankle reflexes ... reduced; absent ankle reflex*; numb feet and hands; decreased vibration*; peripheral neuropathy',
    sw: 'ganzi miguuni na mikononi; ganzi ... miguu na mikono; ganzi ... mikono na miguu; miguu na mikono ... ganzi; mikono na miguu ... ganzi; kama nimevaa soksi; kama natembea kwenye pamba; ganzi mikononi na miguuni',
  },
  tb_medicine: {
    en: 'tb treatment; tb medicine*; tb drugs; anti-tb; antitb; on tb treatment; isoniazid; rifampicin; ethambutol; tb tablets; inh; ipt; on anti tb; art regimen; antiretroviral*; dolutegravir; tld; efavirenz; tenofovir; haart',
    sw: 'dawa za tb; dawa za kifua kikuu; dawa ya tb; dawa za kurefusha maisha; isoniazid; ~tumia dawa za tb; ~meza dawa za tb',
  },
  legs_weak: {
    en: 'weakness of both legs; weak legs; legs ... paraly*; paraly* ... legs; paraly* of both legs; legs ... give way; legs ... giving way; {cant} stand or walk; {cant} walk or stand; {cant} stand up ... legs; legs ... no strength; paraplegia; paraparesis; lower limb weakness; weakness of the lower limbs; bilateral leg weakness; quadriparesis; quadriplegia; lower extremity weakness; weakness in all ... limbs; leg weakness; legs ... buckle; legs feel like jelly; flaccid paralysis; both legs weak; both legs ... very weak; weakness in both legs; weakness in my legs; weakness of legs; weakness of the legs; legs weak; legs became|become|becoming|turned|went weak; legs have become weak; legs getting weaker; legs feel weak; lower limbs weak; legs ... too weak to; legs gave way; legs gave in; legs are failing; legs so weak; weakness in the lower limbs; weakness in lower extremities; weakness of ... arms and legs; arms and legs weak; arms and legs became weak; weak legs and arms',
    sw: 'udhaifu wa miguu yote; miguu yote ... ~legea; miguu ~legea; miguu ~kosa nguvu; miguu ~pooza; miguu yote miwili ... nguvu; miguu imekufa; ~pooza miguu; miguu dhaifu; miguu ... ~isha nguvu; kupooza miguu; miguu ~ishiwa nguvu; miguu kukosa nguvu; ~pooza ... miguu; miguu kupooza; miguu ... ~pooza',
    lack: `no strength in my legs; no strength in legs; no power in legs; can't stand or walk; can't move legs; can't move my legs; can't move both legs; miguu haina nguvu; miguu yote haina nguvu; miguu haisimami; hawezi kusimama wala kutembea; siwezi kusimama wala kutembea; miguu haifanyi kazi; hana nguvu miguuni; sina nguvu miguuni; hana nguvu za miguu; sina nguvu za miguu`,
  },
  climbing_weakness: {
    en: 'ascending weakness; ascending paralysis; ascending ... weakness; weakness ... started in ... feet; weakness ... began in ... feet; weakness ... started ... legs ... arms; weak* ... feet ... up; weak* ... moving up; weak* ... climb*; weak* ... spread* to ... arms; weakness ... spread* up|upward|upwards; weak* ... progress* upward*; started in ... feet ... moved up; legs ... weak* ... now ... arms; legs ... weak* ... then ... arms; guillain barre; gbs; numb* ... feet ... moving up; weak* ... going up; tingl* ... feet ... moving up; weak* ... legs ... hands; started in ... feet|legs ... up|arms|hands; started from ... feet|legs; began in ... feet|legs ... up|arms|hands; starting in ... feet|legs; climbing up ... legs; legs|feet then ... arms|hands',
    sw: 'udhaifu unaopanda juu; ~anza miguuni ... ~panda; ~anza miguuni ... mikono; udhaifu ~anza ... miguu; ~panda juu ... nguvu; miguu ... kisha mikono; ~anza nyayoni ... ~panda; udhaifu ~panda; ganzi ... miguuni ... ~panda; nguvu ~isha ... miguuni ... juu; miguu ... ~panda hadi mikono; miguu ... baadaye mikono; ~anza nyayoni; ~anza miguuni ... juu; ~panda hadi mikono; ~panda hadi kifua; ~panda ... mikononi',
  },
  floppy_limb: {
    en: 'floppy leg; floppy limb; limb ... limp; leg ... limp and; limp leg; leg ... floppy; arm ... floppy; leg ... flaccid; flaccid limb; flaccid leg; leg suddenly ... limp; leg hangs; leg became soft; polio; acute flaccid paralysis; afp; arm hangs loose; drags ... leg; dragging ... leg; floppy legs; legs floppy; sudden limp; floppy ... leg; floppy ... arm; limp ... leg; leg ... suddenly ... weak; leg ... suddenly ... limp; flaccid ... leg; flaccid ... arm; flaccid; suddenly ... limp; sudden ... weakness of ... leg; stopped walking',
    sw: `mguu kulegea ghafla; mguu ~legea ghafla; miguu ~legea ghafla; mguu umekuwa laini; mguu ~ning'inia; mkono ~ning'inia; polio; ugonjwa wa kupooza; ~buruta mguu; mguu mlegevu; miguu milegevu`,
  },
  no_reflexes: {
    en: 'areflexia; reflexes ... absent; reflexes absent; hyporeflexia; reduced reflexes; diminished reflexes; loss of reflexes; lost reflexes; reflexes ... reduced; reflexes ... lost; reflexes are diminished; absent deep tendon reflexes; depressed reflexes; reflexes ... gone; absent ... reflexes; absent ... reflex; reflexes ... missing',
    sw: 'kukosa refleksi; refleksi ~potea; refleksi za magoti ~potea',
    lack: 'no reflexes; no knee reflex; reflexes are not; refleksi hazipo; hana refleksi',
  },
  eye_not_closing: {
    en: `eye that stays open; {cant} close ... eye; eye ... stays open; eye ... remains open; eye ... open ... sleep*; {cant} wrinkle ... forehead; {cant} raise ... eyebrow; incomplete eye closure; lagophthalmos; {cant} shut ... eye; loss of forehead wrinkl*; loss of nasolabial fold; {cant} whistle; facial nerve palsy; bell's palsy; seventh nerve; lower motor neuron facial; facial palsy; {cant} blink; unable to close ... eyelid; inability to close; weakness ... forehead; forehead ... smooth`,
    sw: 'jicho kushindwa kufunga; jicho ~shindwa kufunga; {siwezi} kufunga jicho; jicho ~baki wazi; {siwezi} kukunja paji; jicho limebaki wazi; jicho ~kaa wazi; {siwezi} kupiga mluzi; kushindwa kufumba jicho; {siwezi} kufumba jicho',
    lack: `can't close my eye; can't close one eye; eye won't close; eye doesn't close; eye does not close; can't shut my eye; eye not closing; can't close ... eye; can't raise ... eyebrow; can't wrinkle; can't whistle; jicho halifungi; jicho halifumbi; jicho haliwezi kufunga; siwezi kufunga jicho; hawezi kufunga jicho; siwezi kufumba jicho; jicho halifungiki; jicho moja halifungi`,
  },
  drooping_lid: {
    en: 'drooping eyelid*; droop* ... eyelid*; eyelid* ... droop*; ptosis; eyelid ... falling; droopy eye*; lids ... droop*; heavy eyelid*; eye ... half closed; drooping lid*; {cant} keep eyes open ... weak; eyelids ... heavy; drooping of the eyelids',
    sw: 'kope kulegea; kope ~legea; kope ~anguka; kope ~shuka; jicho ~lala; kope nzito; kope za macho ~legea; jicho nusu ~funga; kope ... ~anguka',
    lack: 'kope haziinuki; kope halifunguki',
  },
  double_vision: {
    en: 'double vision; see|sees|seeing|saw double; diplopia; seeing two; two of everything; doubled vision; sees double; see two of; sees two of; seeing two of',
    sw: 'kuona vitu viwili viwili; ~ona vitu viwili; ~ona mbili mbili; ~ona viwili viwili; ~ona kitu kimoja ... viwili; ~ona double',
  },
  tires_with_use: {
    en: 'weakness worse in the evening; weak* ... worse ... evening; weak* ... end of the day; weak* ... worse ... day goes; weak* ... repeated use; weak* ... with use; weak* ... better ... rest; fatigable; fatigability; fatiguable; tired chewing; jaw ... tire*; chewing ... tire*; muscles tire; weak* ... worse ... exercise ... better ... rest; myasthenia*; droop* ... worse ... evening; voice ... weak* ... talk*; double vision ... evening; weak* ... towards evening',
    sw: 'udhaifu unaozidi jioni; ~legea ... jioni; ~zidi jioni ... nguvu; misuli ~choka; ~choka kutafuna; nguvu ~isha ... jioni; jioni ... kope; ~legea ... ~pumzika ... nafuu; ~choka ... kutafuna; jioni ~legea',
  },
  neuro_attacks: {
    en: 'earlier episodes of numbness; previous episode ... vision; previous episode ... numb*; previous episode ... weak*; relapsing; relapses and remissions; lhermitte; electric shock ... down ... spine; optic neuritis; multiple sclerosis; demyelinat*; episode ... lost vision ... recovered; episode ... weakness ... recovered; months ago ... blurred ... eye ... resolved; similar episode ... resolved; shock ... spine ... bend*; white matter lesions; worse in ... hot bath; worse after a hot shower; worse with heat; spasticity; hyperreflexia; previous ... numb* ... resolved; episode of ... loss of vision',
    sw: 'mashambulio ya ganzi yaliyopita; iliwahi ... ganzi ... ikaisha; iliwahi kutokea ... ikaisha; ganzi ... ~kuja na ~ondoka; macho ... ~potea ... ~rudi; udhaifu ... ~kuja na ~ondoka',
  },
  daytime_sleepy: {
    en: `daytime sleepiness; sleepy ... day; sleep* during the day; excessive sleep*; sleepy during; sleepy at work; sleepy all day; {cant} stay awake; fall* asleep ... work; fall* asleep ... class; doz* off; somnolence; hypersomnia; sleepy in class; drowsy during the day; sleeps in class; nodding off; always sleepy; sleepiness;
      fall* asleep ... driving|wheel|desk|church|meeting|meetings; asleep at the wheel; dozes during the day; sleeps during the day; doze* ... work|church|day`,
    sw: `usingizi mchana; usingizi mwingi mchana; ~sinzia mchana; ~sinzia darasani; ~sinzia kazini; ~lala darasani; ~lala mchana; usingizi mwingi sana; ~shikwa na usingizi; usingizi ... mchana; ~sinzia ... kazini;
      ~sinzia nikiendesha|akiendesha|nikisoma|akiongea; ~sinzia ... garini|matatu|kanisani|ofisini; ~lala kazini|ofisini|darasani`,
    lack: `can't stay awake; siwezi kukaa macho`,
  },
  sleep_attacks: {
    en: 'sudden sleep attacks; sleep attack*; fall* asleep suddenly; fall* asleep ... driving; fall* asleep ... talk*; fall* asleep ... eating; fall* asleep ... middle of; irresistible sleep; suddenly fall* asleep; fall* asleep without warning; narcolepsy; fell asleep ... driving; fell asleep ... talk*; uncontrollable sleep; uncontrollably sleep*; fall* asleep ... anywhere; fall* asleep ... conversation*; urge to sleep; sudden sleep; nod|nods|nodded|nodding off suddenly; nod* off ... middle; doz* off ... middle; sleep overcomes; sleep comes over',
    sw: 'usingizi wa ghafla mchana; ~lala ghafla; usingizi ~shika ghafla; ~lala ... akiongea; ~lala ... akila; usingizi wa ghafla; ghafla ~lala; ~lala nikiendesha; usingizi ghafla; ~lala katikati ya mazungumzo; ~lala ... nikiongea',
  },
  cataplexy: {
    en: 'knees giving way with laughter; cataplexy; knees ... laugh*; laugh* ... knees; laugh* ... weak*; weak* ... laugh*; laugh* ... collapse*; collapse* ... laugh*; strong emotion* ... weak*; jaw drops ... laugh*; loss of muscle tone; weak* ... emotion*; muscle* ... weak* ... when excited; fall* ... laugh*',
    sw: 'magoti kulegea akicheka; ~cheka ... ~legea; ~legea ... ~cheka; ~anguka ... ~cheka; ~cheka ... ~anguka; nguvu ~isha nikicheka; miguu ... ~legea nikicheka',
  },
  sleep_paralysis: {
    en: 'sleep paralysis; {cant} move ... wak*; wak* ... {cant} move; paraly* ... wak*; paraly* ... falling asleep; hypnagogic; hypnopompic; awake but ... move; dreams ... falling asleep; vivid dreams; hallucinations ... falling asleep; hallucinations ... sleep',
    sw: 'kukabwa usingizini; ~kabwa na jinamizi; jinamizi; ~amka ... {siwezi} kusogea; ~amka ... {siwezi} kujisogeza; ~kabwa usiku; kukabwa na jinamizi',
    lack: `can't move when i =wake; =wake up and can't move; naamka siwezi kusogea; nikiamka siwezi kusogea`,
  },
  fits_before: {
    en: 'previous fits; recurrent seizure*; recurrent fit*; recurrent convulsion*; repeated fits; repeated seizures; fits before; seizures before; had seizures since; fits since; seizures since; fit again; another fit; second fit; third fit; fits every; seizures every; convulsion* ... every month; history of seizure*; history of convulsion*; history of fits; previous seizure*; seizure* ... before; several fits; fits ... every week; fits ... times; has fits; gets fits; multiple seizures; unprovoked seizures; keeps having fits; keeps convulsing; fits come and go; fits again; seizures again; prior seizure*',
    sw: 'kifafa cha awali; degedege ... mara kwa mara; kifafa ... mara kwa mara; kifafa ... kila mwezi; kifafa ... kila wiki; kifafa tangu; degedege tangu; ~anguka kifafa; huanguka kifafa; ~pata kifafa tena; ~shikwa na kifafa; kifafa ... mara nyingi; degedege ... tena; kifafa tena; kifafa kila; ~shikwa na degedege tena',
  },
  tongue_bitten: {
    en: 'bitten tongue; bit* ... tongue; tongue ... bit*; tongue bite; lateral tongue laceration; bite marks on ... tongue; bites tongue; chewed ... tongue; tongue biting',
    sw: `kujiuma ulimi; ~jiuma ulimi; ~uma ulimi; ~ng'ata ulimi; ulimi umeumwa; ulimi ~ng'atwa; ~jing'ata ulimi`,
  },
  wet_in_fit: {
    en: 'wetting oneself in a fit; fit|fits|seizure*|convuls* ... wet|wets|peed himself|herself|myself; wet|wets|peed himself|herself|myself ... fit|fits|seizure*|convuls*; urinary incontinence during; incontinent during; passed urine during; loss of urine during; lost control of urine during; incontinence ... seizure; urinated during',
    sw: 'kujikojolea wakati wa kifafa; kifafa|degedege ... ~jikojolea; ~jikojolea ... kifafa|degedege',
  },
  after_fit_sleep: {
    en: 'sleepiness after a fit; postictal; post-ictal; post ictal; sleep* after ... fit; sleep* after ... seizure; confus* after ... fit; confus* after ... seizure; confus* after ... attack; drows* after; sleeps deeply after; sleepy afterwards; confused afterwards; drowsy afterwards; slept afterwards; tired and confused after; {cant} remember the fit; confused for ... minutes; sleep* deeply afterwards; weak and sleepy after; sleepy after; confused after; slept after; then sleeps deeply; then sleeps; falls into a deep sleep; then falls asleep; deep sleep after; drowsy after; drowsy for; sleepy for hours; then confused',
    sw: 'usingizi baada ya degedege; ~lala baada ya kifafa; ~lala baada ya degedege; ~duwaa baada; ~changanyikiwa baada ya kifafa; baada ya kifafa ... ~lala; baada ya degedege ... ~lala; kisha ~lala fofofo; baadaye ~lala fofofo; ~lala fofofo; baada ya hapo ~lala; baadaye ~changanyikiwa',
  },
  blank_spells: {
    en: `blank spells; staring spell*; stares blankly; stares into space; staring into space; blank stare; absence seizure*; daydream*; zon* out; goes blank; spaces out; stares ... not respond*; stares ... doesn't respond; lip smacking; lip-smacking; stares into; stops ... and stares; vacant stare; automatisms`,
    sw: '~tumbua macho; ~kodolea macho; ~kodoa macho; ~tazama bila kujibu; ~ganda ghafla; nyakati za kuduwaa; anaduwaa; ameduwaa; huduwaa; ~duwaa ghafla; ~duwaa darasani',
  },
  fit_one_side: {
    en: 'fit of one side; focal seizure*; partial seizure*; jerk* of one; jerk* ... one arm; jerk* ... one hand; jerk* ... one leg; jerk* ... left; jerk* ... right; twitch* ... one side; seizure ... one side; fit began in; fit starts in; seizure ... started in ... hand; focal fit; shaking of one arm; jerking of the arm; focal onset',
    sw: 'kifafa cha upande mmoja; ~tingishika upande mmoja; mkono mmoja ~tingishika; mkono mmoja ~rukaruka; kifafa ~anza mkono; ~tikisika upande mmoja; degedege upande mmoja',
  },
  epilepsy_medicine_missed: {
    en: 'missed epilepsy medicine; stopped epilepsy medicine; stopped ... epilep*; missed ... epilep*; stopped ... phenobarb*; stopped ... carbamazepine; ran out of ... epilep*; missed ... phenobarb*; missed ... carbamazepine; ran out of phenobarb*; ran out of carbamazepine; defaulted ... epilep*; not taking ... epilep*; stopped taking ... fits; missed ... seizure medic*; stopped ... seizure medic*; ran out of ... fits; off his epilepsy; stopped ... anticonvulsant*; missed ... anticonvulsant*; stopped ... antiepileptic*',
    sw: 'kukosa dawa za kifafa; ~acha dawa za kifafa; dawa za kifafa ~isha; ~kosa dawa za kifafa; dawa za kifafa ~acha; ~acha kumeza dawa za kifafa; dawa ya kifafa ~isha',
    lack: `hajameza dawa za kifafa; hatumii dawa za kifafa; hamezi dawa za kifafa; not taking epilepsy medicine; hasn't taken epilepsy medicine; sijameza dawa za kifafa`,
  },
  tinnitus: {
    en: 'ringing in the ears; tinnitus; ring* in ... ear*; ear* ... ring*; buzz* in ... ear*; ear* ... buzz*; humming ... ear*; noise in ... ear*; roaring ... ear*; whoosh* ... ear*; ears ringing; hissing ... ear*; ear* hum*; ear* ... hums',
    sw: 'mlio masikioni; sikio ~vuma; masikio ~vuma; sikio ~lia; masikio ~lia; mlio ... sikio; mlio ... masikio; sauti ya kuvuma; ~sikia mlio ... sikio; kelele masikioni; kelele sikioni; mvumo sikioni; mlio sikioni; mlio kwenye sikio',
  },
};
