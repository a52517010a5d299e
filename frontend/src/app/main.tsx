import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import './styles.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** The conversation comes first on a slow network; what makes the next visit quick comes after it. */
const UPDATES_AFTER_MS = 3_000;
window.addEventListener('load', () => {
  setTimeout(() => {
    import('./update/watch-for-updates').then(({ watchForUpdates }) => watchForUpdates(), console.error);
  }, UPDATES_AFTER_MS);
});
