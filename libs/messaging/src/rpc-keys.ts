import { createPrivateKey, createPublicKey, diffieHellman, hkdfSync, type KeyObject } from 'node:crypto';
import { EnvironmentError } from '@afya/runtime';
import { type Caller, CALLERS } from '@afya/service-contracts';

/** What a service's environment says of its calls. */
export interface RpcEnv {
  RPC_KEY?: string | undefined;
  RPC_PUBLIC_KEYS?: string | undefined;
  RPC_SECRET?: string | undefined;
}

/**
 * The key pair of one service (X25519) and the public keys of all. Two services derive a secret that no third one can, another for each
 * direction; it is computed once, so that a call costs no more than with a shared secret.
 */
export class RpcKeys {
  private readonly privateKey: KeyObject;
  private readonly publicKeys: ReadonlyMap<string, KeyObject>;
  private readonly secrets = new Map<string, Buffer>();

  /** @throws EnvironmentError */
  constructor(
    readonly self: Caller,
    { RPC_KEY = '', RPC_PUBLIC_KEYS = '' }: RpcEnv,
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

  /** What calls to `callee` are signed with. */
  toCallee(callee: Caller): Buffer {
    return this.secretOf(this.self, callee);
  }

  /** What calls of `caller` are verified with. */
  fromCaller(caller: Caller): Buffer {
    return this.secretOf(caller, this.self);
  }

  private secretOf(caller: Caller, callee: Caller): Buffer {
    const direction = `${caller} calls ${callee}`;
    let secret = this.secrets.get(direction);
    if (!secret) {
      const publicKey = this.publicKeys.get(caller === this.self ? callee : caller);
      if (!publicKey) throw new EnvironmentError(`RPC_PUBLIC_KEYS: has no key of ${direction}`);
      const shared = diffieHellman({ privateKey: this.privateKey, publicKey });
      secret = Buffer.from(hkdfSync('sha256', shared, '', `afya rpc: ${direction}`, 32));
      this.secrets.set(direction, secret);
    }
    return secret;
  }
}

/** Keys of this service's own, or one secret that all services share: then no service can tell which of them calls. */
export type RpcSecret = string | RpcKeys;

/** @throws EnvironmentError when the environment has neither */
export function rpcSecretOf(service: Caller, env: RpcEnv): RpcSecret {
  if (env.RPC_KEY !== undefined) return new RpcKeys(service, env);
  if (env.RPC_SECRET !== undefined) return env.RPC_SECRET;
  throw new EnvironmentError('RPC_KEY: is missing');
}

/** The service that a client's name says it belongs to; the signature shows whether it does. */
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
  throw new EnvironmentError(`${variable}: holds a value that is no X25519 key`);
}
