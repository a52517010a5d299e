import type { LexiconTable } from './schema';

/** Glands and sugar. */
export const ENDOCRINE: LexiconTable = {
  goitre: {
    en: 'goitre; goiter; thyroid {swollen}; {swollen} thyroid; thyroid enlarg*; enlarged thyroid; thyroid nodule*; thyroid mass; thyroid gland ... enlarg*; diffusely enlarged thyroid; anterior neck {swollen}; anterior neck mass; neck ... moves when swallow*; neck ... moves with swallow*; neck ... moves on swallow*; neck ... getting bigger; thyromegaly; thyroid lump; thyroid bruit; lump ... adams apple; big neck; neck mass ... swallow*; nodule ... thyroid; nodular thyroid; thyroid ... palpable; {swollen}|lump|mass|bulge|growth ... front ... neck; front ... neck ... {swollen}|big|bigger|growing|bulging; neck ... big and {swollen} ... front; neck ... {swollen} ... front; neck {swollen} front; {swollen} ... neck ... front',
    sw: 'rovu; goita; goitre; goiter; uvimbe mbele ya shingo; uvimbe wa mbele ya shingo; shingo kubwa; shingo ~kuwa kubwa; shingo ~nenepa mbele; tezi =la shingo {swollen}; tezi =ya shingo {swollen}; tezi ya shingo kubwa; uvimbe ... shingo ... nikimeza; mbele ya shingo {swollen}; shingo mbele {swollen}; shingo imetokeza; uvimbe wa shingo mbele; thyroid {swollen}',
  },
  heat_intolerance: {
    en: 'heat intolerance; intolerance to heat; intolerant to heat; intolerant of heat; {cant} stand heat; {cant} tolerate heat; always feel hot; always hot; feels hot when others; hot when others are cold; {cant} stand the heat; {cant} bear heat; heat bothers; prefers cold weather; dislikes hot weather; hates the heat; hot even when it is cold; hot when everyone; constantly hot; hot while others; hot whereas others; hotter than others; hotter than other people',
    sw: '{siwezi} kuvumilia joto; ~sikia joto kila wakati; ~hisi joto kila wakati; joto hata wakati wa baridi; ~sikia joto wakati wengine; ~hisi joto wakati wengine; ~sikia joto hata kukiwa na baridi; joto hata kukiwa baridi; ~chukia joto; ~hisi joto sana wakati wengine; joto hata usiku wa baridi; joto ... hata ... baridi; ~skia joto kila; joto muda wote; joto kila saa',
  },
  cold_intolerance: {
    en: 'cold intolerance; intolerance to cold; intolerant to cold; intolerant of cold; {cant} stand cold; {cant} tolerate cold; always cold; always feel cold; cold when others; feel cold when others; colder than others; sweater even when; jacket even when; sweater in hot weather; cold even in hot weather; cold even when it is hot; more cold than others; sensitive to cold; sensitivity to cold; wears sweaters; {cant} get warm; constantly cold; always wearing sweater*; cold while others; cold whereas others; colder than other people; cold ... when others ... warm; cold ... others ... warm; cold ... others ... hot',
    sw: '~sikia baridi kila wakati; ~hisi baridi kila wakati; baridi wakati wengine; baridi hata wakati wa joto; ~hisi baridi kuliko wengine; ~sikia baridi kuliko wengine; {siwezi} kuvumilia baridi; baridi hata kukiwa na joto; sweta hata wakati wa jua; ~vaa sweta hata; baridi hata jua; baridi hata mchana; baridi hata kukiwa na jua; baridi ... hata ... jua|joto; baridi kila saa; baridi muda wote; ~skia baridi kila; ~skia baridi kuliko',
  },
  bulging_eyes: {
    en: 'bulging eyes; eyes bulg*; eyes popping; eyes pop out; eyes protrud*; protruding eyes; exophthalm*; proptosis; eyes stand out; staring eyes; lid lag; lid retraction; eyes coming out; eyes ... bigger; eyes look big; prominent eyes; eyes ... bulg*; orbitopathy; ophthalmopathy; eyes ... protrud*; eyes stick out',
    sw: 'macho ~tokeza; macho ~toka nje; macho makubwa; macho ~tokeza nje; macho ... ~tokeza; macho kama yanatoka; macho ~kodoa; macho yamekuwa makubwa',
  },
  big_appetite: {
    en: 'increased appetite; polyphagia; always hungry; very hungry; eats a lot; eating a lot; eat a lot; eat more than usual; good appetite but; despite ... appetite; despite eating well; excessive hunger; increased hunger; extreme hunger; constant hunger; eating more; eats more; despite eating more; appetite increased; appetite has increased; hungry often; eating too much; voracious appetite',
    sw: 'njaa kila wakati; njaa nyingi; ~sikia njaa kila; ~hisi njaa kila; ~hisi njaa sana; ~sikia njaa sana; ~la sana lakini; ~la sana; ~la chakula kingi; hamu ya kula ~ongezeka; njaa isiyoisha; ~kula sana; ~kula chakula kingi; ~kula mob; anakula mob; nakula mob; njaa kali; njaa kila saa',
  },
  darker_skin: {
    en: 'hyperpigmentation; skin dark*; skin ... become dark*; skin ... getting dark*; skin pigmentation; pigmentation of skin; dark palms; dark gums; darkening of skin; darker than before; pigmented buccal; buccal pigmentation; hyperpigmented; bronze skin; tanned skin; tan skin; skin ... darker; creases ... dark; dark creases; pigmented palmar; darkening skin; skin darker than; pigmented gums; pigmented creases; pigmented palm*; gums ... dark*; pigmented mucosa*; pigmented scars; pigmented knuckles',
    sw: 'ngozi ~kuwa nyeusi; ngozi nyeusi zaidi; ngozi ~badilika nyeusi; ngozi inakuwa nyeusi; ngozi imekuwa nyeusi; viganja vyeusi; ufizi mweusi; ~geuka mweusi; ~kuwa mweusi zaidi; mikunjo ya viganja ... nyeusi',
  },
  salt_craving: {
    en: 'salt craving; craving salt; crave* salt; craving for salt; crave* salty; salty food craving; craving for salty; wants salt; eats salt; licks salt; adds lots of salt; desire for salt',
    sw: 'hamu ya chumvi; ~tamani chumvi; ~lamba chumvi; ~la chumvi; hamu kubwa ya chumvi; ~kula chumvi',
  },
  round_face: {
    en: 'moon face; round face; moon facies; face round; face ... round; cushingoid; buffalo hump; dorsocervical fat; hump ... neck; rounded face; fat ... back of neck; supraclavicular fat; face has become round; central obesity; truncal obesity; face ... fat; thin arms and legs; fat face; plethora; fuller face; round red face; round ... face; fat ... trunk; weight gain on ... trunk; truncal weight; abdominal obesity',
    sw: 'uso wa mviringo; uso ~kuwa duara; uso mnene; uso ~nenepa; nundu shingoni nyuma; nundu ya mafuta; uso wa duara; uso umekuwa mviringo; nundu nyuma ya shingo; mafuta nyuma ya shingo; uso ~kuwa mviringo',
  },
  stretch_marks: {
    en: 'stretch marks; purple striae; purple stretch; violaceous striae; abdominal striae; purple lines; stretchmarks; red stripes on tummy; striae ... abdomen|thighs|belly|tummy; pink|red|wide|violet striae',
    sw: 'michirizi; michirizi tumboni; mistari ya zambarau; michirizi ya ngozi; stretch marks; alama za michirizi',
  },
  steroids: {
    en: 'steroid*; prednisone; prednisolone; dexamethasone; dexa; long term steroid*; stopped steroid*; cortisone; hydrocortisone; corticosteroid*; glucocorticoid*; betamethasone; triamcinolone',
    sw: 'prednisone; prednisolone; steroidi; dexa; dawa za prednisone; vidonge vya prednisone; dexamethasone; steroids',
  },
  large_hands_feet: {
    en: 'large hands; hands and feet bigger; hands ... bigger; feet ... bigger; shoe size; ring size; rings tight; rings no longer fit; shoes no longer fit; hands getting bigger; feet getting bigger; jaw getting bigger; big jaw; acromegal*; coarse facial features; enlarged hands; enlargement of ... hands; enlarged jaw; prognathism; macroglossia; hands ... enlarged; bigger hands; bigger shoes; frontal bossing; enlarged tongue; widely spaced teeth; coarsening ... features; rings ... tight; prominent jaw; hands and feet ... grow*; gaps ... teeth',
    sw: 'mikono ~kuwa mikubwa; miguu ~kuwa mikubwa; viatu havinitoshi; pete hainitoshi; viatu vimekuwa vidogo; taya ~kua; taya kubwa; mikono mikubwa; mikono na miguu mikubwa; pete haingii; viatu vya zamani havitoshi; mikono na miguu ~kua',
  },
  milk_leak: {
    en: 'galactorrhoea; galactorrhea; milk from breast*; milky discharge ... breast*; milky discharge ... nipple*; milky nipple*; milk from nipple*; milk coming from ... breast*; milky breast discharge; nipples ... milk; milk ... nipple*; milky fluid ... breast*; milky fluid ... nipple*; milk ... breast* ... not breastfeeding; milk ... breast* ... not pregnant; milk ... though i have no baby; milk coming from my breasts; milk coming from breast*',
    sw: 'maziwa ~toka matiti; matiti ~toa maziwa; matiti ~toka maziwa; maziwa ... chuchu; chuchu ~toa maziwa; ~toka maziwa na sina mtoto; ~toa maziwa bila',
  },
  no_breast_milk: {
    en: 'failure of lactation; failure to lactate; unable to breastfeed after; lactation failure; failed to lactate; inability to breastfeed; inability to lactate; milk never came; failure to breastfeed; absent lactation; {cant} lactate',
    sw: 'kukosa maziwa; maziwa ~kosa kutoka',
    lack: "no breast milk; no milk came; didn't produce milk; did not produce milk; couldn't breastfeed; maziwa hayakutoka; sikupata maziwa; sikuwa na maziwa; hakupata maziwa; hakuwa na maziwa; never produced milk; no lactation; unable to breastfeed; unable to lactate; sijapata maziwa; hajapata maziwa; maziwa hayajatoka; maziwa hayakuja; hakupata maziwa ya kunyonyesha",
  },
  birth_bleeding_past: {
    en: 'bled heavily at birth; postpartum haemorrhage ... ago; postpartum hemorrhage ... ago; history of postpartum haemorrhage|hemorrhage; bled heavily after ... delivery; severe bleeding at delivery; massive bleeding during delivery; lost a lot of blood during delivery; lost a lot of blood during birth; lost a lot of blood at delivery; previous pph; complicated by ... hemorrhage; complicated by ... haemorrhage; blood transfusion after delivery; severe pph; blood loss during delivery; haemorrhage|hemorrhage during delivery; bleeding during ... delivery; bleeding during childbirth; heavy bleeding ... childbirth',
    sw: 'damu nyingi nilipojifungua; ~toka damu nyingi nilipojifungua; ~tokwa damu nyingi wakati wa kujifungua; damu nyingi wakati wa kujifungua; ~ongezewa damu nilipojifungua; damu nyingi alipojifungua; nijifungue ... damu nyingi; ~jifungua ... damu nyingi ... miezi|mwaka|miaka',
  },
  side_vision_loss: {
    en: 'loss of peripheral vision; peripheral vision loss; bitemporal hemianopia; bitemporal; visual field defect*; visual field loss; tunnel vision; bump* into things; bump* into objects; {cant} see sides; {cant} see on the sides; hemianopia; hemianopsia; loss of side vision; side vision; peripheral vision; bump* into door*; visual field*',
    sw: '{siwezi} kuona pembeni; ~gonga vitu pembeni; ~gongagonga vitu; kuona pembeni ~potea; {siwezi} kuona kando; ~gonga milango; kuona pembeni',
    lack: 'sioni pembeni; haoni pembeni; sioni kando; haoni kando; pembeni sioni; kando sioni',
  },
  foot_wound: {
    en: 'foot wound; wound on foot; foot ulcer*; diabetic foot; sore on foot; wound on my foot; sore ... foot; ulcer ... foot; wound ... foot; wound ... toe; ulcer ... toe; sore ... toe; wound ... sole; ulcer ... sole; toe ulcer; plantar ulcer; heel ulcer; foot sore*; ulcer ... heel; wound ... heel; infected toe; infected foot; ulcer on ... plantar; ulcer on the plantar; wound on ... leg; cut on my foot',
    sw: 'kidonda cha mguu; kidonda mguuni; kidonda kwenye mguu; kidonda ... unyayo; kidonda ... mguu; kidonda ... kidole cha mguu; kidonda ... kisigino; vidonda vya miguu; jeraha la mguu; jeraha mguuni; kidonda ... dole gumba',
  },
  black_foot: {
    en: 'gangrene; gangrenous; black toe*; toe* black; toe* ... black; foot ... black; toe* turned black; necrotic toe*; necrosis ... foot|toe|toes; foot smells; rotting foot; rotten toe; necrotic ... foot; black foot; foot rotting; toe* rotting; dry gangrene; wet gangrene',
    sw: 'kidole cha mguu cheusi; mguu ~oza; kidole ~oza; mguu mweusi; kidole cha mguu ... cheusi; mguu ... mweusi; kidole ~kuwa cheusi; vidole vya miguu vyeusi; mguu unanuka; kidonda cha mguu ~nuka; mguu ~kuwa mweusi',
  },
  burning_feet: {
    en: 'burning feet; feet burn*; burning sensation ... feet; feet tingl*; tingl* ... feet; numb feet; feet numb; numbness ... feet; pins and needles ... feet; peripheral neuropathy; diabetic neuropathy; glove and stocking; stocking distribution; stocking glove; soles burn*; feet ... on fire; burn* ... soles; burn* ... feet; {cant} feel my feet; loss of sensation ... feet; decreased sensation ... feet; reduced sensation ... feet; feet ... numb; tingl* ... toes; burning ... toes; numbness ... toes; feet ... burn*; monofilament',
    sw: 'nyayo {waka} moto; miguu {waka} moto; nyayo ~choma; ganzi ya miguu; miguu ~fa ganzi; nyayo ~fa ganzi; ganzi miguuni; ganzi ... nyayo; ganzi ... miguu; miguu ~choma; miguu ganzi; nyayo ~uma ... moto; miguu ... ganzi; miguu {waka}; nyayo {waka}; ~hisi moto ... nyayo; ~hisi sindano ... miguu; vidole vya miguu ganzi',
  },
  fruity_breath: {
    en: 'fruity breath; breath ... fruit*; breath fruity; acetone breath; breath ... acetone; fruity odor; fruity odour; fruity smell; ketone smell; ketotic; ketones; ketonuria; breath smells sweet; fruity smelling; ketoacidosis; fruity ... breath; ketosis; breath ... nail polish; breath ... nail varnish; sweet smelling breath',
    sw: 'pumzi ... harufu ya matunda; mdomo ... harufu ya matunda; pumzi ... tamu; harufu ya matunda; pumzi ~nuka matunda; ketoni',
  },
  missed_meal: {
    en: 'missed meal*; skipped meal*; skipped breakfast; skipped lunch; skipped supper; missed breakfast; missed lunch; missed supper; without eating; delayed meal; missed a meal; skips meals; skipping meals; did not eat after insulin',
    sw: 'bila kula; ~ruka mlo; ~kosa chakula; ~kosa kula; bila chakula; ~funga kula; bila kunywa chai',
    lack: "took insulin and didn't eat; insulin lakini hakula; hajakula; sijakula; hakula; sikula; didn't eat after; hasn't eaten since",
  },
  kidney_stone_past: {
    en: 'kidney stones before; previous kidney stone*; history of kidney stone*; recurrent kidney stone*; kidney stones ... past; recurrent nephrolithiasis; history of nephrolithiasis; recurrent renal stone*; history of renal stone*; passed a kidney stone; had kidney stone*; nephrolithiasis; kidney stone*; renal stone*; renal calculi',
    sw: 'mawe ya figo; mawe kwenye figo; niliwahi kuwa na mawe ya figo; jiwe la figo',
  },
  calcium_high_reading: {
    en: 'hypercalcaemia; hypercalcemia; high calcium; elevated calcium; calcium ... high; calcium ... elevated; raised calcium; calcium level of 11; calcium level of 12; calcium level of 13; elevated serum calcium; increased calcium; calcium is high',
    sw: 'kalsiamu nyingi; kalsiamu ~panda; kalsiamu iko juu; calcium iko juu; calcium ~panda; kalsiamu ... juu',
  },
  thyroid_known: {
    en: 'known thyroid disease; hypothyroid; hyperthyroid; thyroid problem*; thyroid disease; thyroidectomy; levothyroxine; thyroxine; carbimazole; thyroid disorder; thyroid removed; thyroid surgery; hashimoto*; graves; radioiodine; thyroid operation; radioactive iodine; hypothyroidism; hyperthyroidism; stopped thyroxine; thyroid medication; thyroid medicine; methimazole; propylthiouracil; autoimmune thyroid*; thyroiditis',
    sw: 'shida ya tezi ya shingo; dawa za tezi ya shingo; dawa za thyroid; upasuaji wa tezi ya shingo; ugonjwa wa tezi ya shingo; shida ya thyroid; ~pasuliwa tezi ya shingo; dawa ya thyroid; ~pasuliwa rovu',
  },
  hard_to_rise: {
    en: 'hard to rise from chair; difficulty rising; difficulty getting up from; difficulty climbing stairs; trouble climbing stairs; {cant} climb stairs; proximal weakness; proximal muscle weakness; difficulty standing up from; weak thighs; thighs weak; trouble getting up from; difficulty getting out of a chair; trouble rising; proximal myopathy; hard to stand up from; {cant} get up from chair; trouble standing from; difficulty rising from; weakness ... thighs; weakness ... climbing stairs; gowers; difficulty in climbing',
    sw: 'mapaja ~legea; ~shindwa kuinuka kwenye kiti; {siwezi} kuinuka kwenye kiti; {siwezi} kupanda ngazi; tabu kupanda ngazi; vigumu kuinuka; mapaja hayana nguvu; mapaja dhaifu; shida kuinuka; mapaja ... nguvu',
  },
  low_sex_drive: {
    en: 'low libido; decreased libido; loss of libido; reduced libido; libido; lost interest in sex; less interest in sex; decreased sexual desire; low sex drive; sex drive; sexual desire',
    sw: 'hamu ya ngono ~pungua; kukosa hamu ya ngono; hamu ya tendo la ndoa; nguvu za kiume ~pungua; hamu ya kufanya mapenzi ~pungua; hamu ya ngono; hamu ya mapenzi',
    lack: 'no interest in sex; no desire for sex; no libido; no sex drive; sina hamu ya ngono; hana hamu ya ngono; sina hamu ya mapenzi; sina hamu na mke; sina hamu na mume',
  },
  easy_fracture: {
    en: 'fragility fracture*; pathological fracture*; fracture* after minor; fracture* without ... force; broke ... without falling; osteoporotic fracture*; fracture* ... minor fall; easy fracture*; recurrent fracture*; multiple fracture*; compression fracture*; osteoporosis; bones break easily; broke ... small fall; osteopenia',
    sw: 'mfupa ~vunjika kirahisi; mifupa ~vunjika ovyo; ~vunjika mfupa bila kuanguka; mifupa ~vunjika kirahisi; mifupa dhaifu',
  },
};
