import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareText } from './share-result';

/** Adds a share sheet, a clipboard or `execCommand`; jsdom has none of them. */
function define(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { configurable: true, value });
}

describe('shareText', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('uses the share sheet when there is one', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    define(navigator, 'share', share);
    expect(await shareText('Title', 'Text')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ title: 'Title', text: 'Text' });
  });

  it('copies nothing when the user closes the sheet', async () => {
    const writeText = vi.fn();
    define(navigator, 'share', vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError')));
    define(navigator, 'clipboard', { writeText });
    expect(await shareText('Title', 'Text')).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the text when there is no sheet or it fails', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    define(navigator, 'clipboard', { writeText });
    expect(await shareText('Title', 'Text')).toBe('copied');
    define(navigator, 'share', vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')));
    expect(await shareText('Title', 'Text')).toBe('copied');
    expect(writeText).toHaveBeenCalledTimes(2);
  });

  it('copies with execCommand when there is no clipboard, and reports when that fails too', async () => {
    const copied: string[] = [];
    define(document, 'execCommand', () => copied.push(document.querySelector('textarea')?.value ?? '') > 0);
    expect(await shareText('Title', 'Text')).toBe('copied');
    expect(copied).toEqual(['Text']);
    define(document, 'execCommand', () => false);
    expect(await shareText('Title', 'Text')).toBe('failed');
    expect(document.querySelector('textarea')).toBeNull();
  });
});
