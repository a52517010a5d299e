import { registerSW } from 'virtual:pwa-register';
import { waitingUpdate } from './update-store';

const LOOK_EVERY_MS = 60 * 60 * 1_000;

/** Registers the service worker. A version that it finds waits until the visitor has agreed; the page then loads anew. */
export function watchForUpdates(): void {
  const goOver = registerSW({
    immediate: true,
    onNeedRefresh: () => waitingUpdate.set(() => void goOver()),
    onRegisteredSW: (_, registration) => registration && lookOnReturn(registration),
    onRegisterError: console.error,
  });
}

/** Browsers look by themselves only when a page is loaded; an installed app may stay open for days. */
function lookOnReturn(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = Date.now();
    registration.update().catch(console.error);
  });
}
