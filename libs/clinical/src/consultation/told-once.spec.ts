import type { Language } from '@afya/contracts';
import { converse, diagnosisReplies, goOn } from '../testing/converse';

/** Every question after `texts` until the summary, for a patient who answers "no" to the rest. */
function askedAfter(language: Language, ...texts: string[]): string[] {
  return diagnosisReplies(language, texts)
    .slice(texts.length - 1)
    .flatMap(({ question }) => (question ? [question.id] : []));
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

describe('when illnesses, medicines and allergies are asked in one question', () => {
  const until = (answer: string) => {
    const asked = goOn('en', converse('en', 'I have a cough', '40 male', '3 days'), () => 'no', 30);
    const at = asked.findIndex(({ question }) => question?.id === 'record');
    expect(at).toBeGreaterThan(0);
    return goOn('en', asked.slice(0, at + 1), () => answer, 1).at(-1);
  };

  test('records a medicine by its name beside an illness', () => {
    expect(until('asthma, salbutamol inhaler')?.collectedInfo).toMatchObject({
      currentMedications: expect.arrayContaining([expect.stringContaining('salbutamol')]),
      allergies: [],
    });
  });

  test('asks which after a bare yes, and records nothing', () => {
    const reply = until('yes');
    expect(reply?.question?.id).toBe('record');
    expect(reply?.content.en).toMatch(/which/);
    expect(reply?.collectedInfo.currentMedications).toBeUndefined();
  });
});

test('blood in pregnancy is not asked for again by its place', () => {
  const asked = askedAfter('sw', 'nina mimba ya wiki kumi na mbili na nimeona damu kidogo', '23', 'jana jioni');
  expect(asked.flatMap((id) => id.replace(/^[cf]:/, '').split('+'))).not.toContain('vaginal_bleeding');
});

test.each([
  ['en', 'i feel low and sad for two months, not sleeping well', '38 male', 'tired, no appetite'],
  ['sw', 'nina huzuni miezi miwili, silali vizuri', 'mwanaume 38', 'nachoka na sina hamu ya kula'],
] as const)('%s: a low mood is not asked for signs of a stroke or of bleeding', (language, ...texts) => {
  const asked = askedAfter(language, ...texts).flatMap((id) => id.replace(/^[cf]:/, '').split('+'));
  expect(asked).toEqual(expect.arrayContaining(['suicidal', 'guilt']));
  for (const id of ['one_side_weak', 'black_stool', 'neck_stiff']) expect(asked).not.toContain(id);
});

test('a fever with pain of the womb and discharge is not asked for signs of meningitis', () => {
  const texts = ['pain in the lower belly and smelly discharge for a week', '26 female', 'no', 'a little fever'];
  const asked = askedAfter('en', ...texts).flatMap((id) => id.replace(/^[cf]:/, '').split('+'));
  for (const id of ['neck_stiff', 'confusion']) expect(asked).not.toContain(id);
});

test('months after a complaint are its duration, which is not asked for', () => {
  expect(askedAfter('sw', 'nina huzuni miezi miwili, silali vizuri', 'mwanaume 40')).not.toContain('duration');
});
