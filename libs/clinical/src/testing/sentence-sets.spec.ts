import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shareOf, type Share } from '../evaluation/statistics';
import { type Check, checkSentence } from './check-sentence';
import { parseSentence, readSentenceSet, type SentenceRow, thresholds } from './sentence-set';

/** Tuning sets that are no sentences: whole cases and answers, which `clinical:eval` measures. */
const OTHER_SETS = [
  'development',
  'answers',
  'answers-2',
  'answers-3',
  'answers-4',
  'answers-5',
  'answers-6',
  'answers-7',
  'answers-8',
  'answers-9',
  'answers-10',
  'answers-11',
  'answers-12',
  'answers-13',
  'answers-14',
  'answers-15',
  'answers-16',
  'answers-17',
  'answers-18',
  'talk',
  'talk-2',
  'talk-3',
  'talk-4',
  'talk-5',
  'talk-6',
  'talk-7',
  'talk-8',
  'talk-9',
  'talk-10',
  'talk-11',
  'talk-12',
  'talk-13',
  'talk-14',
  'talk-15',
  'talk-16',
  'talk-17',
  'talk-18',
  'talk-19',
  'everyday-talks',
  'near-emergency-talks',
  'near-emergency-talks-2',
  'near-emergency-talks-3',
  'near-emergency-talks-4',
];

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const shareText = ({ share, low, high, n }: Share) =>
  n === 0 ? 'none' : `${percent(share)} of ${n} (${percent(low)} to ${percent(high)})`;
const missText = ({ id, text, what, wanted }: Check) => `  ${id}: ${wanted ? 'misses' : 'raises'} ${what}: ${text}`;

test.each(Object.keys(thresholds))(
  '%s reaches its recall and stays below its false alarms',
  (name) => {
    const checks = readSentenceSet(name).flatMap(checkSentence);
    const found = ({ found: isFound }: Check) => isFound;
    const recall = shareOf(
      checks.filter(({ wanted }) => wanted),
      found,
    );
    const falseAlarms = shareOf(
      checks.filter(({ wanted }) => !wanted),
      found,
    );
    const misses = checks.filter((check) => check.wanted !== check.found).map(missText);
    const report = [`${name}: recall ${shareText(recall)}, false alarms ${shareText(falseAlarms)}`, ...misses].join(
      '\n',
    );
    process.stdout.write(`${report}\n`);
    const { recall: least = 1, falseAlarms: most = 0 } = thresholds[name] ?? {};
    const reached = !(recall.share < least) && !(falseAlarms.share > most);
    expect(reached ? '' : report).toBe('');
  },
  180_000,
);

test('every file of sentences has a threshold', () => {
  const files = readdirSync(join(__dirname, '../../cases/tuning')).filter((file) => file.endsWith('.jsonl'));
  const sets = files.map((file) => file.replace('.jsonl', '')).filter((name) => !OTHER_SETS.includes(name));
  expect(sets.sort()).toEqual(Object.keys(thresholds).sort());
});

const TEXT = 'My mother is 70 years old and has a fever for 3 days, no cough';
const WRONG: SentenceRow['expect'][] = [
  { present: ['cough'] },
  { absent: ['fever'] },
  { denied: ['fever'] },
  { notDenied: ['cough'] },
  { past: ['fever'] },
  { mentioned: ['headache'] },
  { patient: 'self' },
  { sex: null },
  { sex: 'male' },
  { ageYears: 71 },
  { ageYears: null },
  { durationDays: 4 },
  { readings: ['fever'] },
  { withoutNames: 'My _ has a fever' },
  { record: { history: 'None' } },
  { emergency: true },
  { firstAid: ['upright'] },
  { afterwards: { who: 'self' } },
  { afterwards: { ageYears: null } },
  { afterwards: { present: ['cough'] } },
  { afterwards: { denied: ['fever'] } },
  { afterwards: { unmentioned: ['fever'] } },
  { afterwards: { stage: 'final_analysis' } },
  { afterwards: { asks: 'nothing' } },
  { afterwards: { says: ['a text that no reply has'] } },
  { afterwards: { notSays: ['a'] } },
  { afterwards: { notPresent: ['fever'] } },
  { afterwards: { partly: ['fever'] } },
  { afterwards: { unknown: ['fever'] } },
  { afterwards: { listed: ['fever'] } },
  { afterwards: { closed: true } },
  { afterwards: { advice: 'emergency' } },
  { afterwards: { flags: ['gi_bleed'] } },
  { afterwards: { record: { age: 71 } } },
  { afterwards: { sameQuestion: true } },
  { level: 'emergency' },
  { notCondition: 'malaria' },
  { paper: ['malaria positive'] },
  { consultation: { asks: ['f:fever'] } },
  { consultation: { notAsks: ['w:fever_course'] } },
  { consultation: { asksEarly: ['fever'] } },
  { consultation: { notAsksEarly: ['w:fever_course'] } },
  { consultation: { describes: 'w:skin_course' } },
  { consultation: { notOffers: ['very hot'] } },
  { consultation: { condition: 'scabies' } },
  { consultation: { notOthers: ['typhoid'] } },
  { consultation: { advice: 'emergency' } },
  { consultation: { notAdvice: 'urgent' } },
  { consultation: { says: ['a text that no diagnosis has'] } },
  { consultation: { notSays: ['malaria'] } },
  { consultation: { notRecommends: ['malaria'] } },
  { consultation: { reasons: ['cough'] } },
  { consultation: { tests: ['x-ray'] } },
  { consultation: { notWaitsFor: ['confusion'] } },
  { consultation: { neverSays: ['fever'] } },
  { consultation: { firstNumber: '1190' } },
];

test('every kind of wrong expectation is a miss', () => {
  const missed = WRONG.filter((expected) =>
    checkSentence({ id: 'wrong', text: TEXT, expect: expected }).some(({ wanted, found }) => wanted !== found),
  );
  expect(missed).toEqual(WRONG);
});

test('every infection has a sentence', () => {
  const named = new Set(readSentenceSet('first-three').map(({ expect: { condition } }) => condition));
  const infections = readdirSync(join(__dirname, '../../data/conditions/infectious'));
  expect(infections.filter((file) => !named.has(file.replace('.yaml', '')))).toEqual([]);
});

test.each([
  ['{', 'a.jsonl, line 3: not JSON.'],
  ['{"id":"x","text":"y","expect":{}}', 'a.jsonl, line 3: expect expects nothing'],
])('rejects %s with the line and the reason', (line, message) => {
  expect(() => parseSentence(line, 'a.jsonl, line 3')).toThrow(message);
});
