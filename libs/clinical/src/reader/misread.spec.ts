import { readAge } from './read-age';
import { readText } from './read-text';

const present = (text: string) =>
  readText(text)
    .findings.filter(({ state, past }) => state === 'present' && !past)
    .map(({ finding }) => finding);

test.each([
  ['I fell and my wrist hurts', 'injury'],
  ['my mother fell yesterday', 'injury'],
  ['he fell from the first floor balcony on his head', 'head_injury'],
])('reads a fall as an injury: %s', (text, finding) => {
  expect(present(text)).toContain(finding);
});

test.each(['I feel pain in my wrist', 'I fell sick yesterday', 'he fell asleep early', 'my blood pressure fell'])(
  'does not read a fall: %s',
  (text) => {
    expect(present(text)).not.toContain('injury');
  },
);

const measures = (text: string) => readText(text).measures;

describe('numbers', () => {
  test.each(['my weight is 154 lbs', 'I weigh 154 pounds', 'weight: 154 lb, height 5 ft 6'])(
    'converts pounds to kilograms: %s',
    (text) => {
      expect(measures(text).weightKg).toBe(70);
    },
  );

  test.each([
    ['no fever, temp 36.8 not 39', []],
    ['temp is not 39, it is 37', []],
    ['BP was not 180/120, it was 120/80', []],
    ['temp 39 not 37', ['high_fever_reading', 'fever']],
    ['fibroids, womb size of a 16-week pregnancy', []],
    ['tumbo kubwa kama mimba ya miezi 4', []],
    ['26 weeks pregnant', ['pregnant']],
  ])('ignores denied values: %s', (text, findings) => {
    expect(measures(text).findings).toEqual(findings);
  });

  test.each([
    ['my husband of 50 has chest pain', 50],
    ['my husband of 20 years has a headache', null],
    ['no fever, temp 36.8 not 39', null],
    ['mtoto wa miezi mitatu', 0.247],
    ['born yesterday', 0.003],
  ])('the age in "%s" is %s', (text, age) => {
    expect(readText(text).ageYears).toBe(age);
  });
});

test.each([
  ['he vomited blood 3 times since 2 hours', null],
  ['amepata degedege mara 2 leo', null],
  ['45', 45],
  ['miaka 3', 3],
  ['he is around 45 I think', 45],
  ['3 months', 0.247],
])('asked for the age, "%s" is %s', (text, age) => {
  expect(readAge(readText(text).line, true)).toBe(age);
});

describe('the experiencer', () => {
  test('does not read "haja ndogo" as another person', () => {
    expect(readText('nasikia moto na naenda haja ndogo kila mara').patient).toBe('self');
  });

  test('does not read "chali" (on the back) as a lad', () => {
    expect(readText('napumua kwa shida nikilala chali').sex).toBeNull();
    expect(readText('chali wangu anakohoa').sex).toBe('male');
  });

  test.each([
    ['bwana yangu anaumwa kichwa', 'kin', 'male'],
    ['nina jipu, bwana daktari', 'self', null],
    ['a 70 year old woman brought by her daughter with confusion', 'open', 'female'],
    ['ameletwa na binti yake, mama wa miaka 70, ana kikohozi', 'kin', 'female'],
    ['brought in by his wife, a 60 year old man with cough', 'open', 'male'],
    ['my daughter has a fever', 'child', 'female'],
    ['kijana wangu wa form one ana joto', 'child', 'male'],
    ['kijana wa miaka 20 ana homa', 'open', null],
    ['a bee stung him on the neck, my son is swollen all over the face', 'child', 'male'],
    ['ametoka shule na joto, nikijaribu kumuinamisha kichwa analia', 'kin', null],
    ['fever and cough. my son also has a rash', 'open', null],
  ])('%s', (text, patient, sex) => {
    expect(readText(text)).toMatchObject({ patient, sex });
  });
});

test.each([
  'nimeogelea ziwani',
  'nilienda mtoni kuoga',
  'anafanya kazi ya uvuvi ziwani',
  'I swam in Lake Victoria',
  'he is a fisherman',
])('reads "%s" as contact with lake or river water', (text) => {
  expect(present(text)).toContain('lake_water');
});
