import { type ColumnCipher } from '@afya/database';
import { type LogEvent, eventHealthDataCell, containsHealthData } from '@afya/service-contracts';

/** Encrypts the health data of events, so that it is unreadable in the outbox, in the queue and in the log. */
export function encryptEvents(cipher: ColumnCipher, events: readonly LogEvent[]): LogEvent[] {
  return events.map((event) => {
    if (!containsHealthData(event)) return event;
    const { details, diagnosis, ...rest } = event;
    const sealed = cipher.encrypt(eventHealthDataCell(event.id), JSON.stringify({ details, diagnosis }));
    return { ...rest, details: {}, diagnosis: null, sealed };
  });
}
