import type { LexiconTable } from './schema';

/** Injuries, bites, burns, poison and heat. */
export const INJURY_AND_POISON: LexiconTable = {
  wound: {
    en: 'wound; wounds; sore; sores; cut; cuts; ulcer on skin; deep cut; gash; stab*; stabbed; slashed',
    sw: 'kidonda; jeraha; vidonda; mkato; majeraha; ~jikata; ~katwa; ~chomwa kisu; panga; kidonda hakiponi; ~kata',
  },
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
  bleeding: {
    en: 'bleed*; blood wont stop; blood coming out; losing blood; lost blood; blood loss; blood flowing; blood ... pouring; blood everywhere; blood is coming',
    sw: 'kutokwa damu; damu ~toka; damu nyingi; ~tokwa damu; damu inatiririka; ~toka damu; damu ~miminika; ~vuja damu; damu ~ruka; damu inaruka; ~bleed; kubleed; nableed; anableed; ~toa damu; damu ~churuzika; damu ~tiririka',
    lack: 'damu haikatiki; damu haikomi; bleeding not stopping; damu haiachi; damu haisimami',
  },
  heavy_bleeding: {
    en: `bleed* {much}; {much} bleed*; blood wont stop; bleed* ... soak*; bleed* heav*; heav* bleed*; blood spurt*; spurting blood; blood pouring; blood is pouring; soaked pads; soaking pads; lost {much} blood; {much} blood; pool of blood; blood gush*; bleed* badly; soak* ... pad; soaking cloth*; bleeding like a tap; bleed* for ... hour; blood everywhere; bleed* non stop; soaking a pad; pads ... hour;
      soak* ... cloth*; blood keeps coming; bleed* ... through; bleed* profusely; deep cut ... blood; pads in an hour`,
    sw: `damu nyingi; ~vuja damu nyingi; damu nyingi sana; damu ~miminika; ~tokwa damu nyingi; damu ~ruka; damu inatoka sana; ~toka damu sana; damu ~toka sana; damu kama bomba; damu ~tiririka; ~lowesha pedi; pedi ~jaa; pedi ... saa; ~tokwa damu sana; damu ~toka kwa wingi; damu kwa wingi; damu inaruka; ~lowa damu; ~jaza pedi; kanga ... damu; damu ~bubujika; damu ~churuzika`,
    lack: `bleeding won't stop; blood won't stop; can't stop the bleeding; bleeding doesn't stop; bleeding isn't stopping; bleeding not stopping; won't stop bleeding; can't stop bleeding; not stop bleeding; doesn't stop bleeding; bleeding didn't stop; blood doesn't stop; damu haikatiki; damu haikomi; damu haiachi; damu haisimami; haiachi kutoka damu; damu haijakoma; damu haijakatika; damu haizuiliki`,
  },
};
