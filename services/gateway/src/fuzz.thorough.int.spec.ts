import { type Product, startProduct } from '@afya/testing';
import fc from 'fast-check';
import { type Browser } from '../test/browser';
import { makeCallers, type Callers } from '../test/callers';
import { expectPlainError } from '../test/expect-plain-error';
import { fuzzRequests, type ApiDescription, type FuzzRequest } from '../test/fuzz-requests';

const REQUESTS = 10_000;
const CONCURRENT_REQUESTS = 20;
/** A fixed seed makes the same requests in every run, so that failures can be reproduced. */
const SEED = 20_261_121;

let product: Product;
let callers: Callers;
beforeAll(async () => {
  product = await startProduct({ env: { LOG_LEVEL: 'error' } });
  callers = await makeCallers(product);
}, 300_000);
afterAll(() => product.stop());

/** Requests that end the login or erase data that later requests need are only made without cookies. */
const DESTRUCTIVE_ROUTES = ['POST /api/auth/logout', 'POST /api/auth/login', 'POST /api/auth/register', 'DELETE'];
const isDestructive = ({ method, path }: FuzzRequest) =>
  DESTRUCTIVE_ROUTES.some((start) => `${method} ${path}`.startsWith(start));

/** A response to HEAD has no body. */
async function send(browser: Browser, { method, path, headers, body }: FuzzRequest): Promise<number> {
  const response = await browser.copy().request(method, path, { headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  if (response.status >= 400 && method !== 'HEAD') expectPlainError(JSON.parse(text));
  if (response.status >= 500) throw new Error(`${response.status} ${text}`);
  return response.status;
}

/** Only the failed request and the product's log, because the whole counterexample is very long. */
function reportBriefly<Batch>({ failed, errorInstance, numRuns }: fc.RunDetails<[Batch]>): void {
  if (!failed) return;
  const logged = product.output().split('\n').slice(-5).join('\n');
  throw new Error(`after ${numRuns * CONCURRENT_REQUESTS} requests; the log ends with ${logged}`, {
    cause: errorInstance,
  });
}

async function sendOrReport(browser: Browser, request: FuzzRequest): Promise<number> {
  return send(browser, request).catch((error: unknown) => {
    const { method, path, body } = request;
    const form = body instanceof FormData ? [...body.entries()].map(([name, value]) => [name, value]) : body;
    throw new Error(`${method} ${path}: ${JSON.stringify(form)}`.slice(0, 600), { cause: error });
  });
}

test(`${REQUESTS} requests made from the contracts' schemas cause no 5xx and no crash, and every error has the format of the contract`, async () => {
  const api = (await (await fetch(`${product.url}/api/docs-json`)).json()) as ApiDescription;
  const ids = callers.owned.map(({ sessionId }) => sessionId);
  const messages = callers.owned.map(({ fileMessageId }) => fileMessageId);
  const requests = fuzzRequests(api, { id: ids, sessionId: ids, messageId: messages });
  const from = fc.constantFrom<keyof Callers['browsers']>(
    'a browser without cookies',
    'visitor A',
    'user A',
    'an admin',
  );
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(from, requests), { minLength: CONCURRENT_REQUESTS, maxLength: CONCURRENT_REQUESTS }),
      async (batch) => {
        const statuses = await Promise.all(
          batch.map(([caller, request]) =>
            sendOrReport(callers.browsers[isDestructive(request) ? 'a browser without cookies' : caller], request),
          ),
        );
        for (const status of statuses) seen.set(status, (seen.get(status) ?? 0) + 1);
      },
    ),
    { seed: SEED, numRuns: REQUESTS / CONCURRENT_REQUESTS, endOnFailure: true, reporter: reportBriefly },
  );
  expect([...seen.values()].reduce((sum, n) => sum + n, 0)).toBe(REQUESTS);
  // Some requests must be valid and accepted, not only refused.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 202, 400, 401, 403, 404]));
  const ready = await fetch(`${product.url}/api/health/ready`);
  expect(ready.status).toBe(200);
}, 300_000);
