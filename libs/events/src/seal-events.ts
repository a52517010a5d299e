import { type ColumnCipher } from '@afya/database';
import { type LogEvent, sealedEventPlace, tellsOfHealth } from '@afya/service-contracts';

/** The events as they leave the service: what they tell of a patient is sealed, in the outbox, in the queue and in the log. */
export function sealEvents(cipher: ColumnCipher, events: readonly LogEvent[]): LogEvent[] {
  return events.map((event) => {
    if (!tellsOfHealth(event)) return event;
    const { details, diagnosis, ...rest } = event;
    const sealed = cipher.seal(sealedEventPlace(event.id), JSON.stringify({ details, diagnosis }));
    return { ...rest, details: {}, diagnosis: null, sealed };
  });
}
