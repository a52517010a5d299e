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
  /** What this browser has kept from before; by default both disclaimers are accepted and a session is known. */
  records?: Partial<Record<keyof typeof BROWSER_RECORDS, string>>;
}

/** Opens the product at an address, as a browser with these records would. */
export function renderApp({ path = '/', language = 'en', records = {} }: RenderOptions = {}) {
  const kept = { disclaimer: 'true', diagnosticDisclaimer: 'true', sessionId: SESSION_ID, ...records };
  for (const [name, value] of Object.entries(kept)) {
    localStorage.setItem(BROWSER_RECORDS[name as keyof typeof BROWSER_RECORDS], value);
  }
  window.dispatchEvent(new Event('pageshow'));
  languageStore.set(language);
  window.history.replaceState(null, '', path);
  return { user: userEvent.setup(), ...render(<App />) };
}
