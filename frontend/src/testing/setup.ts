import 'fake-indexeddb/auto';
import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { toastStore } from '../components/ui/toast-store';
import { languageStore } from '../locales/language';
import { server } from './server';

expect.extend(matchers);
// Long enough for a machine that is busy with other things; a screen that is right is found at once.
configure({ asyncUtilTimeout: 10_000 });

/** What jsdom lacks and the screens need; none of it has a size or a picture here. */
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

/** A store lets go of the window a second after its last reader, when the window of the test file is gone: here it keeps it. */
setPersistentEngine(localStorage, { ...windowPersistentEvents, removeEventListener: () => undefined });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Tells the stores, which outlive a test, that the browser's records are gone.
  window.dispatchEvent(new Event('pageshow'));
  languageStore.set('en');
  toastStore.set(null);
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());
