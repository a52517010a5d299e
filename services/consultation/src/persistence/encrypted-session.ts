import { type ColumnCipher } from '@afya/database';
import { type SessionState } from '../sessions/session.repository';
import { storableJson } from '../storable';

const EMPTY_STATE: SessionState = { collectedInfo: {}, confidence: null, lastQuestion: null };

const cell = (column: 'state' | 'memory' | 'title', row: string) => ({ column: `session.${column}`, row });

export function encryptState(cipher: ColumnCipher, id: string, state: SessionState): string {
  const { collectedInfo, confidence, lastQuestion, others, diagnosis } = state;
  const stored = { collectedInfo, confidence, lastQuestion, others, diagnosis };
  return cipher.encrypt(cell('state', id), storableJson(stored));
}

/** null: the session knows nothing yet. @throws UnreadableValueError */
export function decryptState(cipher: ColumnCipher, id: string, encrypted: string | null): SessionState {
  return encrypted === null ? EMPTY_STATE : cipher.decryptJson(cell('state', id), encrypted);
}

export function encryptMemory(cipher: ColumnCipher, id: string, memory: unknown): string | null {
  return memory === null || memory === undefined ? null : cipher.encrypt(cell('memory', id), storableJson(memory));
}

/** @throws UnreadableValueError */
export function decryptMemory(cipher: ColumnCipher, id: string, encrypted: string | null): unknown {
  return encrypted === null ? null : cipher.decryptJson(cell('memory', id), encrypted);
}

/** An empty title removes it. */
export function encryptTitle(cipher: ColumnCipher, id: string, title: string): string | null {
  return title === '' ? null : cipher.encrypt(cell('title', id), storableJson(title));
}

/** @throws UnreadableValueError */
export function decryptTitle(cipher: ColumnCipher, id: string, encrypted: string | null): string | undefined {
  return encrypted === null ? undefined : cipher.decryptJson(cell('title', id), encrypted);
}
