import { RpcClient, RpcKeys } from '@afya/messaging';
import { parseDataKeys } from '@afya/runtime';
import {
  ChangeAccountPassword,
  GetAccount,
  RecoverAccount,
  RegisterAccount,
  SetRecoveryCode,
  SYSTEM_ACTOR,
  VerifyCredentials,
  type Actor,
} from '@afya/service-contracts';
import { createDatabase, startRedis, TEST_RPC_KEYS } from '@afya/testing';
import { randomBytes, randomUUID } from 'node:crypto';
import { startAuth } from '../src/start-auth';

const DATA_KEYS = parseDataKeys(`specs:${randomBytes(32).toString('base64')}`);
export const PASSWORD = 'siri sana';

/** The service with its own database and Redis, called like by the gateway. */
export async function startTestAuth() {
  const [redis, database] = await Promise.all([startRedis(), createDatabase()]);
  const env = { DATABASE_URL: database.url, DATABASE_POOL: 5, MIGRATE_ON_START: true };
  const stopAuth = await startAuth({
    ...env,
    BUS_REDIS_URL: redis.url,
    QUEUE_REDIS_URL: redis.url,
    ...TEST_RPC_KEYS.auth,
    DATA_KEYS,
  });
  const rpc = new RpcClient({ redisUrl: redis.url, keys: new RpcKeys('gateway', TEST_RPC_KEYS.gateway) });
  return {
    rpc,
    database,
    register: (username: string, given: { userId?: string; password?: string } = {}) =>
      rpc.call(
        RegisterAccount,
        { userId: randomUUID(), username, password: PASSWORD, preferredLanguage: 'sw', ...given },
        SYSTEM_ACTOR,
      ),
    verify: (username: string, password = PASSWORD) =>
      rpc.call(VerifyCredentials, { username, password }, SYSTEM_ACTOR),
    change: (userId: string, currentPassword: string, newPassword: string, commandId: string = randomUUID()) =>
      rpc.call(ChangeAccountPassword, { commandId, currentPassword, newPassword }, userActor(userId)),
    setRecoveryCode: (userId: string, recoveryCode: string, password = PASSWORD) =>
      rpc.call(SetRecoveryCode, { password, recoveryCode }, userActor(userId)),
    recover: (username: string, recoveryCode: string, newPassword: string, commandId: string = randomUUID()) =>
      rpc.call(RecoverAccount, { commandId, username, recoveryCode, newPassword }, SYSTEM_ACTOR),
    get: (userId: string, actor: Actor = SYSTEM_ACTOR) => rpc.call(GetAccount, { userId }, actor),
    async stop(): Promise<void> {
      await rpc.close();
      await stopAuth();
      await Promise.all([redis.stop(), database.drop()]);
    },
  };
}
export type TestAuth = Awaited<ReturnType<typeof startTestAuth>>;

export const userActor = (userId: string): Actor => ({ visitorId: null, userId, role: 'user' });
