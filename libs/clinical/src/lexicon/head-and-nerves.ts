import type { LexiconTable } from './schema';

/** Head, eyes, nerves and mind. */
export const HEAD_AND_NERVES: LexiconTable = {
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
  neck_pain: {
    en: 'neck {hurts}; neck pain; {pain} neck; neck muscles tight; neck muscles; tight neck muscles',
    sw: 'shingo ~uma; maumivu ya shingo; misuli ya shingo; shingo kuuma',
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
  sad: {
    en: `sad; sadness; low mood; hopeless; depressed; depression; feeling down; unhappy; worthless; cry all the time; crying every day; crying a lot; lost interest; empty; feel low; nothing makes me happy; miserable`,
    sw: `huzuni; sonona; msongo wa mawazo; ~sikitika; moyo mzito; ~kata tamaa; nalia kila siku; unyonge wa moyo; ~lia bila sababu; majonzi`,
    lack: `don't enjoy; no interest; no joy; don't enjoy anything; doesn't enjoy; nothing interests me; no hope; sifurahii; hafurahii; sina furaha; hana furaha; sina hamu ya kitu; sina tumaini; hana matumaini; sina raha`,
  },
  anxiety: {
    en: 'anxious; anxiety; worried; worry; worrying; panic; panicking; nervous; afraid; fear; scared; on edge; panic attack; restless thoughts; overthinking; stress; stressed',
    sw: 'wasiwasi; hofu; ~ogopa; presha ya mawazo; ~paniki; mawazo mengi; mawazo; woga; msongo; stress; kuogopa',
  },
  insomnia: {
    en: 'poor sleep; insomnia; trouble sleeping; sleep badly; sleepless; wake up early; awake all night; bad sleep; {cant} sleep; lost sleep; difficulty sleeping; waking at night',
    sw: 'kukosa usingizi; ~kosa usingizi; ~amka usiku; usingizi mbaya; usingizi unakatika; usingizi ~potea',
    lack: `can't sleep; don't sleep; not sleeping; doesn't sleep; silali; halali; sipati usingizi; usingizi haupatikani; hapati usingizi; siwezi kulala; sijalala; silali vizuri; hawezi kulala; sina usingizi; usingizi hauji; no sleep`,
    well: 'sleeping well; sleep well; nalala vizuri; analala vizuri',
  },
  suicidal: {
    en: `suicid*; kill myself; killing myself; end my life; ending my life; want to die; wish i was dead; wish i were dead; better off dead; take my own life; take my life; ending it all; end it all; hurt myself; harm myself; self harm; hang myself;
      thinking of dying; thought of ending; cut myself on purpose; rather be dead; wants to die; kill himself; kill herself; harm himself; harm herself; end her life; end his life; want to end it; better if i die; wish to die; planning to die`,
    sw: `kujiua; ~jiua; nijiue; ~taka kufa; bora nife; kujidhuru; ~jidhuru; nijidhuru; kujitoa uhai; ~taka kujiua; ~fikiria kujiua; nimechoka na maisha; ~taka kujinyonga; kujinyonga; heri nife; kumaliza maisha; ~maliza maisha yangu; nitajiua;
      afadhali nife; ~tamani kufa; natamani nife; kukatisha maisha; ~choka na maisha; ~choka kuishi; nimechoka kuishi; ~waza kujiua; maisha hayana maana; maisha hayana thamani`,
    lack: `don't want to live; no reason to live; don't want to be alive; can't go on living; no point living; doesn't want to live; not want to live; sitaki kuishi; hataki kuishi; sioni sababu ya kuishi; sina sababu ya kuishi; siwezi kuendelea kuishi; sioni haja ya kuishi; maisha hayana maana; nothing to live for;
      life is not worth; sitaki tena kuishi; don't want to wake up`,
  },
  red_eye: {
    en: 'red eye; eye redness; redness eye*; red eyes; pink eye; eye discharge; eyes ... red; sticky eyes; eyes sticky; eyes itchy; itchy eyes; eyes ... discharge; eye red; eyes watery; watery eyes; eyes watering',
    sw: 'macho mekundu; jicho jekundu; macho ... tongotongo; tongotongo; macho ~washa; macho ya damu; macho {red}; jicho {red}; macho ~toa machozi; matongotongo',
  },
};
