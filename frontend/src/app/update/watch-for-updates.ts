import { registerSW } from 'virtual:pwa-register';
import { waitingUpdate } from './update-store';

const CHECK_INTERVAL_MS = 60 * 60 * 1_000;

/** Registers the service worker. A new version waits until the visitor accepts it; then the page reloads. */
export function watchForUpdates(): void {
  const applyUpdate = registerSW({
    immediate: true,
    onNeedRefresh: () => waitingUpdate.set(() => void applyUpdate()),
    onRegisteredSW: (_, registration) => registration && checkOnReturn(registration),
    onRegisterError: console.error,
  });
}

/** Browsers check for updates only on page load, but an installed app may stay open for days. */
function checkOnReturn(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = Date.now();
    registration.update().catch(console.error);
  });
}
