import type { Language } from '@afya/contracts';
import { converse, goOn } from '../testing/converse';
import { findingById } from '../knowledge';
import { CHOICE_QUESTIONS } from './choice-table';
import { describes, isDescription } from './descriptions';

type Memory = { findings: Record<string, { state: string }>; described?: { label: string }[] };

/** The consultation after `texts`: an answer from `answers` by question, else no. */
function talk(language: Language, texts: readonly string[], answers: Record<string, string> = {}) {
  const no = { en: 'no', sw: 'hapana' }[language];
  const yes = { en: 'yes', sw: 'ndiyo' }[language];
  const replies = goOn(language, converse(language, ...texts), (id) => {
    if (/^(?:confirm|offer)$/.test(id)) return yes;
    return (isDescription(id) ? answers.description : answers[id]) ?? no;
  });
  const described = replies.find(({ question }) => isDescription(question?.id ?? ''));
  const summary = replies.find(({ question }) => question?.id === 'confirm');
  return {
    ids: replies.flatMap(({ question }) => question?.id ?? []),
    labels: described?.question?.choices.map(({ label }) => label[language]) ?? [],
    multiple: described?.question?.multiple,
    memory: replies.at(-1)?.memory as Memory,
    summary: summary?.content[language] ?? '',
  };
}

const COMPLAINTS = [
  ['en', 'I have a headache since yesterday. I am a man of 30', 'w:head_course'],
  ['en', 'I have belly pain since yesterday. I am a man of 30', 'w:belly_course'],
  ['en', 'I have back pain since two weeks. I am a man of 30', 'w:pain_course'],
  ['en', 'my knee joint hurts since two weeks. I am a man of 30', 'w:pain_course'],
  ['en', 'I have chest pain since two days. I am a man of 25', 'w:pain_course'],
  ['en', 'I have a cough since two days. I am a man of 30', 'w:breath_course'],
  ['en', 'I have a fever since two days. I am a man of 30', 'w:fever_course'],
  ['en', 'I have a rash since two days. I am a man of 30', 'w:skin_course'],
  ['en', 'I feel sad for a month. I am a man of 30', 'w:mood_course'],
  ['sw', 'kichwa kinauma tangu jana. mimi ni mwanaume wa miaka 30', 'w:head_course'],
  ['sw', 'nina kikohozi siku mbili. mimi ni mwanaume wa miaka 30', 'w:breath_course'],
] as const;

test.each(COMPLAINTS)('%s: "%s" is described once, as taps, in %s', (language, text, id) => {
  const { ids, multiple } = talk(language, [text]);
  expect(ids.filter(isDescription)).toEqual([id]);
  expect(multiple).toBe(true);
});

test('every choice says what it is about, and names only findings that a patient can report', () => {
  for (const { choices, unless = [] } of CHOICE_QUESTIONS.filter(describes)) {
    expect(choices.filter(({ about }) => about === undefined)).toEqual([]);
    const named = [...unless, ...choices.flatMap(({ findings, absent = [] }) => [...findings, ...absent])];
    expect(named.filter((finding) => !findingById(finding) || findingById(finding)?.asked?.seenBy)).toEqual([]);
  }
});

test('notes the taps as findings and shows the others in the summary', () => {
  const { memory, summary } = talk('en', [COMPLAINTS[0][1]], {
    description: 'Strong, daily work is hard; Began slowly, over days or weeks; Comes and goes',
  });
  expect(memory.findings.comes_and_goes?.state).toBe('present');
  expect(memory.findings.gradual_onset?.state).toBe('present');
  expect(memory.findings.sudden_onset?.state).toBe('absent');
  expect(memory.findings.thunderclap?.state).toBe('absent');
  expect(summary).toMatch(/How it is: strong, daily work is hard/);
});

test('counts "getting worse" as a finding only for a complaint of two weeks or more', () => {
  const worsening = (start: string) =>
    talk('en', [start], { description: 'Getting worse' }).memory.findings.worsening?.state;
  expect(worsening('I have a headache since yesterday. I am a man of 30')).toBeUndefined();
  expect(worsening('I have a headache for a month. I am a man of 30')).toBe('present');
});

test('raises the flag of the worst headache at the tap', () => {
  const replies = converse('en', COMPLAINTS[0][1], 'nothing else', 'on one side', 'The worst ever, all at once');
  expect(replies.at(-1)?.redFlags).toContain('thunderclap');
});

test('leaves a danger open after words that only sound mild, and asks for it with the danger signs', () => {
  const { ids, memory } = talk('en', [COMPLAINTS[0][1]], { description: 'mild' });
  expect(ids.join(' ')).toContain('thunderclap');
  expect(memory.described?.map(({ label }) => label)).toEqual(['Mild, daily work goes on']);
});

test.each([
  ['en', 'I have a severe headache since yesterday. I am a man of 30', /Mild|Strong/],
  ['sw', 'mgongo unaniuma sana tangu wiki mbili. mimi ni mwanaume wa miaka 30', /Kidogo|Makali/],
  ['en', 'I have a headache that started suddenly yesterday. I am a man of 30', /Began/],
  ['en', 'I have a headache that comes and goes since a week. I am a man of 30', /Comes and goes|same|worse|better/],
  ['sw', 'kichwa kinauma, kilianza ghafla jana. mimi ni mwanaume wa miaka 30', /ghafla,|polepole/],
] as const)('%s: does not ask again what was reported: "%s"', (language, text, told) => {
  const { labels } = talk(language, [text]);
  expect(labels.length).toBeGreaterThan(2);
  expect(labels.filter((label) => told.test(label))).toEqual([]);
});

test('is not asked about an injury, of a small child who cannot say, or in an emergency', () => {
  const asked = (text: string) => talk('en', [text]).ids.filter(isDescription);
  expect(asked('I fell and my knee hurts since today. I am a man of 30')).toEqual([]);
  expect(asked('my baby boy of 8 months has tummy pain since today')).toEqual([]);
  expect(asked('my chest hurts and I sweat and cannot breathe. I am a man of 60')).toEqual([]);
});
