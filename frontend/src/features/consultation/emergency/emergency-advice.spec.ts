import { expect, it } from 'vitest';
import { splitAdvice } from './emergency-advice';

const numbers = [
  { label: { en: 'Police', sw: 'Polisi' }, number: '999' },
  { label: { en: 'Red Cross', sw: 'Msalaba Mwekundu' }, number: '1199' },
];
const emergency = { level: 'emergency', numbers } as const;

it('splits the advice for now from the advice for later, without the lines of numbers', () => {
  const text = 'Go now.\n\n• Police: 999\n• Red Cross: 1199\n\nUntil help is there:\n• Lie down.\n\nWrite to me.';
  expect(splitAdvice(text, emergency)).toEqual({
    act: 'Go now.',
    meanwhile: 'Until help is there:\n• Lie down.\n\nWrite to me.',
  });
});

it('keeps a message of one paragraph, and a line that ends in a similar number', () => {
  expect(splitAdvice('Call 999 now.', emergency)).toEqual({ act: 'Call 999 now.', meanwhile: '' });
  expect(splitAdvice('Go.\n\nYou said: 38.999 degrees', emergency).meanwhile).toBe('You said: 38.999 degrees');
});
