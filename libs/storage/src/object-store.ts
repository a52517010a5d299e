import type { Readable } from 'node:stream';

/** What is kept beside the bytes. `size` is in bytes and must be exact. */
export interface ObjectInfo {
  mime: string;
  size: number;
}

export interface StoredObject extends ObjectInfo {
  /** must be read to its end or destroyed */
  body: Readable;
}

/** What lies in the store, as a list tells of it. */
export interface ListedObject {
  key: string;
  size: number;
  /** when it was put, by the store's clock */
  at: Date;
}

/**
 * Where uploaded files lie. A key is one to eight names joined by `/`, each of letters, digits, `_`, `-` and inner dots.
 * Every call is refused with STORAGE_UNAVAILABLE when the store cannot be reached.
 */
export abstract class ObjectStore {
  /**
   * Makes the folder or bucket where it is missing. For set-up alone: while the product runs, one that is missing is a volume that is not
   * mounted, and a new one would hide it. May be called again.
   */
  abstract prepare(): Promise<void>;

  /** Stores the whole object or nothing; what lay under the key before is replaced. Fails when `size` does not hold. */
  abstract put(key: string, body: Buffer | Readable, info: ObjectInfo): Promise<void>;

  /** null: nothing lies under the key */
  abstract get(key: string): Promise<StoredObject | null>;

  /** Removes what is there; a key without an object is no error. */
  abstract remove(keys: string[]): Promise<void>;

  /**
   * Everything whose key begins with `prefix`, in no order, read as it is asked for. What is put or removed meanwhile may or may
   * not be in it.
   */
  abstract list(prefix?: string): AsyncIterable<ListedObject>;

  /** Removes what puts have left half-written since before then, because their process was killed. */
  abstract removeUnfinished(before: Date): Promise<void>;
}
