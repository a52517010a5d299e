import { diagnosisSchema } from '@afya/contracts';
import { play } from '../testing/dialogue';

const COMMON = { confirm: 'yes', offer: 'yes', more: 'nothing more', medicines: 'none', allergies: 'penicillin' };

describe('the details of a diagnosis for the card and the printed sheet', () => {
  const talk = play({
    language: 'sw',
    otherwise: 'no',
    answers: {
      ...COMMON,
      start: 'Nina homa, baridi na kichwa kinauma tangu jana, sina kikohozi',
      age: '30',
      sex: 'mwanamke',
      record: 'nina mzio wa penicillin, sina ugonjwa wowote, sm 165, kilo 60',
    },
  });
  const { diagnosis } = talk.replies.find(({ stage }) => stage === 'final_analysis') ?? {};
  const facts = diagnosis?.patient;

  test('contain the reported facts in both languages', () => {
    expect(diagnosisSchema.safeParse(diagnosis).success).toBe(true);
    expect(facts).toMatchObject({
      toldBy: 'patient',
      age: { en: '30 years', sw: 'miaka 30' },
      sex: 'female',
      heightCm: 165,
      weightKg: 60,
      medicines: [],
      history: { en: 'None', sw: 'Hakuna' },
      redFlags: [],
    });
    expect(facts?.allergies?.join()).toMatch(/penicillin/i);
    expect(facts?.ownWords).toContain('Nina homa');
    expect(facts?.present.map(({ en }) => en)).toContain('headache');
    expect(facts?.denied.map(({ en }) => en)).toContain('no cough');
    expect(facts?.duration?.sw).toBeTruthy();
  });

  test('contain the names of the tests, the description and the emergency numbers', () => {
    expect(diagnosis?.tests?.length).toBeGreaterThan(0);
    expect(diagnosis?.recommendations.map(({ en }) => en).join('\n')).toMatch(/Get a malaria test today/);
    expect(diagnosis?.recommendations.map(({ en }) => en).join('\n')).not.toMatch(/Tests that may be done/);
    expect(diagnosis?.what?.sw).toBeTruthy();
    expect(diagnosis?.emergencyNumbers?.map(({ number }) => number)).toContain('999');
  });

  test('omit facts that were never reported', () => {
    const bare = play({
      language: 'en',
      otherwise: 'no',
      answers: { ...COMMON, start: 'my child has a fever' },
    });
    const { diagnosis: given } = bare.replies.find(({ stage }) => stage === 'final_analysis') ?? {};
    expect(given?.patient?.toldBy).toBe('other');
    expect(given?.patient?.heightCm).toBeUndefined();
    expect(given?.patient).not.toHaveProperty('age');
  });
});
