import type { LexiconTable } from './schema';

/** Injuries, bites, burns, poison and heat. */
export const INJURY_AND_POISON: LexiconTable = {
  wound: {
    en: 'wound; wounds; sore; sores; cut; cuts; ulcer on skin; laceration*; lacerated; open wound; bleeding cut; cut with; cut my; cut his; cut her; cut myself; cut himself; cut herself; ulcer that; gash; torn skin; injury to the skin',
    sw: 'kidonda; jeraha; vidonda; mkato; majeraha; ~jikata; ~katwa; kidonda hakiponi; ~katwa na; ~jikata na; ~chanwa; kukatwa; ~jichanja; mkwaruzo; donda',
  },
  burn: {
    en: 'burned; burnt; a burn; burn on; scald*; hot water poured; hot tea poured; fire burned; burns on; burn wound; burned by; burnt by; got burned; got burnt; hot oil; hot water spilled; poured hot; pulled hot; fell into fire; hot tea spilled; hot ... spilled; fell into hot; burned with; poured boiling; spilled hot; scalded; scald; flame burn; burnt with; fire burnt; burned my; burnt my; burned his; burnt his; burned her; burnt her; thermal burn; burn injur*; fell into a pot; porridge ... poured; hot soup; chemical burn; burnt hand; burned hand; spilled boiling; gas exploded; explosion; petrol fire; fire burnt; caught fire; hot iron; hot pan; hot oil splash*; splash* of hot oil; touched ... hot; flash burn; stove exploded; hot ash*; stepped on hot ash*; boiling water ... poured|spilled|fell|burnt|burned|splashed; hot porridge ... poured|spilled|burnt|burned; burns on; sustained burns; has burns',
    sw: 'kuungua; ~ungua; ~mwagikiwa maji ya moto; ~ungua moto; ~unguzwa; ~mwagikiwa chai; ~mwagikiwa uji; ~choma na maji; ~anguka kwenye moto; ~mwagikiwa; ~jiunguza; ~ungua na maji; ~ungua na mafuta; ~mwagikiwa na maji ya moto; ~choma mkono; ~jichoma; ~lipukiwa; ~ungua mkono; ~ungua mguu; ~mwagiwa maji ya moto; ~babuka; ~chomwa na moto; ~burn; ~mwagikia|~mwagiwa ... moto; amechomeka; nimechomeka; ~chomwa moto; ~jichoma moto; ~ungua ... maji ya moto; maji ya moto ... ~mwagikia; maji ya moto ... ~ungua; chai ... ~mwagikia; uji ... ~mwagikia; mafuta ya moto ... ~rukia; ~rukiwa na mafuta; maji yanayochemka ... ~mwagikia',
  },
  burn_severe: {
    en: 'skin coming off; skin peeling ... burn*; scald* ... chest; scald* ... face; scald* ... body; electric shock; skin came off; skin ... peeling off; scald* ... tummy; burnt|burned|scalded ... face|chest|neck|arms|trunk|legs|hands|genitals|body|back|tummy|stomach|belly; burns ... face|hands|arms|trunk|neck|limbs|airway|body; burnt|burned badly; badly burnt|burned; severe burn|burns; severely burnt|burned; bad burn|burns; burn|burns ... whole arm|leg; extensive burns; large burn; large burns; face|chest|arms|hands burnt|burned; burnt|burned ... whole; burnt|burned big; flash burn ... face',
    sw: '~ungua uso; ~ungua vibaya; ~ungua sana; ~ungua kifua; ngozi ~toka; ~ungua mwili; ngozi ~banduka; shoti ya umeme; ~ungua sehemu kubwa; ~ungua ... kifua; ~ungua ... uso; ~ungua ... mwili; ngozi ~chubuka',
  },
  head_injury: {
    en: 'hit head; hit his head; hit my head; head injury; blow to head; knocked head; head hit; hit ... head; banged head; struck on head; hit on the head; knocked on the head; head trauma; accident ... head; landed on head; fell on head; fell on his head; injured head; struck ... head; blow on the head; hit the back of ... head; hit the ground with ... head; bumped ... head; bump* his head; bump* her head; concuss*; skull fracture; fell ... hit ... head; fell on the back of ... head; fell headfirst; fell head first; struck ... forehead; hit ... forehead; head struck; head trauma; traumatic brain; dropped on ... head; hit with ... on the head; ball hit ... head; hit by a ball ... head; head ... hit the floor; head collision; clash of heads; head hit the; stone ... head; fell on ... head; fell and hit ... head; fell ... knocked ... head; fell and banged; fell ... struck ... head; hit head',
    sw: '~gonga kichwa; ~umia kichwa; ~anguka na kugonga kichwa; ~gongwa kichwa; jeraha la kichwa; ~pigwa kichwa; ~pigwa ... kichwa; ~gongwa ... kichwa; ~anguka ... kichwa; ~jigonga kichwa; ~angukia kichwa; ~umia kichwani; ~gongwa kichwani; ~pigwa na kitu kichwani; ~pigwa kichwani; kichwa ~pigwa; ~pigwa rungu; ~gonga kisogo; ~angukia kisogo; ~gonga paji; ~umia kichwa kwa; jiwe kichwani; ~pigwa na jiwe kichwa; kichwa ~gonga chini; ~bamiza kichwa; ~jibamiza kichwa; ~pigwa na chuma kichwani; ajali ... kichwa; ~umia kichwa kwenye ajali; ~rushiwa jiwe kichwa; kichwa ~gonga ukuta; kichwa ~gonga sakafu; kichwa ~gonga lami; ~gonga kichwa chini; ~gongwa kichwani na',
  },
  clear_fluid_ear_nose: {
    en: 'clear fluid from nose; fluid ... ear ... fall; blood from ear; blood ... ear; bleeding from ear*; bleed* ... ear; fluid from ear; blood coming from ear; clear fluid from the nose; clear fluid from ... ear; clear discharge from ... nose after; otorrhoea; otorrhea; csf leak; haemotympanum; hemotympanum; watery fluid ... nose ... injury',
    sw: 'damu masikioni; damu ... sikio; maji ... puani baada; damu sikioni; damu ~toka sikioni; damu ... masikio',
  },
  snakebite: {
    en: 'snake bite; snakebite; bitten by a snake; snake bit; snake ... bit*; bit* ... snake; puff adder; cobra; mamba bit; snake ... bite; bitten by ... snake; snake ... struck; snake attack; viper; black mamba; snake venom; bite by a snake; snake ... my leg; snake ... his leg; snake ... her leg; snake ... foot; stepped on a snake',
    sw: `nyoka ~uma; ~umwa na nyoka; ~ng'atwa na nyoka; kuumwa na nyoka; ~gongwa na nyoka; swila; nyoka ~gonga; nyoka amemuuma; nyoka ~ng'ata; nyoka ... ~uma; nyoka ... ~ng'ata; nyoka ... ~gonga; ~umwa ... nyoka; ~ng'atwa ... nyoka; nyoka ~mtafuna; nyoka ... mguu; kifutu; koboko; nyoka ~tafuna; ~dungwa na nyoka; ~kanyaga nyoka; ~chomwa na nyoka`,
  },
  dogbite: {
    en: `dog bite; bitten by a dog; dog bit; dog ... bit*; bit* ... dog; cat bit*; bitten by a cat; monkey bit*; bat bit*; bit* by dog; bitten by an animal; animal bite; dog bites; bitten by stray; donkey bit*; bitten by a monkey; bit* ... stray; dog scratched; bitten by ... dog; bitten by ... cat; bitten by ... monkey; bitten by ... bat; jackal ... bit*; bit* ... jackal; hyena ... bit*; mongoose ... bit*; scratched by a dog; scratched by a cat; rat bit*; bitten by a rat; dog attack*; attacked by a dog; licked ... wound ... dog; dog ... licked; human bite; dog's bite; cat scratch*; neighbour's dog bit; goat bit*; cow bit*; bat in the room`,
    sw: `mbwa ~uma; ~umwa na mbwa; ~ng'atwa na mbwa; kuumwa na mbwa; kung'atwa; mbwa ~ng'ata; ~ng'atwa; ~ng'atwa na paka; ~umwa na paka; mbwa ... ~uma; ~umwa na mnyama; nyani ~uma; mbwa amemuuma; mbwa amenirarua; ~umwa na mbweha; mbweha ~uma; ~umwa na paka; ~umwa na nyani; ~umwa na popo; ~tafunwa na mbwa; mbwa ~tafuna; ~kwaruzwa na mbwa; ~kwaruzwa na paka; mbwa ~rarua; ~raruliwa na mbwa; mbwa ~kwaruza; mbwa ... ~ng'ata; ~ng'atwa na panya; ~ng'atwa na nyani; ~umwa ... mbwa; panya ~uma; fisi ~uma; mbwa ~lamba kidonda; paka ~kwaruza; paka ... ~uma; punda ~uma; paka ~uma`,
  },
  poison: {
    en: 'poison*; drank poison; swallowed chemicals; swallowed poison; took poison; drank chemical; drank something poisonous; drank ... chemical; ate poison*; ingest* poison*; ate rat*; ingested ... substance; unknown substance; toxic; mushroom*; swallowed something; drank something from; drank ... unknown; poison ingestion; toxic ingestion',
    sw: 'sumu; kunywa sumu; ~nywa sumu; ~nywa kemikali; ~kula sumu; ~meza sumu; ~lishwa sumu; ~meza kitu; ~kunywa kitu; uyoga; ~tegewa sumu; ~kunywa sumu',
  },
  co_exposure: {
    en: 'charcoal jiko; jiko in room; jiko ... room; jiko inside; charcoal ... room; generator ... inside; slept with a jiko; smoke ... room; jiko ... house; closed room jiko; generator ... house; charcoal inside; jiko ... night; jiko ... slept; slept ... jiko; jiko ... closed; slept ... charcoal; carbon monoxide; jiko ... bedroom; charcoal burner inside; jiko indoors; generator running; generator indoors; car engine running; garage ... engine; charcoal grill; faulty heater; running car; charcoal ... closed; heater ... closed; makaa ... bedroom; warming the house with charcoal; charcoal heater; instant shower heater; gas geyser; stove indoors; gas heater|heater|stove|burner|charcoal ... closed|bedroom|sealed|unventilated; charcoal stove|burner|fire ... room|bedroom|house|indoors|inside|night; generator in the house; generator in the room; slept with ... charcoal; stove left on ... night; burning charcoal inside; kerosene heater ... room; space heater ... room',
    sw: 'jiko ... chumba; makaa ... chumba; jiko ndani; ~lala na jiko; moshi ... chumba; jiko ... ndani; jenereta ... ndani; mkaa ... chumba; jiko chumbani; jiko ... ~lala; ~lala ... jiko; jiko ... usiku; makaa chumbani; makaa ndani; makaa ... usiku; makaa ... ndani; mkaa ndani; mkaa ... ndani; jenereta ndani; jiko kwa room; jiko kwa nyumba; jiko la makaa ... nyumba; makaa ... kuota; ~washa jiko ... ~lala; ~ota moto ndani; hewa ya makaa; jiko ... ~ziba madirisha; jiko ... ~funga madirisha; gesi ya jiko; moshi wa jenereta; jiko la mkaa ... ~lala; jiko la makaa ... ~lala; moshi wa jiko ... ~lala; moshi wa makaa chumbani; jiko la makaa ... chumba|chumbani|ndani|usiku|nyumba; mkaa chumbani; jiko la mkaa ... chumba|chumbani|ndani|usiku|nyumba',
  },
  bleeding: {
    en: 'bleed*; blood wont stop; blood coming out; losing blood; lost blood; blood loss; blood flowing; blood ... pouring; blood everywhere; blood is coming',
    sw: 'kutokwa damu; damu ~toka; damu nyingi; ~tokwa damu; damu inatiririka; ~toka damu; damu ~miminika; ~vuja damu; damu ~ruka; damu inaruka; ~bleed; kubleed; nableed; anableed; ~toa damu; damu ~churuzika; damu ~tiririka',
    lack: 'damu haikatiki; damu haikomi; bleeding not stopping; damu haiachi; damu haisimami',
  },
  heavy_bleeding: {
    en: 'bleed* {much}; {much} bleed*; blood wont stop; bleed* ... soak*; bleed* heav*; heav* bleed*; blood spurt*; spurting blood; blood pouring; blood is pouring; soaked pads; soaking pads; lost {much} blood; {much} blood; pool of blood; blood gush*; bleed* badly; soak* ... pad; soaking cloth*; bleeding like a tap; bleed* for ... hour; blood everywhere; bleed* non stop; soaking a pad; pads ... hour; soak* ... cloth*; blood keeps coming; bleed* ... through; bleed* profusely; pads in an hour; bleed* uncontrollab*; uncontrolled bleed*; soaked through; blood soaked; blood is gushing; spurting; cloth is soaked; bleeding ... not slowing; bright red blood pumping; losing a lot of blood; exsanguinat*; massive haemorrhage|hemorrhage; severe haemorrhage|hemorrhage; arterial bleed*',
    sw: `damu nyingi; ~vuja damu nyingi; damu nyingi sana; damu ~miminika; ~tokwa damu nyingi; damu ~ruka; damu inatoka sana; ~toka damu sana; damu ~toka sana; damu kama bomba; damu ~tiririka; ~lowesha pedi; pedi ~jaa; pedi ... saa; ~tokwa damu sana; damu ~toka kwa wingi; damu kwa wingi; damu inaruka; ~lowa damu; ~jaza pedi; kanga ... damu; damu ~bubujika; damu ~churuzika`,
    lack: `bleeding won't stop; blood won't stop; can't stop the bleeding; bleeding doesn't stop; bleeding isn't stopping; bleeding not stopping; won't stop bleeding; can't stop bleeding; not stop bleeding; doesn't stop bleeding; bleeding didn't stop; blood doesn't stop; damu haikatiki; damu haikomi; damu haiachi; damu haisimami; haiachi kutoka damu; damu haijakoma; damu haijakatika; damu haizuiliki`,
  },
  injury: {
    en: 'accident; fallen; injured; crash*; knocked down by; fell from; knocked over by; thrown off; football injury; sports injury; blow to; sprain*; hurt while playing; hurt playing; during a football; tackle*; road accident; motorbike accident; boda boda accident; boda accident; car accident; hit by car; run over by; kicked by; overturned; road traffic accident; rta; rti; collided; had a fall; after a fall; after falling; fall from; a bad fall; injury to; injury after; blunt trauma; trauma to; after an injury; sustained ... injury; knocked off; pushed and; thrown from; bumped into; fell off the; fell off a; fell and hit; fell and landed; fell on his; fell on her; fell onto; fell from a; fell out of; fell into a hole; collision with; tripped over; tripped and; slipped and; slipped on; hit by a car; hit by a motorbike; was hit by; hit by a ball; fell off; fell to the ground; fell on the floor; fell down a flight; fell down and hurt; fell down and hit; falling down',
    sw: 'ajali; ~pata ajali; ~anguka; ~gongwa na gari; ~gongwa na pikipiki; ~gongwa; ~teleza; ~jikwaa; jeraha la ajali; ajali ya boda; ajali ya gari; ~pigwa teke; ~anguka kutoka; ~anguka chini; ~anguka na baiskeli; ~anguka kwa ngazi; ~umia mchezoni; ~umia mpirani; ~jeruhiwa; ~gonga mti; ajali ya barabarani; ~kanyagwa na gari; ameumia; nimeumia; aliumia; niliumia; ~umia kwenye ajali; ~umia nikicheza; ~umia akicheza; kuumia; ~angukiwa; tuligongwa; ~gongana; ~umia kazini',
  },
  limb_injury: {
    en: 'injured limb; hurt my ankle; hurt his ankle; hurt her ankle; hurt my wrist; hurt my knee; hurt my arm; hurt his arm; hurt her arm; hurt my leg; hurt his leg; hurt her leg; injured ... ankle; injured ... wrist; injured ... knee; injured ... arm; injured ... leg; injured ... hand; injured ... foot; injured ... finger; injured ... shoulder; fell on ... hand; fell on ... arm; fell on ... wrist; fell on ... shoulder; fell onto ... hand; outstretched hand; outstretched arm; hip {pain} after ... fall; arm {pain} after ... fall; wrist {pain} after ... fall; leg {pain} after ... fall; ankle injury; knee injury; wrist injury; hand injury; leg injury; arm injury; shoulder injury; foot injury; finger injury; landed on ... arm; landed on ... hand; landed on ... shoulder; crushed ... finger*; crushed ... hand; ankle {pain} after; wrist {pain} after; dropped on ... foot; hit ... shin; kicked ... leg; kicked ... shin; hurt my hand; hurt my foot; hurt my finger; hurt my shoulder; hurt his hand; hurt her hand; fell on ... ankle; fell on ... elbow; fell on ... knee; fell on ... hip; fell and broke; fell and hurt; broke ... when ... fell; hip {pain} after fall*; hip {pain} after a fall; hurt ... arm after; hurt ... leg after',
    sw: 'mkono ulioumia; ~umia mkono; ~umia mguu; ~umia kifundo; ~umia goti; ~umia bega; ~umia kidole; ~umia kiwiko; ~umia mkononi; ~umia mguuni; ~anguka ... mkono; ~anguka ... mguu; ~angukia mkono; ~angukia bega; ~angukia mguu; mkono ~umia; mguu ~umia; ~anguka ... bega; ~anguka ... kiwiko; ~anguka ... kifundo; ~anguka ... nyonga; ~pondwa kidole; mguu ... ajali; mkono ... ajali; ajali ... mguu; ajali ... mkono; ~angukia kiwiko; ~pondeka kidole; kidole ~pondwa',
  },
  twisted_joint: {
    en: 'twisted ankle; twist* ... ankle; twist* ... knee; twist* ... wrist; ankle twist*; roll* ... ankle; ankle ... rolled; ankle ... roll*; sprain*; foot turned over; ankle turned; turned my ankle; turned ... ankle; strained ... ankle; pulled hamstring; groin strain; torn ligament; ankle gave way; went over on my ankle; inversion injury; foot twisted; twist* ... foot; twist* ... leg; twist* ... finger',
    sw: 'kuteguka; ~teguka; kifundo ~teguka; mguu ~teguka; ~teguka mguu; ~teguka kifundo; ~teguka mkono; mguu ~pinda ... ~teguka; mguu ~geuka; kukunja mguu; ~kunja kifundo; ~shtua mguu; ~shtua kifundo; mguu ~shtuka; ~shtua mkono; ~geuza mguu; mkono ~teguka; kidole ~teguka; ~viringika mguu; mguu ~pinduka; ~pindua mguu; ~stuka mguu; kifundo cha mguu ~pinduka',
  },
  deformity: {
    en: 'deformity; deformed; arm ... bent; leg ... bent; looks bent; is bent; bent arm; bent at an odd angle; odd angle; wrong angle; crooked ... arm; crooked ... leg; leg ... shorter; shorter and turned; shortened and externally rotated; externally rotated; angulated; angulation; visible deformity; out of shape; leg ... turned out*; bent wrist; dinner fork; broken bone; bone ... broke*; broke* ... bone; broke ... leg; broke ... arm; broke ... wrist; broken leg; broken arm; broken wrist; fracture*; broken finger; misshapen; wrist ... bent; broken collarbone; arm ... crooked; leg ... crooked; foot ... facing the wrong; crepitus; finger ... bent; broken hip; broken ankle; looks crooked',
    sw: 'kiungo kupinda; mkono ~pinda; mguu ~pinda; mfupa ~vunjika; ~vunjika mkono; ~vunjika mguu; kuvunjika mfupa; mguu ~vunjika; mkono ~vunjika; ~vunjika mfupa; mguu ... mfupi; mkono umekaa vibaya; mguu umekaa vibaya; kuvunjika; ~vunjika kiuno; ~vunjika; kidole ~pinda; mguu mfupi; ~vunja mkono; ~vunja mguu; mifupa ~vunjika',
  },
  bone_out: {
    en: 'bone seen in the wound; bone sticking out; bone ... out; open fracture; compound fracture; bone ... visible; see the bone; bone protrud*; bone coming out; bone ... through the skin; exposed bone; bone exposed; bone is showing',
    sw: 'mfupa kuonekana; mfupa ~onekana; mfupa ~toka nje; mfupa nje; mfupa ~chomoza; mfupa ~tokeza',
  },
  joint_out: {
    en: 'dislocated joint; dislocat*; joint ... out of place; shoulder ... out of place; shoulder popped out; popped out; out of its socket; out of socket; knee cap moved; kneecap ... side; shoulder ... popped; empty shoulder; squared off shoulder; jaw ... locked open; finger ... out of place; pulled ... elbow; shoulder came out; bone out of joint',
    sw: 'kiungo kutoka mahali pake; bega ~toka; kiungo ~toka mahali; bega ~chomoka; ~toka mahali pake; goti ~chomoka; kiwiko ~toka; kidole ~toka mahali; bega ~achia; bega ... mahali pake; ~chomoka mahali',
  },
  cannot_use_limb: {
    en: `inability to bear weight; {cant} bear weight; {cant} put weight; {cant} step on; {cant} use ... arm; {cant} use ... hand; {cant} use ... leg; {cant} lift ... after ... fall; {cant} move ... wrist; {cant} move ... elbow; {cant} move ... shoulder; {cant} move ... fingers; {cant} weight bear; non weight bearing; {cant} take weight; {cant} straighten ... knee; {cant} bend ... elbow; {cant} walk after ... fall; hop* on one leg; unable to bear; refuses to walk; won't use ... arm; holds ... arm still; {cant} walk after; {cant} put ... foot down; {cant} move ... ankle; {cant} step; {cant} stand on ... leg|foot|ankle; {cant} walk on ... leg|foot|ankle; {cant} move ... arm after`,
    sw: 'kushindwa kukanyagia mguu; {siwezi} kukanyaga; {siwezi} kukanyagia; {siwezi} kutumia mkono; {siwezi} kusogeza kifundo; {siwezi} kusimamia mguu; {siwezi} kusogeza bega; {siwezi} kusogeza kiwiko; {siwezi} kukunja kiwiko; {siwezi} kusogeza vidole; {siwezi} kuutumia mkono; {siwezi} kuukanyagia; {siwezi} kutembea nao',
    lack: `can't bear weight; can't put weight; can't put any weight; can't step on; can't use my arm; can't use his arm; can't use her arm; can't use my hand; can't use my leg; not able to bear weight; won't bear weight; siwezi kukanyaga; hawezi kukanyaga; siwezi kuukanyagia; hawezi kuukanyagia; mguu haukanyagi; siwezi kutumia mkono; hawezi kutumia mkono; hakanyagi; siwezi kukanyagia; hawezi kukanyagia; can't put his foot down; can't put my foot down; can't stand on my leg; can't stand on his leg; can't stand on it; can't walk on the foot; can't move the arm after; hawezi kuusogeza; siwezi kuusogeza; siwezi kuunyanyua; hawezi kuunyanyua`,
    well: 'can walk on it; can bear weight; able to walk on; able to bear weight; can still walk; weight bearing well; naweza kukanyaga; anaweza kukanyaga; can put weight; anatembea nao; natembea nao',
  },
  injured_swollen: {
    en: 'swelling of the injured part; ankle {swollen}; {swollen} ankle; knee {swollen} after; wrist {swollen}; {swollen} wrist; twist* ... {swollen}; {swollen} ... after ... fall; elbow {swollen}; {swollen} elbow; finger {swollen}; {swollen} finger; arm {swollen} after; leg {swollen} after; {swollen} ... injur*; {swollen} and bruised; bruised and {swollen}; injur* ... {swollen}; hit ... {swollen}; ankle ... {swollen}; wrist ... {swollen}; {swollen} foot after; elbow ... {swollen}; {swollen} over ... ankle; {swollen} around the ankle; {swollen} ... ankle; fell and ... {swollen}; fall ... {swollen}',
    sw: 'uvimbe mahali palipoumia; kifundo {swollen}; kifundo ... {swollen}; ~anguka ... {swollen}; ~teguka ... {swollen}; ~umia ... {swollen}; kiwiko {swollen}; mkono {swollen}; kidole {swollen}; mkono ... {swollen}; mguu ... ~teguka ... {swollen}; {swollen} kifundo; ~gongwa ... {swollen}; kiwiko ... {swollen}; palipoumia {swollen}; pameumia {swollen}; pamevimba; ~vunjika ... {swollen}',
  },
  bone_tender: {
    en: 'bony tenderness; tender* over ... bone; bone tenderness; tender* ... malleolus; snuffbox; point tenderness; tender* ... metatarsal; pain on pressing ... bone; localised bone {pain}; {hurts} to touch ... bone; tender* over ... wrist; tender* over ... clavicle; tender* over ... hip; bone ... tender; tender* over ... shin; localized tenderness; focal tenderness',
    sw: 'mfupa kuuma ukibonyezwa; mfupa ~uma ... ~bonyeza; mfupa ~uma ... ~gusa; ~bonyeza ... mfupa ~uma; mfupa ~uma sana; mfupa wenyewe',
  },
  heard_crack: {
    en: 'crack heard; heard a crack; felt a crack; heard a snap; cracking sound; heard a pop; snapping sound; felt a snap; audible crack; popping sound; felt a pop; audible pop; heard something break; heard a loud crack',
    sw: 'mlio wa kuvunjika; ~sikia mlio; ~sikia mfupa; ~sikia kitu ~vunjika; kakakaka; ~sikia ... ~vunjika; ~sikia ikilia',
  },
  deep_wound: {
    en: 'deep wound; deep cut; deep gash; deep laceration; wound ... deep; cut ... deep; wide open wound; wound ... open wide; needs stitches; need stitches; stab wound; gunshot; bullet; gun shot; panga cut; cut with a panga; slashed; cut to the bone; see the fat; tendon ... visible; spear; arrow; large wound; big wound; amputat*; finger amputated; severed finger; machete; large laceration; sutur*; severed; laceration ... deep; penetrating; stabbed with; stabbed by; stabbed in the; was stabbed; stabbing wound; gaping wound; gapes',
    sw: 'jeraha la kina; jeraha kubwa; kidonda cha kina; ~katwa na panga; ~katwa panga; ~chomwa kisu; ~dungwa kisu; ~pigwa risasi; risasi; jeraha ~achama; panga ~kata; ~kata na panga; jeraha refu; ~pigwa mshale; mkato mkubwa; ~katika kidole; kidole ~katika; kata ya ndani; jeraha la panga; ~pigwa panga; mkato wa kina; jeraha ... wazi; ~katwa vibaya; ~jikata na panga; ~katwa na kisu',
  },
  small_cut: {
    en: 'small cut; minor cut; little cut; small wound; scratch on; graz*; scrap*; abrasion*; nick; superficial cut; paper cut; shallow cut; tiny cut; scraped knee; superficial wound; superficial laceration; minor wound; cut my finger; cut on my finger; cut finger; cut her finger; cut his finger; small graze; peeled knee; grazed knee; scraped; razor cut; cut while shaving; kitchen knife; cut ... kitchen knife; cut my thumb; bled a little; scrap* ... knee; scrap* ... elbow',
    sw: 'mkato mdogo; kidonda kidogo; jeraha dogo; mchubuko; ~chubuka; michubuko; ~jikata kidole; ~jikata kidogo; ~jikata na wembe; ~jikata na kisu; ~chubuka goti; ~katika kidogo; kakidonda; ~kwaruza; ~kwaruzwa; mikwaruzo; ~jikata kidoleni; ~jikuna na waya; kidonda kidogo',
  },
  dirty_wound: {
    en: 'dirt in the wound; dirty wound; wound ... dirt*; glass in ... wound; glass in; piece of glass; foreign body in wound|foot|hand|skin|finger|leg|sole; wound ... soil; cut ... rusty; rusty; broken glass; thorn in; splinter*; wood in; wound ... mud; soil in; cut ... glass; gravel; contaminated wound; metal piece',
    sw: 'uchafu kwenye jeraha; jeraha ... uchafu; kidonda ... uchafu; kioo ndani; kipande cha kioo; ~katwa na kioo; ~jikata na kioo; ~kanyaga kioo; udongo kwenye jeraha; kibanzi; chupa iliyovunjika; kidonda kichafu; jeraha chafu; ~katwa na chupa; ~katwa na bati; yenye kutu; ~katwa na bati|mabati; wenye kutu',
  },
  stepped_on_nail: {
    en: 'nail in the foot; stepped on a nail; stepped on nail; stepped on ... thorn; nail ... foot; thorn ... foot; pricked by; nail went through; puncture wound; puncture; stepped on ... sharp; nail pierced; trod on a nail; pierced by; stepped on ... wire; nail prick; rusty nail',
    sw: 'msumari mguuni; ~kanyaga msumari; ~kanyaga mwiba; ~chomwa na msumari; msumari ~choma; ~dungwa na mwiba; mwiba ~choma; ~chomwa na mwiba; msumari ... mguu; ~dungwa na msumari; msumari ~dunga; msumari ~ingia',
  },
  tetanus_gap: {
    en: 'no tetanus injection; no tetanus vaccine; tetanus ... not up to date; last tetanus ... years; unknown tetanus; tetanus status unknown; tetanus unknown; tetanus ... years ago; never had a tetanus; never had tetanus; need a tetanus; need tetanus; tetanus shot ... years; missed tetanus',
    sw: 'kukosa sindano ya pepopunda; hajachanjwa pepopunda; bila chanjo ya pepopunda; sindano ya pepopunda ... zamani; sindano ya pepopunda ... miaka; sindano ya tetanus ... zamani; sindano ya tetanus ... miaka',
    lack: `not had a tetanus; no tetanus; hasn't had tetanus; haven't had tetanus; never had a tetanus; sijadungwa sindano ya tetanus; hajadungwa sindano ya tetanus; sijachomwa sindano ya tetanus; sijapata sindano ya pepopunda; sina chanjo ya pepopunda`,
  },
  fang_marks: {
    en: 'fang marks; two bite marks; two small holes; two puncture*; fang mark*; two teeth marks; two fang; twin puncture*; two marks ... bite; two holes ... bite; puncture marks ... bite; teeth marks of a snake; two tiny holes',
    sw: 'alama mbili za meno; meno mawili; vitundu viwili; alama za meno; alama mbili ... meno; matundu mawili ... ~uma; matundu mawili madogo',
  },
  bite_swelling: {
    en: 'swelling around the bite; bite ... {swollen}; bitten ... {swollen}; swelling ... spread*; swelling ... up the leg; swelling ... up the arm; swelling ... moving up; bite ... swelling; bit* ... {swollen}; snake ... {swollen}; local swelling ... bite; {swollen} ... bite; bite site; bite ... black; swelling past ... knee; tender lymph node* ... bite',
    sw: `uvimbe unaosambaa palipoumwa; palipoumwa {swollen}; ~umwa ... {swollen}; uvimbe ~panda; uvimbe ~sambaa; nyoka ... {swollen}; ~ng'atwa ... {swollen}; uvimbe ~enea`,
  },
  rabid_animal: {
    en: 'rabid animal; rabid dog; stray dog; dog ... stray; mad dog; dog ... foam*; dog ... died; dog ... strange*; dog ... biting everyone; dog ... ran away; dog not vaccinated; dog ... unvaccinated; unvaccinated dog; dog ... unknown; unknown dog; stray animal; dog ... vaccin*; rabies; dog ... killed; wild animal; unprovoked bite; mongoose; dog had no owner; foaming at the mouth; dog ... disappeared; no owner; street dog; stray cat; dog ... salivating',
    sw: 'mnyama mwenye kichaa; mbwa koko; mbwa ... kichaa; kichaa cha mbwa; mbwa ... ~kufa; mbwa ... amekufa; mbwa ~toka povu; mbwa ... povu; mbwa ... ~toroka; mbwa mwenye kichaa; mbwa wa mtaani; mbwa ... mwenyewe; mbwa ... hajulikani; mbwa wa barabarani; paka koko; mbwa asiye na mwenyewe; mbwa ... hajachanjwa; mbwa mkali mtaani',
    lack: `mbwa hajachanjwa; mbwa hana chanjo; mbwa hajulikani; mbwa hana mwenyewe; dog is not vaccinated; dog was not vaccinated; dog isn't vaccinated; dog has no owner`,
  },
  allergy_known: {
    en: 'known allergy; allergic to; history of allergy; peanut allergy; penicillin allergy; known allergies; epipen; food allergy; allergy to; known allergic; adrenaline pen; nut allergy; allergic reaction before; bee allergy',
    sw: 'mzio unaojulikana; mzio wa karanga; mzio wa penicillin; mzio wa; ana mzio; nina mzio; aleji ya; allergy ya; ana allergy; nina allergy; aleji',
  },
  household_poison: {
    en: 'drank kerosene; drank paraffin; drank bleach; drank jik; swallowed jik; swallowed bleach; drank acid; drank petrol; drank detergent; swallowed battery; drank ... kerosene; drank ... paraffin; drank ... jik; drank ... bleach; drank ... petrol; drank ... diesel; drank ... detergent; drank ... acid; battery acid; caustic soda; drain cleaner; toilet cleaner; harpic; swallowed ... battery; button battery; lye; ingest* ... bleach; ingest* ... kerosene; ingest* ... paraffin; ingest* ... caustic; hydrocarbon ingestion; drank ... dettol; drank dettol; swallow* ... kerosene; swallow* ... paraffin; swallow* ... bleach; swallow* ... acid; drank ... cleaner; bleach poisoning; kerosene poisoning; paraffin poisoning; drank|drunk|drinks|drinking|swallowed|swallows|swallow|ingested|ingestion|ingests|sipped|took|given ... kerosene|paraffin|petrol|diesel|bleach|jik|acid|detergent|soap|dettol|disinfectant|harpic|turpentine|thinner|cleaner|lye|corrosive|battery|caustic|spirit|shampoo; kerosene|paraffin|bleach|jik ... drank|swallowed|mouth|ingested; corrosive ingestion; drank hair dye; drank paint; found with ... kerosene; found with ... paraffin',
    sw: 'mafuta ya taa; jik; ~nywa jik; ~kunywa jik; ~nywa mafuta ya taa; ~nywa asidi; ~kunywa mafuta; ~meza betri; ~kunywa sabuni; ~nywa sabuni; ~kunywa petroli; ~kunywa asidi; asidi ya betri; ~kunywa dettol; ~kunywa parafini; dawa ya choo; ~kunywa dawa ya choo; ~kunywa kerosini; ~nywa kemikali ya kuosha; ~kunywa|~nywa|~meza ... parafini|petroli|dizeli|dettol|kerosini|jik|asidi|sabuni|betri|spiriti|harpic; ~kunywa dawa ya nywele; parafini ... ~kunywa; mafuta taa',
  },
  tablets_overdose: {
    en: `overdose of tablets; overdose*; took many tablets; swallowed many tablets; swallowed pills; many pills; too many tablets; swallowed ... tablets; whole packet of tablets; too many pills; bottle of pills; swallowed ... pills; handful of tablets; handful of pills; empty packet of; empty bottle of pills; strip of tablets; took ... tablets at once; ate grandmother's tablets; drank ... whole bottle of ... syrup; paracetamol overdose; ingest* ... tablets; ingest* ... pills; iron tablets ... swallowed; swallowed ... capsules; found with ... tablets; took 20 tablets; took 30 tablets; 20 paracetamol; 30 paracetamol; took too many pills; took many|several|all|ten|fifteen|twenty|thirty|forty|fifty|handful ... tablets|pills|capsules|paracetamol|panadol; swallowed many|several|all|ten|fifteen|twenty|thirty|forty|fifty|handful ... tablets|pills|capsules|paracetamol|panadol; ate ... mother|grandmother|granny|father ... tablets|pills|medicine; swallowed ... mother|grandmother|granny|father ... tablets|pills|medicine; took ... tablets to die; took ... pills to die; child ... swallowed ... tablets; drank ... bottle of cough syrup; blister pack empty; overdosed on; took all the tablets at once; took ... whole bottle ... tablets; finished ... packet of tablets`,
    sw: 'vidonge vingi; ~meza vidonge vingi; ~meza dawa nyingi; ~nywa dawa nyingi; ~meza tembe nyingi; vidonge ... mara moja; ~meza paketi nzima; ~kunywa dawa nyingi; ~meza vidonge ... vyote; ~meza dawa zote; ~meza panadol nyingi; ~overdose; ~meza dawa za ... nyanya; ~meza dawa za mama; ~meza dawa za bibi; ~kunywa chupa nzima; ~meza vidonge ishirini; ~meza vidonge ... kumi; ~meza vidonge ... ishirini; ~meza vidonge ... thelathini; ~meza vidonge ... hamsini; ~meza vidonge ili; ~meza dawa nyingi mara moja; ~meza panadol kumi; ~meza panadol ishirini; ~kula vidonge vingi; ~meza dawa kupita kiasi; vidonge ... kwa wakati mmoja; ~bugia vidonge; ~bugia dawa',
  },
  farm_chemical: {
    en: 'farm chemical*; pesticide*; insecticide*; rat poison; herbicide*; organophosph*; sprayed farm chemical; acaricide; weed killer; cattle dip; chemical ... spray*; spraying ... farm; spray* ... pesticide*; spray* ... crops; spray* ... coffee; spray* ... tomatoes; malathion; diazinon; dimethoate; carbamate; triatix; steladone; chlorpyrifos; paraquat; gramoxone; roundup; rodenticide; rat and rat; mole poison; fumigat*; parathion; spraying chemicals; sprayed ... chemical*; crop spray*; spray* ... cabbages; spray* ... tea; tick spray; livestock dip; flower farm; doom spray; drank ... doom; spray* ... vegetables; spray* ... farm; spray* ... maize; mix* ... pesticide*; chemical for ... ticks|cows|cattle|weeds|rats|crops|tomatoes; tick chemical; cow dip; farm poison; drank ... dip; pest control chemical*; spraying tomatoes; spraying coffee',
    sw: `dawa ya wadudu; dawa ya panya; dawa ya kuua wadudu; dawa ya mifugo; ~nyunyizia dawa; dawa ya kunyunyizia; dawa ya mende; ~kunywa dawa ya mende; ~nyunyiza dawa; dawa ya shamba; dawa ya ng'ombe; dawa ya kuogesha; dawa ya kupulizia; ~pulizia dawa; sumu ya panya; dawa ya kupe; dawa ya magugu; dawa ya mimea; ~puliza dawa; dawa za shamba; dawa ya kunguni; dawa za kilimo; dawa ya kuua magugu; ~nyunyizia ... dawa; ~pulizia ... dawa; ~piga dawa ... shamba; ~piga dawa mimea; ~spray dawa; ~spray shamba; ~kunywa dawa ya ng'ombe; dawa ya kuulia wadudu; dawa za wadudu; ~kunywa dawa ya panya`,
  },
  drooling: {
    en: 'drooling; drool*; saliva ... pouring; salivat*; saliva running; excess* saliva; hypersalivation; foaming at the mouth; froth* at the mouth; froth* ... mouth; foam* ... mouth; saliva from mouth; a lot of saliva; too much saliva; saliva ... coming; mouth secretions; foam ... mouth; froth from mouth; spit running; mouth full of saliva; water runs from ... mouth; saliva pours; saliva is pouring',
    sw: 'mate mengi; ~toka mate; ~tokwa na mate; ~tokwa mate; mate ~toka; mate ~churuzika; povu mdomoni; ~toka povu; mate ~tiririka; ~dondosha mate; ~tokwa na povu; udenda; ~tokwa udenda; mate ... mdomoni; povu ... mdomoni',
    lack: `mate hayamezeki; can't swallow saliva; can't swallow my saliva; can't swallow own saliva; can't swallow his saliva; can't swallow her saliva; can't swallow spit; not swallowing saliva; hawezi kumeza mate; siwezi kumeza mate; hamezi mate`,
  },
  small_pupils: {
    en: 'pinpoint pupils; small pupils; pupils ... small; constricted pupils; pupils ... constrict*; miosis; tiny pupils; pupils ... pinpoint; pin point pupils; miotic; pupils are small; pupils ... pin',
    sw: 'mboni ndogo; mboni ... ndogo; mboni za macho ~sinyaa; mboni ~kuwa ndogo',
  },
  muscle_twitching: {
    en: 'muscle twitching; twitching muscles; fasciculation*; muscles ... twitch*; twitch* of ... muscles; muscle twitches; eyelid twitch*; twitching of ... muscle; body twitching; muscle jump*; twitchy',
    sw: 'misuli kuchezacheza; misuli ~chezacheza; misuli ~cheza; misuli ~rukaruka; nyama ~cheza; mwili ~rukaruka',
  },
  mouth_burns: {
    en: 'burnt mouth; burn* ... mouth ... after drink*; mouth burn*; burn* in the mouth; burns of the mouth; lips burn*; mouth ... burn*; throat ... burn* ... drank; drank ... burn*; oral burns; mouth ... white patches ... drank; burns around the mouth; burning mouth and throat; burns in ... mouth; burnt lips',
    sw: 'mdomo kuungua; mdomo ~ungua; mdomo ~babuka; koo ~ungua; mdomo na koo ~ungua; mdomo ~choma baada ya kunywa; midomo ~ungua; midomo ~babuka; mdomo umeungua',
  },
  chemical_smell: {
    en: 'smell of chemical; smells of paraffin; smells of kerosene; smell of garlic; garlic smell; garlic odor; garlic odour; smells of chemical; smell of pesticide; smells of pesticide; breath smells of; smelling of chemical; smells like paraffin; smell of kerosene; smelling of kerosene; smelling of paraffin; smell of paraffin; clothes smell of; smell of insecticide; garlicky; odor of garlic; chemical smell; odour of garlic',
    sw: 'harufu ya kemikali; harufu ya mafuta ya taa; ~nuka dawa; ~nuka mafuta ya taa; ~nuka kemikali; harufu ya dawa ya wadudu; mdomo ~nuka mafuta; harufu ya kitunguu saumu; ~nuka mafuta; ~nuka sumu',
  },
  room_mates_ill: {
    en: 'others in the room ill; whole family ... headache; all of us ... headache; we all have headache*; everyone in the house ... headache; everyone in the house ... dizzy; whole family ... dizz*; all woke ... headache; all of us woke; family members ... same symptoms ... stove; others in the room; roommate* ... same; my wife and ... also ... headache; children ... also ... headache; woke up with headache* and; both of us ... dizzy; both of us ... headache; everyone ... woke; we all ... dizz*; we all ... vomit*; whole family ... woke; all feel ... dizzy; the whole house; husband also ... headache; wife also ... headache; everyone in the room',
    sw: 'wengine chumbani kuumwa; sote ... kichwa; sote tuna kizunguzungu; wote ... kichwa; wote chumbani; familia yote ... kichwa; sote tumeamka; wote tumeamka; sote ... ~amka; wote ... ~amka ... kichwa; wote wana kizunguzungu; watoto pia ... kichwa; wote nyumbani ... kizunguzungu; mke wangu pia ... kichwa; mume wangu pia ... kichwa; tunaumwa kichwa; tunaumwa na kichwa; tuna kizunguzungu',
  },
  better_outside: {
    en: 'relief ... fresh air; better ... outside; feel* better outside; better when ... outside; improve* ... outside; better ... fresh air; went outside ... better; improve* ... fresh air; better after opening ... windows; headache ... away from home; better ... away from home; symptoms improve ... outdoors; better ... outdoors',
    sw: 'nafuu nje; ~pata nafuu nje; ~toka nje ... nafuu; hewa safi ... nafuu; nikitoka nje ... nafuu; nafuu ... hewa safi; nafuu ... nje; nje ... nafuu',
  },
  small_burn: {
    en: 'small burn; minor burn; touched ... hot; touched a hot; splash* ... oil; oil splash*; touched iron; iron burn*; burnt finger; burn on my finger; small area burn*; red burn; superficial burn; first degree burn; slightly burn*; hot pan; hot iron; burnt my hand a bit; oil splatter*; steam burn*; touched ... hot pan; size of a coin; coin sized; burnt by steam; burnt my fingers; exhaust pipe; touched the exhaust; burnt|burned ... finger|fingers|thumb|fingertip|tongue; burn on ... finger|thumb|hand; burnt|burned a little; slightly burnt|burned; burn ... size of a coin',
    sw: 'kuungua kidogo; ~ungua kidogo; ~ungua kidole; ~ungua vidole; ~gusa sufuria; ~gusa pasi; ~rukiwa na mafuta; mafuta ~ruka; ~ungua na pasi; ~ungua ... kidogo; ~gusa jiko; ~gusa exhaust; ~ungua kwa mvuke; ~ungua ulimi; ~ungua na exhaust; ~chomeka kidogo; ~ungua na sufuria; ~chomwa na sufuria; ~chomwa na pasi; ~chomeka kidole',
  },
  burn_blisters: {
    en: 'blisters on the burn; burn* ... blister*; blister* ... burn*; scald* ... blister*; second degree burn*; partial thickness; blister* ... hot water; hot water ... blister*; hot oil ... blister*; iron ... blister*; burn* ... bubbles',
    sw: 'malengelenge palipoungua; ~ungua ... malengelenge; palipoungua ... malengelenge; malengelenge ... moto; maji ya moto ... malengelenge; lengelenge ... ~ungua; ~ungua ... lengelenge',
  },
  charred_burn: {
    en: 'charred skin; charred; full thickness; third degree; black burn*; burn* ... white and; leathery; burn* ... painless; burn* ... black; skin ... charred; burn* ... leathery; eschar; burn* ... no feeling; burns over ... percent; percent burns; tbsa; burn* ... percent',
    sw: 'ngozi iliyoungua kuwa nyeusi; ~ungua ... nyeusi; ~ungua ... peusi; ~ungua hadi mfupa; ngozi nyeusi ... ~ungua; ~ungua ... peupe',
    lack: 'palipoungua hapaumi',
  },
  smoke_inhaled: {
    en: 'smoke inhaled in a fire; smoke inhalation; inhaled smoke; breathed smoke; breathed in smoke; trapped in ... fire; house fire; soot in; soot around; burning house; house ... caught fire; escaped from a fire; building fire; inhalation injury; fire in ... house; house on fire; rescued from ... fire; sooty sputum; singed hair; singed eyebrows; singed nasal; singed nose; burnt nose hair',
    sw: 'moshi wa moto uliovutwa; ~vuta moshi; nyumba ~ungua; nyumba ~shika moto; nyumba {waka} moto; masizi puani; ~okolewa kwenye moto; nyumba iliungua; moshi wa nyumba; masizi mdomoni; ~ungua ndani ya nyumba; nyumba ~teketea',
  },
  electric_shock: {
    en: 'electric shock; electrocut*; struck by lightning; lightning; live wire; high voltage; electrical injury; electrical burn; shocked by electricity; electric current; touched ... live wire; electrical shock; touched ... wire ... shock; naked wire; hit by electricity; touched ... electric wire; fell on ... power line; current passed; got shocked; shock from a socket; touched a socket; thrown back by ... current; electric fence',
    sw: 'shoti ya umeme; ~pigwa na umeme; ~pigwa na stima; stima ~piga; ~pigwa na radi; radi; umeme ~piga; ~nasa kwenye umeme; ~shikwa na stima; ~shikwa na umeme; umeme ~mpiga; ~pigwa shoti; waya wa umeme; ~naswa na umeme; shoti; waya ya stima; waya wa stima; ~rushwa na stima; ~rushwa na umeme',
  },
  near_drowning: {
    en: 'near drowning; drown*; pulled from water; pulled out of ... water; pulled from the river; pulled from ... pool; pulled out of ... river; pulled out of ... pool; pulled out of ... dam; pulled out of ... well; submerged; submersion; fell into ... river; fell into ... well; fell into ... dam; fell into ... pool; fell in the dam; fell into ... basin; fell in the river; under water; found floating; face down in; fell in a basin; swallowed ... water ... swimming; fell into the lake; fell into ... water tank; fell into a bucket',
    sw: 'kuzama majini; ~zama majini; ~zama kwenye maji; ~zama kwenye mto; ~zama mtoni; ~zama ziwani; ~zama baharini; ~tolewa majini; ~anguka kwenye kisima; ~anguka kisimani; ~anguka mtoni; ~anguka majini; ~anguka kwenye maji; ~zama dimbwini; ~anguka kwenye beseni; ~anguka kwenye bwawa; ~zama kisimani; ~zama bwawani; ~okolewa majini; ~anguka bwawani; ~anguka kwa ndoo; ~opolewa majini; ~kunywa maji mengi ... ~ogelea; ~zama kwa maji',
  },
  memory_gap: {
    en: `memory gap; no memory of the accident; {cant} remember the accident; {cant} remember what happened; amnesia; doesn't remember the accident; no recollection; doesn't remember falling; doesn't recall; no memory of; don't remember what happened; doesn't remember what happened; retrograde; does not recall`,
    sw: 'kutokumbuka kilichotokea; kutokumbuka ajali; ~sahau kilichotokea; kumbukumbu ya ajali ~potea',
    lack: `no memory of; doesn't remember the accident; doesn't remember what happened; don't remember what happened; don't remember the accident; can't remember what happened; doesn't recall the; hakumbuki kilichotokea; sikumbuki kilichotokea; hakumbuki ajali; sikumbuki ajali; doesn't remember falling; can't remember the accident`,
  },
  head_lump: {
    en: 'lump on the head; bump on ... head; bump on ... forehead; swelling on ... head; cut on ... head; wound on ... head; scalp ... wound; scalp ... cut; scalp laceration; swollen ... forehead; lump on ... forehead; goose egg; scalp swelling; scalp haematoma; scalp hematoma; head ... bump; cut ... scalp; head ... bleeding; forehead swell*; boggy swelling; lump ... head after; swelling ... back of ... head; head wound; bump on his head; egg on ... forehead',
    sw: 'nundu kichwani; nundu ya kichwa; uvimbe kichwani; jeraha kichwani; kidonda kichwani; ~pasuka kichwa; kichwa {swollen}; paji la uso {swollen}; kichwa ~pasuka damu; nundu ... paji; kichwani {swollen}; ~katwa kichwani; nundu kwa kichwa',
  },
  black_eyes: {
    en: `bruises round both eyes; raccoon eyes; racoon eyes; bruis* ... both eyes; battle sign; battle's sign; bruis* behind ... ear; black eyes; periorbital bruising; periorbital ecchymosis; two black eyes`,
    sw: 'michubuko kuzunguka macho; macho meusi baada ya ajali; macho yote ~vilia damu; ~vilia nyuma ya sikio; weusi kuzunguka macho',
  },
  heat_exposure: {
    en: 'long stay in heat; worked in the sun; working in the sun; work* ... hot sun; hot sun; in the heat; heat wave; heatwave; closed car; hot car; locked in a car; left in ... car; left in a hot; march* in the sun; ran in the heat; running in the heat; marathon; great heat; hot weather ... work*; in the scorching; extreme heat; hot day ... work*; hot kitchen; hot day ... run*; under the sun; out in the sun; parade; boiler room; hot environment; hot and humid; playing in the sun; sun all day; sun for hours; dig* ... sun',
    sw: 'kukaa kwenye joto kali; ~fanya kazi juani; jua kali; juani; kwenye joto kali; ~kimbia juani; ~cheza juani; ~fungiwa kwenye gari; ndani ya gari ... joto; jua la mchana; ~kaa juani; ~achwa kwenye gari; ~lima juani; jua siku nzima; jua limempiga; ~pigwa na jua; kwa jua siku; ~shinda kwa jua',
  },
  hot_dry_skin: {
    en: 'hot dry skin; skin ... hot and dry; skin hot and dry; dry hot skin; stopped sweating; skin dry and hot; hot and dry; skin is dry and hot; hot, dry; heat stroke; heatstroke; skin ... hot ... no sweat*; anhidrosis; sun stroke; sunstroke',
    sw: 'ngozi ya moto na kavu; ngozi ... kavu na ya moto; jasho ~acha kutoka; ngozi ... moto ... kavu; ngozi kavu ya moto',
    lack: `no longer sweats; no longer sweating; hatoi jasho; not sweating in the heat; hot but not sweating; doesn't sweat; hatoki jasho na mwili moto; jasho halitoki`,
  },
  hard_effort: {
    en: 'very hard effort; marathon; long run; intense exercise; intense workout; hard training; heavy exercise; vigorous exercise; crossfit; military training; long march; ran a race; strenuous; hard labour all day; heavy workout; gym workout; football match; cross country; spinning class; recruit training; after exercising hard; unaccustomed exercise; crush injury; trapped under; crushed under; overtrained',
    sw: 'mazoezi makali; mbio ndefu; kazi nzito sana; ~kimbia mbio; mazoezi mazito; mazoezi ya jeshi; gym; mbio za marathon; ~beba mizigo siku nzima; ~kimbia marathon; ~angukiwa na ukuta; kazi ngumu siku nzima; mbio za; ~funzwa kijeshi',
  },
  muscle_cramps: {
    en: 'muscle cramp*; leg cramp*; cramps in ... legs; cramp* in ... calf; calf cramp*; cramps in ... muscles; cramping legs; cramps of ... legs; heat cramp*; muscles cramp*; cramp in my leg; cramps in my arms; muscles ... cramp*; legs cramp*; muscle contraction*; contraction* ... leg|legs|calf|arm|muscle|muscles',
    sw: 'misuli kubana; misuli ~bana; mguu ~kaza misuli; ~bana misuli; miguu ~bana; misuli ~shika; mguu ~shikwa na msuli; misuli ~kakamaa; msuli ~shika; msuli ~bana; miguu ~kakamaa; muscle pull ya mguu',
  },
  beaten: {
    en: 'being beaten; beaten; beat me; beats me; beat her; beat him; husband beats; assaulted; attacked by; punched; was slapped; domestic violence; mob justice; kicked me; hit me with; wife beats; fight with; fought with; mugged; robbed and; attacked by thugs; thugs; gender based violence; hits me; hit by my husband; hit by her husband; abusive husband; gbv; hit ... with a stick; attacked by robbers; physical abuse; physically abused; abused by; got beaten; was beaten; beating by; beaten up',
    sw: 'kupigwa na mume; ~nipiga; mume ~mpiga; mume ~nipiga; ~shambuliwa; ~pigwa na mume; ~pigwa na mke; ~pigwa na wezi; ~pigwa ngumi; ~pigwa na majambazi; vita nyumbani; majambazi; ~pigwa mawe; ~pigwa fimbo; ~pigwa na watu; ~chapwa; ~pigwa kofi; ~pigwa na umati; ~pigwa mateke; nilipigwa; alipigwa; amepigwa vibaya; nimepigwa vibaya; ~pigwa sana; ~pigwa vibaya; ~pigwa na mpenzi; ~pigwa na polisi; ~pigwa na jirani; ~pigwa na mwalimu; ~pigwa na baba; ~pigwa jana; ~pigana na mtu; ~pigana na watu; tulipigana',
  },
  genital_injury: {
    en: 'injury of the private parts; genital injury; tear* ... vagina*; vaginal tear*; genital trauma; torn ... private*; bleeding ... private* after; bruis* ... thigh*; anal tear*; pain ... private* after; injur* ... private*; injur* ... genital*; bleed* ... anus after; pain ... anus after; private* {hurts}; torn hymen; hymenal; genital pain after; bruises on ... thighs; vaginal pain since',
    sw: 'jeraha sehemu za siri; sehemu za siri ~umia; ~umia sehemu za siri; ~chanika sehemu za siri; damu sehemu za siri; ~chanika ukeni; sehemu za siri zinauma; ~umia ukeni; ~chanika',
  },
  assault_recent: {
    en: 'assault of the last days; raped ... last night; raped ... yesterday; raped ... today; raped ... hours ago; raped ... this morning; raped ... days ago; assault* ... last night; assault* ... yesterday; assault* ... hours ago; within 72 hours; defiled ... yesterday; defiled ... today; raped ... two days; prep after rape; pep after; forced ... last night; forced ... yesterday; rape ... yesterday; rape ... last night; defiled ... last night; raped ... on her way; raped ... on my way; raped ... coming from',
    sw: 'kubakwa jana; ~bakwa jana; ~bakwa leo; ~bakwa usiku; ~bakwa juzi; ~bakwa asubuhi; ~najisiwa jana; ~najisiwa leo; ~lawitiwa jana; ~baka jana; ~lazimisha ... jana; ~baka ... usiku; ~baka leo; ~najisi jana; ~najisi leo; ~lazimishwa ... jana; ~bakwa jioni; ~baka ... jana',
  },
};
