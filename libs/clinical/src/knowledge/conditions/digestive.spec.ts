import { firstThree } from '../../testing/first-three';

/**
 * Conditions of the digestive system, each with a patient's or relative's text in English and Swahili. Add a line to
 * extend it.
 */
const TOLD: readonly (readonly [condition: string, english: string, swahili: string])[] = [
  [
    'gastroenteritis',
    'Since last night I have been running to the toilet with watery stool and vomiting after eating at a wedding',
    'Tangu jana usiku tumbo linaendesha, natapika na tumbo linakata baada ya kula chakula cha harusi',
  ],
  [
    'gastroenteritis_severe_dehydration',
    'Diarrhoea for two days, now his eyes are sunken, mouth dry, he has not passed urine and is very weak',
    'Ameharisha sana, macho yameingia ndani, amelegea na hapati mkojo',
  ],
  [
    'cholera',
    'It started suddenly, stool like rice water pouring out many times and I feel very thirsty, our neighbours have it too',
    'Ghafla ameanza kuharisha maji kama ya mchele mara nyingi sana na ana kiu',
  ],
  [
    'dysentery',
    'I have bloody stool with mucus and cramps and fever for three days',
    'Naendesha choo chenye damu na kamasi, tumbo linanyonga na nina homa',
  ],
  [
    'gerd',
    'After supper my chest burns and acid comes up to my throat when I lie in bed',
    'Nikila pilipili au nikilala mapema asidi hupanda hadi kooni na kifua huwaka',
  ],
  [
    'peptic_ulcer',
    'My ulcers are acting up, the stomach burns when I have not eaten and milk calms it',
    'Vidonda vya tumbo vinanisumbua, nikiwa na njaa tumbo huchoma, nikila natulia',
  ],
  [
    'functional_dyspepsia',
    'My upper tummy feels full and uncomfortable after small meals for months but the camera test found nothing',
    'Kwa miezi kadhaa nikila kidogo nashiba haraka, tumbo la juu linajaa na kuuma, vipimo viko sawa',
  ],
  [
    'upper_gi_bleed',
    'He vomited a lot of blood this morning and his stool has been black for two days',
    'Ametapika damu na choo ni cheusi kama lami, anasikia kizunguzungu',
  ],
  [
    'appendicitis',
    'Pain that started round the navel is now low on the right, I feel sick and have no appetite',
    'Maumivu yalianza katikati ya tumbo sasa yako chini upande wa kulia, sina hamu ya kula na nimetapika',
  ],
  [
    'peritonitis',
    'The pain came suddenly like a knife, now the whole belly is hard like a board, he has fever and lies still',
    'Tumbo limekuwa gumu kama ubao ghafla, linauma vibaya, ana homa na hataki liguswe',
  ],
  [
    'bowel_obstruction',
    'My tummy is swollen, cramps come in waves, I vomit green and no stool or gas has passed for two days',
    'Tumbo limevimba, maumivu yanakuja kama mawimbi, anatapika nyongo na hatoi gesi wala choo',
  ],
  [
    'hernia',
    'There is a swelling in my groin that comes out when I carry water and goes back when I lie down',
    'Nina ngiri, uvimbe unatokeza kinenani nikikohoa na kupotea nikilala',
  ],
  [
    'gallstones',
    'Strong pain under my right ribs after eating fried food, with nausea, it goes up to my right shoulder',
    'Baada ya kula chips huumwa sana chini ya mbavu za kulia na kutapika',
  ],
  [
    'pancreatitis',
    'Terrible pain in the upper belly that bores through to my back since I drank a lot of alcohol, I keep vomiting',
    'Tumbo la juu linauma vibaya hadi mgongoni tangu alipokunywa pombe nyingi, anatapika bila kukoma',
  ],
  [
    'hepatitis',
    'My eyes have turned yellow, urine is dark like tea, I am weak and food disgusts me',
    'Macho ni ya njano wiki moja, mkojo kama chai ya rangi, sina hamu ya kula na nachoka',
  ],
  [
    'acute_liver_failure',
    'She took too many paracetamol three days ago, now her eyes are yellow and she talks nonsense',
    'Alimeza panadol nyingi, sasa macho ni ya manjano, anatapika na amechanganyikiwa',
  ],
  [
    'cirrhosis',
    'He has drunk for years, his belly is full of water, the legs are swollen and the eyes yellowish',
    'Amekunywa pombe miaka mingi, tumbo limejaa maji, miguu imevimba na macho yamekuwa njano',
  ],
  [
    'liver_cancer',
    'He has hepatitis B and now a hard lump under the right ribs, he has lost a lot of weight',
    'Ana hepatitis B, ini limekuwa kubwa na linauma, amepungua uzito sana',
  ],
  [
    'liver_abscess',
    'Two weeks of fever with chills and sweating at night and pain under the right ribs that goes to the shoulder',
    'Homa na kutetemeka kwa wiki mbili, ini linauma na limevimba, hana hamu ya kula',
  ],
  [
    'cholangitis',
    'My mother has known gallstones, now she shivers with high fever and her eyes are yellow',
    'Ana mawe ya nyongo, sasa ana homa na kutetemeka, macho ya njano na maumivu chini ya mbavu za kulia',
  ],
  [
    'constipation',
    'My stool is hard and I only go once a week, the belly feels full',
    'Nimefunga choo wiki nzima, choo ni kigumu na tumbo limejaa gesi',
  ],
  [
    'ibs',
    'For years my tummy cramps and bloats and it eases once I have been to the toilet, some days loose, some days hard',
    'Kwa miaka tumbo huuma na kujaa gesi, hupungua nikienda choo, mara naharisha mara nafunga choo',
  ],
  [
    'haemorrhoids',
    'Bright red blood drips after stool and a soft lump comes out of my anus',
    'Damu nyekundu hudondoka baada ya choo na kuna kinyama kinatoka njia ya haja kubwa',
  ],
  [
    'anal_fissure',
    'It is a sharp tearing pain at the anus each time I pass hard stool, with a little blood on the tissue',
    'Nikienda choo njia ya haja kubwa inauma sana kama imechanika, choo kigumu na damu kidogo kwenye karatasi',
  ],
  [
    'ibd',
    'For five months I have had diarrhoea with blood and mucus, it wakes me at night, and I have lost weight and my joints ache',
    'Miezi mitano naharisha damu na ute, hata usiku, nimekonda na viungo vinauma',
  ],
  [
    'diverticular',
    'I am 68, pain low on the left side of the belly with fever for three days and constipation',
    'Nina miaka 70, tumbo linauma chini upande wa kushoto, nina homa na choo kigumu',
  ],
  [
    'coeliac_lactose',
    'Whenever I drink milk I get gas, cramps and loose stools',
    'Kila nikinywa maziwa tumbo hujaa gesi na ninaharisha',
  ],
  [
    'colorectal_cancer',
    'Dad is 63, his stool habit has changed since months, there is blood in the stool and he has lost weight',
    'Ana miaka 65, kwa miezi choo kina damu, mara kigumu mara chepesi, na amekonda',
  ],
  [
    'oesophageal_cancer',
    'Solid food sticks in his chest, now only porridge goes down, and he has become very thin',
    'Ugali unakwama kifuani akimeza, sasa hata uji unakwama na amekonda',
  ],
  [
    'gastric_cancer',
    'I am 60, no appetite, full after a few bites, pain in the upper belly and much weight lost in four months',
    'Nina miaka 62, nashiba haraka, sina hamu ya kula, natapika, nimekonda na tumbo la juu linauma miezi minne',
  ],
  [
    'achalasia',
    'For years both food and water stick on the way down, and undigested food comes back at night',
    'Miaka miwili chakula na maji vinakwama kifuani, na usiku chakula kinarudi mdomoni',
  ],
  [
    'haemolytic_uraemic_syndrome',
    'My son is 3, he had diarrhoea with blood last week; now he looks pale, his face is puffy and he hardly passes urine',
    'Mtoto wa miaka 2 alianza kuharisha damu, sasa amepauka, uso umevimba na hakojoi',
  ],
];

test.each(
  TOLD.flatMap(([id, en, sw]): [string, string][] => [
    [id, en],
    [id, sw],
  ]),
)('%s: %s', (id, text) => {
  expect(firstThree(text)).toContain(id);
});
