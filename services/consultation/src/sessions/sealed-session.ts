import { type CollectedInfo, type Confidence } from '@afya/contracts';
import { type ColumnCipher } from '@afya/database';
import { type GivenDiagnosis } from '@afya/service-contracts';
import { storableJson } from '../database/storable';

/** What a session knows of its patient. It lies sealed, apart from the engine's memory, which may be large. */
export interface SessionState {
  collectedInfo: CollectedInfo;
  confidence: Confidence | null;
  lastQuestion: string | null;
  /** ids of red flags of people beside the patient, told in an emergency that the engine's memory may not hold yet */
  others?: string[];
  /** the newest one, for the replies that follow it */
  diagnosis?: GivenDiagnosis;
}

const NOTHING_YET: SessionState = { collectedInfo: {}, confidence: null, lastQuestion: null };
const place = (column: 'state' | 'memory', row: string) => ({ column: `session.${column}`, row });

export function sealState(cipher: ColumnCipher, id: string, state: SessionState): string {
  const { collectedInfo, confidence, lastQuestion, others, diagnosis } = state;
  return cipher.seal(place('state', id), storableJson({ collectedInfo, confidence, lastQuestion, others, diagnosis }));
}

/** null is the state of a session that knows nothing yet. @throws UnreadableValueError */
export function openState(cipher: ColumnCipher, id: string, sealed: string | null): SessionState {
  return sealed === null ? NOTHING_YET : cipher.openJson(place('state', id), sealed);
}

export function sealMemory(cipher: ColumnCipher, id: string, memory: unknown): string | null {
  return memory === null || memory === undefined ? null : cipher.seal(place('memory', id), storableJson(memory));
}

/** @throws UnreadableValueError */
export function openMemory(cipher: ColumnCipher, id: string, sealed: string | null): unknown {
  return sealed === null ? null : cipher.openJson(place('memory', id), sealed);
}
