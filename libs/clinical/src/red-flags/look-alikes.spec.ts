import { newCase } from '../case/case';
import { applyMessage } from '../consultation/listen';
import { rank } from '../inference/rank';
import { after } from '../testing/turns';
import { leadOf } from '../wording/diagnosis';
import { flagsOf } from './raise-flags';

test.each([
  'half the face drooping, eye not closing',
  'left face drooping, cannot close eye, and left arm weak, speech fine',
])('ranks a stroke first when unsure: %s', (text) => {
  const patientCase = applyMessage(newCase(), text);
  expect(leadOf({ patientCase, ranked: rank(patientCase), rules: flagsOf(patientCase) })?.condition?.id).toBe('stroke');
});

test.each([
  ['my face droops on one side', 'the eye does not close, my arms are fine and I speak normally'],
  ['my baby of 5 days has yellow eyes', 'he feeds well'],
  ['I gave birth a week ago and have a fever', 'my left breast is red and hot'],
])('later messages do not cancel an emergency: %s, %s', (...texts) => {
  expect(after(...texts).adviceLevel).toBe('emergency');
});
