import { firstThree } from '../../testing/first-three';

/** What people may write of each illness, in English and in Swahili: it must then be among the first three. */
const SAID: readonly (readonly [condition: string, en: string, sw: string])[] = [
  [
    'conjunctivitis',
    'Both my eyes turned red yesterday and are glued together in the morning, my brother had it last week',
    'Macho yangu yamekuwa mekundu na asubuhi yameshikana kwa tongotongo, watoto wengine shuleni pia wana',
  ],
  [
    'stye',
    'There is a sore little bump at the edge of my eyelid since three days and the lid is puffy',
    'Kuna kijipu kidogo kwenye kope langu kinachouma na kope limevimba, naona vizuri',
  ],
  [
    'acute_eye',
    'My eye hurts terribly since last night, it is red, I see rainbow rings around the lamps and I am vomiting',
    'Jicho la kushoto limeacha kuona ghafla leo asubuhi na kichwa kinauma',
  ],
  [
    'cataract',
    'I am 70, my eyesight has been fading slowly for two years without any pain, car headlights dazzle me',
    'Mama ana miaka 68, macho yamepungua nguvu polepole kwa miaka, hayaumi, mboni moja ni nyeupe',
  ],
  [
    'eye_injury',
    'A thorn pricked my eye in the shamba an hour ago, it hurts, waters and is blurred',
    'Jiwe limenigonga jichoni nikiwa kazini, linauma sana na ni jekundu',
  ],
  [
    'dry_eye_duct',
    'For months my eyes have felt dry and gritty, above all after long hours at the computer',
    'Jicho moja la mtoto wa miezi miwili linatoa machozi kila wakati tangu kuzaliwa, si jekundu',
  ],
  [
    'dental_caries',
    'A back tooth has a hole and hurts now and then with ice cream or sweets, no swelling',
    'Gego limetoboka, linauma nikinywa kitu baridi au nikila peremende',
  ],
  [
    'dental_abscess',
    'The tooth throbs day and night, my cheek is swollen, there is pus at the gum and I feel feverish',
    'Jino linadunda usiku kucha, shavu limevimba na fizi inatoa usaha',
  ],
  [
    'mouth_ulcer',
    'I get small painful sores inside my lip every few months, salty food burns them, otherwise I am well',
    'Kuna kidonda kidogo cheupe ndani ya mdomo, kinauma nikila chumvi, kimewahi kutokea mara nyingi',
  ],
];

test.each(SAID)('%s is among the first three', (condition, en, sw) => {
  expect(firstThree(en)).toContain(condition);
  expect(firstThree(sw)).toContain(condition);
});
