import { type DataKeys, decrypt, encrypt, logger } from '@afya/runtime';
import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { UnreadableValueError } from './unreadable-value.error';

/** The place of a value: `table.column` and the id of its row. */
export interface EncryptedCell {
  column: string;
  row: string;
}

const WORD_HASH_BYTES = 8;

const associatedData = ({ column, row }: EncryptedCell) => `${column}:${row}`;
const keyIdOf = (value: string) => value.slice(0, Math.max(0, value.indexOf('.')));

/**
 * Encrypts the data of patients by column. An encrypted value is `<key id>.<base64url>`. Its column and row are authenticated with it,
 * so that a value moved to another place cannot be decrypted.
 */
export class ColumnCipher {
  private readonly derivedKeys = new Map<string, KeyObject>();

  constructor(private readonly keys: DataKeys) {}

  encrypt(cell: EncryptedCell, text: string): string {
    const { current, keys } = this.keys;
    return `${current}.${encrypt(keys.get(current)!, text, associatedData(cell)).toString('base64url')}`;
  }

  /** @throws UnreadableValueError when the key is missing or the value was not written to this cell */
  decrypt(cell: EncryptedCell, value: string): string {
    const id = keyIdOf(value);
    const key = this.keys.keys.get(id);
    const text = key ? decrypt(key, Buffer.from(value.slice(id.length + 1), 'base64url'), associatedData(cell)) : null;
    if (text !== null) return text;
    const reason = key ? 'tampered' : 'unknown_key';
    logger.error({ ...cell, keyId: key && id, reason }, 'a value cannot be decrypted');
    throw new UnreadableValueError(reason);
  }

  /** Whether DATA_KEYS has the key that the value names. */
  hasKeyOf(value: string): boolean {
    return this.keys.keys.has(keyIdOf(value));
  }

  decryptJson<Value>(cell: EncryptedCell, value: string): Value {
    return JSON.parse(this.decrypt(cell, value)) as Value;
  }

  /** `<key id>.<base64url>`: identifies equal texts. Without the key, texts cannot be guessed from it. */
  fingerprint(text: string, keyId = this.keys.current): string {
    return `${keyId}.${createHmac('sha256', this.derivedKey(keyId, 'afya fingerprint')).update(text).digest('base64url')}`;
  }

  /** false also when its key is missing */
  isFingerprintOf(text: string, given: string): boolean {
    const id = keyIdOf(given);
    return this.keys.keys.has(id) && this.fingerprint(text, id) === given;
  }

  /**
   * A short keyed hash of a word in an encrypted value, under a key derived from the value's key. Equal words of a column have equal
   * hashes, and without the key, words cannot be guessed. 64 bits are enough to search by; the reader decrypts and compares.
   * @throws UnreadableValueError when that key is missing
   */
  wordHash(column: string, word: string, value: string): string {
    const id = keyIdOf(value);
    if (!this.keys.keys.has(id)) throw new UnreadableValueError('unknown_key');
    return this.hashWord(column, word, id);
  }

  /** The hashes that a word may have, one per key. */
  wordHashes(column: string, word: string): string[] {
    return [...this.keys.keys.keys()].map((id) => this.hashWord(column, word, id));
  }

  private hashWord(column: string, word: string, id: string): string {
    const hash = createHmac('sha256', this.derivedKey(id, 'afya words')).update(`${column}\0${word}`).digest();
    return `#${hash.toString('base64url', 0, WORD_HASH_BYTES)}`;
  }

  /** The prefix of values that are encrypted with the current key. */
  get currentPrefix(): string {
    return `${this.keys.current}.`;
  }

  /** Each purpose has its own key. Key objects, because an HMAC with a Buffer as its key takes six times as long in Node 24. */
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
