import { PERSONAL } from './personal-words';
import { questionFor } from './questions';

const rows = (who: 'self' | 'child') => Object.entries(PERSONAL[who]);

test.each(['self', 'child'] as const)('every text for %s belongs to an existing question', (who) => {
  for (const [id, { en, sw }] of rows(who)) {
    expect([id, questionFor(id) !== undefined]).toEqual([id, true]);
    expect(en).toMatch(/[?.]$/);
    expect(sw).toMatch(/[?.]$/);
  }
});

test('avoids "the patient" in texts to the patient, and "you" for the child in texts to a carer', () => {
  for (const [, { en, sw }] of rows('self'))
    expect(`${en} ${sw}`).not.toMatch(/\b(?:the patient|mgonjwa (?:ana|ame|ali))/);
  for (const [, { en, sw }] of rows('child')) {
    expect(en).not.toMatch(/\b(?:the patient|are you|do you|have you|your)\b/i);
    expect(sw).not.toMatch(/\bmgonjwa\b|\b(?:wako|yako|lako|zako)\b/);
  }
});
