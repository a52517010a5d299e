import { AppError } from '@afya/runtime';
import { type Actor, ownerOf } from '@afya/service-contracts';

/** The owner key of the caller. Refused with ACCESS_DENIED when the call has neither a visitor nor a user. */
export function requireOwner(actor: Actor): string {
  const owner = ownerOf(actor);
  if (!owner) throw new AppError('ACCESS_DENIED');
  return owner;
}

/** Refused with ACCESS_DENIED unless one of our services calls on its own behalf. */
export function requireSystem(actor: Actor): void {
  if (actor.role !== 'system') throw new AppError('ACCESS_DENIED');
}

/** The user id of the calling admin. Refused with ACCESS_DENIED for any other caller. */
export function requireAdmin({ role, userId }: Actor): string {
  if (role !== 'admin' || userId === null) throw new AppError('ACCESS_DENIED');
  return userId;
}
