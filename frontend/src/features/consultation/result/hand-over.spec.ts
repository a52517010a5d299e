import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareText } from './hand-over';

/** Gives this window a share sheet, a clipboard or the old command; jsdom has none of them. */
function give(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { configurable: true, value });
}

describe('handing a result over', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('uses the share sheet where there is one', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    give(navigator, 'share', share);
    expect(await shareText('Title', 'Text')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ title: 'Title', text: 'Text' });
  });

  it('does nothing more when the sheet is closed', async () => {
    const writeText = vi.fn();
    give(navigator, 'share', vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError')));
    give(navigator, 'clipboard', { writeText });
    expect(await shareText('Title', 'Text')).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies where there is no sheet, or it fails', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    give(navigator, 'clipboard', { writeText });
    expect(await shareText('Title', 'Text')).toBe('copied');
    give(navigator, 'share', vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')));
    expect(await shareText('Title', 'Text')).toBe('copied');
    expect(writeText).toHaveBeenCalledTimes(2);
  });

  it('copies by the old command where there is no clipboard, and says when that fails too', async () => {
    const copied: string[] = [];
    give(document, 'execCommand', () => copied.push(document.querySelector('textarea')?.value ?? '') > 0);
    expect(await shareText('Title', 'Text')).toBe('copied');
    expect(copied).toEqual(['Text']);
    give(document, 'execCommand', () => false);
    expect(await shareText('Title', 'Text')).toBe('failed');
    expect(document.querySelector('textarea')).toBeNull();
  });
});
