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
    multiple: described?.question?.multiple,
    memory: replies.at(-1)?.memory as Memory,
    summary: summary?.content[language] ?? '',
  };
}

const HEADACHE = 'I have a headache since yesterday. I am a man of 30';

test('every choice says what it is about, and names only findings that a patient can report', () => {
  for (const { choices, unless = [] } of CHOICE_QUESTIONS.filter(describes)) {
    expect(choices.filter(({ about }) => about === undefined)).toEqual([]);
    const named = [...unless, ...choices.flatMap(({ findings, absent = [] }) => [...findings, ...absent])];
    expect(named.filter((finding) => !findingById(finding) || findingById(finding)?.asked?.seenBy)).toEqual([]);
  }
});

test('notes the taps as findings and shows the others in the summary', () => {
  const { memory, multiple, summary } = talk('en', [HEADACHE], {
    description: 'Strong, daily work is hard; Began slowly, over days or weeks; Comes and goes',
  });
  expect(multiple).toBe(true);
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
  const replies = converse('en', HEADACHE, 'nothing else', 'on one side', 'The worst ever, all at once');
  expect(replies.at(-1)?.redFlags).toContain('thunderclap');
});

test('leaves a danger open after words that only sound mild, and asks for it with the danger signs', () => {
  const { ids, memory } = talk('en', [HEADACHE], { description: 'mild' });
  expect(ids.join(' ')).toContain('thunderclap');
  expect(memory.described?.map(({ label }) => label)).toEqual(['Mild, daily work goes on']);
});

test('is not asked about an injury, of a small child who cannot say, or in an emergency', () => {
  const asked = (text: string) => talk('en', [text]).ids.filter(isDescription);
  expect(asked('I fell and my knee hurts since today. I am a man of 30')).toEqual([]);
  expect(asked('my baby boy of 8 months has tummy pain since today')).toEqual([]);
  expect(asked('my chest hurts and I sweat and cannot breathe. I am a man of 60')).toEqual([]);
});
