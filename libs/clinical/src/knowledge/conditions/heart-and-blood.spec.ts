import { firstThree } from '../../testing/first-three';

/** What a patient or a relative may write, and the illness that must then be among the first three. Add a row at will. */
const ROWS: readonly [condition: string, text: string][] = [
  ['hypertension', 'They checked me at the chemist and said my BP is 164/98. Otherwise I feel okay, I am 50'],
  [
    'hypertension',
    'Nimepimwa presha kliniki ikawa 160 kwa 100, mara chache nasikia kizunguzungu, nina umri wa miaka 55',
  ],
  [
    'hypertensive_emergency',
    'I ran out of my pressure tablets and today it was 224/128 with a pounding head and blurry eyes',
  ],
  [
    'hypertensive_emergency',
    'Nina presha, leo kipimo ni 220/130, kichwa kinaniuma vibaya sana, naona ukungu na nimetapika',
  ],
  [
    'angina',
    'When I carry water up the hill there is a squeezing in my chest, and after I sit a few minutes it goes. I am 59',
  ],
  [
    'angina',
    'Nikipanda mlima nahisi kifua kimebanwa, nikisimama kidogo inaisha. Imekuwa hivi miezi miwili, nina miaka 61',
  ],
  [
    'myocardial_infarction',
    'Since an hour something is crushing my chest, I am wet with cold sweat and the pain goes into my jaw',
  ],
  [
    'myocardial_infarction',
    'Baba wa miaka 63 anasema kifua kinabana kama kimekandamizwa, anatoka jasho baridi na mkono wa kushoto unamuuma',
  ],
  ['heart_failure', 'My ankles are puffy, I get out of breath on the stairs and I have to sleep sitting in a chair'],
  ['heart_failure', 'Miguu yangu imevimba, nikilala chali nakosa hewa na nikitembea hatua chache nachoka na kuhema'],
  ['valve_disease', 'I had rheumatic fever as a girl. Now the clinic hears a murmur and I am breathless when I dig'],
  ['valve_disease', 'Daktari alisema vali ya moyo imeharibika, nikifanya kazi nzito nakosa pumzi na moyo unadunda'],
  [
    'pericarditis_myocarditis',
    'Stabbing pain behind the breastbone when I lie down, it gets better if I lean forward, and I had the flu last week',
  ],
  [
    'pericarditis_myocarditis',
    'Kifua kinachoma nikilala chali, nikiinama mbele napata nafuu. Wiki iliyopita nilikuwa na mafua na homa',
  ],
  ['endocarditis', 'I have an artificial heart valve and for three weeks I have fevers, shivering and no energy'],
  [
    'endocarditis',
    'Nilifanyiwa upasuaji wa moyo, sasa wiki tatu nina homa, baridi na uchovu mwingi, na daktari alisikia murmur',
  ],
  [
    'arrhythmia',
    'Out of nowhere my heart starts beating very fast and unevenly, then after some minutes it is normal again',
  ],
  ['arrhythmia', 'Ghafla moyo unaanza kwenda mbio na kuruka mapigo, unakaa dakika kumi halafu unarudi kawaida'],
  [
    'aortic_dissection',
    'A sudden ripping pain from the chest through to my back, the worst ever, I have high blood pressure',
  ],
  ['aortic_dissection', 'Maumivu ya ghafla kifuani kama kitu kinachanika hadi mgongoni, nina presha'],
  ['dvt', 'My right leg is twice as big as the other one and the calf is sore, I was in a plaster for a month'],
  ['dvt', 'Mguu wa kulia umevimba peke yake na kigimbi kinauma, nililala kitandani muda mrefu baada ya upasuaji'],
  ['varicose_peripheral', 'Thick twisted veins stand out on my legs and by evening they are heavy and ache'],
  ['varicose_peripheral', 'Mishipa ya miguu imevimba na kujikunja, jioni miguu inakuwa mizito'],
  ['syncope', 'I fainted while standing in a long queue in the sun and after a few seconds I was awake and fine'],
  ['syncope', 'Alizirai akiona damu, akazinduka baada ya sekunde chache na yuko sawa sasa'],
  ['anaemia', 'For months I am weak, my heart pounds when I walk, and I keep wanting to eat soil'],
  ['anaemia', 'Nimechoka kwa miezi, naona kizunguzungu na natamani kula udongo'],
  ['severe_anaemia', 'My boy is as pale as paper, he is breathing fast, and he has no strength to sit'],
  ['severe_anaemia', 'Mtoto amepauka kabisa, anahema haraka, amelegea na kipimo cha Hb ni 3.8'],
  ['sickle_cell_crisis', 'I have sickle cell and since yesterday my arms, legs and back are in terrible pain'],
  ['sickle_cell_crisis', 'Binti yangu ana selimundu, tangu jana mifupa ya miguu inamuuma sana'],
  [
    'haemolysis',
    'Two days after the malaria tablets called primaquine my eyes are yellow, I am pale and the urine is like coke',
  ],
  ['haemolysis', 'Baada ya dawa ya septrin mkojo umekuwa mweusi, macho ya njano na mwili umepauka'],
  [
    'leukaemia_lymphoma',
    'Lumps in my neck and groin keep growing without pain, I sweat through the sheets and have lost 10 kilos',
  ],
  [
    'leukaemia_lymphoma',
    'Uvimbe shingoni na kwapani unakua bila maumivu, natoka jasho usiku na nimepungua uzito kwa miezi mitatu',
  ],
  ['polycythaemia', 'My face has become very red, I have headaches, and after a warm shower I itch all over'],
  [
    'polycythaemia',
    'Uso wangu umekuwa mwekundu sana, kichwa kinauma na baada ya kuoga nawashwa mwili mzima, hb iko juu',
  ],
];

test.each(ROWS)('%s: %s', (condition, text) => {
  expect(firstThree(text)).toContain(condition);
});
