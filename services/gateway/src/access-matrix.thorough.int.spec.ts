import { eventually, type Product, startProduct } from '@afya/testing';
import { ACCESS_ROWS, belongs, refusalOf, type AccessRow } from '../test/access-rows';
import { CALLERS, makeCallers, PLANTED, type CallerName, type Callers } from '../test/callers';
import { expectPlainError } from '../test/expect-plain-error';
import { routeTable } from '../test/route-table';
import { storedData } from '../test/stored-data';

let product: Product;
let sharedCallers: Callers;
beforeAll(async () => {
  product = await startProduct({ env: { ERASURE_SETTLE_MS: '500' } });
  sharedCallers = await makeCallers(product);
}, 300_000);
afterAll(() => product.stop());

test('every route has a row in the access matrix', async () => {
  expect(ACCESS_ROWS.map(({ route }) => route).toSorted()).toEqual((await routeTable(product.bus.url)).toSorted());
});

/** Erasures finish shortly after the response, and the next row counts the stored data. */
async function erasuresFinished(): Promise<void> {
  const erasures = () => product.database.query('SELECT id FROM consultation.erasure');
  await eventually(async () => expect(await erasures()).toEqual([]), { timeoutMs: 30_000 });
}

interface Cell {
  caller: CallerName;
  /** index of the session's owner: 0 visitor A, 1 user A */
  owned: 0 | 1;
}

async function send(row: AccessRow, { caller, owned }: Cell, callers = sharedCallers) {
  const session = callers.owned[owned]!;
  // A copy, so that cookies set by one row do not reach the next one.
  const response = await row.call(callers.browsers[caller].copy(), session, callers.usernameOfA);
  return { status: response.status, text: await response.text() };
}

describe.each(ACCESS_ROWS)('$route is for $may', (row) => {
  const owners = row.may === 'the owner' ? ([0, 1] as const) : ([0] as const);
  const cells = owners.flatMap((owned) => CALLERS.map((caller): Cell => ({ caller, owned })));
  const may = ({ caller, owned }: Cell) => belongs(caller, row.may, owned === 0 ? 'visitor A' : 'user A');

  test('refuses all other callers, reveals nothing and changes nothing', async () => {
    const before = await storedData(product);
    for (const cell of cells.filter((cell) => !may(cell))) {
      const { status, text } = await send(row, cell);
      const body = (text && JSON.parse(text)) as { code: string };
      expect([cell, status, text && body.code]).toEqual([cell, ...refusalOf(row, cell.caller)]);
      if (text || !row.route.startsWith('HEAD')) expectPlainError(body);
      expect(text).not.toContain(PLANTED);
    }
    expect(await storedData(product)).toEqual(before);
  }, 120_000);

  test('answers allowed callers', async () => {
    const callers = row.once ? await makeCallers(product) : sharedCallers;
    for (const cell of cells.filter(may)) {
      const { status, text } = await send(row, cell, callers);
      expect([cell, status, text]).toEqual([cell, row.allowed, expect.any(String)]);
      if (row.route === 'GET /api/messages/:id') expect(text).toContain(PLANTED);
    }
    if (row.once) await erasuresFinished();
  }, 120_000);
});
