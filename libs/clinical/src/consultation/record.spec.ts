import { requiredInfoProgress } from '@afya/contracts';
import { findRedFlags } from './find-red-flags';
import { replyTo } from '../engine';
import { newCase } from '../case/case';
import { applyMessage } from './listen';
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
  test('include what the patient writes but not tapped answers', () => {
    const replies = converse('en', 'cough', '30', 'male', 'yes', 'and I have a fever with chills at night');
    expect(requiredInfoProgress(replies[0]?.collectedInfo ?? {}).done.symptoms).toBe(false);
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

test('present complaints are not recorded as history', () => {
  const { history } = applyMessage(newCase(), 'i feel sad most days, no appetite, tired', 'record');
  expect(history).toBe('None');
  expect(applyMessage(newCase(), 'asthma, i am tired', 'record').history).toContain('asthma');
});
