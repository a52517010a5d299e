import { eventually, freePort, type Product, type ServiceProcess, startProduct } from '@afya/testing';
import { Ingress } from '../../../test/ingress';
import { type Failure, SimulatedUsers } from '../../../test/simulated-users';
import { RedisStalls } from '../../../test/redis-stalls';

const BACK_END_SERVICES = ['auth', 'consultation', 'admin-log'] as const;
/** longer than the readiness interval of the ingress */
const SHUTDOWN_DELAY_MS = '1500';

let product: Product;
let ingress: Ingress;
let users: SimulatedUsers;
let stalls: RedisStalls;

beforeAll(async () => {
  product = await startProduct({ services: BACK_END_SERVICES, env: { SHUTDOWN_DELAY_MS, TRUST_PROXY: '1' } });
  ingress = await Ingress.open();
  stalls = new RedisStalls(product.bus);
}, 300_000);
afterAll(async () => {
  await users?.stop();
  await stalls.stop();
  await ingress.close();
  await product.stop();
});

async function startGateway(): Promise<{ process: ServiceProcess; port: number }> {
  const port = await freePort();
  const process = await product.start('gateway', { PORT: String(port) });
  ingress.add(port);
  await eventually(() => expect(ingress.ready()).toContain(port));
  return { process, port };
}

const startWorker = () => product.startWorker({ delayMs: 150 });

/** Like a rolling deployment: the new process is ready before the old one gets SIGTERM. */
async function replace(old: ServiceProcess, start: () => Promise<unknown>): Promise<void> {
  await start();
  expect([old.label, await old.end('SIGTERM')]).toEqual([old.label, 0]);
}

/** Callers treat Redis as unavailable after 350 ms without a response, which an overloaded machine alone can cause. */
const isStall = ({ code, from, until }: Failure) => code === 'RPC_UNAVAILABLE' && stalls.within(from, until);

/** Every accepted message has exactly one reply at its position and was charged as announced. */
async function expectComplete({
  sessionId,
  accepted,
  messages,
  creditsUsed,
}: SimulatedUsers['chatters'][number]): Promise<void> {
  const stored = await messages();
  const ids = accepted.map(({ messageId }) => messageId);
  // A picture and its acknowledgement are messages too.
  const texts = stored.filter(({ metadata }) => !metadata.fileAttachment && !metadata.isFileAcknowledgment);
  expect(texts.filter(({ isUser }) => isUser).map(({ id }) => id)).toEqual(ids);
  expect(texts.filter(({ isUser }) => !isUser).map(({ content }) => content)).toEqual(ids.map((id) => `answers ${id}`));
  const due = accepted.reduce((sum, { creditsCharged }) => sum + creditsCharged, 0);
  expect([sessionId, await creditsUsed()]).toEqual([sessionId, due]);
}

/** The log contains each accepted message and each reply once. */
async function expectAllLogged(messages: number): Promise<void> {
  const sessions = users.chatters.map(({ sessionId }) => sessionId);
  await eventually(async () => {
    const counts = await product.database.query(
      `SELECT type, count(*)::integer AS events FROM admin_log.event
       WHERE session_id = ANY($1) AND type IN ('message_accepted', 'reply') GROUP BY type ORDER BY type`,
      [sessions],
    );
    expect(counts).toEqual(['message_accepted', 'reply'].map((type) => ({ type, events: messages })));
  });
}

test('replaces every process under load without an error for any user', async () => {
  const first = BACK_END_SERVICES.map((service) => product.service(service));
  const second = await Promise.all(BACK_END_SERVICES.map((service) => product.start(service)));
  const workers = await Promise.all([startWorker(), startWorker()]);
  const gateways = await Promise.all([startGateway(), startGateway()]);

  users = new SimulatedUsers(ingress.url);
  await Promise.all([users.chat(), users.chat(), users.chat(), users.sign()]);
  users.arrive();
  for (const [index, service] of BACK_END_SERVICES.entries())
    for (const process of [first[index]!, second[index]!]) await replace(process, () => product.start(service));
  for (const worker of workers) await replace(worker, startWorker);
  for (const { process, port } of gateways) {
    await replace(process, startGateway);
    ingress.remove(port);
  }
  await users.stop();

  expect(users.failures.filter((failure) => !isStall(failure))).toEqual([]);
  for (const chatter of users.chatters) await expectComplete(chatter);
  for (const [kind, minimum] of Object.entries({ send: 50, poll: 200, login: 10, open: 50, files: 5 }))
    expect([kind, users.counts[kind]! >= minimum]).toEqual([kind, true]);
  await expectAllLogged(users.chatters.flatMap(({ accepted }) => accepted).length);
}, 480_000);
