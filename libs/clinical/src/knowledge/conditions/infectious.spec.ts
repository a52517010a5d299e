import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firstThree } from '../../testing/first-three';

/** What patients may write of each illness of this system: id, in English, in Swahili. Add a row, or put it in other words. */
const TOLD: readonly [string, string, string][] = [
  [
    'malaria',
    'I came back from Siaya four days ago and since last night I am freezing and then burning, my head and joints ache and I threw up once',
    'Tangu juzi nasikia baridi kali kisha joto jingi na jasho, kichwa kinagonga na viungo vimechoka. Nililala bila neti huko Busia',
  ],
  [
    'severe_malaria',
    'My son of five had malaria treatment but the fever is still high, he just had a fit, is drowsy and his pee is dark',
    'Mama amepimwa malaria, sasa anaongea ovyo, macho yamekuwa ya njano na hawezi kusimama kwa udhaifu',
  ],
  [
    'typhoid',
    "The fever has climbed a bit more each day for over a week, my stomach hurts, I can't pass stool well and I am off food; we use water from the river",
    'Homa imekuwa ikipanda kila siku kwa siku kumi, tumbo linauma, sina hamu ya kula na tunakunywa maji ya kisima bila kuchemsha',
  ],
  [
    'brucellosis',
    'For six weeks I get hot in the evenings and soak the bed, my lower back and hips ache. We take milk from our goats straight, not boiled',
    'Mimi ni mfugaji. Nimekuwa na homa inayorudi kwa miezi miwili, viungo vinauma, mgongo unauma na usiku natoka jasho',
  ],
  [
    'dengue',
    'Since three days ago I have very high fever out of nowhere, pain at the back of my eyes, whole body and bones paining and tiny red dots on my arms',
    'Homa ya ghafla kali sana, nyuma ya macho pananiuma, mwili na mifupa vinauma. Hapa Mombasa watu wengi wanaugua hivyo na kipimo cha malaria ni negative',
  ],
  [
    'chikungunya',
    'Suddenly I got fever with a rash and my wrists, fingers, knees and ankles all hurt so badly that I cannot get out of bed',
    'Nimepata homa ghafla na viungo vyote vya mwili vinauma vibaya, siwezi hata kufunga vifungo, na ngozi ina vipele',
  ],
  [
    'viral_haemorrhagic_fever',
    'My husband helped bury his uncle who died of Marburg. Now he has fever, is vomiting, and blood is coming from his gums and nose',
    'Alimuuguza mgonjwa wa Ebola, sasa ana homa kali, anatapika, anaharisha na damu inatoka puani na kwenye fizi',
  ],
  [
    'sepsis',
    'My grandmother has a bladder tube. Today she is shivering with fever, breathing fast, does not know where she is and her hands are cold',
    'Baba alikuwa na kidonda kilichooza. Sasa ana homa, anahema haraka, amechanganyikiwa na presha imeshuka',
  ],
  [
    'meningitis',
    'Fever and a terrible headache since yesterday, he keeps vomiting, light hurts him and he cannot put his chin on his chest',
    'Ana homa kali, kichwa kinamuuma sana, shingo haikunjiki na mwanga unamsumbua',
  ],
  [
    'cryptococcal_meningitis',
    'I am HIV positive and was not taking the tablets. For two weeks the headache only grows, I am vomiting and my eyes see double',
    'Nina VVU na niliacha kumeza ARV. Kichwa kimeuma wiki mbili na kinazidi, natapika na sioni vizuri',
  ],
  [
    'tetanus',
    'He stepped on a rusty nail nine days back. Now the jaw is stiff, he can hardly open his mouth and his whole body tightens when we touch him',
    'Alikanyaga msumari wiki moja iliyopita. Sasa mdomo haufunguki, shingo imekaza na mwili unakaza akisikia kelele',
  ],
  [
    'rabies',
    'Seven weeks ago a stray dog bit his leg. Today he refuses water, his throat goes into spasm when he sees a cup, and he is restless and drooling',
    'Mbwa alimuuma miezi miwili iliyopita. Leo anaogopa maji, anatokwa na mate mengi na ana fujo',
  ],
  [
    'tuberculosis',
    'I have been coughing for six weeks, my sheets get wet at night, my clothes are loose and I saw a little blood in the sputum',
    'Kikohozi hakiishi, ni miezi miwili sasa, natokwa jasho usiku, nimekonda na jirani yangu ana TB',
  ],
  [
    'hiv',
    'For four months I keep losing kilos, loose stools on and off, fevers at night, and glands are swollen in my neck and armpits',
    'Nimepungua kilo nyingi kwa miezi mitano, naharisha mara kwa mara, kinywa kina utando mweupe na nachoka sana',
  ],
  [
    'hiv_exposure',
    'Last night the condom tore with a woman who later told me that she has HIV. I feel fine, what should I do?',
    'Mimi ni nesi, nimejichoma na sindano iliyotumika kwa mgonjwa mwenye ukimwi leo asubuhi',
  ],
  [
    'measles',
    'My two year old has fever, red watery eyes, a cough and now red spots that began behind the ears and went down the body. He missed his injections',
    'Mtoto ana homa kali, mafua, macho mekundu, kikohozi na vipele vimeanza usoni vikashuka mwilini. Watoto wengine kijijini wana surua',
  ],
  [
    'rubella',
    'She is seven, has a mild fever and a pink rash that spread from the face in one day, and small lumps at the back of the neck',
    'Ana homa kidogo, upele wa rangi ya waridi kutoka usoni hadi mwilini, na tezi nyuma ya masikio zimevimba',
  ],
  [
    'mumps',
    'My boy of eight has fever and looks like a chipmunk, swollen on both sides under the ears, and chewing is painful. Two classmates have the same',
    'Mtoto ana homa, pande zote chini ya masikio zimevimba na akitafuna anaumia. Shuleni wengine wanaumwa hivyo',
  ],
  [
    'chickenpox',
    'My daughter has itchy little blisters coming out on chest and back, some are drying while new ones appear, with a slight fever',
    'Mtoto ana malengelenge madogo yanayowasha mwili mzima, mengine yamekauka na mengine mapya, na homa kidogo',
  ],
  [
    'mpox',
    'A week after sleeping with a new partner I got fever, swollen groin glands and hard pimples full of pus on my private parts, hands and face',
    'Nina homa na tezi za kinena zimevimba, na vipele vikubwa vyenye usaha vimetoka usoni, mikononi na sehemu za siri',
  ],
  [
    'mononucleosis',
    'I am 18. For two weeks my throat has been awful with white patches, neck glands are huge, I have fever and sleep all day from tiredness, no cough',
    'Nina miaka ishirini. Koo lina usaha na linauma wiki ya pili sasa, tezi shingoni zimevimba pande zote, homa na uchovu mwingi sana',
  ],
  [
    'influenza',
    'It hit me suddenly yesterday: fever, chills, aching all over, headache, dry cough and sore throat',
    'Ghafla jana nilipata homa, mwili wote unauma, kichwa, koo na kikohozi kikavu',
  ],
  [
    'covid19',
    'Four days of cough, fever and tiredness, and food has no taste and I smell nothing',
    'Nina kikohozi, homa na uchovu, na sisikii harufu wala ladha ya chakula',
  ],
  [
    'schistosomiasis',
    'There is blood at the end when my son pees and it burns him. He swims in the lake nearly every day',
    'Mwanangu anakojoa damu na anasikia uchungu akikojoa, hupenda kuogelea mtoni',
  ],
  [
    'intestinal_worms',
    'My kid complains of tummy ache, eats soil, scratches his bottom at night and I found a long worm in his stool',
    'Mtoto analalamika tumbo, anawashwa sehemu ya kutolea haja usiku na nimeona mnyoo kwenye kinyesi chake',
  ],
  [
    'leishmaniasis',
    'My son has had fever for nearly three months. He is wasted and pale, and the upper left of his belly is big and hard. We come from Turkana',
    'Mtoto ana homa kwa miezi mitatu, amekonda sana, amepauka na tumbo limevimba upande wa kushoto. Tunaishi Baringo',
  ],
  [
    'trypanosomiasis',
    'For weeks my brother, a ranger in the game reserve, has fever that comes and goes, headaches and lumps at the back of the neck, and now he sleeps through the day',
    "Aliumwa na mbung'o mbugani. Homa inakuja na kuondoka kwa wiki nyingi, kichwa kinauma, tezi nyuma ya shingo zimevimba na mchana anasinzia",
  ],
  [
    'lymphatic_filariasis',
    "One of my legs has been swelling for eight years and the skin became thick and rough like an elephant's. I grew up in Kwale",
    'Mguu wangu mmoja umekuwa mkubwa kwa miaka mingi, ngozi ni nene na ngumu kama ya tembo',
  ],
  [
    'leptospirosis',
    'I clean sewers. For four days I have high fever, headache, red eyes without pus, and the muscles of my calves are so sore; now my eyes turn yellow',
    'Baada ya mafuriko nimepata homa ya ghafla, kichwa, macho mekundu na misuli ya nyuma ya miguu inauma mno',
  ],
  [
    'plague_anthrax',
    'I skinned a cow that had died by itself. Now there is a sore on my arm with a black middle and the arm is swollen, but it does not hurt',
    "Tulikula nyama ya ng'ombe aliyekufa na nikamchuna. Sasa mkononi kuna kidonda chenye rangi nyeusi katikati na uvimbe",
  ],
  [
    'viral_infection',
    'Two days of mild fever, tired, body aches and a slight headache. The malaria test was negative and others at home had the same',
    'Nina homa kidogo, uchovu na mwili kuuma siku mbili. Malaria hakuna na wengine nyumbani walikuwa hivyo',
  ],
  [
    'tick_fever',
    'After camping I pulled a tick off my thigh. Now I have fever, a splitting headache, sore muscles and a small black scab at that spot',
    'Kupe aliniuma nikichunga mbuzi. Sasa nina homa, kichwa kinapasuka, mwili unauma na mahali pale pana gamba jeusi',
  ],
  [
    'rheumatic_fever',
    'My daughter of nine had a bad throat three weeks ago. Now she has fever and first the knee was swollen and sore, then the ankle, then the wrist',
    'Mtoto wa miaka kumi aliumwa na koo mwezi uliopita. Sasa ana homa, goti lilivimba kisha maumivu yakahamia kifundo cha mguu',
  ],
  [
    'lyme',
    'On a hike in Sweden I was bitten by a tick. A red ring around the bite gets larger each day and I feel worn out and achy',
    'Nilipokuwa Ujerumani kupe aliniuma msituni, sasa kuna duara jekundu linaloongezeka ukubwa na viungo vinauma',
  ],
  [
    'cat_scratch',
    'Our kitten clawed my hand some weeks ago and now a tender lump has come up under my arm on that side',
    'Mtoto alikwaruzwa na paka mkononi, baada ya wiki mbili tezi ya kwapa imevimba na inauma',
  ],
];

test.each(
  TOLD.flatMap(([id, en, sw]): [string, string][] => [
    [id, en],
    [id, sw],
  ]),
)('%s is among the first three: "%s"', (id, text) => {
  expect(firstThree(text)).toContain(id);
});

test('every infection has its texts', () => {
  const files = readdirSync(join(__dirname, '../../../data/conditions/infectious'));
  expect(TOLD.map(([id]) => `${id}.yaml`).sort()).toEqual(files.sort());
});
