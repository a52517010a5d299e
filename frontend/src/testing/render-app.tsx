import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/app';
import { BROWSER_RECORDS } from '../config/browser-records';
import type { Language } from '@afya/contracts';
import { languageStore } from '../locales/language';
import { SESSION_ID } from './make-message';

interface RenderOptions {
  path?: string;
  language?: Language;
  /** Saved browser entries; by default both disclaimers are accepted and a session exists. */
  records?: Partial<Record<keyof typeof BROWSER_RECORDS, string>>;
}

/** Renders the application at a path, with the given saved entries. */
export function renderApp({ path = '/', language = 'en', records = {} }: RenderOptions = {}) {
  const entries = { disclaimer: 'true', diagnosticDisclaimer: 'true', sessionId: SESSION_ID, ...records };
  for (const [name, value] of Object.entries(entries)) {
    localStorage.setItem(BROWSER_RECORDS[name as keyof typeof BROWSER_RECORDS], value);
  }
  window.dispatchEvent(new Event('pageshow'));
  languageStore.set(language);
  window.history.replaceState(null, '', path);
  return { user: userEvent.setup(), ...render(<App />) };
}
