import type { LexiconTable } from './schema';

/** Skin. */
export const SKIN: LexiconTable = {
  rash: {
    en: 'rash; rashes; spots; pimples; skin eruption; bumps on skin; bumps; hives; itchy bumps; spots all over; spots body; skin spots; welts; skin lesion*; maculopapular; papules; papular; macules; pustules; pustular; patches on skin; skin patches; breaking out; broke out; dermatitis; skin ... inflamed; tiny bumps; small bumps; red bumps; itchy red bumps; tiny red bumps; small red bumps; skin rash; bumps all over; eruption on; erythematous rash|papules|macules|patches|patch|plaques|plaque|lesions|lesion|skin|eruption|papule; lesions on arm|arms|leg|legs|face|trunk|back|body|hands|feet|chest|abdomen; skin plaque*; skin erythema; erythema of skin; skin redness',
    sw: '{child}|binti|kijana ~toka vipele|upele|madoa|malengelenge; upele; vipele; vipele mwilini; madoadoa; mabaka; vipele vya maji; harara; mapele; ~toka vipele; ~tokwa na vipele; ngozi ~toka vipele; ngozi ~haribika; vidoti; upele mwilini; madoa; mabaka mwilini; viupele; vinyunyu',
  },
  measles_rash: {
    en: 'rash ... face ... body; red rash started on face; rash spread from face; rash behind ears; rash started on the face; rash from face; red spots on face; measles rash; measles; rash ... spread from face; rash ... from the face; rash ... started on face; rash began on face; rash ... behind ears; spots ... behind ears; spots ... began on face; rash ... face then body; rash spread ... face ... body',
    sw: 'upele ulianza usoni; upele usoni; vipele usoni; vipele ~anza usoni; vipele vyekundu; upele mwekundu; nyuma ya masikio; surua; vipele ~anza uso; upele ~anza usoni; upele ... usoni hadi mwilini; upele ... kutoka usoni; vipele ... kutoka usoni; vipele ~toka usoni hadi; upele ~enea kutoka usoni; vipele ... usoni ~shuka; upele ... usoni ~shuka',
  },
  blister: {
    en: 'blister*; water filled; fluid filled; watery bumps; chickenpox; chicken pox; water pimples; vesic*; bulla*; bullous; clear fluid bumps; bubbles on skin',
    sw: 'malengelenge; vipele vya maji; vipele ~jaa maji; vipele vyenye maji; tetekuwanga; vipele maji; lengelenge; blisters',
  },
  itch: {
    en: 'itch*; pruritus; pruritic; scratch*; scratching skin',
    sw: 'kuwashwa; muwasho; ~washa; ~washwa; mwasho; ~jikuna; kujikuna; kuwasha; vinavyowasha; unaowasha; ~kuna; inaitch; zinaitch; naitch; kuitch; washwa washwa; vidole vya miguu ~washa; vidole vya miguu ... ~washa; vipele vinavyowasha; vipele ... ~washa; upele unaowasha; vipele ~washa',
  },
  itch_night: {
    en: 'itch* night; itch* at night; itch* ... night; scratch* night; scratches all night; night itch*; prurit* ... night; itch* worse at night; prurit* worse at night',
    sw: '~washa usiku; ~washwa usiku; muwasho ... usiku; ~jikuna usiku; kuwashwa usiku; usiku ~washa; ~washa ... usiku; ~washwa ... usiku; ~washwa sana usiku; ~kuna usiku',
  },
  itch_fingers: {
    en: 'between fingers; between the fingers; rash fingers; itch* fingers; fingers wrists; finger webs; web spaces; interdigital; waist and wrists; burrow*; wrists and waist; itch* ... wrists; finger creases',
    sw: 'katikati ya vidole; kati ya vidole; vidole ~washa; ~washa ... vidole|vidoleni|viganjani; muwasho ... vidole|vidoleni|viganjani; upele ... vidole|vidoleni|viganjani; vidole ... ~washa; viganjani ... ~washa',
  },
  ring_rash: {
    en: 'skin between .. toes .. peel*; peel* .. between toes; between .. toes .. peel*; skin .. toes .. peel*; ring; round rash; ring shaped; circular rash; round patches; ringworm; round patch; circle; round itchy; athletes foot; round spot*; between toes; scaly patch*; bald patches; bald spot*; tinea; fungal skin; fungal infection skin; ring like; circular patch*; round ... patch*; round ... scaly; annular; central clearing; jock itch; pityriasis; toe webs; skin fungus; clearing in centre|center|middle; clear skin in ... middle|centre|center; clear ... middle|centre|center; raised red edge; raised ... edge; scaly plaque*|patch* ... ring; round scaly plaque*|patch*; ring ... forearm|arm|neck|leg|face|body; slowly enlarging ring; ring on',
    sw: 'ngozi .. kati ya vidole .. ~banduka|~ambuka|~chubuka|~toka; kati ya vidole .. ~banduka|~ambuka|~chubuka; mviringo; duara; mabaka ya duara; mapunye; mba; mashilingi; vidole vya miguu kuwasha; vibarango; ringworm; fangasi ya ngozi; fangasi; kati ya vidole vya miguu; choa; ~washa kati ya vidole vya miguu; bato; mashilingi kichwani; ngozi ... mviringo; madoa ya mviringo; kama pete; pete ... ngozi; duara linalowasha; ukingo ... magamba; katikati ... safi; katikati ngozi ni safi; mduara',
  },
  hives: {
    en: 'hives; welts; wheals; weals; itchy bumps after; raised itchy; urticaria; urticarial; itch* all over suddenly; swelling and hives; raised ... itch* patches; raised patches; raised rash; bumps|welts|spots|lumps ... fade|disappear|vanish|go away ... come back|appear|somewhere else|elsewhere; come and go ... itch*; itch* ... come and go; bumps ... popping up; itchy bumps; raised bumps; itch* bumps all over; bumps all over ... itch*; wheals ... come and go',
    sw: 'mabaka yanayowasha; vipele ... baada ya kula; ngozi ~vimba mabaka; uvimbe wa ngozi; vipele vya mzio; mzio wa ngozi; mabaka ~vimba; mabaka yaliyovimba; mabaka yaliyovimba yanayowasha; vinundu vinavyowasha; vinundu ~washa; vinundu ... ~washa; ~potea halafu ~tokea; ~potea na ~tokea pengine; ~tokea mahali pengine; ~hama hama; vinundu mwili mzima; vipele ... ~potea; mabaka ... ~potea; vinundu ... ~toka mwilini; ~toka vinundu',
  },
  lip_tongue_swelling: {
    en: 'lips {swollen}; tongue {swollen}; {swollen} lips; {swollen} tongue; throat clos*; throat {swollen} after .. bee|bees|wasp|sting|stings|stung|nuts|peanuts|fish|eggs|injection|medicine|antibiotic|penicillin; throat {swollen} after eating|ate .. nuts|peanuts|groundnuts|fish|prawns|eggs; bee|bees|sting|stings|stung|wasp|wasps =and .. throat .. {swollen}; throat {swollen} ... breath*|bee|bees|stings|sting|stung|ate|eating|nuts|fish|medicine|injection; throat ... closing; throat tight*; face and lips {swollen}; {swollen} face and lips; {swollen} ... lips; {swollen} ... tongue; lips and face {swollen}; lips ... {swollen}; tongue ... {swollen}; throat is clos*',
    sw: 'midomo {swollen}; ulimi {swollen}; mdomo {swollen}; koo ~bana; koo ~funga; midomo|ulimi|mdomo|uso .. koo {swollen}; midomo|ulimi|mdomo|uso =na koo {swollen}; koo {swollen} baada .. nyuki|nyigu|karanga|samaki|mayai|dawa|sindano; nyuki|nyigu .. =na koo {swollen}; koo {swollen} .. nyuki|nyigu|karanga|samaki|mayai|dawa|sindano|ghafla; nyuki|nyigu|karanga|samaki|mayai|dawa|sindano .. koo {swollen}; koo ~ziba; midomo na uso {swollen}; midomo na ulimi {swollen}; uso na midomo {swollen}; ulimi na midomo {swollen}; midomo ... {swollen}; ulimi ... {swollen}; koo limebana; koo ~banwa; koo kubana',
  },
  allergen: {
    en: 'after eating; after taking; peanut*; nuts; groundnut*; after injection; after medicine; after the injection; ate fish; after ... penicillin; after an injection; after eating fish; prawns; after ... tablet*; shellfish',
    sw: 'baada ya kula; baada ya kumeza; njugu; baada ya sindano; karanga; baada ya dawa; samaki; baada ya kuchomwa sindano; baada ya kumeza dawa; nimekula karanga',
  },
  boil_pus: {
    en: 'boil; boils; pus; abscess*; furunc*; carbuncle*; purulent; pus filled; fluctuan*; yellow discharge from wound; oozing pus; pus oozing; came to a head',
    sw: '{child}|binti|kijana ~toka|~tokwa usaha; jipu; usaha; majipu; ~toa usaha; ~jaa usaha; ~toka usaha; jipu ~pasuka; kijipu; vijipu; ~tunga usaha',
  },
  red_hot_skin: {
    en: 'skin red hot; redness ... skin|leg|foot|arm|hand|shin|calf|area|wound|around; {red} ... {swollen} skin; {red} ... {swollen} leg|foot|arm|hand|finger|toe|shin|calf; {swollen} ... {red} leg|foot|arm|hand|finger|toe|shin|calf; leg|foot|arm|hand|finger|toe|shin|calf ... {red} and {swollen}; leg|foot|arm|hand|finger|toe|shin|calf ... {swollen} and {red}; skin around ... {red}; red hot swollen; skin ... hot; red and hot; red warm; warm red; red and warm; skin hot swollen; skin red; {red} skin; area ... warm; warm to touch; warm and tender; skin infection; cellulitis; indurat*; leg red; arm red; leg|foot|arm|hand|shin|calf ... {red} ... hot; leg|foot|arm|hand|shin|calf ... {red} ... warm; erythema and warmth; erythema ... warm*; warmth ... tender*; warmth and swelling; erythema ... leg|legs|foot|shin|calf|arm|hand|limb|ankle|thigh|forearm|skin; erythematous ... leg|legs|foot|shin|calf|arm|hand|limb|ankle|thigh|forearm|skin; leg|legs|foot|shin|calf|arm|hand|limb|ankle|thigh|forearm|skin ... {red}; shoulders|back|face|nose|arms|skin ... {red} and burning; shoulders|back|face|nose|arms|skin ... {red} and sore; shoulders|back|face|nose|arms|skin ... {red} and painful; warm tender; surrounding erythema; overlying erythema; erythema over; erythema around; surrounding redness; inflamed skin; skin erythema; erythema of skin; skin redness; redness of skin; {red} ... warm; warm ... {red}',
    sw: 'ngozi nyekundu; ngozi ... ya moto; ngozi {red}; ngozi ya moto; mguu {red}; mkono {red}; mguu ... {red}; mguu ~pata moto; mguu wa moto; ngozi ~pata moto; ngozi {waka}; sehemu ... {red} ... moto; mabega|ngozi|uso|mikono ... {red}; kidole ... {red}; unyayo ... {red}; paja ... {red}; mkono ... {red}',
  },
  black_spots_toes: {
    en: 'jigger*; black dots toes; black dot*; black spot* ... toe*; black spot* ... foot|feet|heel|sole|soles; sand flea*; tungiasis; something ... under toenail*; fleas in feet; chigoe*; black point*',
    sw: 'funza; vidoti vyeusi; tekenya; matekenya; funza vidoleni; funza miguuni; doa jeusi ... kidole; madoa meusi ... vidole|vidoleni|miguuni; ~toa funza; madudu miguuni; wadudu ... vidoleni|vidole; funza ... vidole vya miguu ~washa; vidole vya miguu ... funza; vitu vyeusi ... vidole vya miguu|vidoleni|miguuni|kisigino|mguu; vitu vyeusi ... vidole; vidudu ... vidole vya miguu; madoa meusi ... miguu',
  },
  redness_spreads: {
    en: 'spreading redness; redness spread*; redness ... spread*; red ... spreading; red streak*; red line* ... up; streaking; redness getting bigger; redness ... bigger; redness ... larger; redness ... expanding; redness ... up my leg|arm; rapidly spreading; ill defined; poorly demarcated; margins ... spread*; spreading margins; spreading erythema; erythema spread*; erythema ... spread*; redness ... moving up; {red} ... moving up; redness is growing; redness grows; red area ... bigger; red area ... larger; red area ... spread*; red patch ... spreading',
    sw: 'wekundu ~enea; wekundu unaoenea; wekundu ~sambaa; wekundu ~panda; mistari myekundu; mstari mwekundu; wekundu ~ongezeka; ~vimba na kuenea; wekundu ... ~enea; wekundu ... ~sambaa; inasambaa mguuni; inaenea mguuni',
  },
  skin_break: {
    en: 'broken skin; cracked skin; crack between toes; cracks between toes; after a cut; after a scratch; after scratching; where i scratched; scratched it open; thorn; pricked; after a bite; insect bite ... infected; wound ... before; small cut; after shaving; shaved; skin graze; grazed; nail puncture; stepped on a nail; splinter; after surgery site; skin abrasion; abrasion; injection site; injected drugs; tattoo; after piercing; scratched ... bite; scratched ... open; scratching ... bite; around scratch|cut|bite|wound; started ... scratch|cut|bite; from a scratch|cut|bite',
    sw: 'ngozi ~pasuka; ngozi iliyopasuka; mwiba; ~chomwa na mwiba; ~kwaruzwa; mkwaruzo; ~jikwaruza; ~chubuka; baada ya kujikata; baada ya kunyoa; ~nyoa; ~kanyaga msumari; nyufa ... miguu; nyufa; ~pasuka ... vidole; mchubuko',
  },
  tender_lump: {
    en: 'painful lump; tender lump; painful lump in skin; painful lump under the skin; painful bump; sore lump; lump ... {hurts}; lump ... painful; lump ... tender; swelling ... full of pus; painful swelling under skin; painful swelling ... armpit|buttock|buttocks|groin|thigh; painful swelling on my bum; tender swelling; painful nodule*; tender nodule*; swelling ... ready to burst',
    sw: 'donge lenye maumivu; donge linauma; donge ~uma; donge ... ~uma; uvimbe wenye maumivu; uvimbe ... ~uma; uvimbe unaouma; uvimbe ~pwita; uvimbe ... kwapa|kwapani|matakoni|tako; nundu ... ~uma; kijivimbe ... ~uma; uvimbe mgumu ... ~uma',
  },
  dry_scaly_skin: {
    en: 'dry skin; skin dry; dry flaky; flaky skin; skin flak*; flaking; scaly skin; skin scaly; scaling; scaly rash; rash ... scaly; dry patch*; dry itchy patch*; dry rough; rough skin; skin rough; skin crack*; skin ... dry; rash ... dry; eczema*; atopic dermatitis; lichenif*; thickened skin; skin thick* ... scratch*; dandruff; flakes; seborrh*; xerosis; scaly; scaly plaque*; scaly patches',
    sw: 'ngozi kavu; ngozi ~kauka; ngozi ... kavu; ngozi ~kwaruza; magamba; ngozi ~pukutika; ngozi ya magamba; ngozi yenye magamba; ukurutu; ngozi ... magamba; ngozi ~banduka magamba; ~kauka ngozi; ngozi ~paruza; ekzema; eczema; ngozi ngumu na kavu; mikavu ngozi; ngozi ... ~kwaruza; ngozi ... ~kauka',
  },
  flexural_rash: {
    en: 'elbow crease*; elbow folds; crease* of elbow*; crease* of my elbow*; folds of elbow*; inside elbow*; inside of elbow*; inner elbow*; bend* of elbow*; bend* of knee*; behind knee*; behind his knee*; behind her knee*; behind my knee*; back of knee*; back of the knee*; rash in the creases; rash in the bends; flexur*; antecubital; popliteal fossa*; rash ... elbows and knees ... crease*; cheeks dry; rash ... cheeks ... baby; skin folds; crooks of; dry ... cheeks; scaly ... cheeks; patches ... cheeks; eczema ... cheeks',
    sw: 'mikunjo ya viwiko; mikunjo ya mikono; mikunjo ya magoti; nyuma ya magoti; nyuma ya goti; ndani ya kiwiko; kiwiko ndani; mikunjo ... ~washa; mikunjo ya ngozi; kwenye mikunjo; mkunjo wa kiwiko; ~kunja mkono ... upele; upele ... mikunjo; mashavuni ... ~washa; ~washa ... mashavuni; mashavu ... makavu',
  },
  atopy: {
    en: 'allergies in the family; family history of allerg*; family history of asthma; family history of eczema; family history of atop*; asthma in the family; asthma runs in; eczema runs in; allergies run in; history of eczema; history of hay fever; history of allergic rhinitis; hay fever and asthma; asthma and hay fever; asthma and eczema; eczema and asthma; atopic; atopy; mother has asthma; father has asthma; mother has eczema; father has eczema; mother had eczema; brother has asthma; sister has asthma; seasonal allerg*; allergic rhinitis; childhood eczema; eczema as a child; eczema since childhood',
    sw: 'mzio katika familia; pumu katika familia; familia ... pumu; familia ... mzio; familia ina mzio; mzio wa familia; mama ana pumu; baba ana pumu; ~rithi pumu; allergy kwa familia; mzio wa vumbi; ~wahi kuwa na ukurutu; mafua ya mzio',
  },
  skin_irritant: {
    en: 'new soap; new detergent; changed soap; changed detergent; washing powder; new cream; new lotion; new body oil; new cosmetic*; new perfume; new makeup; nickel; hair dye; hair relaxer; washing dishes; wash* clothes by hand; works with cement; skin ... chemical*; poison ivy; touched a plant; contact with plant*; new jewel*; new watch; latex; bleaching cream; skin lightening; after applying; applied a cream; applied cream; cleaning products; detergent*; nairobi fly',
    sw: 'sabuni mpya; ~badilisha sabuni; sabuni ya unga; mafuta mapya; krimu mpya; losheni mpya; ~paka mafuta; ~paka krimu; ~fua nguo; kufua; dawa ya nywele; saruji; simiti; vipodozi; manukato; mapambo mapya; mkorogo; krimu ya kujichubua; kemikali ... ngozi',
  },
  honey_crusts: {
    en: 'yellow crust*; honey crust*; golden crust*; honey colou*; honey coloured; honey colored; crusted sores; crusty sores; sores ... crust*; weeping sores; oozing sores; sores ... ooze|oozes|oozing|oozed; sores ... weep*; blisters ... burst ... crust*; blisters ... crust*; scab* ... around mouth; scab* ... round mouth; scab* ... nose; impetigo; scabby; yellow scab*',
    sw: 'magaga ya njano; magaga; magaga ... njano; vidonda ... magaga; vidonda vinavyotoa maji; vidonda ~toa maji; vidonda ~toka maji; maji ya njano; vidonda ... asali; ganda la njano; maganda ya njano; koko za njano',
  },
  face_sores: {
    en: 'sores around mouth; sores round mouth; sores around the nose; sores round nose; sores ... nose and mouth; sores ... mouth and nose; sores on face; sores on her face; sores on his face; sores spreading on face; sores on cheeks; sores on chin; sores ... nostril*; rash around mouth; rash around nose; lesions around mouth; lesions around nose; perioral; perinasal; lesions ... nares; sores under nose; vesicles ... nose; pustules ... nose',
    sw: 'vidonda usoni; vidonda vya uso; vidonda ... puani; vidonda ... pua na mdomo; vidonda kuzunguka mdomo; vidonda kuzunguka pua; vidonda ~enea usoni; vidonda karibu na pua; vidonda karibu na mdomo; vidonda ... uso; vidonda ... mashavuni; vidonda ... kidevu|kidevuni',
  },
  one_sided_band_rash: {
    en: 'shingles; zoster; band of blisters; band of rash; rash in a band; belt of blisters; belt like; strip* of blisters; stripe of rash; strip of rash; line of blisters; band like rash; dermatom*; rash ... one side of; rash ... one side only; blisters ... one side; blisters ... one half; rash ... left side of my chest|back|body|face|forehead|trunk; rash ... right side of my chest|back|body|face|forehead|trunk; blisters ... left side; blisters ... right side; rash ... wraps; rash ... midline; unilateral rash; unilateral vesic*; rash ... around one side; rash like a belt; grouped vesicles ... dermatom*; vesic* ... dermatom*; vesic* ... one side; vesic* ... unilateral; blisters ... like a belt; like a belt; belt from; band from ... back|spine; blisters|rash|vesicles ... band; grouped vesicles; blisters ... only on right|left|one; do|does not cross the midline; in a band',
    sw: 'mkanda wa jeshi; mkanda jeshi; vipele ... upande mmoja; malengelenge ... upande mmoja; upele ... upande mmoja; kama mkanda; vipele kama mkanda; mkanda wa vipele; vipele ... ubavuni; malengelenge ... ubavuni; malengelenge ... mbavu; vipele ... mbavu; vipele ~zunguka kiuno upande; malengelenge ... upande wa kushoto; malengelenge ... upande wa kulia; vipele ... upande wa kushoto; vipele ... upande wa kulia; ukanda wa jeshi; kama mshipi; mshipi wa vipele|malengelenge; malengelenge ... mshipi; vipele ... mshipi; mshipi ... upande; malengelenge ... titi|mgongoni',
  },
  skin_burning: {
    en: 'burning skin; skin burns; skin is burning; skin burning; skin {hurts}; skin is sore; skin painful; painful skin; painful rash; rash {hurts}; rash ... painful; rash ... burn*; rash ... sting*; blisters {hurts}; painful blister*; blister* ... painful; stinging skin; skin sting*; burning pain ... skin; burning ... rash; tender rash; rash ... tender; skin ... tender to touch; sore red skin; tingling ... before ... rash; burning pain ... before ... rash; {hurts} when clothes touch; even clothes touching; shoulders|back|face|nose|arms|skin ... burning and {red}; shoulders|back|face|nose|arms|skin ... {red} and burning; shoulders|back|face|nose|arms|skin ... {red} and sore; shoulders|back|face|nose|arms|skin ... {red} and painful; blouse|shirt|clothes|cloth|bra ... rub*|touch* ... {hurts}; {hurts} ... clothes|shirt|blouse touch*|rub*; burning pain ... rash|blisters; burning ... blisters|rash; stinging pain ... blisters|rash',
    sw: 'ngozi ~choma; ngozi ~uma; ngozi {waka} moto; vipele ~uma; vipele ~choma; upele ~uma; upele ~choma; upele unaouma; vipele vinavyouma; vipele vinavyochoma; malengelenge ~uma; malengelenge yanayouma; malengelenge yanauma; upele wenye maumivu; vipele vyenye maumivu; malengelenge ... maumivu; ngozi ... ~choma kama moto; ngozi ~washa moto; mabega|ngozi|uso|mashavu ~choma; mabega ... ~choma; ngozi ... ~choma; nguo ikigusa ~uma; nguo ikigusa ~choma; hata nguo ... ~uma; nguo ikigusa; nguo ... ~uma',
  },
  lip_sore: {
    en: 'cold sore*; fever blister*; sore on lip; sore on the lips; sores on lips; blister* on lip*; blister* ... lip*; lip sore*; lip blister*; lips ... blister*; lips ... sores; lip ... sore; corner of mouth ... sore*; sore* ... corner of mouth; sore* ... edge of mouth; blister* ... edge of mouth; blister* ... corner of mouth; tingling lip*; lip* ... tingl*; herpes labialis; oral herpes; cluster of blisters ... lip*; cracks at corners of mouth; blister* ... around mouth; cluster* of vesicles ... lip*; vesic* ... lip*; vesic* ... vermilion; grouped vesicles ... lip*',
    sw: 'vidonda kwenye midomo; vidonda vya midomo; kidonda kwenye mdomo wa; malengelenge ... midomo; malengelenge ... mdomo; malengelenge ... mdomoni; vipele ... midomo; vipele ... mdomoni; vipele ... mdomo; kidonda ... mdomo wa juu; kidonda ... mdomo wa chini; pembeni mwa mdomo; pembe za mdomo; midomo ... vidonda; midomo ~toka vidonda; mdomo ~toka vidonda; midomo ~pasuka; vidonda pembeni ya mdomo; kona ya mdomo; midomo ~choma; kidonda pembeni ya mdomo; pembeni ya mdomo; kona za mdomo; malengelenge kwa midomo; blisters ... lips; blisters ... mdomo',
  },
  acne_spots: {
    en: 'acne; blackhead*; whitehead*; comedone*; pimples face; pimples on face; pimples on my face; pimples ... face; face ... pimples; facial pimples; pimples ... forehead|chin|cheeks|cheek|jaw; pimples ... chest; pimples ... my back; pimples on back; breakout*; face breaking out; spots on my face; zits; oily skin; oily face; pustules ... face; papules ... face; teenage pimples',
    sw: 'chunusi; chunusi usoni; vichunusi; vipele vya usoni; pimples usoni; pimples kwa uso; pimples ... uso; uso ... chunusi; uso ... pimples; vipele vya ujana; mafuta usoni; uso wa mafuta; madoa ya chunusi; pimples za uso; ma pimples',
  },
  face_redness: {
    en: 'red flushed face; facial flushing; face flush*; flushing of the face; face ... flush*; flush* ... face; red cheeks; cheeks red; cheeks ... red; red nose; nose red; facial redness; redness ... cheeks; redness ... nose; redness of face; redness on my face; rosacea; central face; telangiectasia*; visible vessels; face turns red; face goes red',
    sw: 'wekundu wa mashavu; mashavu {red}; mashavu ... {red}; pua {red}; uso ~kuwa mwekundu; uso mwekundu; wekundu usoni; wekundu wa uso; rosasea',
  },
  silver_scales: {
    en: 'silvery scale*; silver scale*; silvery; psoria*; thick scaly patches; thick scaly; thick patches; plaque* ... scale*; thick red patch*; thick ... patches ... elbow*|knee*|scalp; white scales; patches ... white scales; scaly ... elbows and knees; well demarcated plaque*; scales ... bleed when; thick scales; scaly patches ... elbow*|knee*; thick ... scaly plaque*; plaque* ... extensor; plaque* ... elbow*|knee*|scalp; extensor ... plaque*; scaly plaque* ... elbow*|knee*|scalp|extensor; scaly plaque* on elbow*|knee*|scalp|extensor',
    sw: 'magamba meupe; magamba ya fedha; magamba ya rangi ya fedha; magamba mazito; psoriasis; mabaka mazito; mabaka ... magamba; mabaka ... viwiko na magoti; magamba ... viwiko; magamba ... magoti; magamba ... kichwani; ngozi nene ... magamba; ngozi nene',
  },
  nail_changes: {
    en: 'nail|nails turned|turning|gone|became|become {yellow}; thick nails; nails thick*; nail* ... thick; nail pit*; pitted nail*; pitting of nail*; pitting ... nail*; nails pitted; nails crumbl*; nail* ... crumbl*; nail* ... discolou*; nail* ... discolor*; yellow nail*; nail* ... yellow; nails ... lifting; onycho*; nail fungus; fungal nail*; nails chang*; brittle nails; nail dystrophy; nail changes',
    sw: 'kucha nene; kucha ~vunjika; kucha ~badilika rangi; kucha ~badilika; kucha ... vishimo; kucha zenye vishimo; fangasi ya kucha; kucha ~oza; kucha ... njano; kucha ~haribika; kucha ~kuwa nene; kucha ~meguka',
  },
  warty_growth: {
    en: 'wart; warts; verruca*; rough growth*; small rough growths; hard growth*; small growth*; rough bump*; hard bump* ... hand*|finger*|foot|feet|sole; bump* ... rough; growth* ... finger*; growth* ... sole; cauliflower ... finger*|hand*; skin tag*; skin coloured bump*; flesh coloured bump*; dome shaped; molluscum; pearly bump*; bumps ... dimple*; umbilicated; hard skin ... black dots; plantar growth; rough papule*; rough ... papule*; flesh colored ... papule*; flesh coloured ... papule*; skin colored ... papule*; verrucous; warty; hyperkeratotic papule*; rough topped',
    sw: 'sundosundo; masundosundo; sunzua; masunzua; chunjua; machunjua; vinyama; vinyama vidogo; vinyama vigumu; kinyama kidogo; kinyama kigumu; kijinyama; vijinyama; vinundu vigumu; vinundu vidogo; nyama ~ota; nyama ... ~ota ... kidole|mkono|mikono|mguu|vidole; warts; kinyama ~ota',
  },
  numb_patch: {
    en: 'numb patch*; numb skin patch; patch* ... numb; patch* ... loss of sensation; patch* ... sensation; hypoaesthetic; hypoesthetic; anaesthetic patch*; anesthetic patch*; anaesthetic skin; hypopigmented anaesthetic; hypopigmented ... sensation; leprosy; hansen*; patch* ... reduced sensation; macule* ... sensation; lesion* ... loss of sensation; macule* ... anaesthe*; macule* ... numb',
    sw: 'baka la ganzi; mabaka ya ganzi; mabaka ... ganzi; baka ... ganzi; mabaka yasiyo na hisia; baka lisilo na hisia; mabaka ... hayana hisia; doa ... halina hisia; madoa ... ganzi; ngozi ... ganzi ... baka; ukoma; sehemu ya ngozi ... ganzi; ngozi imekufa ganzi; mabaka ... yasiyo na hisia; baka ... lisilo na hisia; mabaka ... yasiyohisi; ngozi ... ~kufa ganzi; ngozi ... imekufa ganzi; sehemu ... ngozi ... ganzi',
    lack: 'baka halina hisia; mabaka hayana hisia; baka halihisi; mabaka hayahisi; baka haliumi; mabaka hayaumi; siwashwi wala sihisi baka; baka ... halina hisia; mabaka ... hayana hisia; doa ... halina hisia; madoa ... hayana hisia; patch ... no sensation; patches ... no sensation',
  },
  pale_patch: {
    en: 'pale patch*; light patches; light patches on the skin; lighter patch*; white patches on skin; white patch* ... skin|face|arm|arms|back|chest|leg|legs|body|neck; hypopigment*; depigment*; discoloured patch*; discolored patch*; patches ... lighter; pityriasis versicolor; vitiligo; pale spots; copper coloured; reddish patch*; skin patch* ... pale; light patch*; light coloured patch*; lighter skin; whitish patch*; faded patch*',
    sw: 'mabaka meupe; baka jeupe; madoa meupe; doa jeupe; mabaka meupe kwenye ngozi; mabaka meupe mgongoni; mabaka yaliyofifia; rangi ya ngozi ~fifia; baka jekundu; mabaka mekundu ... hisia',
  },
  nerve_damage_hand: {
    en: 'thickened nerve*; enlarged nerve*; nerve* ... thick*; nerve* ... enlarged; clawed fingers; claw hand; clawing; fingers ... curl*; curled fingers; claw* fingers; foot drop; painless wound*; painless ulcer*; painless burn*; painless sore*; ulnar nerve; lost fingers; weak hands and feet',
    sw: 'vidole ~jikunja; vidole vilivyojikunja; vidole ~pinda; vidole vimepinda; vidole ~kunjamana; kidonda kisichouma; vidonda visivyouma; majeraha yasiyouma; mguu ~buruta; ~buruta mguu; mishipa ~vimba; vidole ~katika; ~ungua bila kuhisi',
    lack: "wound doesn't hurt; sore doesn't hurt; wounds don't hurt; kidonda hakiumi; vidonda haviumi; sihisi moto; hahisi moto",
  },
  insect_sting: {
    en: 'insect bite*; insect sting; bee sting*; sting; stung; wasp; bees; bitten by an insect; bitten by insect*; insect bit; bug bite*; bitten by a bug; bitten by bugs; spider bite*; bitten by a spider; bitten by spider; spider bit; ant bite*; bitten by ants; bitten by an ant; ants bit*; safari ants; tick bite*; bitten by a tick; flea bite*; bedbug*; bed bug*; scorpion; caterpillar; hornet*; bite mark*; sting mark; centipede; tsetse; something bit; bitten by something; nairobi fly; stinger; after a bite; tick attached; tick stuck',
    sw: "alama ya kuumwa na mdudu; nyuki; kuumwa na nyuki; ~umwa nyuki; nyigu; mdudu ~uma; mdudu ~niuma; mdudu ~muuma; ~umwa na mdudu; ~umwa na wadudu; baada ya kuumwa na mdudu; uvimbe wa kuumwa na mdudu; ~umwa na siafu; siafu ~uma; ~umwa na buibui; buibui ~uma; ~umwa na kupe; kupe ~uma; kupe; viroboto; kunguni; nge; ~umwa na nge; ~umwa na tandu; tandu; dondola; mavu; kiwavi; viwavi; mdudu ~ng'ata; ~ng'atwa na mdudu; ~umwa na kunguni; ~umwa na mchwa; mdudu gani; ~dungwa na nyuki|nyigu|mdudu|wadudu|buibui|siafu|nge|tandu|dondola|mavu|mbu; nyuki|nyigu|mdudu|wadudu|buibui|siafu|nge|tandu|dondola|mavu|mbu ~dunga; nyuki|nyigu|mdudu|wadudu|buibui|siafu|nge|tandu|dondola|mavu|mbu ~choma; ~chomwa na nyuki|nyigu|mdudu|wadudu|buibui|siafu|nge|tandu|dondola|mavu|mbu",
  },
  skin_peeling: {
    en: 'skin peel*; peeling skin; skin is peeling; skin ... peel*; peeling of skin; skin sloughing; sloughing; skin slough*; epidermal detachment; epidermal necrolysis; stevens johnson; sjs; nikolsky; skin lifting; skin comes off in sheets; skin ... coming off in sheets; desquamat*; raw skin; skin ... raw; blisters ... peel*; peel* ... palms; skin falls off; skin falling off; skin ... large blisters',
    sw: 'ngozi ~ambuka; ngozi inayoambuka; ngozi ~ambua; kuambuka ngozi; kuambuka kwa ngozi; ngozi ~banduka yote; ngozi ~menyeka; ngozi kumenyeka; ngozi ~nyofoka; ~ambuka ngozi; ngozi ... ~ambuka; ngozi ~chunika; ngozi kuchunika',
  },
  target_rash: {
    en: 'target like; bulls eye; target lesion*; target spots; targetoid; purple spots; purple rash; dark red spots; dark spots ... after; purpur*; dusky; erythema multiforme; rings like a target; violaceous',
    sw: 'madoa ya zambarau; madoa kama shabaha; vipele vya zambarau; madoa meusi ... baada ya dawa; madoa ya duara kama shabaha',
  },
  sun_exposure: {
    en: 'long in the sun; day in the sun; hours in the sun; in the sun; sun exposure; exposed to sun; exposure to sun*; exposure to the sun; exposed to the sun; working in the sun; worked in the sun; time in the sun; at the beach; beach; strong sun; hot sun; without sunscreen; no sunscreen; sunbath*; sun all day; sunlight; after being outside all day; outdoors all day',
    sw: 'jua kali; ~kaa juani; kukaa juani; ~fanya kazi juani; juani; ~pigwa na jua; ~shinda juani; ufukweni; ufuoni; jua la mchana; mwanga wa jua; kwa jua',
  },
  sunburn: {
    en: 'sunburn*; sun burn*; sun burnt; sunburnt skin; burn* ... sun; burnt by the sun; burned by the sun; burn* by sun; sun burn* face|back|skin|arms|nose|neck|shoulders; sun has burn*; skin ... red after sun; skin ... red ... beach',
    sw: 'kuungua na jua; ~ungua na jua; ~unguzwa na jua; ngozi iliyounguzwa na jua; jua ~unguza; ~chomwa na jua; jua ~choma; ngozi ~ungua ... jua; ~ungua ... jua; ngozi ~unguzwa; jua ~nichoma; jua ~niunguza',
  },
  prickly_heat: {
    en: 'heat rash*; prickly heat; prickling bumps; rash from heat; rash ... hot weather; rash ... heat; rash ... sweat*; bumps ... sweat*; bumps ... heat; miliaria; sweat rash; heat bumps; rash when hot; itch* ... when i sweat; tiny bumps ... hot; bumps|rash|spots|pimples ... hot weather; bumps|rash|spots|pimples ... hot season; bumps|rash|spots|pimples ... since hot',
    sw: 'vipele vya joto; upele wa joto; vipele ... joto; harara ya joto; vipele ... jasho; upele wa jasho; vipele vya jasho; ~washa nikitoka jasho; harara ... joto; harara ... jasho; vijipele vya joto; upele ... joto',
  },
  barefoot: {
    en: 'barefoot; bare foot; bare feet; without shoes; earthen floor; mud floor; dirt floor; sandy floor; walks without shoes; sandy soil; no shoes; dusty floor; earth floor; sand floor; pig* in compound',
    sw: 'kutembea bila viatu; bila viatu; peku; pekupeku; miguu mitupu; ~tembea peku; ~tembea miguu mitupu; sakafu ya udongo; sakafu ya vumbi; nyumba ya udongo; sakafu ya mchanga; miguu peku; ~tembea pekupeku',
    lack: "doesn't wear shoes; don't wear shoes; has no shoes; no shoes; hana viatu; sina viatu; hakuna viatu; havai viatu; sivai viatu",
  },
  hair_loss: {
    en: 'hair loss; losing hair; losing my hair; hair falling out; hair falling; hair ... falling out; hair is falling; hair comes out; hair coming out; alopecia; balding; bald patch*; hair thinning; thinning hair; going bald; hair breaks; hair shedding; hair falls out; hair ... falls out; hair is thinning',
    sw: 'kunyonyoka nywele; nywele ~nyonyoka; nywele ~dondoka; nywele kudondoka; nywele ~toka; nywele ~katika; nywele kukatika; nywele kunyonyoka; ~nyonyoka nywele; kichwa ... kipara; upara; nywele ~anguka; nywele ~isha',
  },
};
