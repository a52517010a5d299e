import { generateKeyPairSync } from 'node:crypto';

const SERVICES = ['gateway', 'auth', 'consultation', 'admin-log', 'ai-worker'] as const;
export interface RpcKeyEnv {
  RPC_KEY: string;
  RPC_PUBLIC_KEYS: string;
}

/** New key pairs for calls between services, as each service's environment has them. */
export function makeRpcKeys(): Record<(typeof SERVICES)[number], RpcKeyEnv> {
  const pairs = SERVICES.map((service) => ({ service, ...generateKeyPairSync('x25519') }));
  const publicKeys = pairs.map(({ service, publicKey }) => {
    return `${service}:${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`;
  });
  const own = pairs.map(({ service, privateKey }) => {
    const RPC_KEY = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    return [service, { RPC_KEY, RPC_PUBLIC_KEYS: publicKeys.join(',') }];
  });
  return Object.fromEntries(own) as ReturnType<typeof makeRpcKeys>;
}
