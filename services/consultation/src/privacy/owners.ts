import { type Actor } from '@afya/service-contracts';
import { type Erasure } from './erasure.repository';

/** All owner keys of the caller: the user, and the visitor of the same browser, whose sessions a login may not have claimed. */
export function ownersOf({ userId, visitorId }: Actor): string[] {
  return [...(userId ? [`u:${userId}`] : []), ...(visitorId ? [`v:${visitorId}`] : [])];
}

/** The ids of the people outside of this service's tables. */
export function peopleOf({ owners }: Pick<Erasure, 'owners'>): { personIds: string[]; userIds: string[] } {
  const userIds = owners.filter((owner) => owner.startsWith('u:')).map((owner) => owner.slice(2));
  return { personIds: owners.map((owner) => owner.slice(2)), userIds };
}
