import { eventually, type Product, startProduct } from '@afya/testing';
import { ACCESS_ROWS, belongs, refusalOf, type AccessRow } from '../../testing/access-rows';
import { CALLERS, makeCallers, PLANTED, type CallerName, type Callers } from '../../testing/callers';
import { expectPlainError } from '../../testing/expect-plain-error';
import { routeTable } from '../../testing/route-table';
import { whatIsKept } from '../../testing/what-is-kept';

let product: Product;
let everybody: Callers;
beforeAll(async () => {
  product = await startProduct({ env: { ERASURE_SETTLE_MS: '500' } });
  everybody = await makeCallers(product);
}, 120_000);
afterAll(() => product.stop());

test('every route has its row', async () => {
  expect(ACCESS_ROWS.map(({ route }) => route).toSorted()).toEqual((await routeTable(product.bus.url)).toSorted());
});

/** What is deleted leaves some tables a moment after the answer; the next row counts what is there. */
async function everythingErased(): Promise<void> {
  const left = () => product.database.query('SELECT id FROM consultation.erasure');
  await eventually(async () => expect(await left()).toEqual([]), { timeoutMs: 30_000 });
}

interface Cell {
  caller: CallerName;
  /** of whom the session is: 0 visitor A, 1 user A */
  owned: 0 | 1;
}

async function ask(row: AccessRow, { caller, owned }: Cell, callers = everybody) {
  const of = callers.owned[owned]!;
  // A copy: cookies that one row gives are not the next one's.
  const response = await row.call(callers.browsers[caller].copy(), of, callers.usernameOfA);
  return { status: response.status, text: await response.text() };
}

describe.each(ACCESS_ROWS)('$route is for $may', (row) => {
  const owners = row.may === 'the owner' ? ([0, 1] as const) : ([0] as const);
  const cells = owners.flatMap((owned) => CALLERS.map((caller): Cell => ({ caller, owned })));
  const may = ({ caller, owned }: Cell) => belongs(caller, row.may, owned === 0 ? 'visitor A' : 'user A');

  test('turns the others away, and nothing is told or changed', async () => {
    const before = await whatIsKept(product);
    for (const cell of cells.filter((cell) => !may(cell))) {
      const { status, text } = await ask(row, cell);
      const body = JSON.parse(text) as { code: string };
      expect([cell, status, body.code]).toEqual([cell, ...refusalOf(row, cell.caller)]);
      expectPlainError(body);
      expect(text).not.toContain(PLANTED);
    }
    expect(await whatIsKept(product)).toEqual(before);
  }, 120_000);

  test('answers those', async () => {
    const callers = row.once ? await makeCallers(product) : everybody;
    for (const cell of cells.filter(may)) {
      const { status, text } = await ask(row, cell, callers);
      expect([cell, status, text]).toEqual([cell, row.allowed, expect.any(String)]);
      if (row.route === 'GET /api/messages/:id') expect(text).toContain(PLANTED);
    }
    if (row.once) await everythingErased();
  }, 120_000);
});
