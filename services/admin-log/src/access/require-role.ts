import { AppError } from '@afya/runtime';
import type { Actor } from '@afya/service-contracts';

/** Throws ACCESS_DENIED unless the actor is an admin. */
export function requireAdmin({ role }: Actor): void {
  if (role !== 'admin') throw new AppError('ACCESS_DENIED');
}

/** Throws ACCESS_DENIED unless the actor is another service, which has checked the owner of a session. */
export function requireSystem({ role }: Actor): void {
  if (role !== 'system') throw new AppError('ACCESS_DENIED');
}
