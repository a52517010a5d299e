import { type Product, startProduct } from '@afya/testing';
import fc from 'fast-check';
import { type Browser } from '../../testing/browser';
import { makeCallers, type Callers } from '../../testing/callers';
import { expectPlainError } from '../../testing/expect-plain-error';
import { fuzzRequests, type ApiDescription, type FuzzRequest } from '../../testing/fuzz-requests';

const REQUESTS = 10_000;
const AT_ONCE = 20;
/** The same requests in every run: a fault that is found stays found. */
const SEED = 20_261_121;

let product: Product;
let callers: Callers;
beforeAll(async () => {
  product = await startProduct({ env: { LOG_LEVEL: 'error' } });
  callers = await makeCallers(product);
}, 120_000);
afterAll(() => product.stop());

/** What ends the login or the data that the later requests need is left to nobody, who has none. */
const ENDS = ['POST /api/auth/logout', 'POST /api/auth/login', 'POST /api/auth/register', 'DELETE'];
const endsSomething = ({ method, path }: FuzzRequest) => ENDS.some((start) => `${method} ${path}`.startsWith(start));

async function send(browser: Browser, { method, path, headers, body }: FuzzRequest): Promise<number> {
  const response = await browser.copy().request(method, path, { headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  if (response.status >= 400) expectPlainError(JSON.parse(text));
  if (response.status >= 500) throw new Error(`${response.status} ${text}`);
  return response.status;
}

/** The whole counterexample would fill the screen: the request that failed and what the product logged are enough. */
function tellShortly<Batch>({ failed, errorInstance, numRuns }: fc.RunDetails<[Batch]>): void {
  if (!failed) return;
  const logged = product.output().split('\n').slice(-5).join('\n');
  throw new Error(`after ${numRuns * AT_ONCE} requests; the log ends with ${logged}`, { cause: errorInstance });
}

async function sendOrTell(browser: Browser, request: FuzzRequest): Promise<number> {
  return send(browser, request).catch((error: unknown) => {
    const { method, path, body } = request;
    const form = body instanceof FormData ? [...body.entries()].map(([name, value]) => [name, value]) : body;
    throw new Error(`${method} ${path}: ${JSON.stringify(form)}`.slice(0, 600), { cause: error });
  });
}

test(`${REQUESTS} requests made from the contracts' schemas: no 5xx, no process ends, every refusal is the contract's`, async () => {
  const api = (await (await fetch(`${product.url}/api/docs-json`)).json()) as ApiDescription;
  const ids = callers.owned.map(({ sessionId }) => sessionId);
  const messages = callers.owned.map(({ fileMessageId }) => fileMessageId);
  const requests = fuzzRequests(api, { id: ids, sessionId: ids, messageId: messages });
  const from = fc.constantFrom<keyof Callers['browsers']>('nobody', 'visitor A', 'user A', 'an admin');
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(from, requests), { minLength: AT_ONCE, maxLength: AT_ONCE }), async (batch) => {
      const statuses = await Promise.all(
        batch.map(([caller, request]) =>
          sendOrTell(callers.browsers[endsSomething(request) ? 'nobody' : caller], request),
        ),
      );
      for (const status of statuses) seen.set(status, (seen.get(status) ?? 0) + 1);
    }),
    { seed: SEED, numRuns: REQUESTS / AT_ONCE, endOnFailure: true, reporter: tellShortly },
  );
  expect([...seen.values()].reduce((sum, n) => sum + n, 0)).toBe(REQUESTS);
  // It has met routes that take what they are sent, and not only their doors.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 202, 400, 401, 403, 404]));
  const ready = await fetch(`${product.url}/api/health/ready`);
  expect(ready.status).toBe(200);
}, 300_000);
