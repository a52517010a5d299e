import { PERSONAL } from './personal-words';
import { questionFor } from './questions';

const rows = (who: 'self' | 'child') => Object.entries(PERSONAL[who]);

test.each(['self', 'child'] as const)('for %s every row rewords a question that there is', (who) => {
  for (const [id, { en, sw }] of rows(who)) {
    expect([id, questionFor(id) !== undefined]).toEqual([id, true]);
    expect(en).toMatch(/[?.]$/);
    expect(sw).toMatch(/[?.]$/);
  }
});

test('to oneself nobody speaks of "the patient", to a mother nobody says "you" for the child', () => {
  for (const [, { en, sw }] of rows('self'))
    expect(`${en} ${sw}`).not.toMatch(/\b(?:the patient|mgonjwa (?:ana|ame|ali))/);
  for (const [, { en, sw }] of rows('child')) {
    expect(en).not.toMatch(/\b(?:the patient|are you|do you|have you|your)\b/i);
    expect(sw).not.toMatch(/\bmgonjwa\b|\b(?:wako|yako|lako|zako)\b/);
  }
});
