import type { ColumnCipher } from '@afya/database';
import { type LogEvent, type SealedEvent, sealedEventPlace, tellsOfHealth } from '@afya/service-contracts';

/** What a row holds of an event's content: `sealed` where it tells of a patient, and then nothing in clear. */
export interface EventContent {
  details: LogEvent['details'];
  sealed: string | null;
}

/** As its service sealed it; one that came in clear is sealed here. */
export function sealEvent(
  cipher: ColumnCipher,
  { id, type, sealed, ...clear }: Pick<LogEvent, 'id' | 'type' | 'sealed'> & SealedEvent,
): EventContent {
  if (sealed) return { details: clear.details, sealed };
  if (!tellsOfHealth({ type, ...clear })) return { details: clear.details, sealed: null };
  const { details, diagnosis } = clear;
  return { details: {}, sealed: cipher.seal(sealedEventPlace(id), JSON.stringify({ details, diagnosis })) };
}

/** @throws UnreadableValueError */
export function openEvent(cipher: ColumnCipher, { id, details, sealed }: EventContent & { id: string }): SealedEvent {
  if (sealed === null) return { details, diagnosis: null };
  return cipher.openJson<SealedEvent>(sealedEventPlace(id), sealed);
}
