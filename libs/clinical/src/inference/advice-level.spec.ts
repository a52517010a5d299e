import { type Case, newCase, withFinding } from '../case/case';
import { says } from '../testing/turns';
import { replyTo } from '../engine';
import { diagnose } from '../wording/diagnosis';
import { readTurn } from '../consultation/hear';
import { flagsOf } from '../red-flags/raise-flags';
import { adviceLevelOf } from './advice-level';
import { rank } from './rank';

const having = (...ids: string[]) =>
  ids.reduce<Case>((patientCase, id) => withFinding(patientCase, id, { state: 'present', weight: 1 }), {
    ...newCase(),
    ageYears: 30,
    sex: 'male',
  });

test.each([
  ['headache', 'abdominal_pain', 'dirty_water', 'diarrhoea'],
  ['headache', 'abdominal_pain', 'loss_appetite', 'diarrhoea'],
])('does not advise home care for a named condition that needs to be seen: %s, %s, %s, %s', (...ids) => {
  const patientCase = having(...ids);
  expect(rank(patientCase)[0]?.condition.id).toBe('typhoid');
  expect(adviceLevelOf(patientCase, [])).toBe('urgent');
});

describe('another person in danger', () => {
  const text = 'I have a runny nose and sneeze. my neighbour is here, he has collapsed and does not wake';
  const turn = says(text);
  const { patientCase } = readTurn(turn);
  const rules = flagsOf(patientCase);

  test('raises the advice and is named in the reply', () => {
    const reply = replyTo(turn);
    expect(reply.adviceLevel).toBe('emergency');
    expect(reply.redFlags).toContain('unconscious');
    expect(reply.emergency?.level).toBe('emergency');
  });

  test('comes first in the recommendations, and the patient keeps their own', () => {
    const { recommendations, adviceLevel } = diagnose({
      patientCase,
      rules,
      ranked: rank(patientCase),
      emergency: false,
    });
    expect(adviceLevel).toBe('emergency');
    expect(recommendations[0]?.en).toMatch(/other person/);
    expect(recommendations[1]?.en).not.toMatch(/hospital now/);
  });

  test('keeps the level raised in later turns and is mentioned once', () => {
    const first = replyTo(turn);
    const next = replyTo(says('30', { memory: first.memory, collectedInfo: first.collectedInfo }));
    expect(next.adviceLevel).toBe('emergency');
    expect(next.emergency).toBeUndefined();
  });
});

test('does not repeat the meaning of the red flags in a diagnosis', () => {
  const turn = says('I am a man of 50 with crushing chest pain going to the left arm, I sweat');
  const { patientCase } = readTurn(turn);
  const rules = flagsOf(patientCase);
  const { criticalFactors } = diagnose({
    patientCase,
    rules,
    ranked: rank(patientCase),
    emergency: true,
  });
  const meanings = rules.map(({ may }) => may.en);
  expect(meanings.length).toBeGreaterThan(0);
  expect(criticalFactors.filter(({ en }) => meanings.includes(en))).toEqual([]);
});

test.each([
  'It burns when I pee and I go to the toilet all the time',
  'I have a runny nose, sneezing and a sore throat for two days',
  'nina homa, baridi na kichwa kinauma tangu jana',
])('names the findings that speak most for the diagnosis as critical factors of "%s"', (complaint) => {
  const turn = says(`${complaint}, 25`);
  const { patientCase } = readTurn(turn);
  const { criticalFactors } = diagnose({
    patientCase,
    rules: [],
    ranked: rank(patientCase),
    emergency: false,
  });
  expect(criticalFactors.length).toBeGreaterThan(0);
  expect(criticalFactors.every(({ en, sw }) => en && sw)).toBe(true);
});
