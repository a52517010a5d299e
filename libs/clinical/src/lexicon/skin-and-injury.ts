import type { LexiconTable } from './schema';

/** Skin, muscles and bones, bites, burns, poison and wounds. */
export const SKIN_AND_INJURY: LexiconTable = {
  rash: {
    en: 'rash; rashes; spots; pimples; skin eruption; bumps on skin; bumps; hives; itchy bumps; spots all over; spots body; skin spots; welts',
    sw: 'upele; vipele; vipele mwilini; madoadoa; mabaka; vipele vya maji; harara; vidoti; upele mwilini; madoa; mabaka mwilini; viupele; vinyunyu',
  },
  measles_rash: {
    en: 'rash ... face ... body; red rash started on face; rash spread from face; rash behind ears; rash started on the face; rash from face; red spots on face; measles rash; measles',
    sw: 'upele ulianza usoni; upele usoni; vipele usoni; vipele ~anza usoni; vipele vyekundu; upele mwekundu; nyuma ya masikio; surua; vipele ~anza uso; upele ~anza usoni',
  },
  blister: {
    en: 'blister*; water filled; fluid filled; watery bumps; chickenpox; chicken pox; water pimples',
    sw: 'malengelenge; vipele vya maji; vipele ~jaa maji; vipele vyenye maji; tetekuwanga; vipele maji; lengelenge',
  },
  itch: {
    en: 'itch*; pruritus; scratch*; scratching skin',
    sw: 'kuwashwa; muwasho; ~washa; ~washwa; mwasho; ~jikuna; kujikuna; kuwasha; vinavyowasha; unaowasha; ~kuna',
  },
  itch_night: {
    en: 'itch* night; itch* at night; itch* ... night; scratch* night; scratches all night; night itch*',
    sw: '~washa usiku; ~washwa usiku; muwasho ... usiku; ~jikuna usiku; kuwashwa usiku; usiku ~washa; ~washa ... usiku; ~washwa ... usiku; ~washwa sana usiku; ~kuna usiku',
  },
  itch_fingers: {
    en: 'between fingers; between the fingers; rash fingers; itch* fingers; fingers wrists; finger webs; waist and wrists',
    sw: 'katikati ya vidole; kati ya vidole; vidole ~washa; ~washa ... vidole|vidoleni|viganjani; muwasho ... vidole|vidoleni|viganjani; upele ... vidole|vidoleni|viganjani; vidole ... ~washa; viganjani ... ~washa',
  },
  ring_rash: {
    en: 'ring; round rash; ring shaped; circular rash; round patches; ringworm; round patch; circle; round itchy; athletes foot; round spot*; between toes; scaly patch*; bald patches',
    sw: 'mviringo; duara; mabaka ya duara; mapunye; mba; mashilingi; vidole vya miguu kuwasha; vibarango; ringworm; fangasi ya ngozi; fangasi; kati ya vidole vya miguu; choa',
  },
  hives: {
    en: 'hives; welts; itchy bumps after; raised itchy; urticaria; itch* all over suddenly; swelling and hives',
    sw: 'mabaka yanayowasha; vipele ... baada ya kula; ngozi ~vimba mabaka; vipele vinavyowasha; uvimbe wa ngozi; vipele vya mzio; mzio wa ngozi',
  },
  lip_tongue_swelling: {
    en: 'lips {swollen}; tongue {swollen}; {swollen} lips; {swollen} tongue; throat clos*; throat {swollen}; throat ... closing; throat tight*; face and lips {swollen}; {swollen} face and lips; throat swelling; {swollen} ... lips; {swollen} ... tongue; lips and face {swollen}; lips ... {swollen}; tongue ... {swollen}; {swollen} throat; throat is clos*',
    sw: 'midomo {swollen}; ulimi {swollen}; mdomo {swollen}; koo ~bana; koo ~funga; koo {swollen}; koo ~ziba; midomo na uso {swollen}; midomo na ulimi {swollen}; uso na midomo {swollen}; ulimi na midomo {swollen}; midomo ... {swollen}; ulimi ... {swollen}; koo limebana; koo ~banwa; koo kubana',
  },
  allergen: {
    en: 'bee sting*; stung; wasp; after eating; after taking; peanut*; nuts; groundnut*; after injection; after medicine; sting; after the injection; ate fish; bees; after ... penicillin; after an injection; after eating fish; prawns; after ... tablet*',
    sw: 'nyuki; ~dungwa; kuumwa na nyuki; baada ya kula; baada ya kumeza; njugu; baada ya sindano; karanga; baada ya dawa; samaki; baada ya kuchomwa sindano; ~umwa nyuki; nyigu; baada ya kumeza dawa; nimekula karanga',
  },
  boil_pus: { en: 'boil; boils; pus; abscess', sw: 'jipu; usaha; majipu' },
  wound: {
    en: 'wound; wounds; sore; sores; cut; cuts; ulcer on skin; deep cut; gash; stab*; stabbed; slashed',
    sw: 'kidonda; jeraha; vidonda; mkato; majeraha; ~jikata; ~katwa; ~chomwa kisu; panga; kidonda hakiponi; ~kata',
  },
  red_hot_skin: {
    en: 'skin red hot; red hot swollen; skin ... hot; red and hot; skin hot swollen; skin red; {red} skin; redness spread*',
    sw: 'ngozi nyekundu; ngozi ... ya moto; ngozi {red}; ngozi ya moto; wekundu ~enea',
  },
  black_spots_toes: { en: 'jigger*; black dots toes; black dot*', sw: 'funza; vidoti vyeusi; tekenya' },
  burn: {
    en: 'burned; burnt; a burn; burn on; scald*; hot water poured; hot tea poured; hot porridge; fire burned; burns on; burn wound; burned by; burnt by; got burned; got burnt; boiling water; hot oil; hot water spilled; poured hot; pulled hot; fell into fire; hot tea spilled; hot ... spilled; fell into hot; burned with; poured boiling; spilled hot',
    sw: 'kuungua; ~ungua; ~mwagikiwa maji ya moto; ~ungua moto; ~unguzwa; ~mwagikiwa chai; ~mwagikiwa uji; maji ya moto; ~choma moto; ~choma na maji; mafuta ya moto; ~anguka kwenye moto; ~mwagikiwa; chai ya moto; uji wa moto; maji yanayochemka',
  },
  burn_severe: {
    en: 'burn* face; burn* ... chest; burn* ... large; burn* ... whole; skin coming off; skin peeling ... burn*; burn* genitals; burn* hands; burn* ... body; burn* ... face; burn* big; scald* ... chest; scald* ... face; scald* ... body; electric shock; skin came off; burn* badly; badly burn*; severe burn*; bad burn*; whole arm; skin ... peeling off; scald* ... tummy',
    sw: '~ungua uso; ~ungua vibaya; ~ungua sana; ~ungua kifua; ngozi ~toka; ~ungua mwili; ngozi ~banduka; shoti ya umeme; ~ungua sehemu kubwa; ~ungua ... kifua; ~ungua ... uso; ~ungua ... mwili; ngozi ~chubuka',
  },
  head_injury: {
    en: 'hit head; hit his head; hit my head; head injury; fell ... head; blow to head; knocked head; head hit; hit ... head; banged head; struck on head; fell from; hit on the head; knocked on the head; head trauma; accident ... head; knocked down by; landed on head; motorbike accident; boda boda accident; road accident; hit by car; hit by a car; fell off; fell on head; car accident; fell on his head; injured head; struck ... head; hit by a; boda accident',
    sw: '~gonga kichwa; ~umia kichwa; ~anguka na kugonga kichwa; ~gongwa kichwa; jeraha la kichwa; ~pigwa kichwa; ~anguka kutoka; ~gongwa na gari; ajali; ~pigwa ... kichwa; ~gongwa ... kichwa; ~anguka ... kichwa; kichwa ~gonga; ~jigonga kichwa; ~angukia kichwa; ~pata ajali; ajali ya boda; ~gongwa na pikipiki; ~umia kichwani; ~gongwa kichwani; ~pigwa na kitu kichwani; ~pigwa kichwani; kichwa ~pigwa; ~pigwa rungu',
  },
  clear_fluid_ear_nose: {
    en: 'clear fluid from nose; fluid ... ear ... fall; blood from ear; blood ... ear; bleeding from ear*; bleed* ... ear; fluid from ear; blood coming from ear',
    sw: 'damu masikioni; damu ... sikio; maji ... puani baada; damu sikioni; damu ~toka sikioni; damu ... masikio',
  },
  snakebite: {
    en: 'snake bite; snakebite; bitten by a snake; snake bit; snake ... bit*; bit* ... snake; snake; puff adder; cobra; mamba bit',
    sw: "nyoka ~uma; ~umwa na nyoka; ~ng'atwa na nyoka; kuumwa na nyoka; ~gongwa na nyoka; nyoka; swila; nyoka ~gonga; nyoka amemuuma",
  },
  dogbite: {
    en: 'dog bite; bitten by a dog; dog bit; dog ... bit*; bit* ... dog; cat bit*; bitten by a cat; monkey bit*; bat bit*; bit* by dog; bitten by an animal; animal bite; dog bites; bitten by stray; jackal; donkey bit*; bitten by a monkey; bit* ... stray; dog scratched',
    sw: "mbwa ~uma; ~umwa na mbwa; ~ng'atwa na mbwa; kuumwa na mbwa; kung'atwa; mbwa ~ng'ata; ~ng'atwa; ~ng'atwa na paka; ~umwa na paka; mbwa ... ~uma; ~umwa na mnyama; nyani ~uma; mbweha; mbwa koko; mbwa amemuuma; mbwa amenirarua",
  },
  poison: {
    en: `poison*; drank poison; swallowed chemicals; swallowed poison; took poison; overdose; took many tablets; swallowed many tablets; drank bleach; drank jik; swallowed jik; rat poison; pesticide; insecticide; kerosene; paraffin; drank paraffin; drank kerosene; swallowed battery; took too many pills; drank acid; herbicide; organophosphate; sprayed farm chemical; acaricide; swallowed pills; weed killer; farm chemical*; drank chemical; swallowed bleach; drank something poisonous; drank detergent; many pills; too many tablets; drank ... chemical; drank petrol; cattle dip; swallowed ... tablets; took ... pills; whole packet of tablets; chemical ... spray*; spraying ... farm; drank ... paraffin; drank ... kerosene`,
    sw: `sumu; kunywa sumu; ~nywa sumu; dawa ya panya; dawa ya wadudu; mafuta ya taa; jik; ~meza vidonge vingi; ~nywa jik; dawa ya kuua wadudu; ~nywa mafuta ya taa; dawa ya mifugo; ~meza dawa nyingi; ~nywa kemikali; ~nyunyizia dawa; dawa ya kunyunyizia; ~kunywa dawa ya mende; dawa ya mende; ~meza betri; ~nywa dawa nyingi; ~nyunyiza dawa; dawa ya shamba; petroli; parafini; ~nywa asidi; ~kunywa mafuta; dawa ya ng'ombe; dawa ya kuogesha; ~meza tembe nyingi; vidonge vingi`,
  },
  co_exposure: {
    en: 'charcoal jiko; jiko in room; jiko ... room; jiko inside; charcoal ... room; charcoal burner; generator ... inside; burning charcoal; slept with a jiko; smoke ... room; charcoal stove; jiko ... house; closed room jiko; generator ... house; charcoal inside; jiko ... night; jiko ... slept; slept ... jiko; jiko ... closed; charcoal fire; slept ... charcoal; carbon monoxide; jiko ... bedroom',
    sw: 'jiko la makaa; jiko ... chumba; makaa ... chumba; jiko ndani; ~lala na jiko; moshi ... chumba; jiko ... ndani; jenereta ... ndani; jiko la mkaa; mkaa ... chumba; jiko chumbani; moshi wa jiko; jiko ... ~lala; ~lala ... jiko; jiko ... usiku; makaa chumbani; makaa ndani',
  },
  back_pain: {
    en: 'back pain; back {hurts}; {pain} back; lower back ache; backache; low back; lower back {hurts}; lower back; back is paining; back ... {hurts}',
    sw: 'maumivu ya mgongo; mgongo ~uma; kiuno ~uma; ~umwa mgongo; mgongo kuuma; kiuno kuuma; maumivu ya kiuno; mgongo ~niuma; ~umwa kiuno; maumivu mgongoni; mgongoni; maumivu ... mgongo',
  },
  leg_pain_down: {
    en: 'pain down leg; pain ... down the leg; pain down my leg; shooting leg; pain goes to leg; sciatica; leg {hurts} back; shoots down',
    sw: '~shuka mguu; maumivu ~shuka mguuni; ~elekea mguu; maumivu hadi mguuni; ~shuka hadi mguu; ~enda mguuni',
  },
  lifting: {
    en: 'after lifting; lifting heavy; carried heavy; heavy work; worse when bending; after carrying; worse with movement; bending; when i drive; sitting long; long hours; after digging; lifted',
    sw: 'nilibeba; kubeba mizigo; kazi nzito; nikiinama; ~beba; nikiendesha; kukaa muda mrefu; ~inua kitu kizito; nikiendesha matatu; nimebeba; mzigo mzito; kulima; nililima',
  },
  bladder_bowel_loss: {
    en: 'loss of bladder; wet myself; numb between legs; lost control of urine; {cant} control urine; leaking urine; loss of bowel',
    sw: '~jikojolea; mkojo ~toka wenyewe; ganzi kati ya miguu; {siwezi} kuzuia mkojo; ganzi mapajani',
  },
  bulging_fontanelle: {
    en: 'bulging fontanelle; soft spot {swollen}; soft spot bulging; bulging soft spot; fontanelle bulg*; {swollen} soft spot; soft spot ... bulg*; soft spot raised; soft spot ... {swollen}; top of head bulg*; soft spot on top ... up; fontanel*',
    sw: 'utosi kuvimba; utosi {swollen}; utosi ~inuka; utosi ... {swollen}; utosi wa mtoto {swollen}',
  },
  navel_infection: {
    en: 'navel red; cord red; umbilic* red; cord ... pus; navel ... pus; cord smell*; pus from cord; umbilic* ... pus; navel is red',
    sw: 'kitovu ~toa usaha; kitovu chekundu; kitovu ~nuka; kitovu ... usaha; kitovu ... nyekundu; kitovu kimekuwa chekundu',
  },
};
