import { describe, expect, it } from 'vitest';
import { readBlocks } from './message-content';

describe('readBlocks', () => {
  it('separates headings, lists and paragraphs', () => {
    expect(readBlocks('What to do:\n- Rest\n- Drink **water**\n\nGo back if worse.\nOr call.')).toEqual([
      { kind: 'heading', lines: ['What to do:'] },
      { kind: 'list', lines: ['Rest', 'Drink water'] },
      { kind: 'paragraph', lines: ['Go back if worse.', 'Or call.'] },
    ]);
  });

  it('keeps hyphens and colons inside a sentence', () => {
    const text = 'My temperature is 38.5 - is that high? It was 37-38 yesterday: no more.';
    expect(readBlocks(text)).toEqual([{ kind: 'paragraph', lines: [text] }]);
  });

  it('returns no blocks for an empty text', () => {
    expect(readBlocks(' \n\n')).toEqual([]);
  });
});
