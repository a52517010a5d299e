import { type AppError } from '@afya/runtime';
import { startTestAuth, type TestAuth } from '../../test/start-test-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const codesOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code as string] : []));

/** Repeats a call that the service could not take or answer in time, as on a loaded machine. */
async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt === 10 || !isBusy((error as AppError).code)) throw error;
    }
  }
}
const isBusy = (code: string) => ['RPC_OVERLOADED', 'RPC_TIMEOUT'].includes(code);

test('still answers other calls during many concurrent logins, because hashing has a limited share', async () => {
  const { id } = await auth.register('Busy');
  let judged = 0;
  const logins = Array.from({ length: 120 }, () => auth.verify('Busy').then(() => (judged += 1)));
  const flood = Promise.allSettled(logins);
  // On a busy machine, a call may arrive too late.
  const lookUp = () => auth.get(id).catch(() => null);
  expect((await lookUp()) ?? (await lookUp())).toMatchObject({ username: 'Busy' });
  const judgedBefore = judged;
  let [isOver, answered] = [false, 0];
  void flood.then(() => (isOver = true));
  while (!isOver) if (await lookUp()) answered += 1;
  const outcomes = await flood;
  expect(judged).toBeGreaterThan(4);
  // If look-ups waited for earlier logins, most logins would be finished by then.
  expect(judgedBefore).toBeLessThan((judged * 2) / 3);
  expect(answered).toBeGreaterThan(judged);
  expect(codesOf(outcomes).filter((code) => !isBusy(code))).toEqual([]);
  expect(await patiently(() => auth.verify('Busy'))).toMatchObject({ username: 'Busy' });
});

test('refuses a wrong password and an unknown name alike, after the same time', async () => {
  await auth.register('Timed');
  const time = async (username: string) => {
    let started = 0;
    const verify = () => {
      started = performance.now();
      return auth.verify(username, 'not it');
    };
    await expect(patiently(verify)).rejects.toMatchObject({
      code: 'CREDENTIALS_INVALID',
      message: 'Invalid username or password',
    });
    return performance.now() - started;
  };
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let i = 0; i < 20; i += 1) {
    known.push(await time('Timed'));
    unknown.push(await time(`nobody${i}`));
  }
  // The share of pairs in which the unknown name was faster: 0.5 ± 0.09 by chance.
  const faster = unknown.flatMap((one) => known.filter((other) => one < other)).length;
  const share = faster / (known.length * unknown.length);
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.9);
});
