import { conditionById } from '../knowledge';
import { converse, goOn } from '../testing/converse';
import { deniedFinding, enumerate, inSentence, text } from './bilingual';

test('items that are joined themselves are set apart by a comma', () => {
  const say = (...items: string[]) => enumerate(items.map((item) => text(item, item))).en;
  expect(say('fever', 'cough', 'headache')).toBe('fever, cough and headache');
  expect(say('chills or shivering', 'headache')).toBe('chills or shivering, and headache');
});

test.each([
  ['bppv', 'positional vertigo', 'kizunguzungu cha kugeuza kichwa'],
  ['hiv', 'HIV infection', 'virusi vya UKIMWI'],
  ['bells_palsy', "Bell's palsy", 'kupooza uso upande mmoja'],
  ['covid19', 'COVID-19', 'korona'],
])('%s within a sentence', (id, en, sw) => {
  const name = conditionById(id)?.name;
  expect(name && inSentence(name)).toEqual({ en, sw });
});

test.each([
  ['many_joints', 'not several joints on both sides'],
  ['injury', 'no fall, blow or accident'],
  ['tablets_overdose', 'not too many tablets'],
])('%s is denied as "%s"', (id, denied) => {
  expect(deniedFinding(id).en).toBe(denied);
});

test('a guess is not given for more, and nothing is guessed where nothing was told', () => {
  const final = (start: string, otherwise: string) =>
    goOn('en', converse('en', start, '30', 'male'), (id) => (/confirm|offer/.test(id) ? 'yes' : otherwise)).at(-1);
  const nothing = final('hello', "I don't know");
  expect(nothing?.content.en).toMatch(/cannot say which illness/);
  expect(nothing?.diagnosis?.differentialDiagnoses).toEqual([]);
});

test('one dangerous sign of a newborn is not explained away by something harmless', () => {
  const end = goOn('en', converse('en', 'My newborn does not suck well', '10 days', 'boy'), (id) =>
    /confirm|offer/.test(id) ? 'yes' : 'no',
  ).at(-1);
  expect(conditionById(end?.diagnosis?.conditionId ?? '')?.triage).toBe('emergency');
});

test('what was told is listed once where all of it points to the illness', () => {
  const told = converse('en', 'My stomach burns after I eat, for two weeks now. I am a man of 34');
  const end = goOn('en', told, (id) => (/confirm|offer/.test(id) ? 'yes' : 'no')).at(-1);
  const [listed, , points] = end!.diagnosis!.reasoningPath;
  expect(listed!.en).toMatch(/^You told me of: /);
  expect(points!.en).toMatch(/^What you told me points to [^:]+\.$/);
  expect(points!.sw).toMatch(/^Uliyoniambia yanaashiria [^:]+\.$/);
});
