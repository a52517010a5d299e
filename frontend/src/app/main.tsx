import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { takeOverShell } from './shell/take-over';
import { countReceivedBytes } from '../lib/data-usage';
import { keepInstallPrompt } from '../lib/install-prompt';
import { loadTexts } from '../locales/bilingual';
import { languageStore } from '../locales/language';
import './styles.css';

countReceivedBytes();
keepInstallPrompt();

function start(root: HTMLElement) {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // Rendered synchronously, so that nothing can be typed between the shell and the real screen.
  flushSync(() => createRoot(root).render(app));
  takeOverShell(root);
}

const root = document.getElementById('root');
// The texts of English are in this bundle. Until others have loaded, the shell shows its own.
if (root) void loadTexts(languageStore.get()).then(() => start(root));

/** On a slow network the conversation loads first; the service worker, which speeds up the next visit, comes later. */
const UPDATES_AFTER_MS = 3_000;
window.addEventListener('load', () => {
  // For the language toggle.
  void loadTexts('sw');
  setTimeout(() => {
    import('./update/watch-for-updates').then(({ watchForUpdates }) => watchForUpdates(), console.error);
  }, UPDATES_AFTER_MS);
});
