import { newCase } from '../../consultation/case';
import { applyMessage } from '../../consultation/listen';
import { rank } from '../../inference/rank';

/** What a patient or a relative may write, and the illness that must then be among the first three. Add a row at will. */
const ROWS: readonly [condition: string, text: string][] = [
  ['low_back_pain', 'My lower back aches since I carried cement bags, it is worse when I bend'],
  ['low_back_pain', 'Kiuno kinaniuma nikiinama tangu nilipolima shambani'],
  ['sciatica', 'The pain starts in my buttock and shoots down the back of my leg to the foot, with pins and needles'],
  ['sciatica', 'Mgongo unauma na maumivu yanashuka hadi kwenye mguu wa kulia, nikikohoa yanazidi'],
  ['cauda_equina', 'My back is very painful, both legs have gone weak and I can no longer hold my urine'],
  ['cauda_equina', 'Mgongo unauma kwa miezi, miguu yote haina nguvu sasa na nashindwa kuzuia mkojo'],
  ['neck_strain', 'I slept in a funny position and now my neck hurts when I turn it'],
  ['neck_strain', 'Shingo inauma na misuli imekaza, nakaa kwenye kompyuta muda mrefu'],
  ['costochondritis', 'The left side of my chest hurts when I press on the ribs or twist, it began after the gym'],
  ['costochondritis', 'Kifua kinauma nikikibonyeza karibu na mfupa wa katikati, na nikivuta pumzi ndani'],
  ['osteoarthritis', 'I am 68, my knees ache after walking, creak and are stiff when I get up from a chair'],
  ['osteoarthritis', 'Nina miaka 66, magoti yananiuma nikitembea na nikipanda ngazi, yamekakamaa kwa miaka'],
  ['gout', 'In the middle of the night my big toe became red, swollen and so sore that I cannot wear a shoe'],
  ['gout', 'Dole gumba la mguu limevimba ghafla, ni jekundu na linauma sana baada ya kunywa bia'],
  ['septic_arthritis', 'Since two days my right knee is hot, swollen and too painful to move, and I have a high fever'],
  ['septic_arthritis', 'Mtoto ana homa, nyonga inauma sana na anakataa kutembea'],
  [
    'rheumatoid_arthritis',
    'For five months the joints of both hands have been swollen and stiff every morning until noon',
  ],
  [
    'rheumatoid_arthritis',
    'Viungo vya vidole vya mikono vimevimba pande zote na hukakamaa kila asubuhi kwa saa nyingi',
  ],
  ['tendon_shoulder', 'I paint houses and my shoulder hurts whenever I lift the arm above my head'],
  ['tendon_shoulder', 'Kiwiko kinauma nikishika vitu, nafua nguo kila siku'],
  [
    'lupus_ctd',
    'I have a rash over my nose and cheeks that flares in the sun, sore joints, and my hair is falling out',
  ],
  ['lupus_ctd', 'Upele wa mashavu na pua huzidi juani, viungo vinauma, nachoka na nina vidonda mdomoni'],
  [
    'fibromyalgia_pmr',
    'I have had pain everywhere for years, I sleep badly, I am exhausted and many spots are sore to touch',
  ],
  ['fibromyalgia_pmr', 'Nina maumivu sehemu nyingi za mwili kwa miezi, sipati usingizi na nachoka kila siku'],
];

test.each(ROWS)('%s is among the first three: "%s"', (condition, text) => {
  const first = rank(applyMessage(newCase(), text)).slice(0, 3);
  expect(first.map((candidate) => candidate.condition.id)).toContain(condition);
});
