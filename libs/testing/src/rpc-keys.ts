import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

const SERVICES = ['gateway', 'auth', 'consultation', 'admin-log', 'ai-worker'] as const;
type Service = (typeof SERVICES)[number];

export interface RpcKeyEnv {
  RPC_KEY: string;
  RPC_PUBLIC_KEYS: string;
}

/** New random X25519 keys for calls between services, as in the environment of each service. */
export const makeRpcKeys = () => environmentsOf(() => generateKeyPairSync('x25519').privateKey);

/** The header of an X25519 private key in PKCS #8; its 32 bytes follow. RFC 8410. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** The same keys in every process of the specs. */
export const TEST_RPC_KEYS = environmentsOf((index) =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, Buffer.alloc(32, index + 1)]), format: 'der', type: 'pkcs8' }),
);

function environmentsOf(privateKeyOf: (index: number) => KeyObject): Record<Service, RpcKeyEnv> {
  const privateKeys = SERVICES.map((_, index) => privateKeyOf(index));
  const RPC_PUBLIC_KEYS = privateKeys
    .map((key) => createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64'))
    .map((key, index) => `${SERVICES[index]}:${key}`)
    .join(',');
  const environments = privateKeys.map((key, index) => {
    const RPC_KEY = key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    return [SERVICES[index], { RPC_KEY, RPC_PUBLIC_KEYS }];
  });
  return Object.fromEntries(environments) as Record<Service, RpcKeyEnv>;
}
