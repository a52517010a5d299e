import { newCase } from '../../consultation/case';
import { applyMessage } from '../../consultation/listen';
import { rank } from '../../inference/rank';

/** What a patient or a relative may write, and the illness that must then be among the first three. Add a row at will. */
const ROWS: readonly [condition: string, text: string][] = [
  [
    'scabies',
    'We are all scratching in this house, worst when we get into bed, and there are little bumps on our wrists and between the fingers',
  ],
  ['scabies', 'Mimi na watoto tunawashwa sana usiku, kuna vipele kwenye vidole na kiunoni'],
  ['ringworm', 'There is a round patch with a scaly edge on my thigh, it itches and keeps growing'],
  ['ringworm', 'Mtoto wa shule ana mapunye kichwani, nywele zimetoka sehemu za mviringo'],
  ['urticaria', 'After eating prawns I came out in raised itchy welts that move around my body'],
  ['urticaria', 'Mwili umetoka mabaka yaliyovimba yanayowasha, yanatokea na kupotea tangu nile samaki'],
  ['eczema', "My little boy's skin is rough and dry behind his knees and he scratches until it is sore"],
  ['eczema', 'Ngozi yangu ni kavu sana, inawasha kwenye mikunjo ya viwiko, na familia yetu ina pumu'],
  ['impetigo', 'The child has sores under the nose with a yellow crust and two friends at nursery have them'],
  ['impetigo', 'Mtoto ana vidonda kuzunguka mdomo vyenye magaga ya njano, vinasambaa haraka'],
  [
    'cellulitis',
    'My shin is red, hot and very sore, it started around a scratch and the red area gets bigger every hour',
  ],
  ['cellulitis', 'Mguu umevimba, ngozi ni nyekundu na ya moto, wekundu unasambaa kwenda juu na nina homa'],
  ['abscess', 'There is a hard painful lump under my arm, red and full of pus'],
  ['abscess', 'Nina jipu pajani, limevimba, linauma na linatoa usaha'],
  ['shingles', 'A strip of painful blisters goes round the right side of my ribs, it burned for days before they came'],
  ['shingles', 'Malengelenge yenye maumivu makali yametokea upande mmoja wa tumbo hadi mgongoni kama mkanda'],
  [
    'herpes_labialis',
    'A tingling spot on my lip has turned into a bunch of little blisters, I get this every few months',
  ],
  ['herpes_labialis', 'Malengelenge madogo yamenitokea kwenye midomo, yanachoma, huwa yanarudi kila mwezi'],
  ['acne_rosacea', 'I am 17 and my forehead and cheeks are covered with pimples and blackheads'],
  ['acne_rosacea', 'Nina miaka 20, uso wangu umejaa chunusi na zingine zina usaha'],
  [
    'psoriasis',
    'For two years I have had thick patches with white scales on my knees and elbows, my nails have little pits',
  ],
  ['psoriasis', 'Viwiko na magoti yangu yana mabaka mazito yenye magamba meupe, kucha zimeharibika'],
  ['warts', 'Small hard rough bumps have grown on my knuckles, they do not hurt'],
  ['warts', 'Vinyama vidogo vigumu vimeota kwenye vidole vyangu tangu mwaka huu uanze'],
  ['tungiasis', "My grandmother's toes are full of jiggers, it itches and she limps"],
  ['tungiasis', 'Mtoto ana funza vidoleni, miguu inawasha na hawezi kutembea vizuri, hana viatu'],
  ['leprosy', 'For a year I have a light patch on my arm, when I touch it I notice nothing, it is numb'],
  ['leprosy', 'Nina mabaka ya ganzi mgongoni, ni meupe na hayana hisia, sasa vidole vinajikunja'],
  ['insect_bite', 'A wasp got me on the forearm this morning, now it is swollen, red and itching'],
  ['insect_bite', 'Nimeumwa na mdudu shambani, mkono umevimba na unawasha'],
  [
    'drug_reaction',
    'Ten days after starting Septrin I have fever, a painful rash, sores in my mouth and the skin is coming up in blisters',
  ],
  [
    'drug_reaction',
    'Tangu aanze dawa mpya ana homa, vipele vinavyouma, vidonda mdomoni, macho mekundu na ngozi inaambuka',
  ],
  ['heat_sunburn', 'We were in the sun all day without shade, my skin is sunburnt and stings'],
  ['heat_sunburn', 'Mtoto ana vipele vidogo vya joto shingoni na mgongoni, vinawasha akitoka jasho'],
];

test.each(ROWS)('%s is among the first three: "%s"', (condition, text) => {
  const first = rank(applyMessage(newCase(), text)).slice(0, 3);
  expect(first.map((candidate) => candidate.condition.id)).toContain(condition);
});
