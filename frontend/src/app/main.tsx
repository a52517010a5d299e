import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { takeOverShell } from './shell/take-over';
import { countReceivedBytes } from '../lib/data-usage';
import { keepInstallPrompt } from '../lib/install-prompt';
import './styles.css';

countReceivedBytes();
keepInstallPrompt();

const root = document.getElementById('root');
if (root) {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // Rendered synchronously, so that nothing can be typed between the shell and the real screen.
  flushSync(() => createRoot(root).render(app));
  takeOverShell(root);
}

/** On a slow network the conversation loads first; the service worker, which speeds up the next visit, comes later. */
const UPDATES_AFTER_MS = 3_000;
window.addEventListener('load', () => {
  setTimeout(() => {
    import('./update/watch-for-updates').then(({ watchForUpdates }) => watchForUpdates(), console.error);
  }, UPDATES_AFTER_MS);
});
