import { atom } from 'nanostores';

/** The event with which a browser offers to install the page; TypeScript's DOM library does not declare it. */
export interface InstallPrompt extends Event {
  /** Asks the person; only once for each event. */
  prompt: () => Promise<unknown>;
}

/** The browser's offer, kept until the page shows it. */
export const installPrompt = atom<InstallPrompt | undefined>(undefined);

/** Listens from the start, because the event comes once. The browser's own bar would come in the middle of a consultation. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
}
