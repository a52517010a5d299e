import type { Language } from '@afya/contracts';
import { converse, goOn } from '../testing/converse';

/** Every question after `texts` until the summary, for a patient who answers "no" to the rest. */
function askedAfter(language: Language, ...texts: string[]): string[] {
  const opening = converse(language, ...texts);
  const replies = goOn(language, opening, (id) => (id === 'confirm' || id === 'offer' ? 'yes' : 'no'));
  return replies.slice(texts.length - 1).flatMap(({ question }) => (question ? [question.id] : []));
}
const lastOf = (language: Language, ...texts: string[]) => converse(language, ...texts).at(-1)?.collectedInfo;

test('records all five groups from one answer to the age question and does not ask for them again', () => {
  const texts = [
    'I have a headache and fever since yesterday',
    'I am 34, male. No illnesses. I take no medicines and have no allergies. 170cm and 65kg',
  ];
  expect(lastOf('en', ...texts)).toMatchObject({
    age: 34,
    sex: 'male',
    height: 170,
    weight: 65,
    medicalHistory: 'None',
    currentMedications: [],
    allergies: [],
  });
  const asked = askedAfter('en', ...texts);
  for (const id of ['age', 'sex', 'history', 'medicines', 'allergies', 'measures']) expect(asked).not.toContain(id);
});

test('records them in Swahili from answers to other questions', () => {
  const texts = [
    'kichwa kinauma na nina homa tangu jana',
    'miaka 34, mwanaume, sina ugonjwa wowote',
    'hapana, na situmii dawa yoyote wala sina mzio',
    'hapana. urefu 170 cm, kilo 65',
  ];
  expect(lastOf('sw', ...texts)).toMatchObject({
    age: 34,
    sex: 'male',
    height: 170,
    weight: 65,
    medicalHistory: 'Hakuna',
    currentMedications: [],
    allergies: [],
  });
  const asked = askedAfter('sw', ...texts);
  for (const id of ['age', 'sex', 'history', 'medicines', 'allergies', 'measures']) expect(asked).not.toContain(id);
});

test.each([
  ['natumia dawa za presha', { currentMedications: ['dawa za presha'], medicalHistory: 'shinikizo la damu (presha)' }],
  ['nina mzio wa penicillin', { allergies: ['penicillin'] }],
  ['nina kisukari', { medicalHistory: 'kisukari' }],
  ['nina kisukari, natumia metformin, sina mzio', { currentMedications: ['metformin'], allergies: [] }],
])('records "%s" at any question', (text, expected) => {
  for (const before of [['nina kikohozi'], ['nina kikohozi', '40'], ['nina kikohozi', '40', 'mwanaume', 'siku mbili']])
    expect(lastOf('sw', ...before, text)).toMatchObject(expected);
});

describe('when one group was asked', () => {
  const until = (id: string, answer: string) => {
    const replies = converse('en', 'I have a cough', '40', 'male', '3 days');
    const asked = goOn('en', replies, () => 'no', 30);
    const at = asked.findIndex(({ question }) => question?.id === id);
    const again = goOn('en', asked.slice(0, at + 1), () => answer, 1);
    return again.at(-1);
  };

  test.each([
    ['history', 'I have diabetes, I take metformin, no allergies', { medicalHistory: /diabetes/, allergies: [] }],
    ['medicines', 'yes, I take losartan and brufen, and I am allergic to sulfa', { allergies: ['sulfa'] }],
    ['medicines', 'I take losartan', { currentMedications: ['losartan'] }],
    ['allergies', 'penicillin', { allergies: ['penicillin'], currentMedications: [] }],
    ['allergies', 'yes, I am allergic to eggs', { allergies: ['eggs'] }],
  ] as const)('%s: "%s"', (id, answer, expected) => {
    const info = until(id, answer)?.collectedInfo;
    for (const [key, value] of Object.entries(expected)) {
      if (value instanceof RegExp) expect(info?.medicalHistory).toMatch(value);
      else expect(info).toMatchObject({ [key]: value });
    }
  });

  test('asks which after a bare yes, and records no name', () => {
    const reply = until('medicines', 'yes');
    expect(reply?.question?.id).toBe('medicines');
    expect(reply?.content.en).toMatch(/which/);
    expect(reply?.collectedInfo.currentMedications).toBeUndefined();
  });

  test.each([
    ['medicines', "I don't know", 'currentMedications'],
    ['medicines', 'sijui', 'currentMedications'],
    ['medicines', 'skip', 'currentMedications'],
    ['allergies', 'not sure', 'allergies'],
    ['allergies', 'sina uhakika', 'allergies'],
    ['allergies', 'hapana, sijui', 'allergies'],
  ] as const)('%s: does not read "%s" as "none" and does not ask again', (id, answer, key) => {
    const reply = until(id, answer);
    expect(reply?.collectedInfo[key]).toBeUndefined();
    expect(reply?.question?.id).not.toBe(id);
    expect(reply?.confidence?.missingCriticalInfo).toContain(key);
  });

  test.each([
    ['allergies', 'maybe penicillin, not sure', { allergies: ['penicillin'] }],
    ['medicines', "I take metformin and I don't know the other", { currentMedications: ['metformin'] }],
    ['allergies', 'none', { allergies: [] }],
  ] as const)('%s: records what "%s" names', (id, answer, expected) => {
    expect(until(id, answer)?.collectedInfo).toMatchObject(expected);
  });

  test('does not read an answer about allergies as one about medicines', () => {
    const reply = until('medicines', 'no allergies');
    expect(reply?.collectedInfo.currentMedications).toBeUndefined();
    expect(reply?.question?.id).toBe('medicines');
  });
});
