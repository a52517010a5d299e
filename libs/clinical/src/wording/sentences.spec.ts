import { conditionById } from '../knowledge';
import { diagnosisReplies } from '../testing/converse';
import { deniedFinding, enumerate, inSentence, text } from './bilingual';

test('separates items that contain "and" or "or" by a comma', () => {
  const say = (...items: string[]) => enumerate(items.map((item) => text(item, item))).en;
  expect(say('fever', 'cough', 'headache')).toBe('fever, cough and headache');
  expect(say('chills or shivering', 'headache')).toBe('chills or shivering, and headache');
});

test.each([
  ['bppv', 'positional vertigo', 'kizunguzungu cha kugeuza kichwa'],
  ['hiv', 'HIV infection', 'virusi vya UKIMWI'],
  ['bells_palsy', "Bell's palsy", 'kupooza uso upande mmoja'],
  ['covid19', 'COVID-19', 'korona'],
])('%s inside a sentence', (id, en, sw) => {
  const name = conditionById(id)?.name;
  expect(name && inSentence(name)).toEqual({ en, sw });
});

test.each([
  ['many_joints', 'not several joints on both sides'],
  ['injury', 'no fall, blow or accident'],
  ['tablets_overdose', 'not too many tablets'],
])('writes the absence of %s as "%s"', (id, denied) => {
  expect(deniedFinding(id).en).toBe(denied);
});

test('marks a guess as a guess, and does not guess without findings', () => {
  const final = (start: string, otherwise: 'no' | 'unknown') =>
    diagnosisReplies('en', [start, '30', 'male'], otherwise).at(-1);
  const nothing = final('hello', 'unknown');
  expect(nothing?.content.en).toMatch(/cannot say which illness/);
  expect(nothing?.diagnosis?.differentialDiagnoses).toEqual([]);
});

test('does not rank a harmless condition first for a single danger sign of a newborn', () => {
  const end = diagnosisReplies('en', ['My newborn does not suck well', '10 days', 'boy']).at(-1);
  expect(conditionById(end?.diagnosis?.conditionId ?? '')?.triage).toBe('emergency');
});

test('lists the findings once when all of them support the diagnosis', () => {
  const end = diagnosisReplies('en', ['My stomach burns after I eat, for two weeks now. I am a man of 34']).at(-1);
  const [listed, , points] = end!.diagnosis!.reasoningPath;
  expect(listed!.en).toMatch(/^You told me of: /);
  expect(points!.en).toMatch(/^What you told me points to [^:]+\.$/);
  expect(points!.sw).toMatch(/^Uliyoniambia yanaashiria [^:]+\.$/);
});
