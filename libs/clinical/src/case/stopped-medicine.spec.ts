import { applyMessage } from '../consultation/listen';
import { newCase } from './case';

const recordOf = (text: string) =>
  applyMessage({ ...newCase(), who: 'self', ageYears: 58, sex: 'female' }, text, 'record');

test.each([
  'high blood pressure, i was on bp tablets amlodipine but i stopped',
  'pressure, i used to take nifedipine, i stopped last year',
  'nina presha, nilikuwa natumia amlodipine lakini niliacha',
  'amlodipine, niliacha mwezi uliopita',
])('"%s": the medicine stands in the history, and is not among those taken', (text) => {
  const { medicines, history } = recordOf(text);
  expect(medicines).toEqual([]);
  expect(history).toContain(text);
});

test.each([
  ['amlodipine 5 mg every day', ['amlodipine 5 mg every day']],
  ['asthma, i stopped smoking last year, i use salbutamol', ['salbutamol']],
])('"%s": a medicine that is taken is listed once', (text, medicines) => {
  expect(recordOf(text).medicines).toEqual(medicines);
});
