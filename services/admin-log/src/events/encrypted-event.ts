import type { ColumnCipher } from '@afya/database';
import { type LogEvent, type EventHealthData, eventHealthDataCell, containsHealthData } from '@afya/service-contracts';

/** The content columns of a row. Health data is encrypted, and its plain columns are empty. */
export interface EventContent {
  details: LogEvent['details'];
  sealed: string | null;
}

/** As encrypted by its service; an event that arrived in plain text is encrypted here. */
export function encryptEvent(
  cipher: ColumnCipher,
  { id, type, sealed, ...clear }: Pick<LogEvent, 'id' | 'type' | 'sealed'> & EventHealthData,
): EventContent {
  if (sealed) return { details: clear.details, sealed };
  if (!containsHealthData({ type, ...clear })) return { details: clear.details, sealed: null };
  const { details, diagnosis } = clear;
  return { details: {}, sealed: cipher.encrypt(eventHealthDataCell(id), JSON.stringify({ details, diagnosis })) };
}

/** @throws UnreadableValueError */
export function decryptEvent(
  cipher: ColumnCipher,
  { id, details, sealed }: EventContent & { id: string },
): EventHealthData {
  if (sealed === null) return { details, diagnosis: null };
  return cipher.decryptJson<EventHealthData>(eventHealthDataCell(id), sealed);
}
