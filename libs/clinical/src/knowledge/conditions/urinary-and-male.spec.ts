import { firstThree } from '../../testing/first-three';

/** What a patient or a relative may write, and the illness that must then be among the first three. Add a row at will. */
const ROWS: readonly [condition: string, text: string][] = [
  ['uti', 'Peeing burns like pepper and I run to the toilet all day, only a little comes each time'],
  ['uti', 'Nikienda haja ndogo naunguzwa, na mkojo una harufu mbaya, ni siku mbili sasa'],
  ['pyelonephritis', 'Shaking with fever since yesterday, my right side hurts under the ribs and urinating stings'],
  ['pyelonephritis', 'Homa kali na baridi, ubavu wa kulia unauma na nikikojoa nasikia maumivu'],
  [
    'kidney_stone',
    'Out of nowhere a terrible pain in my left side that shoots down to the groin, it comes in waves and I cannot sit still',
  ],
  ['kidney_stone', 'Ghafla maumivu makali ubavuni yanashuka hadi kinenani, yanakuja na kupotea, nimetapika mara mbili'],
  [
    'acute_kidney_injury',
    'After a week of vomiting and diarrhoea he passes almost no urine and his face is puffy, and he is drowsy',
  ],
  [
    'acute_kidney_injury',
    'Nilikuwa natumia diclofenac kila siku, sasa mkojo umepungua sana, miguu imevimba na nasikia kichefuchefu',
  ],
  [
    'chronic_kidney_disease',
    'I have had diabetes for years, the clinic says my creatinine is high, my legs swell and I itch',
  ],
  [
    'chronic_kidney_disease',
    'Nina presha miaka kumi, naambiwa figo zimedhoofika, nachoka, nawashwa na miguu inavimba kwa miezi',
  ],
  [
    'nephrotic_nephritic',
    'The boy wakes with swollen eyes and face, his belly and feet are swollen too and the urine is frothy',
  ],
  [
    'nephrotic_nephritic',
    'Mtoto wa miaka sita anaamka uso umevimba, mkojo kama coca cola, wiki mbili zilizopita aliumwa koo',
  ],
  [
    'urinary_retention',
    'Grandfather has not been able to pass urine since yesterday and his bladder is full and very painful',
  ],
  ['urinary_retention', 'Tangu jana usiku nabanwa na mkojo lakini hautoki kabisa, kibofu kimejaa na kinauma'],
  [
    'bph',
    'At 67 I stand a long time before the urine starts, it only dribbles, and I get up five times at night for it',
  ],
  ['bph', 'Nina miaka 66, mkojo unachelewa kuanza, unatoka kidogo kidogo na usiku naamka mara tano kukojoa'],
  [
    'prostate_cancer',
    'My husband of 74 has a weak stream, pain in the bones of the back, lost weight and the PSA is high',
  ],
  ['prostate_cancer', 'Mzee wa miaka 75 anakojoa kwa shida, mifupa inauma, amekonda na PSA iko juu'],
  ['prostatitis', 'Burning urine, fever and a deep ache between the scrotum and the anus, I am a man of 38'],
  ['prostatitis', 'Mimi ni mwanaume wa miaka 40, mkojo unachoma na nikimwaga kuna maumivu, pia mgongo wa chini unauma'],
  [
    'epididymitis',
    'Over three days one testicle got swollen, hot and sore, I have a fever and some discharge from the penis',
  ],
  ['epididymitis', 'Korodani imevimba polepole siku nne na inauma, nina homa na mkojo unachoma'],
  ['testicular_torsion', 'My boy of 13 suddenly has awful pain in his left testicle since two hours and he vomits'],
  ['testicular_torsion', 'Kijana wa miaka 15 ghafla korodani moja inamuuma vibaya sana na anatapika'],
  [
    'hydrocele_varicocele',
    'My scrotum has grown slowly over two years, it feels like a bag of water and there is no pain',
  ],
  ['hydrocele_varicocele', 'Mfuko wa korodani umekuwa mkubwa kwa mwaka mmoja, una maji na hauumi'],
  ['urinary_incontinence', 'I wet myself a bit each time I cough or laugh, it began after my third child'],
  ['urinary_incontinence', 'Kila nikikohoa au nikicheka mkojo unavuja, inaniaibisha, nimezaa watoto wanne'],
  [
    'bladder_kidney_cancer',
    'My urine has been red for weeks but nothing hurts, I smoke and I have lost weight, I am 62',
  ],
  ['bladder_kidney_cancer', 'Nina miaka 64, nakojoa damu bila maumivu kwa mwezi mmoja na nimekonda'],
  [
    'polycystic_kidney',
    'Kidney disease runs in my family. I have high blood pressure, an ache in both sides and blood in the urine at times',
  ],
  ['polycystic_kidney', 'Familia yetu ina ugonjwa wa figo. Nina presha, ubavu unauma na scan inaonyesha figo kubwa'],
  [
    'renal_artery_stenosis',
    'I am 27 and my blood pressure does not come down with three medicines, the doctor heard a bruit in the belly',
  ],
  ['renal_artery_stenosis', 'Presha yangu haishuki na dawa tatu, na daktari anasema mshipa wa figo'],
];

test.each(ROWS)('%s: %s', (condition, text) => {
  expect(firstThree(text)).toContain(condition);
});
