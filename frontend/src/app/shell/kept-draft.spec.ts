import { afterEach, describe, expect, it } from 'vitest';
import { BROWSER_RECORDS } from '../../config/browser-records';
import { keptDraft } from './kept-draft';

const MINE = 'a'.repeat(21);
const OTHER = 'b'.repeat(21);

function records(kept: Partial<Record<keyof typeof BROWSER_RECORDS, unknown>>) {
  for (const [name, value] of Object.entries(kept)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    localStorage.setItem(BROWSER_RECORDS[name as keyof typeof BROWSER_RECORDS], text);
  }
}

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('the draft that stands in the page before the scripts are there', () => {
  const drafts = { [MINE]: 'I have a headache', [OTHER]: 'My child has a fever' };

  it("is that of the browser's session, or of the one that the address names", () => {
    records({ sessionId: MINE, drafts });
    expect(keptDraft()).toBe('I have a headache');
    window.history.replaceState(null, '', `/?session=${OTHER}`);
    expect(keptDraft()).toBe('My child has a fever');
  });

  it('is empty where there is none, in dev mode, and where the record is damaged', () => {
    expect(keptDraft()).toBe('');
    records({ sessionId: MINE, drafts: '{"a' });
    expect(keptDraft()).toBe('');
    records({ drafts, devMode: 'true' });
    expect(keptDraft()).toBe('');
  });

  it('is withheld while a message is on its way', () => {
    records({ sessionId: MINE, drafts, outgoing: { [MINE]: { text: 'I have a headache' } } });
    expect(keptDraft()).toBeUndefined();
  });
});
