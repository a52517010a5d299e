import { AppError } from '@afya/runtime';
import { type Actor, ownerOf } from '@afya/service-contracts';

/** Every read of a session asks the database whether this owner has it. */
export interface Owned {
  owned: boolean;
}

/** The owner key of the caller. Refused with ACCESS_DENIED when it is nobody's call (no visitor, no user). */
export function requireOwner(actor: Actor): string {
  const owner = ownerOf(actor);
  if (!owner) throw new AppError('ACCESS_DENIED');
  return owner;
}

/** The row, if there is one and it is the caller's. Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
export function requireOwned<Row extends Owned>(row: Row | undefined): Row {
  if (!row) throw new AppError('SESSION_NOT_FOUND');
  if (!row.owned) throw new AppError('ACCESS_DENIED');
  return row;
}

/** Refused with ACCESS_DENIED unless one of our own services speaks for itself. */
export function requireSystem(actor: Actor): void {
  if (actor.role !== 'system') throw new AppError('ACCESS_DENIED');
}

/** The user id of the admin who calls. Refused with ACCESS_DENIED for anybody else. */
export function requireAdmin({ role, userId }: Actor): string {
  if (role !== 'admin' || userId === null) throw new AppError('ACCESS_DENIED');
  return userId;
}
