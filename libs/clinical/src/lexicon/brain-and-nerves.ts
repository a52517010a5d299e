import type { LexiconTable } from './schema';

/** Brain and nerves. */
export const BRAIN_AND_NERVES: LexiconTable = {
  headache: {
    en: `headache; headaches; head {hurts}; {pain} head; head pain; pounding head; head is pounding; splitting head; head heavy; migraine; head splitting; head paining`,
    sw: `maumivu ya kichwa; kichwa ~uma; kichwa kuuma; kichwa ~niuma; kichwa ~muuma; ~umwa kichwa; kuumwa kichwa; kichwa chauma; kichwa ~gonga; kichwa kizito; kipandauso; kichwa ~pasuka; kichwa kinaniua; headache`,
  },
  thunderclap: {
    en: `worst headache; sudden {severe} headache; headache sudden; worst headache of my life; thunderclap; headache came suddenly; {sudden} headache; headache like a hit; headache within seconds`,
    sw: `kichwa ~uma ghafla; maumivu makali ya kichwa ya ghafla; kichwa ~uma ghafla sana; kichwa kimeanza ghafla; ghafla kichwa ~uma`,
  },
  one_sided_headache: {
    en: 'one side of head; half of head; headache ... one side; throbbing headache; headache ... left side; headache ... right side; pulsating',
    sw: 'kichwa upande mmoja; kichwa ... upande mmoja; nusu ya kichwa; kichwa ~pwita; kichwa ~dunda',
  },
  band_headache: {
    en: 'band around head; tight band; head tight; headache ... stress; pressure around head; back of head tight; tight feeling head; forehead tight',
    sw: 'kichwa ~bana; kama kimefungwa; kichwa kama kimebanwa; kisogo ~uma; kisogo ~kaza; kichwa ~kaza; kichwa ~banwa',
  },
  neck_stiff: {
    en: `stiff neck; neck stiff; neck stiffness; can't bend neck; neck is stiff; neck rigid; {cant} bend neck; {cant} touch chin; neck ... stiff; {hurts} to bend neck; neck {hurts} ... bend`,
    sw: `shingo ngumu; shingo ~kakamaa; shingo imekaza; shingo ~kaza; shingo imekuwa ngumu; {siwezi} kukunja shingo; {siwezi} kuinamisha shingo; shingo imekakamaa; {siwezi} kupinda shingo; kukakamaa shingo; shingo kukaza`,
    lack: `can't bend neck; can't move neck; shingo haipindi; shingo haikunjiki; shingo haijikunji; shingo haiinami; can't touch chin`,
  },
  photophobia: {
    en: `light hurts; light {hurts} eyes; sensitive to light; light bothers; hates light; bright light; dark room; light disturbs; avoids light; noise light; photophobia`,
    sw: `mwanga ~umiza; mwanga ~sumbua; ~ogopa mwanga; mwanga unanisumbua; mwanga ~choma; mwanga ~uma; anaogopa mwanga; taa ~umiza; mwanga mkali`,
    lack: "siwezi kuangalia mwanga; can't look at light; can't stand light; can't bear light; hawezi kuangalia mwanga; sitaki mwanga; hataki mwanga",
  },
  aura: {
    en: 'flashing lights; zigzag; zig zag lines; lights before headache; see flashes before; sparkles before',
    sw: 'naona mwangaza kabla; mwanga wa kumetameta; kumetameta; mistari machoni',
  },
  dizziness: {
    en: 'dizzy; dizziness; lightheaded; light headed; spinning; room spins; head spinning; vertigo; unsteady; giddy; dizzy spells; giddiness',
    sw: 'kizunguzungu; kisunzi; kichwa ~zunguka; ~ona giza; naona giza; nyumba ~zunguka; kisulisuli; ~pepesuka; ~yumba',
  },
  vision_blur: {
    en: `blurred vision; blurry; vision blurred; blurred; see stars; seeing stars; double vision; seeing double; flashing lights; spots before eyes; vision problem; vision changes; lost vision; vision loss; eyes blurry; see spots; vision going;
      seeing spots; see flashes; dim vision; poor vision; vision poor; vision ... blur*`,
    sw: `kuona ukungu; ~ona ukungu; ~ona nyota; ~ona vitu viwili; ~ona mawimbi; ~ona maruweruwe; kuona nyota; macho ~ona ukungu; ukungu machoni; ~ona nuru; vimulimuli; ~ona vibaya; ukungu; giza machoni; ~ona vimulimuli; ~ona marueru`,
    lack: `can't see well; can't see; can't see properly; not seeing well; lost my sight; sioni vizuri; haoni vizuri; kutoona vizuri; macho hayaoni; sioni kabisa; haoni; siwezi kuona; hawezi kuona; sioni; macho hayaoni vizuri`,
    well: 'see well; vision fine; vision normal; naona vizuri; anaona vizuri; seeing well',
  },
  one_side_weak: {
    en: `paralysed; paralyzed; paralysis; one side weak; weak one side; weakness one side; arm weak; arm ... weak; leg ... weak one side; leg weak and arm; right side weak; left side weak; side of body weak; {cant} lift arm; {cant} move arm;
      {cant} move leg; weakness on the left; weakness on the right; weakness of one; arm and leg weak; half of body; one arm went; {cant} raise arm; left arm weakness; right arm weakness; weak on one side; dropping things from hand; weakness left; weakness right;
      left side ... numb; right side ... numb`,
    sw: `kupooza upande mmoja; ~pooza; upande mmoja ~pooza; mguu umelegea; mkono umelegea; upande mmoja umekufa ganzi; upande mmoja ~kufa; mkono ~pooza; upande mmoja dhaifu; mkono ~legea; mguu ~legea; upande mmoja ~legea; upande mmoja ganzi; upande wa kulia ~legea;
      upande wa kushoto ~legea; upande wa kushoto ~kufa; upande wa kulia ~kufa; upande mmoja wa mwili`,
    lack: `can't lift arm; can't move one side; can't move my arm; can't raise arm; can't move leg; mkono hauna nguvu; mguu hauna nguvu; upande mmoja hauna nguvu; hawezi kuinua mkono; siwezi kuinua mkono; mkono hausogei; hawezi kusogeza; upande mmoja haufanyi kazi; haamki upande`,
  },
  face_droop: {
    en: 'face droop*; drooping face; mouth twisted; twisted mouth; face twisted; face ... drooping; mouth ... side; face fallen; mouth pulled; face one side; mouth crooked; droop*; one side of face; mouth drooping',
    sw: 'uso kulegea; mdomo ~pinda; uso ~pinda; uso ~legea; mdomo ~enda upande; mdomo kupinda; uso upande mmoja; mdomo ~legea; mdomo ~potoka',
  },
  speech_difficulty: {
    en: `slurred speech; slurring; slurred; speech ... slurred; difficulty speaking; trouble speaking; trouble talking; speaks like drunk; speech problem; words ... jumbled; {cant} speak properly; speech strange; {cant} find words; slurs; speech unclear`,
    sw: `kuongea kwa shida; ~ongea kwa shida; ulimi mzito; ~ongea kama mlevi; {siwezi} kuongea vizuri; ~ongea tabu; maneno ~potea; kigugumizi ghafla; ~ongea kwa taabu`,
    lack: "speech not clear; speech isn't clear; words not clear; speaking not clear; doesn't speak clearly; can't talk; can't speak; can't speak properly; not able to speak; unable to speak; hawezi kuongea; siwezi kuongea; haongei; maneno hayaeleweki; hawezi kusema; maneno hayatoki; haongei vizuri; can't talk properly",
  },
  numbness: {
    en: 'numb; numbness; tingling; pins and needles; tingle; no feeling; tingles',
    sw: 'ganzi; kufa ganzi; ~kufa ganzi; kuchomachoma; ~chomachoma; mikono ganzi; miguu ganzi',
    lack: 'lost feeling; no feeling in; can not feel',
  },
  convulsion: {
    en: `convuls*; seizure; seizures; fits; having fits; having a fit; had a fit; has a fit; got a fit; shaking all over; jerking; epileptic; twitching all over; fit yesterday; fitting; whole body shaking and eyes; eyes rolled; stiff and shaking; eyes rolling; body jerks; jerked`,
    sw: `degedege; kifafa; ~tingishika; mishtuko; mtukutiko; ~kakamaa mwili; kutetemeka mwili wote macho; ~kakamaa na kutetemeka; macho ~geuka; anarusha mikono na miguu; kutingishika; mwili ~kakamaa; ~rusha miguu; ~tikisika; degedege; kifafa cha mimba; dege`,
  },
  convulsion_now: {
    en: `still convulsing; still shaking; is convulsing; still having; won't stop shaking; fits ... not stopping; one after another; seizure ... not stopping; fit ... minutes; still jerking; convulsing now; seizure ... minutes; shaking for minutes; still fitting;
      convulsion without stopping; convulsions one after another; seizures one after another; hasn't stopped convulsing; doesn't stop convulsing; seizure won't stop; fit won't stop; has been fitting; has been convulsing; has been shaking`,
    sw: `degedege haikomi; kifafa hakikomi; bado anatingishika; bado anatetemeka; anaendelea kutingishika; degedege mfululizo; kifafa mfululizo; bado ana degedege; bado anakakamaa; hakijakoma; bado ~tikisika; degedege bado; kifafa bado; mtukutiko haukomi; kifafa hakiishi; degedege haliishi; kifafa ... dakika; degedege ... dakika`,
  },
};
