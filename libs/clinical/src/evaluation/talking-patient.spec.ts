import { readWordings } from '../tools/read-wordings';
import { parseTalkCases, type TalkCase } from './talk-case';
import { MANNERS, talkingPatient } from './talking-patient';
import { talk } from './talk';
import { talkTable } from './talk-report';

const CASE = {
  id: 'cold-en',
  pair: 'cold',
  lang: 'en',
  age: 30,
  sex: 'F',
  who: 'self',
  opening: 'my nose is running',
  present: { runny_nose: 'nose runs like water', dry_cough: 'small dry cough' },
  absent: ['fever'],
  duration_days: 2,
  duration_text: 'since the day before yesterday',
  gold_triage: 'self-care',
  emergency_flag: false,
};
const [cold] = parseTalkCases('case', JSON.stringify(CASE)) as [TalkCase];
const words = readWordings().en;
const patient = (manner: (typeof MANNERS)[number], row = cold) => talkingPatient(row, manner, words);

test('a clean patient answers with yes, no and the value that was asked for', () => {
  const clean = patient('clean');
  expect(clean.answer('f:runny_nose')).toBe('yes');
  expect(clean.answer('f:fever')).toBe('no');
  expect(clean.answer('age')).toBe('30 years female');
  expect(clean.answer('duration')).toBe('2 days');
});

test('a finding that another one implies is present', () => {
  expect(patient('clean').answer('f:cough')).toBe('yes');
});

test('a free patient denies an absent finding in one of the listed wordings', () => {
  const possible = new Set([...words.no, ...words.confused]);
  const answers = ['fever', 'rash', 'vomiting', 'earache'].map((id) =>
    patient('free', { ...cold, absent: [id] }).answer(`f:${id}`),
  );
  // a typing error changes at most one letter, so that most answers are a listed wording
  expect(answers.filter((answer) => possible.has(answer)).length).toBeGreaterThan(1);
});

test('the same case gets the same answers, and the open question names each finding once', () => {
  const questions = ['else', 'f:fever', 'duration', 'else', 'else'];
  const play = () => {
    const one = patient('free');
    return questions.map((question) => one.answer(question));
  };
  expect(play()).toEqual(play());
  const [first, , , , last] = play();
  expect(first).toMatch(/nose|cough/);
  expect(words.nothing_else).toContain(last);
});

test('a talk reaches a diagnosis and counts its questions', () => {
  const { answer, lines } = talk(cold, 'clean', words);
  expect(answer.ranked.length).toBeGreaterThan(0);
  expect(answer.questions).toBeGreaterThan(0);
  expect(lines[0]).toEqual({ question: 'opening', text: 'my nose is running' });
});

test('the table reports both manners and every language with cases', () => {
  const lines = talkTable(MANNERS.map((manner) => ({ row: cold, manner, talk: talk(cold, manner, words) })));
  expect(new Set(lines.map(({ cases }) => cases))).toEqual(new Set(['clean all', 'clean en', 'free all', 'free en']));
  expect(lines.map(({ measure }) => measure)).toContain('questions, median');
});
