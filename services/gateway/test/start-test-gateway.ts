import { RedisStreamsServer, RpcClient, RpcKeys } from '@afya/messaging';
import { nestLogger } from '@afya/runtime';
import { CheckHealth, SYSTEM_ACTOR, type ServiceName } from '@afya/service-contracts';
import { createObjectStore } from '@afya/storage';
import { eventually, TEST_RPC_KEYS } from '@afya/testing';
import { type INestMicroservice, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway } from '../src/create-gateway';
import { type GatewayEnv } from '../src/gateway.env';
import { FakeAdminLog } from './fake-admin-log';
import { FakeAuth } from './fake-auth';
import { FakeConsultation } from './fake-consultation';

/** Limits so high that no test reaches them; requests are still counted. */
const UNREACHABLE = { caller: 1_000_000, network: 1_000_000 };
const NO_LIMITS = {
  LIMIT_READ: UNREACHABLE,
  LIMIT_WRITE: UNREACHABLE,
  LIMIT_SEND: UNREACHABLE,
  LIMIT_UPLOAD: UNREACHABLE,
  LIMIT_CHECK_SECONDS: UNREACHABLE,
  LIMIT_LOGIN: UNREACHABLE,
  LIMIT_REGISTER: UNREACHABLE,
  LIMIT_PASSWORD: UNREACHABLE,
  LIMIT_EXPORT: UNREACHABLE,
  CONNECTIONS: 0,
  CONNECTIONS_PER_NETWORK: 0,
  HEADERS_MS: 20_000,
  BODY_MS: 30_000,
  REQUEST_MS: 300_000,
  SHUTDOWN_DELAY_MS: 0,
};

/** The real gateway and RPC transport, with fake services. */
export async function startTestGateway(redisUrl: string, overrides: Partial<GatewayEnv> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'afya-gateway-'));
  const env: GatewayEnv = {
    HOST: '127.0.0.1',
    PORT: 0,
    BUS_REDIS_URL: redisUrl,
    ...TEST_RPC_KEYS.gateway,
    COOKIE_SECRET: 'another secret for the specs',
    OBJECT_STORE: 'filesystem',
    FILES_DIR: join(folder, 'files'),
    UPLOADS_DIR: join(folder, 'uploads'),
    FILE_CHECKS_AT_ONCE: 2,
    FILE_SWEEP_MS: 600_000,
    FILE_ORPHAN_MS: 3_600_000,
    S3_BUCKET: 'afya',
    S3_REGION: 'us-east-1',
    COUNTRY: 'KE',
    ENGINE: 'embedded',
    OPENAI_MODEL_VOICE: 'off',
    VISITOR_RETENTION_DAYS: 90,
    USER_RETENTION_MONTHS: 24,
    LOG_RETENTION_DAYS: 90,
    ADMIN_IDLE_MS: 1_800_000,
    STEP_UP_MS: 300_000,
    ...NO_LIMITS,
    ...overrides,
  };
  await createObjectStore(env).prepare();
  const [consultation, auth, adminLog] = await Promise.all([
    startService('consultation', redisUrl, FakeConsultation),
    startService('auth', redisUrl, FakeAuth),
    startService('admin-log', redisUrl, FakeAdminLog),
  ]);
  const apps: NestExpressApplication[] = [];
  /** starts another gateway for the same services with other settings */
  const another = async (settings: Partial<GatewayEnv>) => {
    const app = await createGateway({ ...env, ...settings });
    apps.push(app);
    await app.listen(0, '127.0.0.1');
    await servicesAnswer(app.get(RpcClient));
    return app.getHttpServer();
  };
  return {
    server: await another({}),
    another,
    consultation: consultation.get(FakeConsultation),
    auth: auth.get(FakeAuth),
    adminLog: adminLog.get(FakeAdminLog),
    services: { consultation, auth, adminLog },
    filesDir: env.FILES_DIR as string,
    /** folder of received files that are not accepted yet */
    uploadsDir: env.UPLOADS_DIR as string,
    /** the files of the object store, one entry per object */
    async storedFiles(): Promise<string[]> {
      const names = await readdir(env.FILES_DIR ?? '', { recursive: true }).catch(() => []);
      return names.filter((name) => /[0-9a-f]{64}$/.test(name));
    },
    async stop(): Promise<void> {
      await Promise.all(apps.map((app) => app.close()));
      await Promise.all([consultation, auth, adminLog].map((service) => service.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;

async function startService(service: ServiceName, redisUrl: string, controller: Type): Promise<INestMicroservice> {
  @Module({ controllers: [controller] })
  class ServiceModule {}
  const strategy = new RedisStreamsServer({ service, redisUrl, keys: new RpcKeys(service, TEST_RPC_KEYS[service]) });
  strategy.registerHealth(async () => ({ memory: 'up' }));
  const app = await NestFactory.createMicroservice(ServiceModule, { strategy, logger: nestLogger });
  await app.listen();
  return app;
}

/** Waits until all fake services answer, which takes a slow machine longer than the first call of a test may take. */
async function servicesAnswer(rpc: RpcClient): Promise<void> {
  const services = ['consultation', 'auth', 'admin-log'] as const;
  await eventually(() => Promise.all(services.map((name) => rpc.call(CheckHealth[name], {}, SYSTEM_ACTOR))));
}
