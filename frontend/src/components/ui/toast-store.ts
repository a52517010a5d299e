import { atom } from 'nanostores';

export interface ToastMessage {
  title: string;
  text?: string;
  tone?: 'info' | 'danger';
  /** In milliseconds. */
  duration?: number;
  /** Offers an action; running it also closes the toast. */
  action?: { label: string; run: () => void };
  /** Called when the toast is closed by its button or times out, not when another toast replaces it. */
  onClose?: () => void;
}

/** The only toast on the screen; a new one replaces the old one (specification, section 9). */
export const toastStore = atom<(ToastMessage & { key: number }) | null>(null);

let lastKey = 0;

export function showToast(message: ToastMessage): void {
  lastKey += 1;
  toastStore.set({ ...message, key: lastKey });
}
