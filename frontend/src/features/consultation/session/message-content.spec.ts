import { describe, expect, it } from 'vitest';
import { readBlocks } from './message-content';

describe('reading a reply as blocks', () => {
  it('tells headings, lists and paragraphs apart', () => {
    expect(readBlocks('What to do:\n- Rest\n- Drink **water**\n\nGo back if worse.\nOr call.')).toEqual([
      { kind: 'heading', lines: ['What to do:'] },
      { kind: 'list', lines: ['Rest', 'Drink water'] },
      { kind: 'paragraph', lines: ['Go back if worse.', 'Or call.'] },
    ]);
  });

  it('keeps what is no markup', () => {
    const text = 'My temperature is 38.5 - is that high? It was 37-38 yesterday: no more.';
    expect(readBlocks(text)).toEqual([{ kind: 'paragraph', lines: [text] }]);
  });

  it('gives nothing for an empty text', () => {
    expect(readBlocks(' \n\n')).toEqual([]);
  });
});
