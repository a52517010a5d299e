import { newCase } from '../case/case';
import { applyMessage } from '../consultation/listen';

test('reads a headache reported next to a film', () => {
  const patientCase = applyMessage(newCase(), 'I was watching TV and a man was shot on the news, my headache is worse');
  expect(patientCase.findings.headache?.state).toBe('present');
  expect(patientCase.findings.deep_wound).toBeUndefined();
});

test('reads "these days" as current', () => {
  const patientCase = applyMessage(newCase(), 'last year I fainted often, these days I only feel tired');
  expect(patientCase.findings.fatigue?.state).toBe('present');
  expect(patientCase.findings.faint).toBeUndefined();
});

test.each(['nilianza kuumwa na kifua', 'nikaanza kuumwa kifua'])('reads a verb after "to begin": %s', (text) => {
  expect(applyMessage(newCase(), text).findings.chest_pain?.state).toBe('present');
});
