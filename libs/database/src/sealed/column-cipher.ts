import { type DataKeys, decrypt, encrypt, logger } from '@afya/runtime';
import { createHmac, hkdfSync } from 'node:crypto';
import { UnreadableValueError } from './unreadable-value.error';

/** Where a value lies: `table.column`, and the id of its row. */
export interface SealedPlace {
  column: string;
  row: string;
}

const bound = ({ column, row }: SealedPlace) => `${column}:${row}`;

/**
 * Encrypts what columns hold of patients. A sealed value is `<key id>.<base64url>` and holds only where it was written: the column
 * and the row are authenticated with it, so that values cannot be swapped.
 */
export class ColumnCipher {
  private readonly fingerprintKeys = new Map<string, Buffer>();

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

  openJson<Value>(place: SealedPlace, sealed: string): Value {
    return JSON.parse(this.open(place, sealed)) as Value;
  }

  /** `<key id>.<base64url>`: tells whether a text is the same again. Without the key nobody can try texts out on it. */
  fingerprint(text: string, keyId = this.keys.current): string {
    return `${keyId}.${createHmac('sha256', this.fingerprintKey(keyId)).update(text).digest('base64url')}`;
  }

  /** false also for one whose key is not here */
  isFingerprintOf(text: string, given: string): boolean {
    const id = given.slice(0, Math.max(0, given.indexOf('.')));
    return this.keys.keys.has(id) && this.fingerprint(text, id) === given;
  }

  /** What sealed values begin with that need not be sealed anew. */
  get currentPrefix(): string {
    return `${this.keys.current}.`;
  }

  /** No key serves two purposes. */
  private fingerprintKey(id: string): Buffer {
    let key = this.fingerprintKeys.get(id);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', this.keys.keys.get(id)!, '', 'afya fingerprint', 32));
      this.fingerprintKeys.set(id, key);
    }
    return key;
  }
}
