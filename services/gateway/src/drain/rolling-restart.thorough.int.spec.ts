import { eventually, freePort, type Product, type ServiceProcess, startProduct } from '@afya/testing';
import { Ingress } from '../../testing/ingress';
import { type Failure, People } from '../../testing/people';
import { Standstills } from '../../testing/standstills';

const BEHIND = ['auth', 'consultation', 'admin-log'] as const;
/** longer than the ingress takes to look at a gateway again */
const SHUTDOWN_DELAY_MS = '1500';

let product: Product;
let ingress: Ingress;
let people: People;
let standstills: Standstills;

beforeAll(async () => {
  product = await startProduct({ services: BEHIND, env: { SHUTDOWN_DELAY_MS, TRUST_PROXY: '1' } });
  ingress = await Ingress.open();
  standstills = new Standstills(product.bus);
}, 120_000);
afterAll(async () => {
  await people?.stop();
  await standstills.stop();
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

/** As a rolling deployment does: the next one is there before the last one is told to end. */
async function replace(old: ServiceProcess, start: () => Promise<unknown>): Promise<void> {
  await start();
  expect([old.label, await old.end('SIGTERM')]).toEqual([old.label, 0]);
}

/** Callers count Redis as away after 350 ms without its answer, which a machine that has too much to do brings about by itself. */
const ofTheMachine = ({ code, from, until }: Failure) => code === 'RPC_UNAVAILABLE' && standstills.within(from, until);

/** Every accepted message has its answer, once and in its place, and was charged as was said. */
async function expectWhole({ sessionId, accepted, messages, creditsUsed }: People['chatters'][number]): Promise<void> {
  const stored = await messages();
  const ids = accepted.map(({ messageId }) => messageId);
  // A picture is a message besides, and so is the word that it was received.
  const texts = stored.filter(({ metadata }) => !metadata.fileAttachment && !metadata.isFileAcknowledgment);
  expect(texts.filter(({ isUser }) => isUser).map(({ id }) => id)).toEqual(ids);
  expect(texts.filter(({ isUser }) => !isUser).map(({ content }) => content)).toEqual(ids.map((id) => `answers ${id}`));
  const due = accepted.reduce((sum, { creditsCharged }) => sum + creditsCharged, 0);
  expect([sessionId, await creditsUsed()]).toEqual([sessionId, due]);
}

/** The log knows each accepted message and each reply, once. */
async function everythingIsTold(messages: number): Promise<void> {
  const sessions = people.chatters.map(({ sessionId }) => sessionId);
  await eventually(async () => {
    const told = await product.database.query(
      `SELECT type, count(*)::integer AS events FROM admin_log.event
       WHERE session_id = ANY($1) AND type IN ('message_accepted', 'reply') GROUP BY type ORDER BY type`,
      [sessions],
    );
    expect(told).toEqual(['message_accepted', 'reply'].map((type) => ({ type, events: messages })));
  });
}

test('every process of the product is replaced under load, and nobody sees an error', async () => {
  const first = BEHIND.map((service) => product.service(service));
  const second = await Promise.all(BEHIND.map((service) => product.start(service)));
  const workers = await Promise.all([startWorker(), startWorker()]);
  const gateways = await Promise.all([startGateway(), startGateway()]);

  people = new People(ingress.url);
  await Promise.all([people.chat(), people.chat(), people.chat(), people.sign()]);
  people.arrive();
  for (const [index, service] of BEHIND.entries())
    for (const process of [first[index]!, second[index]!]) await replace(process, () => product.start(service));
  for (const worker of workers) await replace(worker, startWorker);
  for (const { process, port } of gateways) {
    await replace(process, startGateway);
    ingress.remove(port);
  }
  await people.stop();

  expect(people.failures.filter((failure) => !ofTheMachine(failure))).toEqual([]);
  for (const chatter of people.chatters) await expectWhole(chatter);
  for (const [kind, least] of Object.entries({ send: 50, poll: 200, login: 10, open: 50, files: 5 }))
    expect([kind, people.counts[kind]! >= least]).toEqual([kind, true]);
  await everythingIsTold(people.chatters.flatMap(({ accepted }) => accepted).length);
}, 480_000);
