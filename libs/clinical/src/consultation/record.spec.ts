import { requiredInfoProgress } from '@afya/contracts';
import { findRedFlags } from './find-red-flags';
import { replyTo } from '../engine';
import { converse } from '../testing/converse';
import type { ClinicalTurn } from './turn';

const FIRST = 'my husband, 50 years old, has crushing chest pain and sweats';
const INPUT = { language: 'en', country: 'KE', collectedInfo: {}, memory: null } as const;

describe('an emergency as the very first message', () => {
  const found = findRedFlags({ ...INPUT, text: FIRST });

  test('is in the record immediately', () => {
    expect(found?.level).toBe('emergency');
    expect(found?.collectedInfo).toMatchObject({ age: 50, sex: 'male', symptoms: expect.stringMatching(/chest pain/) });
  });

  test('is read from the message, not from the record, at the first reply', () => {
    const turn: ClinicalTurn = {
      ...INPUT,
      stage: 'initial_gathering',
      collectedInfo: found?.collectedInfo ?? {},
      messages: [FIRST, 'since this morning'].map((text) => ({ text, isUser: true })),
      recent: [],
      files: [],
    };
    const { collectedInfo, redFlags } = replyTo(turn);
    expect(redFlags.length).toBeGreaterThan(0);
    expect(collectedInfo.symptoms).toBe(FIRST);
  });
});

describe('the recorded symptoms', () => {
  test.each([
    ['en', 'cough'],
    ['sw', 'homa'],
    ['en', 'nina homa na kikohozi'],
  ] as const)('contain only the words of the patient (screen language %s): "%s"', (language, text) => {
    const { collectedInfo } = converse(language, text).at(-1) ?? {};
    expect(collectedInfo?.symptoms).toBe(text);
    expect(requiredInfoProgress(collectedInfo ?? {}).done.symptoms).toBe(false);
  });

  test('include what the patient writes but not tapped answers', () => {
    const replies = converse('en', 'cough', '30', 'male', 'yes', 'and I have a fever with chills at night');
    expect(replies.at(-1)?.collectedInfo.symptoms).toBe('cough. and I have a fever with chills at night');
  });
});

test('reports a withdrawn number as deleted until the patient gives it again', () => {
  const writtenTexts = ['my cough is bad', '119', 'no'] as const;
  const back = converse('en', ...writtenTexts).at(-1);
  expect(back?.question?.id).toBe('age');
  expect(back?.takenBack).toEqual(['age']);
  expect(back?.collectedInfo.age).toBeUndefined();
  const afterNewAge = converse('en', ...writtenTexts, '19').at(-1);
  expect(afterNewAge?.takenBack).toBeUndefined();
  expect(afterNewAge?.collectedInfo.age).toBe(19);
});

describe('a medicine that was stopped, without its name', () => {
  const memoryAfter = (language: 'en' | 'sw', ...texts: string[]) =>
    converse(language, ...texts).at(-1)?.memory as { findings: Record<string, { state: string }>; history?: string };

  test.each([
    ['en', 'I have high blood pressure and a headache. i stopped the tablets last month', 'missed_pressure_medicine'],
    ['en', 'i have a headache and high blood pressure, my tablets got finished', 'missed_pressure_medicine'],
    ['sw', 'kichwa kinauma na nina presha, niliacha dawa mwezi uliopita', 'missed_pressure_medicine'],
    ['sw', 'nina ugonjwa wa kifafa na kichwa kinauma, dawa zimeisha', 'epilepsy_medicine_missed'],
  ] as const)('%s: "%s" is %s', (language, text, finding) => {
    expect(memoryAfter(language, text).findings[finding]?.state).toBe('present');
  });

  test.each([
    ['en', 'high blood pressure and a headache, i have never stopped the tablets'],
    ['en', 'high blood pressure and a headache, i stopped the tablets for worms'],
    ['sw', 'nina presha na kichwa kinauma, sijaacha dawa'],
    ['en', 'I have high blood pressure and a headache. my father stopped the tablets'],
  ] as const)('%s: "%s" is none', (language, text) => {
    const { findings, history } = memoryAfter(language, text);
    expect(findings.missed_pressure_medicine?.state).not.toBe('present');
    expect(history).toBeUndefined();
  });

  test.each([
    ['en', 'i have diabetes and a cough, i stopped my medicine', 'i stopped my medicine'],
    ['sw', 'nina kisukari na kikohozi, niliacha kumeza dawa', 'niliacha kumeza dawa'],
  ] as const)('%s: "%s" stands in the history where no finding says it', (language, text, history) => {
    expect(memoryAfter(language, text).history).toBe(history);
  });
});
