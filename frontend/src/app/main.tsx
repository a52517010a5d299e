import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { takeOverShell } from './shell/take-over';
import { loadSessionParts } from '../features/consultation/load-session-parts';
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

/**
 * On a slow network the first screen loads first, then the conversation. The rest comes later: the conversation of a
 * visitor who still reads the notice, the texts for the language toggle, and the service worker, which speeds up the
 * next visit.
 */
const LATER_MS = 3_000;
window.addEventListener('load', () => {
  setTimeout(() => {
    void loadSessionParts();
    void loadTexts('sw');
    import('./update/watch-for-updates').then(({ watchForUpdates }) => watchForUpdates(), console.error);
  }, LATER_MS);
});
