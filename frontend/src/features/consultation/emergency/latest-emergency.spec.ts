import type { Emergency, Question } from '@afya/contracts';
import { expect, it } from 'vitest';
import { makeDiagnosis } from '../../../testing/make-diagnosis';
import { makeReply } from '../../../testing/make-message';
import { latestEmergency } from './latest-emergency';

const emergency: Emergency = {
  level: 'emergency',
  numbers: [{ label: { en: 'Police', sw: 'Polisi' }, number: '999' }],
};
const question: Question = { id: 'q', choices: [] };
const alarm = () => makeReply('Go now', 'Nenda sasa', { emergency });

it('is the last message with the whole advice, not a later question that repeats the emergency', () => {
  const messages = [
    alarm(),
    makeReply('a', 'a'),
    alarm(),
    makeReply('b', 'b', { emergency, question }),
    makeReply('c', 'c'),
  ];
  expect(latestEmergency(messages)).toEqual({ emergency, messageId: messages[2]?.id });
});

it('is the question when no other message contains the emergency', () => {
  const messages = [makeReply('b', 'b', { emergency, question })];
  expect(latestEmergency(messages)?.messageId).toBe(messages[0]?.id);
});

it('may come from a diagnosis, and is undefined for lower urgency', () => {
  const diagnosis = makeDiagnosis({ adviceLevel: 'emergency' });
  const card = makeReply('', '', { processingStage: 'final_analysis', diagnosis });
  const after = makeReply('', '', { processingStage: 'final_recommendations', diagnosis });
  expect(latestEmergency([card, after])).toEqual({
    emergency: { level: 'emergency', numbers: diagnosis.emergencyNumbers },
    messageId: card.id,
  });
  const urgent = makeReply('', '', { emergency: { ...emergency, level: 'urgent' } });
  expect(latestEmergency([urgent, makeReply('', '', { diagnosis: makeDiagnosis() })])).toBeUndefined();
});

it('is none after the patient withdrew its cause, until there is a new one', () => {
  const withdrawn = makeReply('d', 'd', { emergencyWithdrawn: true });
  expect(latestEmergency([alarm(), withdrawn])).toBeUndefined();
  const again = alarm();
  expect(latestEmergency([alarm(), withdrawn, again])?.messageId).toBe(again.id);
});
