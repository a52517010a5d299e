import type { EraseEvents, RpcRequest } from '@afya/service-contracts';

/** The ids whose events are anonymised. `personIds` are those of visitors and users. */
export type ErasedIds = RpcRequest<typeof EraseEvents>;

/** Erased ids are stored as hashes; a hash identifies only an id that is already known. */
export abstract class EventErasureRepository {
  /** Stores the ids and anonymises their events irrevocably, in one transaction. Returns how many events existed. */
  abstract erase(ids: ErasedIds): Promise<number>;
  /** Those of the ids that were erased. */
  abstract findErased(ids: readonly string[]): Promise<Set<string>>;
  /** Anonymises the events that arrived after their ids were erased. */
  abstract anonymise(ids: ErasedIds): Promise<void>;
}
