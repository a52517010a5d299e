import { afterEach, describe, expect, it } from 'vitest';
import { BROWSER_RECORDS } from '../../config/browser-records';
import { readSavedDraft } from './saved-draft';

const MINE = 'a'.repeat(21);
const OTHER = 'b'.repeat(21);

function saveEntries(entries: Partial<Record<keyof typeof BROWSER_RECORDS, unknown>>) {
  for (const [name, value] of Object.entries(entries)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    localStorage.setItem(BROWSER_RECORDS[name as keyof typeof BROWSER_RECORDS], text);
  }
}

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('the draft shown in the shell before the scripts have loaded', () => {
  const drafts = { [MINE]: 'I have a headache', [OTHER]: 'My child has a fever' };

  it("belongs to the browser's session or to the one in the URL", () => {
    saveEntries({ sessionId: MINE, drafts });
    expect(readSavedDraft()).toBe('I have a headache');
    window.history.replaceState(null, '', `/?session=${OTHER}`);
    expect(readSavedDraft()).toBe('My child has a fever');
  });

  it('is empty without a draft, in developer mode and when the entry is invalid', () => {
    expect(readSavedDraft()).toBe('');
    saveEntries({ sessionId: MINE, drafts: '{"a' });
    expect(readSavedDraft()).toBe('');
    saveEntries({ drafts, devMode: 'true' });
    expect(readSavedDraft()).toBe('');
  });

  it('is undefined while a message is being sent', () => {
    saveEntries({ sessionId: MINE, drafts, outgoing: { [MINE]: { text: 'I have a headache' } } });
    expect(readSavedDraft()).toBeUndefined();
  });
});
