import { AppError } from '@afya/runtime';

/** Every read of a session selects whether the owner who asks has it. */
export interface Owned {
  owned: boolean;
}

/** The row, if it exists and belongs to the caller. Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
export function requireOwned<Row extends Owned>(row: Row | undefined): Row {
  if (!row) throw new AppError('SESSION_NOT_FOUND');
  if (!row.owned) throw new AppError('ACCESS_DENIED');
  return row;
}
