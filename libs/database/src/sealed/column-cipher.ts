import { type DataKeys, decrypt, encrypt, logger } from '@afya/runtime';
import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { UnreadableValueError } from './unreadable-value.error';

/** Where a value lies: `table.column`, and the id of its row. */
export interface SealedPlace {
  column: string;
  row: string;
}

const WORD_HASH_BYTES = 8;

const bound = ({ column, row }: SealedPlace) => `${column}:${row}`;

/**
 * Encrypts what columns hold of patients. A sealed value is `<key id>.<base64url>` and holds only where it was written: the column
 * and the row are authenticated with it, so that values cannot be swapped.
 */
export class ColumnCipher {
  private readonly derivedKeys = new Map<string, KeyObject>();

  constructor(private readonly keys: DataKeys) {}

  seal(place: SealedPlace, text: string): string {
    const { current, keys } = this.keys;
    return `${current}.${encrypt(keys.get(current)!, text, bound(place)).toString('base64url')}`;
  }

  /** @throws UnreadableValueError: its key is not here, or it is not the value that was written to this place */
  open(place: SealedPlace, sealed: string): string {
    const id = sealed.slice(0, Math.max(0, sealed.indexOf('.')));
    const key = this.keys.keys.get(id);
    const text = key ? decrypt(key, Buffer.from(sealed.slice(id.length + 1), 'base64url'), bound(place)) : null;
    if (text !== null) return text;
    const reason = key ? 'tampered' : 'unknown_key';
    logger.error({ ...place, keyId: key && id, reason }, 'a sealed value cannot be read');
    throw new UnreadableValueError(reason);
  }

  /** Whether the key is here that the value says it was sealed under. */
  hasKeyOf(sealed: string): boolean {
    return this.keys.keys.has(sealed.slice(0, Math.max(0, sealed.indexOf('.'))));
  }

  openJson<Value>(place: SealedPlace, sealed: string): Value {
    return JSON.parse(this.open(place, sealed)) as Value;
  }

  /** `<key id>.<base64url>`: tells whether a text is the same again. Without the key nobody can try texts out on it. */
  fingerprint(text: string, keyId = this.keys.current): string {
    return `${keyId}.${createHmac('sha256', this.derivedKey(keyId, 'afya fingerprint')).update(text).digest('base64url')}`;
  }

  /** false also for one whose key is not here */
  isFingerprintOf(text: string, given: string): boolean {
    const id = given.slice(0, Math.max(0, given.indexOf('.')));
    return this.keys.keys.has(id) && this.fingerprint(text, id) === given;
  }

  /**
   * A short keyed hash of a word of what is `sealed`, under a key made of the one that sealed it: equal words of a column have equal
   * ones, and without the key nobody can try words out. 64 bits are enough to find by; who finds, opens and compares.
   * @throws UnreadableValueError: that key is not here
   */
  wordHash(column: string, word: string, sealed: string): string {
    const id = sealed.slice(0, Math.max(0, sealed.indexOf('.')));
    if (!this.keys.keys.has(id)) throw new UnreadableValueError('unknown_key');
    return this.hashWord(column, word, id);
  }

  /** The hashes that a word may have, one a key. */
  wordHashes(column: string, word: string): string[] {
    return [...this.keys.keys.keys()].map((id) => this.hashWord(column, word, id));
  }

  private hashWord(column: string, word: string, id: string): string {
    const hash = createHmac('sha256', this.derivedKey(id, 'afya words')).update(`${column}\0${word}`).digest();
    return `#${hash.toString('base64url', 0, WORD_HASH_BYTES)}`;
  }

  /** What sealed values begin with that need not be sealed anew. */
  get currentPrefix(): string {
    return `${this.keys.current}.`;
  }

  /** No key serves two purposes. As key objects: with a Buffer for its key an HMAC takes Node 24 six times as long. */
  private derivedKey(id: string, purpose: string): KeyObject {
    const name = `${purpose} ${id}`;
    let key = this.derivedKeys.get(name);
    if (!key) {
      key = createSecretKey(Buffer.from(hkdfSync('sha256', this.keys.keys.get(id)!, '', purpose, 32)));
      this.derivedKeys.set(name, key);
    }
    return key;
  }
}
