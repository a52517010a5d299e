import {
  collectedInfoSchema,
  confidenceSchema,
  diagnosisSchema,
  questionSchema,
  requiredInfoProgress,
  stageSchema,
} from '@afya/contracts';
import { play } from './testing/dialogue';
import { COMMON } from './testing/turns';

describe('whole consultations', () => {
  const swahili = play({
    language: 'sw',
    answers: {
      ...COMMON,
      start: 'Nina homa, baridi na kichwa kinauma tangu jana',
      age: '30',
      sex: 'Wa kiume',
      'f:sweating': 'ndiyo',
      'f:body_ache': 'ndiyo',
      confirm: 'Ndiyo, ni sahihi',
      offer: 'Ndiyo, nionyeshe',
      more: 'hakuna zaidi',
      history: 'hakuna',
      medicines: 'hakuna',
      allergies: 'hakuna',
    },
    otherwise: 'hapana',
  });

  test('fever, chills and headache in Swahili lead through every stage to malaria', () => {
    expect([...new Set(swahili.stages)]).toEqual([
      'initial_gathering',
      'context_validation',
      'diagnostic_prompt',
      'final_analysis',
      'final_recommendations',
      'follow_up',
      'complete',
    ]);
    const { diagnosis } = swahili.replies.find(({ stage }) => stage === 'final_analysis') ?? {};
    expect(diagnosis?.conditionId).toBe('malaria');
    expect(diagnosisSchema.safeParse(diagnosis).success).toBe(true);
    expect(diagnosis?.adviceLevel).toBe('urgent');
  });

  test("asks for all required information except more of the patient's own words, and for nothing that was reported", () => {
    const info = swahili.replies.at(-1)?.collectedInfo ?? {};
    expect(info.symptoms).toBe('Nina homa, baridi na kichwa kinauma tangu jana');
    expect(requiredInfoProgress(info).done).toEqual({
      age: true,
      measurements: true,
      symptoms: false,
      details: true,
      medications: true,
    });
    expect(swahili.asked).not.toContain('f:fever');
    expect(swahili.asked).not.toContain('f:headache');
    expect(swahili.asked).not.toContain('duration');
    expect(new Set(swahili.asked.filter((id) => id.startsWith('f:'))).size).toBe(
      swahili.asked.filter((id) => id.startsWith('f:')).length,
    );
  });

  test.each([
    [
      'common_cold',
      'I have a runny nose, sneezing and a sore throat for two days',
      { age: '22', sex: 'female', 'f:blocked_nose': 'yes', 'f:cough': 'a little' },
    ],
    [
      'uti',
      'It burns when I pee and I go to the toilet all the time',
      { age: 'I am 25', sex: 'Female', 'f:smelly_urine': 'yes' },
    ],
    [
      'gastroenteritis',
      'I have diarrhoea and stomach cramps since this morning after eating outside',
      { age: '35', sex: 'male', 'f:vomiting': 'yes' },
    ],
    [
      'tuberculosis',
      'I have been coughing for six weeks, I sweat at night and lose weight',
      { age: '33', sex: 'male', 'f:sputum': 'yes' },
    ],
    [
      'depression',
      'For two months I feel sad, I do not enjoy anything and sleep badly',
      { age: '37', sex: 'female', 'f:fatigue': 'yes' },
    ],
  ])('diagnoses %s in an English consultation', (condition, start, answers) => {
    const talk = play({ language: 'en', answers: { ...COMMON, start, ...answers }, otherwise: 'no' });
    expect(talk.stages.at(-1)).toBe('complete');
    expect(talk.replies.find(({ stage }) => stage === 'final_analysis')?.diagnosis?.conditionId).toBe(condition);
    expect(requiredInfoProgress(talk.replies.at(-1)?.collectedInfo ?? {}).percent).toBe(100);
  });

  test.each(["I don't know", 'sijui', 'qwerty zxcvb', 'yes', 'no'])(
    'ends within limits for a patient who only answers "%s"',
    (otherwise) => {
      const talk = play({
        language: 'en',
        answers: { confirm: 'yes', offer: 'yes', more: 'nothing more', start: 'I have a headache' },
        otherwise,
      });
      expect(talk.stages.at(-1)).toBe('complete');
      expect(talk.asked.filter((id) => id.startsWith('f:') && id !== 'f:pregnant').length).toBeLessThanOrEqual(15);
    },
  );

  test('ends honestly when the patient reports no findings', () => {
    const talk = play({
      language: 'sw',
      answers: { confirm: 'ndiyo', offer: 'ndiyo', more: 'hakuna zaidi' },
      otherwise: 'sijui',
    });
    const { diagnosis } = talk.replies.find(({ stage }) => stage === 'final_analysis') ?? {};
    expect(diagnosis?.conditionId).toBeUndefined();
    expect(diagnosis?.confidence.score).toBe(0);
    expect(talk.replies.at(-1)?.confidence).toBeNull();
  });

  test('every reply fits the contracts', () => {
    for (const reply of swahili.replies) {
      expect(collectedInfoSchema.safeParse(reply.collectedInfo).success).toBe(true);
      expect(stageSchema.safeParse(reply.stage).success).toBe(true);
      if (reply.confidence) expect(confidenceSchema.safeParse(reply.confidence).success).toBe(true);
      if (reply.question) expect(questionSchema.safeParse(reply.question).success).toBe(true);
      expect(reply.content.en.length).toBeGreaterThan(10);
      expect(reply.content.sw.length).toBeGreaterThan(10);
      expect(JSON.stringify(reply.memory).length).toBeLessThan(64 * 1024);
    }
  });

  test('confidence is preliminary until the diagnosis is given, and final from then on', () => {
    const types = swahili.replies.map(({ stage, confidence }) => [stage, confidence?.assessmentType]);
    expect(types.filter(([stage]) => stage === 'diagnostic_prompt')).toEqual([['diagnostic_prompt', 'preliminary']]);
    expect(types.find(([stage]) => stage === 'final_analysis')).toEqual(['final_analysis', 'final']);
  });
});
