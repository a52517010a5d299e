import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Clients of a deployment are some dozens; names that somebody makes up must not fill the memory. */
const KEPT = 1_000;

/** The key of a client's calls and of the replies to them, derived (HKDF-SHA256) from the secret of caller and callee. */
export function clientKey(secret: string | Buffer, client: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, client, 'afya rpc', 32)));
}

/** The keys of the clients that call. One for each process: no key is used for more than one life of it. */
export class ClientKeys {
  private readonly keys = new Map<string, KeyObject>();

  of(client: string, secret: string | Buffer): KeyObject {
    let key = this.keys.get(client);
    if (!key) {
      if (this.keys.size >= KEPT) this.keys.clear();
      key = clientKey(secret, client);
      this.keys.set(client, key);
    }
    return key;
  }
}
