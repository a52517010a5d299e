import type { LexiconTable } from './schema';

/** Infections and tropical illnesses. */
export const INFECTIOUS: LexiconTable = {
  raw_milk: {
    en: `raw milk; unboiled milk; unpasteurised milk; unpasteurized milk; unpasteurised dairy|cheese|goat; unpasteurized dairy|cheese|goat; milk straight from cow; drink|drinks|drank|drinking milk without boiling; fresh milk from cow|farm|goat; camel milk; raw meat; undercooked meat; uncooked meat; raw blood; half cooked meat; soft cheese; milk ... not boiled; milk ... without boiling; milk ... unboiled; milk ... raw; milk ... unpasteurised|unpasteurized; drink blood`,
    sw: `maziwa mabichi; maziwa yasiyochemshwa; maziwa ambayo hayajachemshwa; maziwa bila kuchemsha; maziwa bila kuchemshwa; maziwa ... bila ~chemsha; maziwa ... hayajachemshwa; maziwa ya ngamia; nyama mbichi; nyama isiyoiva; nyama ambayo haijaiva; damu mbichi; maziwa moja kwa moja kutoka`,
  },
  livestock_contact: {
    en: `livestock; cattle; herder; herdsman; herds; pastoralist; slaughterhouse; abattoir; butcher; butchery; veterinarian; veterinary; vet; farm animals; keeps cows|goats|sheep|camels|animals; keep cows|goats|sheep|camels|animals; milks cows; milking cows; milk the cows; rears cows|goats|sheep|animals; looks after cows|goats|sheep|camels|animals; works with animals; animal birth; helped ... cow|goat|sheep|ewe give birth; lambing; aborted calf|cow|goat|foetus|fetus; slaughters|slaughtered|slaughtering cow|cows|goat|goats|animals|animal|sheep; shepherd; rancher; dairy farm*; goat farm*; sheep farm*; cattle farm*`,
    sw: `mifugo; mfugaji; wafugaji; ~fuga ng'ombe|mbuzi|kondoo|ngamia|wanyama; machinjioni; kichinjio; mchinjaji; bucha; daktari wa mifugo; ~kamua maziwa|ng'ombe|mbuzi|ngamia; ~chunga ng'ombe|mbuzi|kondoo|ngamia; ~zalisha ng'ombe|mbuzi|mifugo; ng'ombe|mbuzi|ngamia ~toa mimba; ~chinja ng'ombe|mbuzi|kondoo|ngamia; mchungaji wa ng'ombe|mbuzi`,
  },
  cat_contact: {
    en: 'cat scratch*; scratched by a cat; scratched by cat|cats|kitten; cat scratched; kitten; kittens; pet cat; my cat; has cats; has a cat; owns a cat; new cat; plays with cat|cats; stray cats',
    sw: 'paka ~kwaruza; ~kwaruzwa na paka; ~parurwa na paka; paka ~parura; mkwaruzo wa paka; mtoto wa paka; paka nyumbani; ~fuga paka; ~cheza na paka',
  },
  glands_back_neck: {
    en: 'glands behind ear*; glands behind the ears; lymph nodes behind ear*; lumps behind ear*; {swollen} behind ear*; behind ears {swollen}; postauricular; post auricular; retroauricular; occipital lymph*; occipital node*; posterior cervical; posterior auricular; suboccipital; glands back of neck; lumps back of neck; nodes back of neck; glands ... back of the neck',
    sw: 'tezi nyuma ya shingo; tezi nyuma ya sikio; tezi nyuma ya masikio; tezi za kisogo; tezi za nyuma ya shingo; uvimbe nyuma ya masikio; uvimbe nyuma ya sikio; uvimbe nyuma ya shingo; nundu nyuma ya shingo; nyuma ya masikio {swollen}',
  },
  glands_everywhere: {
    en: 'generalised lymphadenopathy; generalized lymphadenopathy; diffuse lymphadenopathy; widespread lymphadenopathy; glands ... all over; lymph nodes ... all over; glands neck armpits groin; glands in neck and armpits; nodes ... neck|armpits|axilla ... groin; glands ... neck ... armpit*; cervical and axillary; axillary and inguinal; cervical axillary inguinal',
    sw: 'tezi mwili mzima; tezi kila mahali; tezi sehemu nyingi; tezi za shingo na kwapa; tezi ... shingo ... kwapa; tezi ... kwapa ... kinena; mitoki kila mahali',
  },
  tick_bite: {
    en: 'tick bite*; tick; ticks; bitten by tick*; tick removed; hiking; hiked; hike; camping trip; went camping; camping; wooded area; woods; woodland; forest walk; in the bush for days; tall grass; safari walk; hunting trip; trekking',
    sw: 'kupe; kuumwa na kupe; ~umwa na kupe; ~kaa msituni; msituni; ~lala porini; ~kaa porini; ~tembea porini; ~kaa nyikani; ~tembea nyikani',
  },
  pain_behind_eyes: {
    en: '{pain} behind eye; {pain} behind eyes; {hurts} behind eye; {hurts} behind eyes; behind eyes {hurts}; behind my eyes is painful; retro orbital; retroorbital; retrobulbar; eyes {hurts} when i move; eyes {hurts} when move; eyes {hurts} moving; {pain} when moving eyes; {pain} moving eyes; {pain} with eye movement*; back of eyes {hurts}; {pain} back of eyes; eyeballs {hurts}; eyeball {hurts}; pressure behind eyes',
    sw: 'nyuma ya macho ~uma; nyuma ya macho; nyuma ya jicho; maumivu nyuma ya macho; macho ~uma nikiyageuza; macho ~uma yakigeuka; mboni ~uma',
  },
  bleeding_spots: {
    en: `petechia*; petechial rash; petechial; purpur*; purpuric rash; ecchymos*; purple spots; purple rash; purplish spots; purplish rash; pinpoint red spots; pinpoint spots; tiny red dots; small red dots; red dots; non blanching; nonblanching; non-blanching rash; spots ... not fade; rash ... not fade; spots ... don't fade; rash ... does not fade; rash ... doesn't fade; rash ... not disappear; rash ... not blanch; bleeding under the skin; bleeding into skin; blood spots skin; positive tourniquet; tourniquet test`,
    sw: 'vidoa vya damu; vidoti vya damu; madoa ya damu; vidoti vyekundu; vidoa vyekundu; madoa ya zambarau; upele wa zambarau; damu chini ya ngozi; madoa ya damu kwenye ngozi; damu ~vilia; madoa ... hayapotei; upele ... haupotei',
  },
  joint_disabling: {
    en: `joint pain ... {cant} walk; joints ... {cant} walk; {cant} walk ... joint*; {cant} walk ... joints; {cant} get up ... joint*; {cant} hold ... joint*; {cant} make a fist; {cant} close fist; crippling joint*; disabling joint*; debilitating joint*; debilitating arthralgia; severe joint pain*; severe arthralgia*; severe polyarthralgia; all my joints; every joint; all the joints; bent over|double ... joint*`,
    sw: `viungo vyote; kila kiungo; maumivu makali ya viungo; viungo ~uma sana; viungo ... {siwezi} kutembea; {siwezi} kutembea ... viungo; viungo ... {siwezi} kushika; {siwezi} kukunja ngumi; viungo ... {siwezi} kusimama; ~tembea kama mzee; ~inama ... viungo`,
  },
  joint_moves: {
    en: 'joint to joint; joint to another; one joint to the next; migratory; migrating; flitting; fleeting; moves from one joint; moves from knee; pain moves ... joint*; pain moved ... knee|ankle|wrist|elbow; then the other knee; first one knee then; knee then ankle; knee and then ankle; knees then ankles; different joints',
    sw: '~hama kutoka kiungo; kutoka kiungo; ~hamahama; ~hama hama; ~hamia kiungo; ~hamia goti; ~hamia kifundo; ~hamia kiwiko; leo goti; mara goti mara',
  },
  throat_before: {
    en: 'sore throat ... weeks ago; sore throat ... week ago; sore throat ... weeks before; sore throat ... weeks earlier; sore throat ... month ago; sore throat last month; sore throat ... prior; throat infection ... ago; throat infection ... weeks; tonsillitis ... weeks; tonsillitis ... ago; pharyngitis ... weeks; pharyngitis ... ago; after a sore throat; after sore throat; following sore throat; recent sore throat; recent throat infection; recent pharyngitis; recent strep*; strep throat; streptococcal; strep infection; scarlet fever; preceded by sore throat; aso titre; aso titer; antistreptolysin',
    sw: 'koo liliuma; koo lilimuuma; koo liliniuma; koo ~uma ... zilizopita|iliyopita|uliopita; ~umwa koo ... zilizopita|iliyopita|uliopita; ~umwa na koo ... zilizopita|iliyopita|uliopita; baada ya koo kuuma; alikuwa na koo; nilikuwa na koo; tonsils ... zilizopita|iliyopita; tonsili ... zilizopita|iliyopita; mafindofindo ... zilizopita|iliyopita; baada ya mafindofindo',
  },
  jerky_movements: {
    en: 'chorea; choreiform; sydenham*; jerky movement*; involuntary movement*; uncontrolled movement*; uncontrollable movement*; purposeless movement*; dance like movement*; writhing; fidgety movement*; arms ... move by themselves; hands ... move by themselves; limbs ... move by themselves; drops things and grimaces; grimacing',
    sw: '~rusharusha mikono; mikono ~jichezea; mikono ~cheza yenyewe; miguu ~cheza yenyewe; mwili ~cheza wenyewe; misogeo isiyo ya hiari; ~jinyonganyonga; mikono ~jirusha; mikono na miguu ~jirusha',
  },
  hiv_untreated: {
    en: `stopped arv; stopped arvs; stopped taking arvs; stopped her arvs; stopped his arvs; stopped taking art; defaulted art|arv|arvs|treatment|care; defaulter; defaulted on arv*; off arvs; missed arvs; missing arvs; low cd; cd ... low; cd ... below; cd ... less; cd ... count; cd count; high viral load; viral load ... high; unsuppressed; newly diagnosed hiv; newly diagnosed with hiv; untreated hiv; poor adherence; poorly adherent; not adherent; advanced hiv; advanced hiv disease; who stage; stage 4 hiv; hiv not on treatment; hiv ... not on treatment|art|arvs|arv`,
    sw: '~acha arv; ~acha arvs; ~acha dawa za ukimwi; ~acha kumeza arv; ~acha kumeza arvs; ~acha kumeza dawa za ukimwi; ~acha kutumia arv|arvs; cd4 ... chini; cd ... chini; ~acha dawa za virusi',
    lack: `not on arv; not on arvs; not on art; not taking arvs; not taking her arvs; not taking his arvs; hasn't started arvs; hajaanza arv; hajaanza arvs; sijaanza arv; sijaanza arvs; hatumii arv; hatumii arvs; situmii arv; hamezi arv; simezi arvs`,
  },
  hiv_contact: {
    en: `exposed to hiv; exposure to hiv; hiv exposure; partner is hiv positive; partner hiv positive; partner has hiv; partner ... hiv; partner ... positive; partner tested positive; boyfriend|girlfriend|husband|wife|spouse tested positive; boyfriend|girlfriend|husband|wife|spouse ... hiv; slept with ... hiv; slept with ... positive; sex with ... hiv; sex with ... positive; hiv positive partner|boyfriend|girlfriend|blood; prick* ... hiv; needlestick* ... hiv; needle ... hiv; injury ... hiv positive patient|client; found out he|she has hiv; now know he|she has hiv; girl|guy|man|woman|lady i slept with ... hiv; know the girl|guy|man|woman|lady has hiv; told he|she has hiv; condom burst; condom bust; condom tore; condom slipped; discordant; pep; need pep; start pep; post exposure prophyla*; post-exposure; hiv infected blood; infected blood; splash of blood; blood splash*; blood ... splashed; slept with a sex worker; slept with a prostitute; one night stand; afraid i got hiv; afraid i caught hiv; might have hiv; could have hiv; risk of hiv`,
    sw: `bila kinga|kondomu|condom|cd .. virusi|ukimwi|hiv|positive; ~fanya mapenzi|ngono|sex .. virusi|ukimwi|hiv|positive; ~lala na mtu .. virusi|ukimwi|hiv|positive; ~ambiwa ana virusi|ukimwi|hiv; kumbe ana virusi|ukimwi|hiv; kumbe ako na virusi|ukimwi|hiv; dem|msichana|manzi|jamaa|kijana ni positive; dem|msichana|manzi|jamaa ana virusi|ukimwi|hiv; ~jua ana virusi|ukimwi|hiv; ~lala na ... virusi; ~lala na ... ukimwi; ~lala na ... hiv; ~lala na ... positive; mpenzi|mwenzi|mume|mke|mchumba|boyfriend|girlfriend wangu ana virusi|ukimwi|hiv; mpenzi|mwenzi|mume|mke|mchumba|boyfriend|girlfriend ... positive; mpenzi|mwenzi|mume|mke ... ~ishi na virusi; kondomu ~pasuka; kondomu ~chanika; kondomu ~toka; condom ~pasuka; cd ~pasuka; pep; dawa za pep; dawa ya pep; damu ya mgonjwa wa ukimwi; damu yenye virusi; ~rukiwa na damu; hatari ya kuambukizwa ukimwi|hiv|virusi; ~ogopa|~hofia|huenda ... ~ambukizwa ukimwi|hiv|virusi; ~lala na kahaba`,
  },
  needle_stick: {
    en: 'needle stick*; needlestick*; needle prick*; needle-prick; pricked by needle; pricked by a needle; pricked with needle; pricked with a used needle; pricked myself; pricked ... needle; used needle; dirty needle; sharps injury; sharp injury; shared needle*; sharing needle*; shared razor*; shared blade*; scalpel cut; cut with used blade',
    sw: '~chomwa na sindano iliyotumika; ~dungwa na sindano iliyotumika; ~jidunga na sindano; ~jichoma na sindano; ~jichoma sindano; sindano iliyotumika; sindano ya mgonjwa; wembe uliotumika; ~tumia sindano moja; ~shiriki sindano; ~kanyaga sindano',
  },
  spleen_big: {
    en: `splenomegaly; hepatosplenomegaly; enlarged spleen; big spleen; spleen enlarged; spleen is enlarged; palpable spleen; spleen palpable; spleen tip; massive spleen; spleen {swollen}; left upper {tummy}; {pain} left upper {tummy}; left upper quadrant; {swollen} left side {tummy}; lump left side {tummy}; mass left side {tummy}; mass ... left upper; fullness left upper; left hypochondri*; upper left {tummy}; upper left side; left side of {tummy} {swollen}; left side {tummy} {swollen}; left side {tummy} big; left side of {tummy} hard`,
    sw: 'wengu; wengu kubwa; wengu {swollen}; bandama; bandama {swollen}; uvimbe kushoto mwa tumbo; uvimbe upande wa kushoto wa tumbo; {swollen} upande wa kushoto wa tumbo; juu kushoto mwa tumbo; tumbo ... upande wa kushoto {swollen}; tumbo ... juu kushoto; tumbo {swollen} upande wa kushoto; tumbo ... kushoto {swollen}; tumbo ... {swollen} ... kushoto',
  },
  kala_azar_area: {
    en: 'sandfly; sandflies; sand fly; sand flies; anthill*; ant hill*; termite mound*; termite hill*; baringo; west pokot; pokot; turkana; wajir; mandera; garissa; marsabit; isiolo; karamoja; south sudan; kala azar',
    sw: 'usubi; kichuguu; vichuguu; baringo; pokot; turkana; wajir; mandera; garissa; marsabit; isiolo',
  },
  flood_rats: {
    en: 'flood; floods; flooding; flooded; flood water; floodwater; rat urine; rats; rats in the house; rodent*; sewage; sewer; sewers; rice field*; rice paddy; rice paddies; waded; wading; stagnant water; drains; drainage worker; cleaning drains; kayak*; canoe*; triathlon; muddy water',
    sw: 'mafuriko; maji ya mafuriko; panya; mkojo wa panya; maji taka; majitaka; shamba la mpunga; mashamba ya mpunga; mpunga; mtaro; mitaro; ~tembea kwenye maji; maji yaliyotuama; maji yaliyosimama',
  },
  lake_water: {
    en: 'swim* lake|river|dam|pond|canal; swam lake|river|dam|pond|canal; swimming in lake|river|dam|pond|canal|nile; bathe* lake|river|dam|pond; bathing lake|river|dam|pond; fish* lake|river|dam; fisherman; fishermen; fishing; washes clothes river|lake; wash clothes river|lake; washing clothes river|lake; play* river|lake|dam|pond; wad* lake|river|pond; work* in lake|river|dam; bath* ... lake victoria; swim* ... lake malawi; fresh water lake; freshwater; fresh water; irrigation; rice scheme; mwea; swam; swimming; fetch* water from river',
    sw: '~ogelea; ~ogelea ziwani|mtoni|bwawani|ziwa|mto|bwawa; ~oga ziwani|mtoni|bwawani|ziwa|mto|bwawa; mvuvi; wavuvi; ~vua samaki; ~fua mtoni|ziwani; ~cheza mtoni|ziwani|bwawani; ~cheza kwenye maji; ~chota maji mtoni|ziwani; ~enda|~ingia|~shinda|~tembelea|~oga|~ogelea .. ziwani|mtoni|bwawani; kazi ... ziwani|mtoni|bwawani; uvuvi; ~toka ziwani|mtoni|bwawani; ~ogelea|~oga|~vua ... ziwa; mwea',
  },
  swim_itch: {
    en: 'itch* after swimming; itch* after swim; rash after swimming; itch* after bathing lake|river; itch* after ... lake|river; rash after ... lake|river; swimmers itch; swimmer itch; itchy skin ... after swim*',
    sw: '~washa baada ya kuogelea; ~washwa baada ya kuogelea; ~washwa baada ya kuoga mtoni|ziwani; ~washa baada ya kuoga mtoni|ziwani; muwasho baada ya kuogelea; vipele baada ya kuogelea',
  },
  leg_thick_skin: {
    en: 'elephantiasis; elephant leg; elephant foot; leg like an elephant; leg like elephant; thick skin leg; skin of leg thick*; skin on leg thick*; leg ... thickened skin; leg ... thick hard; hard thick leg; leg swollen for years; leg ... growing big; leg ... growing bigger; leg ... getting bigger; leg ... big ... years; legs ... growing; skin ... thick hard; skin ... thick ... hard; like an elephant; leg swollen for many years; leg {swollen} ... years; {swollen} leg ... years; lymphoedema; lymphedema; lymphatic filariasis; filariasis; non pitting; huge leg; leg kept growing; leg bigger every year; warty leg',
    sw: 'ugonjwa wa matende; mguu wa matende; nina matende; ana matende; matende ya mguu; mguu wa tembo; mguu kama tembo; mguu kama wa tembo; miguu ya tembo; ngozi ya mguu nene; ngozi ya mguu ngumu; ngozi ... mguu ... nene; mguu {swollen} miaka; mguu ~vimba miaka; mguu mkubwa; mguu ~kuwa mkubwa; mguu ~nenepa; mguu ~zidi kuvimba miaka; ngozi ~kuwa nene; ngozi ~kuwa ngumu; kama ya tembo; kama tembo; ngirimaji',
  },
  pox_rash: {
    en: 'pustul*; pustules; vesiculopustul*; umbilicated; pus filled spots|bumps|blisters|pimples|lesions; spots filled with pus; bumps filled with pus; blisters filled with pus; spots ... pus; bumps ... pus; rash ... pus; deep seated; firm lesions; firm bumps; rubbery lesions; dent in the middle; dimple in the middle; pox lesions; pox rash; lesions ... face ... genital*; lesions on genitals; pimples|bumps|spots|blisters|lumps|sores full of pus; pimples|bumps|spots|blisters|lumps|sores with pus; pimples|bumps|spots ... pus; pus pimples; pus bumps',
    sw: 'vipele vyenye usaha; vipele vya usaha; vipele ~jaa usaha; vipele ... usaha; malengelenge yenye usaha; malengelenge ya usaha; vipele vigumu; vipele vikubwa vigumu; kibonyeo katikati',
  },
  rash_in_crops: {
    en: 'different stages; various stages; crops of; in crops; successive crops; dew drop*; dewdrop*; new spots every day; new blisters every day; new ones keep coming; some dry*; some crust*; some scab*; crusting over; scabbing over; crusted and new; vesicles ... crust*; papules ... vesicles; vesicles ... scabs; started on trunk; began on trunk; starts on chest and back; some are red|bumps ... some; some ... dried to scabs; some ... blisters ... some; some ... scab*; began ... tummy|chest|belly ... face; red bumps ... water blisters|blisters ... scabs; spots began ... tummy|chest|back|trunk; lesions at different stages',
    sw: 'vipya ~toka kila siku; vipele vipya; vingine ~kauka; vingine vipya; vingine vimekauka; ~toka kwa awamu; vya hatua tofauti; ~anzia kifuani na mgongoni; ~kauka na kutoka; vingine ... maji ... vingine; vingine vina maji; vilivyoanza tumboni|kifuani|mwilini; vingine ni vyekundu; vingine vyekundu; vipele ... ~anza|~anzia tumboni|kifuani|mgongoni; ~anzia|vilianzia kifuani',
  },
  parotid_swelling: {
    en: 'parotid*; parotitis; {swollen} parotid; salivary gland*; {swollen} in front of ear|ears; {swollen} ... below ear|ears; {swollen} ... in front of ear|ears; below ear|ears ... {swollen}; in front of ear|ears ... {swollen}; {swollen} front ear|ears; {swollen} below ear|ears; {swollen} under ear|ears; below ears {swollen}; in front of ears {swollen}; angle of jaw; angle of the jaw; chipmunk; hamster cheeks; has mumps; got mumps; like mumps; looks like mumps; {swollen} ... both cheeks; both cheeks {swollen}; cheeks {swollen} both',
    sw: 'matumbwitumbwi; matubwitubwi; machubwichubwi; mampisi; {swollen} ... chini ya sikio|masikio; {swollen} ... mbele ya sikio|masikio; chini ya masikio ... {swollen}; chini ya sikio {swollen}; chini ya masikio {swollen}; mbele ya sikio {swollen}; mashavu yote {swollen}; mashavu mawili {swollen}; mashavu {swollen}; ana mumps; pande zote chini ya masikio {swollen}; chini ya sikio ... {swollen}',
  },
  chewing_pain: {
    en: 'pain when chewing; pain on chewing; pain chewing; {hurts} to chew; chewing {hurts}; {hurts} when i chew; {hurts} when he chews; {hurts} when she chews; {cant} chew; {hurts} opening mouth; pain opening mouth; jaw {hurts} chew*; pain when eating sour; {hurts} with sour',
    sw: '~uma nikitafuna; ~uma akitafuna; maumivu nikitafuna; maumivu akitafuna; kutafuna ~uma; {siwezi} kutafuna; maumivu wakati wa kutafuna; kutafuna kwa shida; taya ~uma nikitafuna; ~tafuna kwa shida',
  },
  expanding_ring: {
    en: `bulls eye; bull's eye; bullseye; target like rash; erythema migrans; expanding rash; expanding red; expanding ring; rash ... expanding; rash ... getting bigger; red ring ... bigger; red circle ... grow*; ring ... growing; central clearing; annular rash; annular lesion; red patch ... growing; rash ... spreading outwards; red ring; ring ... larger; ring ... bigger; ring around the bite; ring round the bite; circle around the bite; circle round the bite; ring ... spreading; red circle ... bigger|larger|spreading; rash ... larger each day; rash ... growing larger; red patch ... larger|bigger|expanding`,
    sw: 'duara jekundu; duara ... ~kua; duara ... ~panuka; mduara mwekundu; upele wa duara ~panuka; alama ya duara ~kua; duara jekundu ~ongezeka|~panuka|~kua; duara ... ~ongezeka; mduara ... ~ongezeka; pete nyekundu',
  },
  black_scab: {
    en: 'eschar*; black scab; black crust; black sore; sore ... black centre|center; sore ... turned black; sore ... black; ulcer ... black; black centre|center; black ulcer; dark scab; dark crust; painless black; malignant pustule; scab ... black; tache noire; necrotic ulcer; necrotic centre|center; black spot where ... bit*; lesion ... black',
    sw: 'kidonda cheusi; kidonda ... cheusi; kidonda ... weusi; gamba jeusi; kigaga cheusi; kigaga jeusi; kidonda chenye gamba; katikati cheusi; katikati jeusi; katikati nyeusi; kidonda ~kuwa cheusi; alama nyeusi',
  },
  dead_animal: {
    en: `dead cow; dead goat; dead sheep; dead camel; dead animal; dead animals; dead livestock; dead cattle; cow that died; cow died; cows died; goat died; goats died; animal that died; animals died; animals have died; cattle died; livestock died; carcass*; skinned ... cow|goat|sheep|camel|animal; skinning; ate meat ... died; meat of a sick animal; meat from a sick; meat from dead; animal hides; hides; goat skins; animal skins; anthrax`,
    sw: "mzoga; nyama ya mzoga; nyama ya kibudu; nyamafu; ng'ombe aliyekufa; mbuzi aliyekufa; ngamia aliyekufa; ng'ombe ~kufa; mbuzi ~kufa; wanyama ~kufa; mifugo ~kufa; mnyama aliyekufa; ~chuna ngozi; ~chuna ng'ombe|mbuzi; ngozi za ng'ombe|mbuzi|wanyama; kimeta; nyama ya mnyama mgonjwa",
  },
  fear_of_water: {
    en: 'fear of water; afraid of water; scared of water; terrified of water; fears water; hydrophobi*; aerophobi*; fear of air; fear of wind; afraid of wind; chokes on water; chokes when drinks; chokes when he drinks; chokes when she drinks; choking when drinking; choking on water; throat spasm*; spasms when drinking; spasm ... drink*; spasm ... water; gags ... water; panics ... water; screams at water; pharyngeal spasm*; spasm ... throat',
    sw: '~ogopa maji; kuogopa maji; hofu ya maji; ~ogopa upepo; akiona maji; akipewa maji ~kabwa|~paliwa|~shtuka; koo ~kaza akinywa; koo ~kaza akiona maji; ~kabwa akinywa maji; ~paliwa akinywa maji; ~shtuka akiona maji; anabweka',
  },
  old_animal_bite: {
    en: 'bitten ... dog|jackal|cat|bat|monkey|animal ... weeks|week|month|months|year; bitten by dog|jackal|cat|bat|monkey|animal ... weeks|week|month|months|year; dog bite ... weeks|week|month|months|year; animal bite ... weeks|week|month|months|year; bit ... weeks|week|month|months|year; dog bit ... weeks|week|month|months|year; previous dog bite; old dog bite; last month a dog bit; last month ... dog bit; weeks ago ... dog bit; months ago ... dog bit; weeks ago ... bitten; months ago ... bitten',
    sw: "~ng'atwa na mbwa ... wiki|mwezi|miezi|mwaka; ~umwa na mbwa ... wiki|mwezi|miezi|mwaka; mbwa ~mng'ata ... wiki|mwezi|miezi; mbwa ~muuma ... wiki|mwezi|miezi; mbwa ~ng'ata ... wiki|mwezi|miezi|mwaka; mbwa ~uma ... wiki|mwezi|miezi|mwaka; kuumwa na mbwa ... wiki|mwezi|miezi; mwezi uliopita ... mbwa; miezi ... ~ng'atwa na mbwa; wiki ... ~ng'atwa na mbwa; miezi ... ~umwa na mbwa",
  },
  lockjaw: {
    en: `lockjaw; lock jaw; locked jaw; jaw locked; jaw is locked; jaw locking; {cant} open mouth; {cant} open his mouth; {cant} open her mouth; {cant} open my mouth; {cant} open jaw; trismus; jaw stiff*; stiff jaw; stiffness of jaw; jaw stiffness; clenched jaw; jaw clenched; jaw ... tight; jaw is tight; risus sardonicus`,
    sw: '{siwezi} kufungua mdomo; {siwezi} kufungua kinywa; {siwezi} kufungua taya; taya ~kaza; taya ~funga; taya ngumu; taya ~kakamaa; taya kukaza; kukaza kwa taya; mdomo ~kaza; mdomo ~funga; meno ~kaza; meno ~umana',
    lack: "can't open mouth; can't open his mouth; can't open her mouth; can't open my mouth; mouth won't open; mouth does not open; mouth doesn't open; mdomo haufunguki; kinywa hakifunguki; taya haifunguki; hawezi kufungua mdomo; hafungui mdomo",
  },
  body_spasms: {
    en: `body spasm*; painful spasm*; muscle spasms all over; whole body spasm*; generalised spasm*; generalized spasm*; spasms ... noise|touch|light|sound|touched; spasms all over; spasms of body; back arched; back arches; arched back; arching back; arches back; arches his back; arching of the back; opisthoton*; body rigid; rigid body; whole body stiff; body stiffens; body stiffened; body stiffening; body stiff when|and touched|jaw|arched|locked; painful spasms with a stiff body; spasms ... stiff body; jaw ... body ... stiff; body ... stiff ... jaw; stiff as a board; generalised rigidity; generalized rigidity; muscle rigidity; goes stiff; becomes stiff; stiffens; body tightens; body tightening; whole body tight; tightens when touched; tightens when we touch; body ... tight ... touch*; stiffens when touched; muscles ... tight all over; whole body locks`,
    sw: 'mikazo ya misuli; mikazo ya mwili; mwili ~kaza; mwili wote ~kaza; mwili mzima ~kaza; misuli yote ~kaza; misuli ~kaza; misuli ~kakamaa; mgongo ~pinda; ~pinda mgongo; ~kakamaa akiguswa; ~kakamaa akisikia; ~kaza akiguswa; ~shtuka akiguswa; ~kaza mwili; mwili mgumu kama ubao; ~nyooka kama ubao',
  },
  mottled_skin: {
    en: 'mottled; mottling; mottled skin; capillary refill ... seconds; capillary refill delayed|prolonged|slow; delayed capillary refill; prolonged capillary refill; slow capillary refill; cap refill delayed|prolonged|slow; crt ... seconds; thready pulse; weak pulse; feeble pulse; pulse weak; pulse ... weak; pulse thready; septic shock; looks septic; looks toxic; toxic looking; toxic appearing; went into shock; going into shock; state of shock; hypovolemic shock; hypovolaemic shock; poor perfusion; poorly perfused; skin blotchy; blotchy skin; bluish skin; skin ... bluish',
    sw: 'mapigo dhaifu; mapigo hafifu; mapigo ya moyo hafifu; ngozi ya bluu; ngozi ~kuwa ya bluu; ngozi ya mabaka ya bluu; ngozi ya kijivu; ngozi ~badilika rangi ya bluu; mabaka ya bluu',
    well: 'capillary refill normal; normal capillary refill; well perfused; good perfusion',
  },
  stepwise_fever: {
    en: 'fever rising every day; fever ... higher every; fever ... higher each; fever ... rising; fever rises ... evening; fever climbs; fever climbing; step ladder; stepladder; step-ladder; stepwise; fever worse ... evening; fever ... every evening; fever ... evenings; evening fever; evening fevers; evening rise; fever increasing; sustained fever; sustained high fever; fever ... goes up ... day; fever ... climbed ... day; fever ... climbing; fever ... rising each day; fever ... increas* daily|day; fever ... a bit more each day',
    sw: 'homa ~panda kila siku; homa ~panda kila jioni; homa ~panda jioni; homa ~zidi jioni; homa ~zidi kila siku; homa ~ongezeka kila siku; homa kila jioni; homa ya jioni; joto ~panda kila jioni|siku; homa ... ~panda kila siku|jioni; homa ... ~ongezeka kila siku|jioni; homa ... ~zidi kila siku|jioni',
  },
  malaria_test_reading: {
    en: `malaria positive; malaria test positive; positive malaria; positive for malaria; tested positive malaria; malaria test ... positive; rdt positive; positive rdt; mrdt positive; positive mrdt; rapid test positive; bs positive; blood smear positive; blood slide positive; blood film positive; malaria parasites; malaria parasite seen; plasmodium; falciparum; parasitaemia; parasitemia; parasites seen; trophozoites; test shows malaria; test showed malaria; found malaria; malaria found; found with malaria; diagnosed with malaria; diagnosed malaria; ring forms`,
    sw: '~patikana na malaria; ~kutwa na malaria; kipimo ~onyesha malaria; ~pimwa malaria ~patikana; malaria ~onekana; malaria imepatikana; malaria ipo; wadudu wa malaria; malaria positive; ~pima malaria ikawa positive; vimelea vya malaria',
    well: `malaria negative; malaria test negative; malaria test was negative; malaria test is negative; negative malaria; negative for malaria; tested negative for malaria; rdt negative; mrdt negative; negative rdt; negative mrdt; bs negative; blood smear negative; blood slide negative; blood film negative; no malaria parasites; no parasites seen; no malaria; not malaria; hakuna malaria; sina malaria; hana malaria; malaria hakuna; malaria haikuonekana; haikuonyesha malaria; haionyeshi malaria; hajapatikana na malaria; sijapatikana na malaria`,
  },
  typhoid_test_reading: {
    en: 'widal positive; positive widal; widal ... positive; typhoid test positive; positive for typhoid; typhoid positive; positive typhoid; salmonella typhi; salmonella antigen positive; blood culture ... salmonella; diagnosed with typhoid; found with typhoid; rose spots',
    sw: '~patikana na taifodi|typhoid|tifodi; ~kutwa na taifodi|typhoid; kipimo ~onyesha taifodi|typhoid; widal positive; widal ~onyesha; typhoid positive; typhoid ipo; taifodi ipo',
    well: 'widal negative; negative widal; typhoid negative; typhoid test negative; hakuna typhoid; hakuna taifodi; sina typhoid; sina taifodi',
  },
  tb_test_reading: {
    en: 'genexpert positive; gene xpert positive; xpert positive; sputum positive; sputum test positive; positive sputum; afb positive; afb seen; acid fast; smear positive; cavity ... lung|lobe|xray|ray; cavitary; cavitating; cavitation; upper lobe ... infiltrat*|cavit*|opacit*|consolidation; apical infiltrat*|opacit*|cavit*; miliary; mycobacterium; positive tb test; tb test positive; tst positive; mantoux positive; positive mantoux; tuberculin ... positive; hilar lymph*',
    sw: 'makohozi ~onyesha tb|kifua; kipimo ~onyesha tb|kifua kikuu; ~patikana na tb; ~patikana na kifua kikuu; x-ray ~onyesha tb; tb positive; picha ~onyesha tb|kifua',
    well: 'genexpert negative; sputum negative; afb negative; smear negative; tb negative; tb test negative; tb ruled out',
  },
  tsetse: {
    en: 'tsetse; tse tse; tsetse fly; tsetse flies; game park; national park; game reserve; maasai mara; masai mara; serengeti; ruma; lambwe; park ranger; game ranger',
    sw: "mbung'o; mbungo; ndorobo; nzi wa ndorobo; ~umwa na mbung'o; mbuga ya wanyama; mbugani; hifadhi ya wanyama; tsetse",
  },
  vhf_contact: {
    en: `ebola; marburg; rift valley fever; rvf; lassa; crimean congo; haemorrhagic fever outbreak; hemorrhagic fever outbreak; contact with ebola; washed ... dead body; washed the body; washed a dead body; touched a dead body; handled dead bodies; funeral of someone ... bleeding; contact with bats; bat cave; bats cave; bitten by a bat; bat bite; visited cave; visited a cave; worked in a mine ... bats; bush meat; bushmeat; monkey meat; animals aborting; animals ... aborting; animals aborted; goats aborting; cows aborting; abortion storm; returned from congo|drc; outbreak of bleeding`,
    sw: '~osha maiti; ~gusa maiti; ebola; marburg; homa ya bonde la ufa; pango la popo; popo pangoni; ~gusana na popo; nyama ya porini; nyama ya nyani; mifugo ~toa mimba; wanyama ~toa mimba; mbuzi wanatoa mimba',
  },
};
