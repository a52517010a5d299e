import { atom } from 'nanostores';

export interface ToastMessage {
  title: string;
  text?: string;
  tone?: 'info' | 'danger';
  /** How long it stays, in milliseconds. */
  duration?: number;
  /** What can be done about it; closes the toast as well. */
  action?: { label: string; run: () => void };
  /** Runs when it is closed, by its button or in time; not when another takes its place. */
  onClose?: () => void;
}

/** The one toast on the screen; a new one takes the place of the old (specification, section 9). */
export const toastStore = atom<(ToastMessage & { key: number }) | null>(null);

let lastKey = 0;

export function showToast(message: ToastMessage): void {
  lastKey += 1;
  toastStore.set({ ...message, key: lastKey });
}
