import { LIMITS } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { randomUUID } from 'node:crypto';

const VISIBLE = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKeyLength}}$`);

/** The client's Idempotency-Key, or one of our own for a client without. Refused with IDEMPOTENCY_KEY_MALFORMED. */
export function commandIdOf(header: string | undefined): string {
  if (header === undefined) return randomUUID();
  if (!VISIBLE.test(header)) throw new AppError('IDEMPOTENCY_KEY_MALFORMED');
  return header;
}
