import type { Readable } from 'node:stream';

/** Stored with the bytes. `size` is in bytes and must be exact. */
export interface ObjectInfo {
  mime: string;
  size: number;
}

export interface StoredObject extends ObjectInfo {
  /** must be read to its end or destroyed */
  body: Readable;
}

/** An object in a list. */
export interface ListedObject {
  key: string;
  size: number;
  /** when it was stored, by the clock of the store */
  at: Date;
}

/**
 * The store of uploaded files. A key is one to eight names joined by `/`, each of letters, digits, `_`, `-` and inner dots.
 * Every method throws STORAGE_UNAVAILABLE when the store cannot be reached.
 */
export abstract class ObjectStore {
  /**
   * Creates the folder or bucket if it is missing. Only for set-up: while the product runs, a missing folder means a volume
   * that is not mounted, and a new folder would hide that. May be called again.
   */
  abstract prepare(): Promise<void>;

  /** Stores the whole object or nothing, and replaces an earlier object of the key. Fails when `size` is wrong. */
  abstract put(key: string, body: Buffer | Readable, info: ObjectInfo): Promise<void>;

  /** null: no object under the key */
  abstract get(key: string): Promise<StoredObject | null>;

  /** Removes an object; a key without an object is no error. */
  abstract remove(keys: string[]): Promise<void>;

  /**
   * All objects whose key begins with `prefix`, unordered, read as the caller iterates. Objects stored or removed meanwhile
   * may or may not be listed.
   */
  abstract list(prefix?: string): AsyncIterable<ListedObject>;

  /** Removes partly written objects older than that, which killed processes left behind. */
  abstract removeUnfinished(before: Date): Promise<void>;
}
