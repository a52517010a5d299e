import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** A deployment has some dozens of clients; made-up names must not fill the memory. */
const MAX_CACHED_KEYS = 1_000;

/** The key of a client's calls and of the replies to them, derived (HKDF-SHA256) from the secret of caller and callee. */
export function clientKey(secret: KeyObject, client: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, client, 'afya rpc', 32)));
}

/** Caches the keys of calling clients. Each process is a separate client, so no key outlives its process. */
export class ClientKeys {
  private readonly keys = new Map<string, KeyObject>();

  of(client: string, secret: KeyObject): KeyObject {
    let key = this.keys.get(client);
    if (!key) {
      if (this.keys.size >= MAX_CACHED_KEYS) this.keys.clear();
      key = clientKey(secret, client);
      this.keys.set(client, key);
    }
    return key;
  }
}
