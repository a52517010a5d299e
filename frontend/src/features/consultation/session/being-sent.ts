import { isTakenBack, type Outgoing, outgoings } from './outgoing';

/** What this tab is handing over at the moment, by key. */
const beingSent = new Map<string, AbortController>();

export const isBeingSent = ({ idempotencyKey }: Outgoing) => beingSent.has(idempotencyKey);

/** Notes that this tab is handing the message over, until `end`. The signal tells when it is taken back, in whichever tab. */
export function beginSending(outgoing: Outgoing): { signal: AbortSignal; end: () => void } {
  const { idempotencyKey: key } = outgoing;
  const controller = new AbortController();
  beingSent.set(key, controller);
  const forget = () => {
    if (beingSent.get(key) === controller) beingSent.delete(key);
  };
  const unsubscribe = outgoings.listen(() => {
    if (!isTakenBack(outgoing)) return;
    // Changed, it may go out again at once under the same key.
    forget();
    controller.abort();
  });
  return {
    signal: controller.signal,
    end: () => {
      unsubscribe();
      forget();
    },
  };
}
