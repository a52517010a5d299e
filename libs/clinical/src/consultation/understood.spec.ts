import type { Language } from '@afya/contracts';
import { converse, goOn } from '../testing/converse';

const last = (language: Language, ...texts: string[]) => converse(language, ...texts).at(-1);

test.each([
  ['sw', 'baba yangu miaka 67 anakohoa', 67],
  ['sw', 'mtoi anakohoa, ako na 4yrs', 4],
  ['sw', 'Niko na homa, msichana wa 23', 23],
  ['en', 'my baby girl is 6 weeks old and has a cough', 0.115],
] as const)('%s: the age in "%s"', (language, text, age) => {
  expect(last(language, text)?.collectedInfo.age).toBeCloseTo(age, 2);
});

test.each([
  ['sw', 'mama mjamzito miezi nane ana homa'],
  ['sw', 'anakohoa wiki mbili'],
  ['en', 'cough 3 weeks'],
] as const)('%s: no age in "%s"', (language, text) => {
  expect(last(language, text)?.collectedInfo.age).toBeUndefined();
});

test.each([
  'anakohoa wiki mbili',
  'shosho anakohoa sana wiki mbili na amekonda',
  'cough 2 weeks',
  'coughing since sunday',
])('how long is not asked after "%s"', (text) => {
  const replies = goOn('en', converse('en', text, '82', 'female'), (id) => (id === 'confirm' ? 'yes' : 'no'));
  expect(replies.map(({ question }) => question?.id)).not.toContain('duration');
});

test('"one week" from one who writes of themselves is no age', () => {
  const reply = last('sw', 'nina homa', 'wiki moja');
  expect(reply?.collectedInfo.age).toBeUndefined();
  expect(reply?.question?.id).toBe('age');
});

test('an illness that is only supposed is none', () => {
  expect(last('en', 'I think I have HIV, I have a fever')?.collectedInfo.medicalHistory).toBeUndefined();
  expect(last('en', 'I think I have a fever')?.collectedInfo.symptoms).toMatch(/fever/);
});

test('the name of an illness is met, and its signs are asked for', () => {
  const reply = last('en', 'I have malaria');
  expect(reply?.question?.id).toBe('symptoms');
  expect(reply?.content.en).toMatch(/may be malaria/);
});

test('what was taken from an answer to another question is thanked for', () => {
  const reply = last('sw', 'mtoto anakohoa', 'hana homa, anakunywa maji vizuri, hakuna damu kwenye choo');
  expect(reply?.question?.id).toBe('age');
  expect(reply?.content.sw).not.toMatch(/Sikuelewa|Nimeelewa/);
  expect(reply?.content.sw).toMatch(/nimeandika/);
});

test('the history names every illness once', () => {
  const reply = last('en', 'my mother of 71 has diabetes and high blood pressure and a cough', 'no', 'no', 'no');
  expect(reply?.collectedInfo.medicalHistory).toBe('diabetes, high blood pressure');
});

test('a danger outside the knowledge base is met with what helps on the way, not with rest', () => {
  const told = converse('sw', 'mama mjamzito miezi nane anavuja damu', 'inatosha', 'ndiyo', 'ndiyo');
  const recommendations = told.at(-1)?.diagnosis?.recommendations.map(({ en }) => en) ?? [];
  expect(recommendations.join(' ')).not.toMatch(/Rest until|Drink often/);
  expect(recommendations.length).toBeGreaterThan(1);
});

test('in an emergency height and weight are left out', () => {
  const replies = goOn('en', converse('en', 'my son of 3 has a convulsion'), (id) =>
    /confirm|offer/.test(id) ? 'yes' : 'no',
  );
  expect(replies.map(({ question }) => question?.id)).not.toContain('measures');
});

test('a yes that goes on with something else answers no question about a danger', () => {
  const told = [
    'Nina vidonda sehemu za siri na kuwashwa',
    '28 mwanaume',
    'leo',
    'ndio nililala na mpenzi mpya bila kondomu',
  ];
  const reply = last('sw', ...told);
  expect(reply?.redFlags).toEqual([]);
  expect(reply?.collectedInfo.symptoms).not.toMatch(/kuvimba/);
});

test.each([
  ['my period is late and my lower belly hurts', 'female'],
  ['pain in my testicle', 'male'],
])('the complaint says the sex: "%s"', (text, sex) => {
  expect(last('en', text, '24')?.collectedInfo.sex).toBe(sex);
});

test('the mourner is the patient, not the dead', () => {
  const reply = last('sw', 'nimekuwa na huzuni sana tangu mume wangu afariki, silali');
  expect(reply?.collectedInfo.sex).toBeUndefined();
  expect(reply?.content.sw).toMatch(/huzuni/);
  expect(reply?.content.sw).toMatch(/Una umri gani/);
});

test('a question about an illness is no history of it', () => {
  expect(last('en', 'my back hurts', '45 male', 'is it kidney?')?.collectedInfo.medicalHistory).toBeUndefined();
});

test('a time alone is how long it has been, whatever was asked', () => {
  const reply = last('sw', 'silali na nina huzuni', 'mwanamke 38', 'mwezi mmoja');
  expect(reply?.question?.id).toBe('f:pregnant');
  expect((reply?.memory as { durationDays?: number }).durationDays).toBe(30);
});

test('no id is ever shown to the patient', () => {
  const replies = converse(
    'sw',
    'nimeanguka na pikipiki nimeumia mguu unavuja damu',
    '27',
    'mwanaume',
    'sina shida ingine',
  );
  for (const { content } of replies) expect(`${content.en} ${content.sw}`).not.toMatch(/[a-z]_[a-z]/);
});

test('labour is asked no question about pregnancy', () => {
  const replies = converse('sw', 'mke wangu ana uchungu wa kuzaa na chupa imepasuka', '26', 'leo', 'hapana');
  expect(replies.map(({ question }) => question?.id)).not.toContain('f:pregnant');
});
