import type { Emergency, Question } from '@afya/contracts';
import { expect, it } from 'vitest';
import { makeDiagnosis } from '../../../testing/make-diagnosis';
import { makeReply } from '../../../testing/make-message';
import { standingEmergency } from './standing-emergency';

const emergency: Emergency = {
  level: 'emergency',
  numbers: [{ label: { en: 'Police', sw: 'Polisi' }, number: '999' }],
};
const question: Question = { id: 'q', choices: [] };
const alarm = () => makeReply('Go now', 'Nenda sasa', { emergency });

it('is the last one with its whole advice, not the question that reminds of it', () => {
  const messages = [
    alarm(),
    makeReply('a', 'a'),
    alarm(),
    makeReply('b', 'b', { emergency, question }),
    makeReply('c', 'c'),
  ];
  expect(standingEmergency(messages)).toEqual({ emergency, messageId: messages[2]?.id });
});

it('is the question itself where nothing else tells of it', () => {
  const messages = [makeReply('b', 'b', { emergency, question })];
  expect(standingEmergency(messages)?.messageId).toBe(messages[0]?.id);
});

it('is found by a diagnosis too, and not by what is less than an emergency', () => {
  const diagnosis = makeDiagnosis({ adviceLevel: 'emergency' });
  const card = makeReply('', '', { processingStage: 'final_analysis', diagnosis });
  const after = makeReply('', '', { processingStage: 'final_recommendations', diagnosis });
  expect(standingEmergency([card, after])).toEqual({
    emergency: { level: 'emergency', numbers: diagnosis.emergencyNumbers },
    messageId: card.id,
  });
  const urgent = makeReply('', '', { emergency: { ...emergency, level: 'urgent' } });
  expect(standingEmergency([urgent, makeReply('', '', { diagnosis: makeDiagnosis() })])).toBeUndefined();
});
