import 'fake-indexeddb/auto';
import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { waitingUpdate } from '../app/update/update-store';
import { toastStore } from '../components/ui/toast-store';
import { newCodeStore } from '../features/auth/recovery/new-code-store';
import { loadSessionParts } from '../features/consultation/load-session-parts';
import { navigation } from '../lib/navigation';
import { loadTexts } from '../locales/bilingual';
import { languageStore } from '../locales/language';
import { server } from './server';

expect.extend(matchers);
// Long enough for a busy machine; correct screens are found at once.
configure({ asyncUtilTimeout: 10_000 });

/** Browser APIs that jsdom lacks; here nothing has a size or an image. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoResizeObserver);
vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;

/**
 * A store removes its window listeners one second after its last subscriber leaves. By then the window of the test file
 * is gone, so listeners are never removed here.
 */
setPersistentEngine(localStorage, { ...windowPersistentEvents, removeEventListener: () => undefined });

beforeAll(() => Promise.all([loadSessionParts(), loadTexts('sw')]));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Stores keep their values between test files. After this event those of localStorage read it again.
  window.dispatchEvent(new Event('pageshow'));
  languageStore.set('en');
  toastStore.set(null);
  newCodeStore.set('');
  waitingUpdate.set(null);
  vi.spyOn(navigation, 'loadPage').mockReturnValue();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());
