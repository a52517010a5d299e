import { type Case, newCase, withFinding } from '../consultation/case';
import { listen } from '../consultation/listen';
import { says } from '../testing/turns';
import { replyTo } from '../reply-to';
import { diagnose } from '../words/diagnosis';
import { hear } from '../consultation/hear';
import { flagsOf } from '../red-flags/raise-flags';
import { adviceLevelOf } from './advice-level';
import { rank } from './rank';

const having = (...ids: string[]) =>
  ids.reduce<Case>((known, id) => withFinding(known, id, { state: 'present', weight: 1 }), {
    ...newCase(),
    ageYears: 30,
    sex: 'male',
  });

test.each([
  ['headache', 'abdominal_pain', 'dirty_water', 'diarrhoea'],
  ['headache', 'abdominal_pain', 'loss_appetite', 'diarrhoea'],
])('what is named and needs to be seen is not left to home care: %s, %s, %s, %s', (...ids) => {
  const known = having(...ids);
  expect(rank(known)[0]?.condition.id).toBe('typhoid');
  expect(adviceLevelOf(known, [])).toBe('urgent');
});

test.each(['I have diabetes and I am tired', 'nina kisukari na nimechoka', 'I am diabetic and I have a cough'])(
  'an illness that is known is not what it newly is: %s',
  (text) => {
    expect(rank(listen(newCase(), text))[0]?.condition.id).not.toBe('diabetes');
  },
);

describe('somebody else who is in danger here and now', () => {
  const text = 'I have a runny nose and sneeze. my neighbour is here, he has collapsed and does not wake';
  const turn = says(text);
  const heard = hear(turn);
  const { known } = heard;
  const rules = flagsOf(known);

  test('raises the advice and is named in the reply', () => {
    const reply = replyTo(turn);
    expect(reply.adviceLevel).toBe('emergency');
    expect(reply.redFlags).toContain('unconscious');
    expect(reply.emergency?.level).toBe('emergency');
  });

  test('comes first in the recommendations, and the patient keeps their own', () => {
    const { recommendations, adviceLevel } = diagnose({
      turn,
      heard,
      known,
      rules,
      ranked: rank(known),
      emergency: false,
    });
    expect(adviceLevel).toBe('emergency');
    expect(recommendations[0]?.en).toMatch(/other person/);
    expect(recommendations[1]?.en).not.toMatch(/hospital now/);
  });

  test('stays so in the next turns, and is said once', () => {
    const first = replyTo(turn);
    const next = replyTo(says('30', { memory: first.memory, collectedInfo: first.collectedInfo }));
    expect(next.adviceLevel).toBe('emergency');
    expect(next.emergency).toBeUndefined();
  });
});

test('what the red flags may mean is not told twice in a diagnosis', () => {
  const turn = says('I am a man of 50 with crushing chest pain going to the left arm, I sweat');
  const heard = hear(turn);
  const { known } = heard;
  const rules = flagsOf(known);
  const { criticalFactors } = diagnose({ turn, heard, known, rules, ranked: rank(known), emergency: true });
  const told = rules.map(({ may }) => may.en);
  expect(told.length).toBeGreaterThan(0);
  expect(criticalFactors.filter(({ en }) => told.includes(en))).toEqual([]);
});

test.each([
  'It burns when I pee and I go to the toilet all the time',
  'I have a runny nose, sneezing and a sore throat for two days',
  'nina homa, baridi na kichwa kinauma tangu jana',
])('names the findings that speak most for the diagnosis as critical factors of "%s"', (complaint) => {
  const turn = says(`${complaint}, 25`);
  const heard = hear(turn);
  const { known } = heard;
  const { criticalFactors } = diagnose({ turn, heard, known, rules: [], ranked: rank(known), emergency: false });
  expect(criticalFactors.length).toBeGreaterThan(0);
  expect(criticalFactors.every(({ en, sw }) => en && sw)).toBe(true);
});
