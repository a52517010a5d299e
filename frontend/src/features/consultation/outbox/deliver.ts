import { LIMITS } from '@afya/contracts';
import { atom } from 'nanostores';
import { withTabLock } from '../../../lib/tab-lock';
import { type Progress, sendMessage, sharesSent } from '../api/send-message';
import { loadFile, loadedFiles } from '../files/saved-file';
import type { OutgoingMessage } from './message-state';
import { outbox, outboxState } from './outbox-store';

/** Requests of this tab by idempotency key. Every tab may send a message, but only one tab at a time. */
const inFlight = new Map<string, AbortController>();

export const isInFlight = ({ idempotencyKey }: OutgoingMessage) => inFlight.has(idempotencyKey);

/** The share of each file that has been sent, by its id: 0 to 1. */
export type FileShares = ReadonlyMap<string, number>;

/** The uploads of this tab, by the idempotency key of their message. */
export const uploads = atom<ReadonlyMap<string, FileShares>>(new Map());

/** The request was aborted because the patient cancelled the message, in this tab or another. */
export class SendCancelled extends Error {}

/**
 * Sends a message unless it has been accepted or changed meanwhile, while no other tab sends one of this session.
 * `onAccepted` runs before the next tab may send; it gets undefined when there was nothing left to send.
 */
export async function deliver(
  message: OutgoingMessage,
  onAccepted: (sent: OutgoingMessage | undefined) => Promise<void>,
): Promise<void> {
  const { sessionId, idempotencyKey } = message;
  const controller = new AbortController();
  inFlight.set(idempotencyKey, controller);
  const end = () => {
    if (inFlight.get(idempotencyKey) === controller) inFlight.delete(idempotencyKey);
  };
  const unsubscribe = outbox.listen(() => {
    const state = outboxState(sessionId);
    if (state.status !== 'cancelled' || state.idempotencyKey !== idempotencyKey) return;
    // The patient may change the message and send it at once under the same key.
    end();
    controller.abort();
  });
  try {
    await withTabLock(`afya-send-${sessionId}`, async () => {
      const state = outboxState(sessionId);
      const toSend = state.status === 'sending' && state.idempotencyKey === idempotencyKey ? state : undefined;
      if (toSend) await upload(toSend, controller.signal);
      await onAccepted(toSend);
    });
  } catch (error) {
    throw controller.signal.aborted ? new SendCancelled() : error;
  } finally {
    unsubscribe();
    end();
  }
}

async function upload(message: OutgoingMessage, signal: AbortSignal): Promise<void> {
  const { idempotencyKey, files: saved } = message;
  const files = await readFiles(message);
  const sizes = files.map(({ size }) => size);
  const showShares = (shares: readonly number[]) =>
    setUploadProgress(idempotencyKey, new Map(saved.map(({ id }, index) => [id, shares[index] ?? 0])));
  const onProgress = (progress: Progress) => showShares(sharesSent(sizes, progress));
  try {
    const isLarge = sizes.some((size) => size > LIMITS.resumableBytes);
    // Without this module the files still fit into the form.
    const module = isLarge && (await import('./send-large').catch(console.error));
    if (module) await module.sendLarge(message, files, { showShares, signal });
    else await sendMessage({ ...message, attachments: files }, { onProgress, signal });
  } finally {
    endUploadProgress(idempotencyKey);
  }
}

function setUploadProgress(key: string, shares: FileShares): void {
  uploads.set(new Map(uploads.get()).set(key, shares));
}

function endUploadProgress(key: string): void {
  uploads.set(new Map([...uploads.get()].filter(([other]) => other !== key)));
}

async function readFiles({ files }: OutgoingMessage): Promise<File[]> {
  await Promise.all(files.map(({ id }) => loadFile(id)));
  return files.map(({ id, name }) => {
    const file = loadedFiles.get().get(id);
    if (!file) throw new Error(`${name} is not in this browser any more`);
    return file;
  });
}
