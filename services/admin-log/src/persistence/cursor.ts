import { AppError } from '@afya/runtime';

/** A position in the log: the time in microseconds as Postgres writes it, and the number of the event. */
export interface Place {
  at: string;
  position: string;
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(\d{1,19})$/;

export const toCursor = ({ at, position }: Place): string => Buffer.from(`${at}_${position}`).toString('base64url');

/** Throws VALIDATION_FAILED for a cursor that `toCursor` did not create. */
export function fromCursor(cursor: string, field: 'before' | 'after' = 'before'): Place {
  const [, at, position] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!at || !position || Number.isNaN(Date.parse(at)))
    throw new AppError('VALIDATION_FAILED', { errors: { [field]: 'not a cursor of this list' } });
  return { at, position };
}
