import { newCase } from '../consultation/case';
import { applyMessage } from '../consultation/listen';
import { adviceLevelOf } from '../inference/advice-level';
import { rank } from '../inference/rank';
import { after } from '../testing/turns';
import { leadOf } from '../words/diagnosis';
import { flagsOf } from './raise-flags';

function levelAndFlags(text: string) {
  const patientCase = applyMessage(newCase(), text);
  const rules = flagsOf(patientCase);
  return { level: adviceLevelOf(patientCase, rules), flags: rules.map(({ id }) => id) };
}

/** A danger and its look-alike, which must be seen today but is not an emergency. */
describe.each([
  {
    danger: ['I am 60, known heart failure, I cannot breathe lying down and RR is 28', 'cough and RR 32, 40 years'],
    alike: [
      'I am 60 with known heart failure, sleep on two pillows for years, short of breath walking uphill as always, RR 22',
      'asthma, a bit short of breath and wheezing, RR 23',
    ],
  },
  {
    danger: [
      'gave birth a week ago, fever',
      'gave birth a week ago, red hot breast, fever and foul discharge',
      'nimejifungua wiki iliyopita, nina homa na tumbo la chini linauma, titi ni jekundu',
    ],
    alike: [
      'gave birth three weeks ago, my left breast is red, hot and painful and I have a fever',
      'nimejifungua wiki tatu zilizopita, titi la kushoto ni jekundu na linauma, nina homa',
    ],
  },
  {
    danger: [
      'half the face drooping, eye not closing',
      'right side of the mouth droops since today',
      'left face drooping, cannot close eye, and left arm weak, speech fine',
      'face drooping and the eye does not close, arms are fine, speech is not normal',
    ],
    alike: [
      'woke up with my whole left face drooping, I cannot close my eye or wrinkle my forehead, arms are fine and speech normal',
      'upande mmoja wa uso umelegea, jicho halifungi, paji la uso halikunji, mikono iko sawa na naongea vizuri',
      'left side of my face hangs and the eye does not close, I can lift both arms and speak normally',
    ],
  },
  {
    danger: [
      'baby 12 hours old with yellow skin, feeding well',
      'baby born this morning has yellow eyes',
      'mtoto aliyezaliwa jana ana macho ya njano, ananyonya vizuri',
      'my baby of 5 days is yellow and not feeding',
      'my baby of 5 days is yellow',
      'baby 5 days old, yellow palms and soles, feeding well',
      'baby of 6 days with yellow eyes and fever, feeding well',
    ],
    alike: [
      'my baby is 5 days old and his eyes are yellow, he feeds well and is active',
      'mtoto wa siku 4 ana macho ya njano, ananyonya vizuri',
      'baby 3 weeks old, yellow eyes, feeding well',
    ],
  },
])('$danger.0', ({ danger, alike }) => {
  test.each(danger)('is an emergency: %s', (text) => expect(levelAndFlags(text).level).toBe('emergency'));
  test.each(alike)('is urgent: %s', (text) => expect(levelAndFlags(text).level).toBe('urgent'));
});

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
