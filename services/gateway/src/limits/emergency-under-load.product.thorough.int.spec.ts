import { type Product, startProduct, Visitor } from '@afya/testing';
import { setTimeout as pause } from 'node:timers/promises';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { TRUST_PROXY: '1' } });
}, 300_000);
afterAll(() => product.stop());

const WORST = ['a;b;', '3a?', '(;', '(years?', 'naitwa '].map((of) => of.repeat(8_000).slice(0, 8_000));
const ROUNDS = 6;
const REFUSED_PAUSE_MS = 100;
/** Generous for a loaded machine. Before long texts were read in a separate thread, requests failed with 504 after 8 s. */
const PROMPT_MS = 5_000;

async function sendFrom(visitor: Visitor, address: string, text: string): Promise<number> {
  const body = new FormData();
  body.set('message', text);
  body.set('language', 'en');
  const headers = { 'x-forwarded-for': address };
  const response = await visitor.request('POST', `chat/${visitor.sessionId}`, { body, headers });
  await response.arrayBuffer();
  return response.status;
}

test('answers emergencies of visitors while five others send the most expensive texts at their maximum rate', async () => {
  const patients = await Promise.all(Array.from({ length: ROUNDS }, () => Visitor.arrive(product.url)));
  const others = await Promise.all(WORST.map(() => Visitor.arrive(product.url)));
  const ended = new AbortController();
  const statuses: number[] = [];
  const floods = others.map(async (visitor, i) => {
    while (!ended.signal.aborted) {
      const status = await sendFrom(visitor, `41.90.9.${i + 1}`, WORST[i] ?? '');
      statuses.push(status);
      if (status === 429) await pause(REFUSED_PAUSE_MS);
    }
  });
  const waits: number[] = [];
  for (const patient of patients) {
    await pause(500);
    const begun = performance.now();
    const status = await sendFrom(patient, '41.90.8.1', 'My child cannot breathe and is blue');
    waits.push(performance.now() - begun);
    expect(status).toBe(202);
  }
  ended.abort();
  await Promise.all(floods);
  for (const patient of patients)
    expect((await patient.messages()).filter(({ content }) => content.includes('999'))).toHaveLength(1);
  expect(statuses.length).toBeGreaterThan(WORST.length);
  expect(Math.max(...waits)).toBeLessThan(PROMPT_MS);
}, 300_000);
