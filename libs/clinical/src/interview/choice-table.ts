import type { Bilingual } from '@afya/contracts';

export interface ChoiceRow {
  /** the option's label; `words` recognise a free-text answer */
  label: Bilingual;
  /** folded words: "a|b" means one of them, and every entry must match; the row with most entries wins */
  words: readonly string[];
  /** the findings the answer asserts; empty if it only narrows the complaint */
  findings: readonly string[];
}

/** A multiple-choice question that replaces several yes/no questions. Clinicians can edit the table. */
export interface ChoiceQuestion {
  id: string;
  /** asked if one of these complaints is present */
  of: readonly string[];
  /** about how the pain feels, which a small child cannot say */
  felt?: true;
  ask: Bilingual;
  why: Bilingual;
  choices: readonly ChoiceRow[];
}

const row = (en: string, sw: string, words: string, ...findings: string[]): ChoiceRow => ({
  label: { en, sw },
  words: words.split(' + '),
  findings,
});

const HIGH = 'upper|up|top|high|above|juu';
const LOW = 'lower|low|below|under|bottom|down|chini';
const RIGHT = 'right|kulia|kuume';
const LEFT = 'left|kushoto';
const MIDDLE = 'middle|center|centre|kati|katikati';
const ALL = 'all|everywhere|whole|entire|zote|yote|lote|wote|mzima|kote';

export const CHOICE_QUESTIONS: readonly ChoiceQuestion[] = [
  {
    id: 'w:belly',
    of: ['abdominal_pain'],
    felt: true,
    ask: { en: 'Where in the belly does it hurt most?', sw: 'Ni sehemu gani ya tumbo inauma zaidi?' },
    why: {
      en: 'Each part of the belly holds other organs, so the place tells much.',
      sw: 'Kila sehemu ya tumbo ina viungo vyake, kwa hiyo mahali huonyesha mengi.',
    },
    choices: [
      row('High in the middle, above the navel', 'Juu katikati, juu ya kitovu', `${HIGH}|chembe`, 'epigastric_pain'),
      row(
        'High on the right, below the ribs',
        'Juu kulia, chini ya mbavu',
        `${HIGH}|ribs|mbavu + ${RIGHT}`,
        'right_upper_pain',
      ),
      row('Low on the right', 'Chini kulia', `${LOW} + ${RIGHT}`, 'right_lower_pain'),
      row('Low in the middle, below the navel', 'Chini katikati, chini ya kitovu', LOW, 'lower_abdominal_pain'),
      row('Low on the left', 'Chini kushoto', `${LOW} + ${LEFT}`, 'left_lower_pain'),
      row('In the side, towards the back', 'Ubavuni, kuelekea mgongoni', 'side|flank|loin|ubavu|ubavuni', 'flank_pain'),
      row('Around the navel', 'Karibu na kitovu', 'navel|bellybutton|umbilicus|around|kitovu|kitovuni'),
      row('All over', 'Tumbo lote', ALL),
    ],
  },
  {
    id: 'w:head',
    of: ['headache'],
    felt: true,
    ask: { en: 'Where in the head does it hurt, and how?', sw: 'Kichwa kinauma sehemu gani, na vipi?' },
    why: {
      en: 'The place tells one kind of headache from another.',
      sw: 'Mahali hutofautisha aina za maumivu ya kichwa.',
    },
    choices: [
      row(
        'On one side, throbbing',
        'Upande mmoja, kinapwita',
        'side|half|upande|nusu|throbbing|kupwita|kinapwita|kinagonga',
        'one_sided_headache',
      ),
      row(
        'Round the head, like a tight band',
        'Kichwa chote, kama kimebanwa',
        `band|tight|squeezed|squeezing|round|kubana|kimebanwa|kinabana|mkanda|${ALL}`,
        'band_headache',
      ),
      row('Round or behind one eye', 'Kuzunguka au nyuma ya jicho moja', 'eye|jicho|jichoni', 'eye_ring_pain'),
      row(
        'Forehead and cheeks',
        'Paji la uso na mashavu',
        'forehead|cheeks|cheek|face|paji|mashavu|uso|usoni',
        'face_pressure',
      ),
      row(
        'Back of the head and neck',
        'Kisogoni na shingoni',
        'back|neck|kisogo|kisogoni|shingo|shingoni|nyuma',
        'neck_pain',
      ),
    ],
  },
  {
    id: 'w:chest',
    of: ['chest_pain', 'chest_tight'],
    felt: true,
    ask: { en: 'What is the pain in the chest like?', sw: 'Maumivu ya kifua yakoje?' },
    why: {
      en: 'Pain from the heart, the lungs, the stomach and the ribs feels different.',
      sw: 'Maumivu ya moyo, mapafu, tumbo na mbavu hayafanani.',
    },
    choices: [
      row(
        'Heavy, tight or squeezing',
        'Mazito, yanabana au kukandamiza',
        'heavy|tight|tightness|pressure|squeezing|squeeze|crushing|weight|nzito|mazito|kizito|kubana|yanabana|kinabana|kukandamiza|kukaza',
        'chest_tight',
      ),
      row(
        'Sharp, worse with a breath or cough',
        'Yanachoma, huzidi kwa kuvuta pumzi au kukohoa',
        'sharp|stabbing|breath|breathe|breathing|cough|coughing|pumzi|nikivuta|kukohoa|nikikohoa|yanachoma',
        'pain_on_breathing',
      ),
      row(
        'Burning, after food or lying down',
        'Yanaunguza, baada ya kula au kulala',
        'burning|burns|burn|food|eating|lying|yanaunguza|kuungua|unaungua|kula|kulala|nikilala',
        'heartburn',
      ),
      row(
        'Sore when the spot is pressed',
        'Huuma pakibonyezwa',
        'pressed|press|touch|touched|tender|pakibonyezwa|nikibonyeza|kubonyeza|kugusa|nikigusa',
        'chest_wall_tender',
      ),
      row(
        'With walking or work, better with rest',
        'Kwa kutembea au kazi, hupungua kwa kupumzika',
        'walking|walk|work|climb|climbing|effort|exercise|exertion|stairs|kutembea|nikitembea|kazi|ngazi|mazoezi',
        'exertion_pain',
      ),
      row(
        'Tearing, through to the back',
        'Yanararua hadi mgongoni',
        'tearing|ripping|tear|rip|yanararua|kuraruka',
        'tearing_chest_pain',
      ),
    ],
  },
  {
    id: 'w:back',
    of: ['back_pain'],
    felt: true,
    ask: { en: 'Where in the back does it hurt most?', sw: 'Ni sehemu gani ya mgongo inauma zaidi?' },
    why: {
      en: 'Muscles, nerves and kidneys hurt at different places of the back.',
      sw: 'Misuli, neva na figo huuma sehemu tofauti za mgongo.',
    },
    choices: [
      row('Low back, in the middle', 'Kiunoni, katikati', `${LOW}|kiuno|kiunoni|waist|${MIDDLE}`),
      row(
        'It shoots down a leg',
        'Unashuka hadi mguuni',
        'leg|legs|thigh|buttock|mguu|mguuni|paja|tako',
        'leg_pain_down',
      ),
      row(
        'In one side, below the ribs',
        'Ubavuni, chini ya mbavu',
        'side|flank|ribs|kidney|ubavu|ubavuni|mbavu|figo',
        'flank_pain',
      ),
      row(
        'Upper back, between the shoulders',
        'Juu ya mgongo, kati ya mabega',
        `${HIGH}|shoulders|shoulder|mabega|bega`,
      ),
      row('Neck', 'Shingo', 'neck|shingo|shingoni', 'neck_pain'),
    ],
  },
  {
    id: 'w:joint',
    of: ['joint_pain', 'joint_swelling'],
    felt: true,
    ask: { en: 'Which joint is it?', sw: 'Ni kiungo kipi?' },
    why: { en: 'Each illness of the joints has its favourite places.', sw: 'Kila ugonjwa wa viungo una sehemu zake.' },
    choices: [
      row('Knee', 'Goti', 'knee|knees|goti|magoti', 'knee_pain'),
      row('Hip', 'Nyonga', 'hip|hips|nyonga', 'hip_pain'),
      row('Shoulder', 'Bega', 'shoulder|shoulders|bega|mabega', 'shoulder_pain'),
      row('Elbow or wrist', 'Kiwiko au kifundo cha mkono', 'elbow|wrist|kiwiko|thumb', 'elbow_wrist_pain'),
      row('Fingers and knuckles', 'Vidole vya mikono', 'finger|fingers|knuckles|hands|vidole|mikono', 'small_joints'),
      row('Big toe', 'Kidole gumba cha mguu', 'toe|gumba|dole', 'big_toe_pain'),
      row('Ankle or heel', 'Kifundo cha mguu au kisigino', 'ankle|heel|kisigino|kifundo', 'heel_pain'),
      row(
        'Several, on both sides',
        'Vingi, pande zote mbili',
        `several|many|both|vingi|mbili|${ALL}|vyote`,
        'many_joints',
      ),
    ],
  },
  {
    id: 'w:cough',
    of: ['cough'],
    ask: { en: 'What is the cough like?', sw: 'Kikohozi kikoje?' },
    why: {
      en: 'What comes up and how it sounds tells where it comes from.',
      sw: 'Kinachotoka na mlio wake huonyesha kinatoka wapi.',
    },
    choices: [
      row('Dry', 'Kikavu', 'dry|kikavu|kavu|tickly', 'dry_cough'),
      row(
        'With clear or white phlegm',
        'Chenye makohozi meupe',
        'phlegm|mucus|sputum|white|clear|wet|makohozi|meupe|belgam|kohozi',
        'sputum',
      ),
      row(
        'With yellow, green or rusty phlegm',
        'Chenye makohozi ya njano, kijani au rangi ya kutu',
        'yellow|green|rusty|brown|pus|njano|manjano|kijani|usaha',
        'sputum',
        'green_sputum',
      ),
      row('With blood', 'Chenye damu', 'blood|bloody|damu', 'haemoptysis'),
      row(
        'In long fits, with a whoop or vomiting',
        'Kwa mfululizo, na mlio au kutapika',
        'fits|whoop|whooping|bouts|mfululizo|vomit|vomiting|kutapika|anatapika',
        'coughing_fits',
      ),
      row('Like the bark of a dog', 'Kama mbwa anayebweka', 'bark|barking|dog|mbwa|kubweka|anabweka', 'barking_cough'),
    ],
  },
  {
    id: 'w:stool',
    of: ['diarrhoea'],
    ask: { en: 'What does the stool look like?', sw: 'Choo kinaonekanaje?' },
    why: {
      en: 'Blood or very watery stool needs other care.',
      sw: 'Damu au choo cha maji mengi huhitaji matibabu mengine.',
    },
    choices: [
      row('Watery or loose', 'Majimaji au chepesi', 'water|watery|loose|soft|maji|majimaji|chepesi|laini'),
      row('With blood', 'Chenye damu', 'blood|bloody|red|damu', 'bloody_stool'),
      row('With slime', 'Chenye kamasi', 'slime|slimy|mucus|kamasi|makamasi|ute', 'mucus_stool'),
      row('Very watery, like rice water', 'Kama maji ya mchele', 'rice|mchele', 'rice_water'),
      row(
        'Oily, pale and floating',
        'Chenye mafuta, kinaelea',
        'oily|greasy|pale|floating|floats|mafuta|kinaelea',
        'oily_stool',
      ),
    ],
  },
  {
    id: 'w:discharge',
    of: ['discharge_vaginal'],
    ask: { en: 'What is the discharge like?', sw: 'Uchafu huo ukoje?' },
    why: {
      en: 'Look and smell tell which infection it may be.',
      sw: 'Mwonekano na harufu huonyesha ni maambukizi gani.',
    },
    choices: [
      row(
        'Thick and white, like sour milk',
        'Mzito na mweupe, kama maziwa ya mgando',
        'thick|white|curd|milk|cheese|mzito|mweupe|maziwa|mgando|mtindi',
        'curd_discharge',
      ),
      row(
        'Thin and grey, smelling of fish',
        'Mwepesi wa kijivu, wenye harufu ya samaki',
        'fish|fishy|gray|grey|thin|samaki|kijivu',
        'fishy_discharge',
      ),
      row(
        'Yellow or green, with bubbles',
        'Wa njano au kijani, wenye povu',
        'yellow|green|bubble|bubbles|frothy|foamy|njano|manjano|kijani|povu',
        'frothy_discharge',
      ),
      row(
        'With a bad smell',
        'Wenye harufu mbaya',
        'smell|smells|bad|foul|harufu|unanuka|inanuka|mbaya',
        'foul_discharge',
      ),
      row('With blood', 'Wenye damu', 'blood|bloody|damu', 'vaginal_bleeding'),
    ],
  },
  {
    id: 'w:rash',
    of: ['rash', 'itch'],
    ask: { en: 'Where on the skin is it?', sw: 'Iko sehemu gani ya ngozi?' },
    why: {
      en: 'Many illnesses of the skin are known by their place.',
      sw: 'Magonjwa mengi ya ngozi hujulikana kwa mahali yalipo.',
    },
    choices: [
      row(
        'Between the fingers, wrists, waist',
        'Kati ya vidole, vifundo vya mikono, kiunoni',
        'fingers|finger|wrist|wrists|waist|vidole|kiuno|kiunoni',
        'itch_fingers',
      ),
      row(
        'Bends of elbows, behind the knees, neck',
        'Mikunjo ya viwiko, nyuma ya magoti, shingo',
        'elbow|elbows|knees|bends|folds|viwiko|kiwiko|magoti|mikunjo',
        'flexural_rash',
      ),
      row(
        'In a band on one side only',
        'Kama mkanda, upande mmoja tu',
        'band|stripe|side|mkanda|upande',
        'one_sided_band_rash',
      ),
      row('Palms or soles too', 'Hata viganja au nyayo', 'palms|palm|soles|sole|viganja|nyayo', 'palms_soles_rash'),
      row('Face', 'Uso', 'face|cheeks|forehead|uso|usoni|mashavu'),
      row(
        'Head or between the toes, in round patches',
        'Kichwani au kati ya vidole vya miguu, kama pete',
        'scalp|head|toes|round|ring|kichwa|kichwani|pete|miguu',
        'ring_rash',
      ),
      row('Private parts', 'Sehemu za siri', 'private|privates|groin|genital|siri|kinena'),
      row('All over', 'Mwili wote', ALL),
    ],
  },
  {
    id: 'w:lump',
    of: ['lump'],
    ask: { en: 'Where is the lump?', sw: 'Uvimbe uko wapi?' },
    why: { en: 'What a lump may be depends on where it sits.', sw: 'Aina ya uvimbe hutegemea ulipo.' },
    choices: [
      row('Neck', 'Shingoni', 'neck|shingo|shingoni', 'swollen_glands'),
      row('Breast', 'Kwenye titi', 'breast|breasts|titi|matiti|ziwa', 'breast_lump'),
      row('Armpit', 'Kwapani', 'armpit|kwapa|kwapani', 'armpit_lump'),
      row('Groin or navel', 'Kinenani au kitovuni', 'groin|navel|kinena|kinenani|kitovu|kitovuni', 'groin_lump'),
      row('Scrotum or testicle', 'Kwenye korodani', 'scrotum|testicle|balls|korodani|pumbu', 'scrotal_swelling'),
      row('Belly', 'Tumboni', 'belly|stomach|tummy|tumbo|tumboni', 'belly_lump'),
      row(
        'Under the skin elsewhere',
        'Chini ya ngozi, sehemu nyingine',
        'skin|arm|leg|back|face|ngozi|mkono|mguu|mgongo|uso',
      ),
    ],
  },
  {
    id: 'w:swelling',
    of: ['swelling'],
    ask: { en: 'Which part is swollen?', sw: 'Ni sehemu gani imevimba?' },
    why: {
      en: 'Swelling of the face, the legs or one joint has different causes.',
      sw: 'Uvimbe wa uso, miguu au kiungo kimoja una sababu tofauti.',
    },
    choices: [
      row('Both legs or feet', 'Miguu yote miwili', 'legs|feet|ankles|miguu|nyayo', 'swelling_legs'),
      row(
        'One leg only',
        'Mguu mmoja tu',
        'one|single|mmoja|moja + leg|foot|calf|mguu',
        'swelling_legs',
        'one_leg_swollen',
      ),
      row('Face', 'Uso', 'face|eyes|uso|usoni|macho', 'face_swelling'),
      row('Belly', 'Tumbo', 'belly|stomach|tummy|tumbo', 'belly_swollen'),
      row('A joint', 'Kiungo', 'joint|knee|ankle|wrist|kiungo|goti', 'joint_swelling'),
      row('Lips or tongue', 'Midomo au ulimi', 'lips|lip|tongue|midomo|mdomo|ulimi', 'lip_tongue_swelling'),
    ],
  },
  {
    id: 'w:bleeding',
    of: ['bleeding'],
    ask: { en: 'Where does the blood come from?', sw: 'Damu inatoka wapi?' },
    why: {
      en: 'The place tells what bleeds and how dangerous it is.',
      sw: 'Mahali huonyesha kinachovuja na hatari yake.',
    },
    choices: [
      row('Nose', 'Puani', 'nose|pua|puani', 'nosebleed'),
      row('Gums or mouth', 'Kwenye fizi au mdomoni', 'gum|gums|mouth|teeth|fizi|mdomo|mdomoni|meno', 'gum_bleeding'),
      row('Vagina', 'Ukeni', 'vagina|period|uke|ukeni|hedhi', 'vaginal_bleeding'),
      row('In the stool', 'Kwenye choo kikubwa', 'stool|anus|toilet|choo|haja|mkundu', 'bloody_stool'),
      row('In the urine', 'Kwenye mkojo', 'urine|pee|mkojo', 'haematuria'),
      row('In vomit', 'Kwenye matapishi', 'vomit|matapishi|natapika', 'blood_vomit'),
      row('Coughed up', 'Kwenye makohozi', 'cough|coughed|sputum|kikohozi|makohozi', 'haemoptysis'),
      row('A wound', 'Kwenye jeraha', 'wound|cut|injury|jeraha|kidonda', 'wound'),
    ],
  },
  {
    id: 'w:dizzy',
    of: ['dizziness'],
    felt: true,
    ask: { en: 'What is the dizziness like?', sw: 'Kizunguzungu kikoje?' },
    why: {
      en: 'Spinning comes from the ear, blackness on standing from the blood pressure.',
      sw: 'Kuzunguka hutokana na sikio, giza wakati wa kusimama hutokana na presha.',
    },
    choices: [
      row(
        'Everything turns round',
        'Vitu vinazunguka',
        'turns|turning|spins|spinning|round|rotate|vinazunguka|inazunguka|kuzunguka',
        'vertigo',
      ),
      row(
        'On turning the head or in bed',
        'Wakati wa kugeuza kichwa au kitandani',
        'head|bed|roll|rolling|kugeuza|nikigeuza|kitandani',
        'vertigo',
        'turning_vertigo',
      ),
      row(
        'On standing up',
        'Wakati wa kusimama',
        'stand|standing|rise|rising|nikisimama|kusimama|akisimama|nikiinuka',
        'dizzy_standing',
      ),
      row('As if about to faint', 'Kama kutaka kuzimia', 'faint|black|blackout|pass|kuzimia|kuzirai|giza', 'faint'),
      row(
        'Unsteady on the feet',
        'Kuyumba wakati wa kutembea',
        'unsteady|walk|walking|balance|kuyumba|nayumba|kutembea',
        'unsteady',
      ),
    ],
  },
];
