import {
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { EnvironmentError } from '@afya/runtime';
import { type Caller, CALLERS } from '@afya/service-contracts';

/** `RPC_KEY`: the service's private key, PKCS #8 in base64. `RPC_PUBLIC_KEYS`: `service:key` of all services, SPKI in base64. */
export interface RpcKeyEnv {
  RPC_KEY: string;
  RPC_PUBLIC_KEYS: string;
}

/**
 * The X25519 key pair of one service and the public keys of all services. Each pair of services derives a secret that no third service
 * can derive, a different one for each direction. Secrets are cached as key objects: an HMAC with a Buffer takes five times as long.
 */
export class RpcKeys {
  private readonly privateKey: KeyObject;
  private readonly publicKeys: ReadonlyMap<string, KeyObject>;
  private readonly secrets = new Map<string, KeyObject>();

  /** @throws EnvironmentError */
  constructor(
    readonly self: Caller,
    { RPC_KEY, RPC_PUBLIC_KEYS }: RpcKeyEnv,
  ) {
    this.privateKey = readKey('RPC_KEY', () => createPrivateKey({ key: bytes(RPC_KEY), format: 'der', type: 'pkcs8' }));
    this.publicKeys = new Map(
      RPC_PUBLIC_KEYS.split(',').map((entry) => {
        const [name = '', key = ''] = entry.split(':');
        const read = () => createPublicKey({ key: bytes(key), format: 'der', type: 'spki' });
        return [name, readKey('RPC_PUBLIC_KEYS', read)] as const;
      }),
    );
    if (!this.publicKeys.get(self)?.equals(createPublicKey(this.privateKey)))
      throw new EnvironmentError(`RPC_KEY: is not the key of ${self} in RPC_PUBLIC_KEYS`);
  }

  /** The secret that signs calls to `callee`. */
  toCallee(callee: Caller): KeyObject {
    return this.secretOf(this.self, callee);
  }

  /** The secret that verifies calls from `caller`. */
  fromCaller(caller: Caller): KeyObject {
    return this.secretOf(caller, this.self);
  }

  private secretOf(caller: Caller, callee: Caller): KeyObject {
    const direction = `${caller} calls ${callee}`;
    let secret = this.secrets.get(direction);
    if (!secret) {
      const publicKey = this.publicKeys.get(caller === this.self ? callee : caller);
      if (!publicKey) throw new EnvironmentError(`RPC_PUBLIC_KEYS: has no key of ${direction}`);
      const shared = diffieHellman({ privateKey: this.privateKey, publicKey });
      secret = createSecretKey(Buffer.from(hkdfSync('sha256', shared, '', `afya rpc: ${direction}`, 32)));
      this.secrets.set(direction, secret);
    }
    return secret;
  }
}

/** The service in a client's name; only the signature proves it. */
export function callerOf(client: string): Caller | null {
  const name = client.slice(0, Math.max(0, client.indexOf(':')));
  return CALLERS.find((caller) => caller === name) ?? null;
}

const bytes = (key: string) => Buffer.from(key, 'base64');

function readKey(variable: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'x25519') return key;
  } catch {
    // reported below, without the value
  }
  throw new EnvironmentError(`${variable}: contains a value that is not an X25519 key`);
}
