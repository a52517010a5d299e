import type { LexiconTable } from './schema';

/** Muscles, bones and joints. */
export const MUSCLES_AND_JOINTS: LexiconTable = {
  joint_pain: {
    en: 'joint pain; joint pains; painful joints; joints {hurts}; knees {hurts}; knee {hurts}; joints ache; pain joints; pain knees; arthralgia; joint {hurts}; pain knee; elbows {hurts}; arthritis; toe {hurts}; {pain} toe; ankle {hurts}; ankles {hurts}; {pain} ankle*; hands {hurts}; hand {hurts}; {pain} hand; {pain} hands; wrists {hurts}; toes {hurts}; arthritic; joint problem*',
    sw: 'maumivu ya viungo; viungo ~uma; joints ~uma; magoti ~uma; goti ~uma; viungo kuuma; maumivu ya magoti; maumivu ya goti; ~umwa viungo; kifundo cha mguu ~uma; kidole cha mguu ~uma; mikono ~uma; mkono ~uma; ugonjwa wa viungo; ugonjwa wa baridi yabisi; vidole vya miguu ~uma; viungo ~niuma; maumivu kwenye viungo; maumivu ... viungo; arthritis; maumivu mabaya ya viungo',
  },
  bone_pain: {
    en: 'bone pain; bones {hurts}; bone {hurts}; pain in bones; pain in arms and legs; pain in the bones; arms and legs {hurts}; pain all bones',
    sw: 'mifupa ~uma; maumivu ya mifupa; mifupa yote ~uma; ~umwa mifupa; maumivu ya mikono na miguu; mikono na miguu ~uma',
  },
  neck_pain: {
    en: 'neck {hurts}; neck pain; {pain} neck; neck muscles tight; neck muscles; tight neck muscles; neck tight*; neck ... tightness; tightness ... neck; neck and shoulder tightness; neck sore; crick in neck; torticollis; wry neck; {cant} turn neck; {cant} turn head; {cant} turn my neck; neck spasm*',
    sw: 'shingo ~uma; maumivu ya shingo; misuli ya shingo; shingo kuuma; shingo ~niuma; ~umwa shingo; {siwezi} kugeuza shingo; {siwezi} kugeuza kichwa; maumivu ... shingoni; shingoni ~uma',
  },
  back_pain: {
    en: 'back pain; back {hurts}; {pain} back; lower back ache; backache; low back; lower back {hurts}; lower back; back is paining; back ... {hurts}',
    sw: 'maumivu ya mgongo; mgongo ~uma; kiuno ~uma; ~umwa mgongo; mgongo kuuma; kiuno kuuma; maumivu ya kiuno; mgongo ~niuma; ~umwa kiuno; maumivu mgongoni; maumivu ... mgongo; mgongoni ~uma; ~uma mgongoni; mgongoni panauma|kunauma|pananiuma|kunaniuma',
  },
  leg_pain_down: {
    en: 'pain down leg; pain ... down the leg; pain down my leg; shooting leg; pain goes to leg; sciatica; leg {hurts} back; shoots down; radiat* down ... leg|legs|thigh|foot|buttock; radiat* ... leg|legs|foot|calf|thigh|buttock|buttocks; shoots ... leg|foot|calf; shooting ... leg|foot|calf; pain ... down ... leg|legs|thigh; down the back of leg|thigh; electric ... leg; travels down ... leg; runs down ... leg; goes down ... leg; sciatic*; slipped disc; disc prolapse; disc herniation; herniated disc; herniated disk; slipped disk; radicul*',
    sw: '~shuka mguu; maumivu ~shuka mguuni; ~elekea mguu; maumivu hadi mguuni; ~shuka hadi mguu; ~enda mguuni; ~shuka kwa mguu; ~shuka hadi mguuni; ~shuka ... mguuni; ~shuka ... mguu; ~teremka ... mguu|mguuni; ~enda ... mguuni; sayatika; ~teremka ... kisigino|goti|unyayo|vidole; ~shuka ... kisigino|goti|unyayo|paja; ~shuka hadi kisigino|goti|unyayo; kiunoni hadi mguu|mguuni; kutoka kiunoni ... mguu|mguuni',
  },
  lifting: {
    en: 'after lifting; lifting heavy; carried heavy; heavy work; worse when bending; after carrying; worse with movement; bending; when i drive; sitting long; long hours; after digging; lifted; when i bend; on bending; bend down; bending over; bend forward; carried ... bag|bags|sack|sacks|load|loads|cement|water|jerrican*; carrying ... bag|bags|sack|sacks|load|loads|cement|water|jerrican*|firewood|stones; lift* ... bag|bags|sack|sacks|load|loads|box*|jerrican*|furniture; dug; hoeing; heavy lifting; sat for long; sitting for long',
    sw: 'nilibeba; kubeba mizigo; kazi nzito; nikiinama; nikiendesha; kukaa muda mrefu; ~inua kitu kizito; nikiendesha matatu; nimebeba; mzigo mzito; kulima; nililima; kiuno|mgongo ... nikiinama|ukiinama|akiinama; nilipolima; nimelima; tangu nilime; baada ya kulima; nimebeba mzigo; kubeba mzigo; ~beba mizigo; nikikaa sana; nikikaa muda mrefu; ~beba gunia; magunia; ~beba mzigo|mizigo|vitu|maji|gunia|magunia|mawe|kuni|mtungi|ndoo; ~beba ... kizito|vizito|mzito|nzito',
  },
  bladder_bowel_loss: {
    en: 'loss of bladder; numb between legs; lost control of urine; {cant} control urine; loss of bowel; saddle anaesthesia; saddle anesthesia; saddle numbness; saddle area; perineal numbness; perineal sensory; perianal numbness; numbness ... buttocks|groin|perineum|perianal|genitals; numb ... buttocks|groin|genitals|seat; incontinence of urine|stool|bowel; faecal incontinence; fecal incontinence; bowel incontinence; bladder and bowel incontinence; bowel and bladder incontinence; lost control of my bladder|bowels|stool|urine; {cant} control my bladder|bowels|stool|urine; {cant} hold urine|stool; anal tone; sphincter tone; sphincter disturbance',
    sw: 'mkojo ~toka wenyewe; ganzi kati ya miguu; {siwezi} kuzuia mkojo; ganzi mapajani; ganzi makalioni; ganzi matakoni; ganzi ... makalio|makalioni|matako|matakoni; {siwezi} kuzuia choo; {siwezi} kuzuia haja; choo ~toka chenyewe; ~jinyea; ganzi sehemu za siri',
    lack: "can't control my urine; can't control my bladder; can't control my bowels; can't control urine; can't hold my urine; can't feel when i pee; siwezi kuzuia mkojo; hawezi kuzuia mkojo; siwezi kuzuia choo; hawezi kuzuia choo; no longer hold urine; no longer control urine; no longer hold my urine; no longer control my urine; no longer feel when i pee",
  },
  joint_swelling: {
    en: 'swollen joint; swollen joints; joint {swollen}; joints {swollen}; {swollen} joint; {swollen} joints; knee {swollen}; knees {swollen}; {swollen} knee; {swollen} knees; wrist {swollen}; wrists {swollen}; {swollen} wrist*; {swollen} ankle; elbow {swollen}; {swollen} elbow; knuckle* {swollen}; {swollen} knuckle*; {swollen} toe; toe {swollen}; big toe ... {swollen}; joint effusion; effusion knee; effusion ... knee; synovitis; swelling ... knee*; swelling ... joint*; swelling ... wrist*; knee ... {swollen}; joint* ... {swollen}; fingers {swollen}; {swollen} fingers; finger joints {swollen}; hip {swollen}',
    sw: 'kiungo kilichovimba; viungo {swollen}; kiungo {swollen}; goti {swollen}; magoti {swollen}; {swollen} goti; {swollen} magoti; {swollen} viungo; kiwiko {swollen}; vidole {swollen}; kidole gumba {swollen}; viungo ... {swollen}; goti ... {swollen}; joints {swollen}; vifundo {swollen}; kidole gumba ... {swollen}; kifundo cha mkono {swollen}',
  },
  joint_hot: {
    en: 'hot joint; red joint; hot joints; joint red; joint hot; joint warm; warm joint; hot knee; knee hot; knee red; knee warm; red knee; warm knee; joint* ... red; joint* ... hot; joint* ... warm; knee ... hot; knee ... warm; knee ... red; toe ... red; toe ... hot; toe ... warm; red toe; ankle ... red; ankle ... hot; red {swollen} joint*; red hot {swollen} joint*; hot {swollen} joint*; {swollen} and red joint*; red ... {swollen} knee; red ... {swollen} toe; {swollen} red toe; erythema ... joint; joint ... erythema*; podagra; hip ... hot; wrist ... warm',
    sw: 'kiungo chekundu; kiungo cha moto; kiungo {red}; kiungo ... moto; goti {red}; goti la moto; goti ... moto; goti ... {red}; kidole gumba ... {red}; kidole gumba ... moto; viungo vya moto; viungo vyekundu; viungo ... moto; joint ... moto; goti ~pata moto; goti {waka}',
  },
  one_joint: {
    en: 'single joint; one joint; single knee; only one joint; one knee; monoarth*; mono arth*; one hip; left knee; right knee; left hip; right hip; left ankle; right ankle; left wrist; right wrist; left elbow; right elbow; one ankle; one elbow; one wrist',
    sw: 'kiungo kimoja; kiungo kimoja tu; goti moja; goti moja tu; goti la kulia; goti la kushoto; goti langu la kushoto; goti langu la kulia; nyonga moja; nyonga ya kulia; nyonga ya kushoto; kiwiko kimoja',
  },
  many_joints: {
    en: 'several joints; many joints; multiple joints; all my joints; all joints; most joints; both knees and; both wrists; both knees; both ankles; both hands {hurts}; polyarth*; joints on both sides; symmetric*; bilateral joint*; joints all over; pain ... joints ... all over; joints ... both sides; hands and feet {hurts}; every joint',
    sw: 'viungo vingi; viungo vyote; viungo vyote ~uma; viungo vya pande zote; magoti yote; magoti yote mawili; mikono yote miwili ~uma; viungo ... pande zote; viungo mbalimbali; joints zote; joints zangu zote; vifundo vyote',
  },
  small_joints: {
    en: 'finger joints; finger joint; fingers {hurts}; finger {hurts}; {pain} fingers; {pain} finger joints; small joints; joints of hand*; joints of my hand*; joints of fingers; joints of my fingers; hands and wrists; wrists and hands; wrists and fingers; fingers and wrists; wrist and finger; metacarpophalang*; mcp; mcps; pip; pip joint*; interphalang*; hands {hurts}; hand joints; hands ... {swollen} and stiff; fingers stiff; fingers ... stiff; hands stiff; hands ... stiff; rheumatoid; knuckles {hurts}; {pain} knuckle*; knuckles ... {swollen}; knuckle joints; {swollen} knuckle*',
    sw: 'viungo vya vidole; viungo vya mikono; viungo vidogo; vidole vya mikono ~uma; vidole ~uma; vidole vyangu ~uma; maumivu ya vidole; vidole ... ~kakamaa; vidole ~kakamaa; vifundo vya mikono; viganja ~uma; viungo vya viganja; viganja ... ~kakamaa; baridi yabisi; ngumi haifungi; vidole ... ~uma; viganja ... ~uma; ugonjwa wa baridi yabisi; mikono ... ~kakamaa; mikono ~kakamaa; mikono ~kaza; vidole ~kaza; vidole ... ~kaza',
  },
  big_toe_pain: {
    en: 'big toe; big toe {hurts}; great toe; first metatarsophalang*; mtp joint; first mtp; podagra; gout; gouty; pseudogout; uric acid; big toe ... {swollen}; big toe ... red; big toe joint; base of big toe; first toe',
    sw: 'kidole cha mguu {swollen} .. ~uma|kuuma; kidole cha mguu .. ~uma|kuuma usiku; kidole gumba cha mguu; dole gumba; dole gumba la mguu; kidole gumba cha mguu ~uma; kidole kikubwa cha mguu; kidole gumba ... mguu; gauti; gout; jongo; kidole gumba cha mguu ... {swollen}; kidole kikubwa cha mguu ... {swollen}; dole gumba {swollen}',
  },
  joint_stiff: {
    en: 'body stiff; stiff body; body ... stiff; body feels stiff; stiff joint*; joint* stiff; stiffness; stiff knee*; knee* stiff; stiff hip*; stiff shoulder*; shoulder* stiff; joints ... stiff; stiff after rest; stiff after sitting; stiff hands; stiff fingers; stiff ankle*; cant straighten; gelling; stiff back; back stiff; back ... stiff; knees ... stiff; hard to bend knee*; {cant} bend knee*; frozen shoulder; limited range of motion; reduced range of motion; decreased range of motion; restricted movement',
    sw: 'mwili ~kakamaa; ~kakamaa mwili; viungo kukakamaa; viungo ~kakamaa; viungo ~kaza; goti ~kakamaa; magoti ~kakamaa; goti ~kaza; magoti ~kaza; bega ~kakamaa; bega ~kaza; mgongo ~kakamaa; mgongo ~kaza; viungo vigumu; viungo ... ~kakamaa; {siwezi} kukunja goti; kukunja goti; viungo ... vigumu; ~kakamaa viungo; nyonga ~kaza; nyonga ~kakamaa',
    lack: "can't bend my knee; can't straighten my knee; siwezi kukunja magoti; hawezi kukunja goti; siwezi kukunja goti",
  },
  morning_stiff: {
    en: 'morning stiffness; stiff in the morning; stiffness in the morning; stiff ... morning; stiffness ... morning; stiff ... =wake up; stiff ... waking; stiff when i get up; stiff on waking; stiffness ... waking; stiffness ... hour; stiff ... hour; stiff for hours; morning ... stiff; =wake up stiff; wakes up stiff; woke up stiff',
    sw: 'kukakamaa asubuhi; ~kakamaa asubuhi; viungo ~kakamaa asubuhi; ~kakamaa ... asubuhi; asubuhi ... ~kakamaa; asubuhi viungo ~kaza; viungo ~kaza asubuhi; ~kaza asubuhi; ~kaza ... asubuhi; asubuhi ... ~kaza; nikiamka ... ~kakamaa; nikiamka ... ~kaza; asubuhi ... vigumu; mgongo ~kaza asubuhi',
  },
  joint_crackle: {
    en: 'grinding joint; grinding; joint grinding; knee cracks; knee* crack*; knee* creak*; creaking joint*; cracking joint*; cracking ... knee*; clicking knee*; knee* click*; crepitus; crepitation joint; joint* crack*; joint* click*; knee* grind*; grating; popping sound ... knee; crunch* knee*',
    sw: 'kiungo kulia; goti ~kwaruza; viungo ~kwaruza; mifupa ~gongana; mifupa ~saga; goti ~saga; magoti ~kwaruza; viungo ~saga; sauti kwenye goti; mlio wa goti; goti ... mlio; goti linalia|hulia|likilia; magoti yanalia|hulia|yakilia; viungo vinalia|hulia; goti ... linalia|hulia; magoti ... yanalia|hulia',
  },
  knee_pain: {
    en: 'knee pain; knee {hurts}; knees {hurts}; pain knee; pain knees; {pain} knee*; knee* ... {hurts}; pain ... in my knee*; pain ... knee; painful knee*; kneecap; patell*; sore knee*; bad knee*; anterior knee; knee joint',
    sw: 'maumivu ya goti; goti ~uma; magoti ~uma; maumivu ya magoti; goti kuuma; magoti kuuma; ~umwa goti; ~umwa magoti; goti ~niuma; goti ~sumbua; magoti ~sumbua; goti ... ~uma; magoti ... ~uma; maumivu ... goti; knee ~uma',
  },
  shoulder_pain: {
    en: 'shoulder pain; shoulder {hurts}; shoulders {hurts}; {pain} shoulder*; painful shoulder*; sore shoulder*; shoulder* ... {hurts}; frozen shoulder; rotator cuff; shoulder* ... painful; shoulder blade {hurts}; {pain} ... shoulder blade; {pain} shoulder blade*; supraspinatus; deltoid; subacromial',
    sw: 'maumivu ya bega; bega ~uma; mabega ~uma; maumivu ya mabega; bega kuuma; ~umwa bega; ~umwa mabega; bega ~niuma; maumivu begani; bega ... ~uma; maumivu ... bega; begani',
  },
  hip_pain: {
    en: 'hip pain; hip {hurts}; hips {hurts}; {pain} hip; {pain} hips; painful hip; hip joint; hip ... {hurts}; greater trochanter*; trochanter*; groin {hurts} walk*',
    sw: 'maumivu ya nyonga; nyonga ~uma; nyonga kuuma; ~umwa nyonga; nyonga ... ~uma; kiungo cha nyonga; maumivu ... nyonga',
  },
  elbow_wrist_pain: {
    en: 'elbow pain; elbow {hurts}; elbows {hurts}; {pain} elbow*; painful elbow; tennis elbow; golfer* elbow; epicondyl*; wrist pain; wrist {hurts}; {pain} wrist; {pain} wrists; painful wrist; thumb {hurts}; {pain} thumb; base of thumb; base of the thumb; tendonitis; tendinitis; tenosynovitis; de quervain*; forearm {hurts}; {pain} forearm; trigger finger; olecranon; wrist ... {hurts}; thumb ... {hurts}; bursitis; repetitive strain',
    sw: 'maumivu ya kiwiko; kiwiko ~uma; kiwiko kuuma; kifundo cha mkono ~uma; maumivu ya kifundo cha mkono; maumivu ya kiganja; kidole gumba cha mkono ~uma; kano ~uma; maumivu ya kano; kiwiko ... ~uma; kifundo cha mkono ... ~uma; kiwiko changu',
  },
  heel_pain: {
    en: 'heel pain; heel {hurts}; heels {hurts}; {pain} heel*; painful heel*; bottom of foot {hurts}; {pain} sole*; plantar fasci*; achilles; back of ankle; first steps; sole of foot {hurts}; arch of foot; ball of foot; foot {hurts} ... first; heel ... {hurts}; {pain} ... heel; heel spur',
    sw: 'maumivu ya kisigino; kisigino ~uma; visigino ~uma; kisigino kuuma; wayo ~uma; unyayo ~uma; nyayo ~uma; ~kanyaga ... kisigino; maumivu ... kisigino; kisigino ... ~uma; kisigino',
  },
  overuse: {
    en: 'repetitive; repeated movement*; repeated movement; overuse; after running; runner; runs marathon*; training for; marathon; plays tennis; plays football; plays basketball; plays sport*; athlete; painter; gardening; digging; weeding; hammering; typing all day; typist; after exercise; after the gym; new exercise*; heavy training; works overhead; overhead work; jogging; jogs; volleyball; swimmer; after training; pushups; push ups; weight lifting; weightlifting; lifts weights; lifting weights; long walk*; standing all day; tailor; carpenter; kneeling; play* ... tennis|football|basketball|rugby|golf|netball|volleyball|hockey; i run; runs every; long distance runner; boda rider; athletics; playing sport*; sports injury; painting house|houses|walls; tennis|football|basketball|soccer|volleyball|baseball|golf|rugby player; keyboard; clerical work; assembly line; manual work*; factory work*',
    sw: 'kazi ya kurudia; mazoezi mengi; ~fanya mazoezi; ~cheza mpira; ~cheza mpira wa miguu; ~kimbia sana; kukimbia mbio; kulima sana; nimelima; ~lima shamba; ~fua nguo nyingi; baada ya mazoezi; kupaka rangi; fundi seremala; fundi cherehani; ~shona; kusimama siku nzima; gym; ~piga magoti; kazi za mikono; mwanariadha; ~cheza ... mpira; ~kimbia kila; mkimbiaji',
  },
  movement_pain: {
    en: 'arm|arms {hurts} .. lift|lifting|carry|carrying|move|moving|raise|raising; pain on movement; pain with movement; {pain} on moving; {pain} when moving; {hurts} when i move; {hurts} when he moves; {hurts} when she moves; {hurts} on movement; {hurts} to move; worse when i move; worse on movement; worse with activity; pain with use; {hurts} when i use; {hurts} when turning; {hurts} to turn; {hurts} when i bend; {hurts} when i twist; pain ... twisting; aggravated by movement; worse with use; {hurts} when gripping; {hurts} to grip; pain ... gripping; pain ... lifting objects; {hurts} when i turn; pain with activity; pain ... range of motion; painful range of motion; {hurts} when walking; {hurts} when i walk; {hurts} to walk; pain ... stairs; {hurts} ... stairs; painful to move; painful to walk; pain with walking; worse with walking; worse after walking; worse after activity; pain ... squatting; {hurts} to squat; knee|heel|foot|ankle|hip|shin ... when i run; knee|heel|foot|ankle|hip|shin ... with running; {hurts} when i grip; exacerbated by movement|activity|walking|exercise; aggravated by movement|activity|walking|use; increased by movement|activity|walking; increases with movement|activity|walking; worsened by movement|activity|walking|use; worsens with movement|activity|walking|use; worse by movement; worse with moving; activity related; pain with motion; painful motion; pain on motion; exacerbated ... movement; aggravated ... movement',
    sw: 'mkono|mikono .. ~uma nikinyanyua|akinyanyua|nikibeba|nikiinua|nikigeuza; maumivu ukisogeza; maumivu nikisogea; ~uma nikisogea; ~uma nikisogeza; ~uma nikigeuka; ~uma nikitembea; maumivu nikitembea; ~uma akitembea; ~uma nikiinua; ~uma nikishika; ~uma nikikunja; maumivu nikigeuza; ~uma nikigeuza; ~uma nikipanda ngazi; ~uma nikichuchumaa; ~zidi nikitembea; ~zidi nikisogea; ~uma ... nikitembea; ~uma ... nikisogea; ~uma nikisimama; ~zidi nikifanya kazi; ~uma ... ngazi; goti|knee|kisigino|mguu|bega ... nikikimbia; goti|knee|kisigino|mguu ... nikikanyaga; ~uma nikikanyaga',
  },
  arm_raise_pain: {
    en: 'pain on lifting the arm; {pain} lifting arm; {pain} raising arm; {hurts} ... lift arm; {hurts} ... raise arm; {hurts} ... lift my arm; {hurts} to raise arm; {hurts} when i raise arm; {hurts} when i lift arm; {cant} raise arm above|over head|shoulder; {cant} lift arm above|over head|shoulder; painful arc; abduction; reaching up; reaching behind; {hurts} to comb; {hurts} to dress; reaching overhead; {pain} ... arm above; {hurts} to lift arm; putting on jacket|coat|shirt; put* jacket|coat|shirt on; raise arm above; lift arm above; lies on ... shoulder; lying on ... shoulder; sleep* on ... shoulder',
    sw: 'maumivu ukiinua mkono; ~uma nikiinua mkono; maumivu nikiinua mkono; bega ~uma nikiinua mkono; ~uma nikinyanyua mkono; {siwezi} kuinua mkono ... kichwa; {siwezi} kunyanyua mkono ... kichwa; nikiinua mkono ... ~uma; nikinyanyua mkono ... ~uma; ~uma nikichana nywele; nikivaa nguo ... ~uma; kuinua mkono kunauma; ~uma ... nikiinua mkono',
    lack: "can't lift my arm above my head; can't raise my arm above my head; can't raise arm above shoulder; siwezi kuinua mkono juu ya kichwa; siwezi kunyanyua mkono juu ya kichwa; hawezi kuinua mkono juu ya kichwa",
  },
  local_tender: {
    en: 'tender spot; tender point; sore spot; point tenderness; point tender; tender ... tendon|tendons|elbow|epicondyle|shoulder|heel|knee|muscle|muscles|wrist|thumb|neck|trapezius|ankle|patella; tenderness ... tendon|tendons|elbow|epicondyle|shoulder|heel|knee|muscle|muscles|wrist|thumb|neck|trapezius|ankle|patella; tendon|tendons|elbow|epicondyle|shoulder|heel|knee|muscle|muscles|wrist|thumb|neck|trapezius|ankle|patella ... tender; tendon|tendons|elbow|epicondyle|shoulder|heel|knee|muscle|muscles|wrist|thumb|neck|trapezius|ankle|patella {hurts} when pressed; tendon|tendons|elbow|epicondyle|shoulder|heel|knee|muscle|muscles|wrist|thumb|neck|trapezius|ankle|patella {hurts} when i press; tendon|tendons|elbow|epicondyle|shoulder|heel|knee|muscle|muscles|wrist|thumb|neck|trapezius|ankle|patella {hurts} to touch; tendon|tendons|elbow|epicondyle|shoulder|heel|knee|muscle|muscles|wrist|thumb|neck|trapezius|ankle|patella ... sore to touch',
    sw: 'sehemu inayouma ikibonyezwa; sehemu moja ~uma; sehemu moja tu ~uma; kiwiko|bega|kisigino|goti|msuli|kano|shingo ... nikibonyeza; kiwiko|bega|kisigino|goti|msuli|kano|shingo ... nikigusa; kiwiko|bega|kisigino|goti|msuli|kano|shingo ... ikibonyezwa',
  },
  chest_wall_tender: {
    en: 'chest pain on pressing; chest {hurts} when i press; chest {hurts} to press; chest ... {hurts} when pressed; chest ... tender; tender chest; chest wall; chest wall pain; ribs tender; tender ribs; ribs {hurts} to touch; tender ... ribs; tenderness ... ribs; tenderness ... sternum; tender ... sternum; tenderness ... chest; sternum {hurts}; breastbone {hurts}; breastbone ... tender; costochond*; rib joint*; reproduc* ... palpation; reproduc* ... pressing; pain ... reproducib*; reproducible chest; tender ... breastbone; {hurts} when i touch my chest; {hurts} when i press on my chest; {hurts} when i press on my ribs; {pain} when pressing chest; chest ... sore to touch; costal cartilage*; tietze*; press|pressing|pressed|presses|palpat* ... chest ... {hurts}; {pain} ... press|pressing|pressed|presses|palpat* ... chest; press|pressing|pressed|presses|palpat* ... ribs ... {hurts}',
    sw: 'maumivu ya kifua nikibonyeza; kifua ~uma nikibonyeza; kifua ~uma nikigusa; kifua ~uma nikikibonyeza; kifua ... nikibonyeza; kifua ... nikigusa; mbavu ~uma nikibonyeza; mbavu ~uma nikigusa; mbavu ... nikibonyeza; mbavu ... nikigusa; kifua ~uma ukibonyeza; kifua ... ukibonyeza; mfupa wa kifua ~uma; nikibonyeza kifua; nikibonyeza mbavu; nikigusa kifua; nikigusa mbavu; ukibonyeza kifua; ukibonyeza mbavu; kifua ... kikibonyezwa; kifua ... kikiguswa; mbavu ... zikibonyezwa; mbavu ... zikiguswa',
  },
  widespread_pain: {
    en: 'pain all over body for months; widespread pain; pain in many places; pain all over for months|years; body aches for months; aches for months; pain ... whole body ... months; body pain ... months; chronic pain; chronic widespread; diffuse pain; diffuse muscle*; diffuse musculoskeletal; fibromyalgia; pain moves around; all over body pain; constant body ache*; muscle pain ... months; generalized pain; generalised pain; everywhere ... months|years; body pains for years|months; body {hurts} for months|years; {hurts} all over for months|years; {hurts}|{pain} ... body ... year|years|months; {hurts} all over ... year|years|months',
    sw: 'mwili mzima ~uma kwa miezi; maumivu ya mwili sugu; maumivu sugu; mwili wote ~uma miezi; maumivu ya mwili kwa miezi; maumivu ya mwili kwa miaka; maumivu ya mwili ya muda mrefu; mwili ~uma ... miezi; mwili ~uma ... miaka; maumivu ~hamahama; maumivu sehemu nyingi',
  },
  tender_points: {
    en: 'tender points; many sore points; multiple tender; trigger points; sore to touch all over; tender all over; tender in many; tenderness ... multiple; {hurts} wherever; even a hug hurts; {hurts} ... light touch; painful to light touch',
    sw: 'sehemu nyingi zinazouma; ~guswa popote; popote nikiguswa; kila nikiguswa; nikiguswa ... ~uma kila; sehemu nyingi ~uma nikibonyeza; mwili ~uma nikiguswa',
  },
  shoulder_hip_stiff: {
    en: 'stiffness of shoulders and hips; shoulders and hips; hips and shoulders; shoulder and hip; hip and shoulder; shoulder girdle; pelvic girdle; proximal stiffness; proximal muscle*; polymyalgia; both shoulders and hips; shoulders and thighs; hard to comb hair; {cant} comb hair',
    sw: 'mabega na nyonga; mabega na mapaja; nyonga na mabega; mabega na kiuno ~kakamaa; mabega ~kakamaa; mabega yote ~kakamaa; {siwezi} kuchana nywele; kuchana nywele ni shida; ukakamavu wa mabega',
  },
  scalp_jaw_pain: {
    en: 'sore scalp; scalp tender*; tender scalp; scalp {hurts}; scalp sore; jaw claudication; jaw {hurts} ... chew*; jaw pain ... chew*; jaw pain when chewing; jaw {hurts} when chewing; temporal tender*; tender temple*; tender temporal arter*; temporal arter*; jaw fatigue; {hurts} to comb ... scalp; {hurts} to brush hair',
    sw: 'ngozi ya kichwa kuuma; ngozi ya kichwa ~uma; taya ~uma nikitafuna; taya ~choka nikitafuna; pembeni ya kichwa ~uma nikigusa; taya ... nikitafuna',
  },
  butterfly_rash: {
    en: 'butterfly rash; malar rash; malar; rash over cheeks and nose; rash ... cheeks and nose; rash ... nose and cheeks; rash ... cheeks and bridge; rash across cheeks; rash across face; rash over cheeks; rash ... cheeks ... bridge; butterfly; discoid; lupus; sle; red rash on cheeks',
    sw: 'upele wa kipepeo; upele wa mashavu na pua; upele ... mashavu na pua; upele ... mashavuni; upele mashavuni; upele wa mashavu; upele ... pua na mashavu; umbo la kipepeo; kipepeo; vipele mashavuni na puani; lupasi; lupus',
  },
  sun_rash: {
    en: 'rash ... sunlight; rash after sun; rash in the sun; rash when in sun; rash ... sun exposure; rash ... the sun; photosensitiv*; sun sensitive; sensitive to the sun; sensitive to sun; sun ... worse rash; skin ... sensitive to sun*; allergic to sun*; rash ... sun exposed; sun ... brings rash; rash worse in sun; rash ... in sun; when i go out in the sun',
    sw: 'upele unaoletwa na jua; upele ... jua; jua ~leta upele; jua ~leta vipele; vipele ... jua; mzio wa jua; ngozi haivumilii jua; nikikaa juani ... upele; nikikaa juani ... vipele; jua ~zidisha upele; upele ... juani; vipele ... juani; ~zidi juani; ~zidi nikikaa juani',
  },
  raynaud: {
    en: 'fingers turn white; fingers turn blue; fingers go white; fingers go blue; fingers ... white ... cold; fingers ... blue ... cold; fingers change colour; fingers change color; fingers ... colour in cold; raynaud*; toes turn white; toes turn blue; hands turn white; hands turn blue; hands ... white ... cold; fingers ... numb ... cold; fingertips ... white; fingers ... purple ... cold; digital ulcer*; blue fingers; fingers|hands|toes|fingertips ... turning blue|white|purple; fingers|hands|toes|fingertips ... turn blue|white|purple; fingers|hands|toes|fingertips ... change* color|colour; fingers|hands|toes ... color change*; fingers|hands|toes ... colour change*; fingers|hands ... become white|blue|pale; hands ... change in color|colour; fingers ... white then blue; fingers ... blue then white; fingers ... exposed to cold; cold ... fingers|hands turn*',
    sw: 'vidole kuwa vyeupe au vya buluu kwenye baridi; vidole ... vyeupe au vya buluu ... baridi; vidole vyeupe kwenye baridi; vidole ~badilika rangi; vidole ~kuwa vyeupe; vidole ~kuwa bluu; vidole ... baridi ... vyeupe; vidole ... baridi ... bluu; vidole ... buluu; vidole vya buluu; vidole ... vyeupe ... baridi',
  },
  skin_tight: {
    en: 'skin tight*; tight skin; skin thick* ... finger*; thick skin ... finger*; skin ... hard and tight; skin ... tight and thick; thickened skin of; tightening of skin; tightness of skin; skin harden*; scleroderma; sclerodactyly; systemic sclerosis; skin ... shiny and tight; skin thickening; tight shiny skin; {cant} open mouth wide; skin ... fingers tight*; fingers tight; fingers ... skin tight; tight ... skin ... fingers|hands|face; shiny skin ... fingers; skin ... taut; taut skin; skin ... tightening; tightening ... skin; {cant} make a fist',
    sw: 'ngozi ~kaza; ngozi iliyokaza; ngozi ya vidole ~kaza; ngozi ya uso ~kaza; ngozi ~kuwa ngumu; ngozi ... ~kaza; ngozi ya mikono ~kaza; skleroderma',
  },
  rich_food: {
    en: 'after nyama choma; nyama choma; ate a lot of meat; lots of meat; red meat; much meat; heavy meal of meat; roast meat; beer and meat; meat and beer; seafood; matumbo; thiazide*; hydrochlorothiazide; diuretic*; water tablets; furosemide; lasix; feast; binge; wedding feast; organ meat',
    sw: 'nyama nyingi; nyama choma; ~kula nyama nyingi; ~kula nyama choma; bia nyingi; ~nywa bia; nyama na bia; dawa za kukojoa; dawa ya kukojoza; nyama nyekundu; nyama ya mbuzi; ~kula mutura',
  },
  tophi: {
    en: 'tophi; tophus; chalky lumps; chalky; hard lumps ... ear*; hard lumps ... joint*; white lumps ... joint*; lumps on my ears; nodules ... ears',
    sw: 'vinundu vigumu vyeupe; vinundu ... masikio; vinundu ... masikioni; vinundu vyeupe ... viungo; uvimbe mgumu mweupe ... kidole',
  },
  finger_deformity: {
    en: 'crooked fingers; fingers crooked; fingers ... bent; bent fingers; deformed fingers; fingers deformed; deformit* ... fingers; deformit* ... hands; ulnar deviation; swan neck; boutonniere; heberden*; bouchard*; rheumatoid nodule*; nodules ... elbow*; nodules ... fingers; bony lumps; bony enlargement; bony swelling; knobbly; lumps on finger joints; joints deformed; deformed joint*; osteophyte*; knobs ... finger*; hands deformed; bow leg*; bowed legs',
    sw: 'vidole vilivyopinda; vidole vya mikono ~pinda; vidole vya mikono vimepinda; vinundu kwenye viungo; vinundu ... vidole; vinundu ... viungo; vinundu ... vidoleni; viungo ~badilika umbo; vidole ~badilika umbo; viungo vimepinda; viungo ~pinda; vidole vya mkono vimepinda; magoti yamepinda',
  },
  knee_locks: {
    en: 'knee locks; knee ... lock*; locking knee; knee gives way; knee ... gives way; knee ... giving way; knee buckl*; knee ... buckl*; knee ... unstable; knee catches; meniscus; meniscal; knee ... gave way; knee ... gave out',
    sw: "goti kukwama; goti ~kwama; goti ~legea; goti ~teleza; goti ~nyong'onyea; goti ~toka mahali; goti halina nguvu",
  },
  muscle_strain: {
    en: 'strained muscle; pulled muscle; pulled a muscle; muscle strain; muscle tight*; tight muscle*; muscle spasm*; muscle ... spasm*; muscle knot*; knots in; trapezius; hamstring; muscle ... pulled; muscle pull; paraspinal; stiff shoulders and neck; neck muscles tight; tight neck muscles; muscles ... tight; charley horse',
    sw: 'msuli ~vutika; msuli uliokaza; misuli ~kaza; msuli ~kaza; misuli ~vutika; misuli ~uma baada ya; msuli ~uma; kukaza kwa misuli; misuli kukaza; msuli wa shingo ~kaza; msuli wa paja; misuli ya shingo ~kaza; msuli ~puta; ~vuta msuli; ~vutwa msuli',
  },
  neck_posture: {
    en: 'slept in a wrong position; slept badly =on; slept wrong; slept funny; slept in a bad position; slept awkward*; wrong position; wrong pillow; new pillow; bad posture; poor posture; computer all day; long hours at computer; hours on computer; working on computer; desk job; screen all day; looking down at phone; phone all day; whiplash; sudden brake; rear ended; jerked my neck; turned my neck suddenly; woke up with ... neck; woke up with stiff neck; carries load on head; sat long at computer; laptop all day; typing for hours; hit from behind by vehicle|vehicles|car',
    sw: 'kulala vibaya; ~lala vibaya; ~lala vibaya shingo; mto mbaya; mto mpya; kompyuta siku nzima; kwenye kompyuta; ~tumia kompyuta; ~angalia simu; ~inamia simu; simu muda mrefu; kazi ya ofisi; ~geuza shingo ghafla; mzigo kichwani; ~beba mzigo kichwani; laptop; ~amka na shingo; nimeamka shingo; mkao mbaya; mkao mbaya wa shingo',
  },
  leg_raise_pain: {
    en: 'straight leg raise; straight leg raising; slr; slr positive; leg raise positive; positive straight leg; lasegue; {pain} raising straight leg; {pain} on raising leg; {hurts} when i raise my leg; {hurts} to raise leg; raising ... leg ... {hurts}',
    sw: 'maumivu ukiinua mguu; ~uma nikiinua mguu; maumivu nikiinua mguu; nikiinua mguu ... ~uma; nikinyanyua mguu ... ~uma; ~uma nikinyanyua mguu; mguu ulionyooka',
    well: `straight leg raising|raise ... normal|negative; straight leg raise|raising, power ... normal; slr negative|normal; negative straight leg`,
  },
  strain_back_pain: {
    en: 'back {hurts} when i cough; back {hurts} when i sneeze; back pain ... cough*; back pain ... sneez*; leg pain ... cough*; leg pain ... sneez*; back ... worse when i cough; back ... worse with cough*; worse on coughing or sneezing; worse with coughing or straining; worse with coughing and sneezing; worse when coughing or sneezing; pain worse with sneezing; pain worse with straining; back ... when sneezing; back ... when coughing',
    sw: 'mgongo ~uma nikikohoa; mgongo ~uma nikipiga chafya; mgongo ... nikikohoa; mgongo ... nikipiga chafya; mguu ... nikikohoa; mgongo ... nikijikamua; kiuno ~uma nikikohoa; kiuno ... nikikohoa; kiuno ... nikipiga chafya',
  },
  spine_bump: {
    en: 'bump on spine; bump on the spine; bump ... spine; gibbus; hunchback; hump ... spine; swelling ... spine; spine tender*; spinal tenderness; tender spine; tenderness ... spine; tenderness ... vertebra*; vertebral tenderness; kyphosis; kyphotic; spine deform*; spinal deformit*; pott* disease; spine ... bent; midline tenderness; vertebral collapse; spinal tb; tb of spine; tb spine; paraspinal abscess',
    sw: 'kinundu kwenye uti wa mgongo; kinundu mgongoni; nundu mgongoni; kibiongo; kibyongo; uti wa mgongo ~pinda; mgongo ~pinda; uvimbe kwenye uti wa mgongo; uti wa mgongo ~uma; kinundu ... mgongo; nundu ... uti wa mgongo; tb ya mgongo; kifua kikuu cha mgongo; tb ya mifupa',
  },
  back_better_moving: {
    en: 'back ... better with exercise; back ... better with movement; back ... improves with exercise; back ... eases with movement; back ... better when i move; stiffness ... improves with exercise; stiffness ... improves with activity; improves with exercise; better with exercise; worse with rest; not relieved by rest; back ... worse with rest; ankylosing; spondyl*; sacroili*; buttock pain alternat*; hla b',
    sw: 'mgongo ... ~pungua nikitembea; mgongo ... nafuu nikitembea; mgongo ... ~pungua nikifanya mazoezi; mgongo ... nafuu nikifanya; mgongo ... ~zidi nikipumzika; mgongo ... ~zidi nikilala; nafuu nikifanya mazoezi',
  },
  limp: {
    en: "limps; limping; walks with a limp; refuses to walk; refusing to walk; refuses to bear weight; won't walk; antalgic; unable to bear weight; {cant} bear weight; {cant} put weight; {cant} stand on leg; hobbling; has a limp; with a limp; limped; walking with a limp",
    sw: 'kuchechemea; ~chechemea; ~chechemea mguu; anakataa kutembea; amekataa kutembea; ~chopea; kuchopea; ameacha kutembea; {siwezi} kukanyaga; {siwezi} kukanyagia',
    lack: "won't put weight; won't walk; can't bear weight; can't put weight on; doesn't want to walk; hataki kutembea; hakanyagi; haukanyagi mguu; hawezi kukanyaga; siwezi kukanyaga; hakanyagi mguu",
  },
};
