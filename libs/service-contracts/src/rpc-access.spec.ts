import * as contracts from '.';
import { type Actor, CALLERS, mayCall, RPC_ACCESS, type RpcContract, SYSTEM_ACTOR, LeaseReply } from '.';

const isContract = (value: unknown): value is RpcContract =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'kind' in value;
const exported: unknown[] = [...Object.values(contracts), ...Object.values(contracts.CheckHealth)];
const all = exported.filter(isContract);
const user: Actor = { visitorId: null, userId: 'u', role: 'user' };

test('the table has one row for every contract', () => {
  const rows = Object.entries(RPC_ACCESS).flatMap(([service, access]) =>
    Object.keys(access).map((pattern) => `${service} ${pattern}`),
  );
  expect(rows.sort()).toEqual(all.map(({ service, pattern }) => `${service} ${pattern}`).sort());
});

test('a worker may call only the contracts of turns, as itself', () => {
  const allowed = all.filter((contract) => mayCall('ai-worker', contract, SYSTEM_ACTOR));
  expect(allowed.map(({ pattern }) => pattern).sort()).toEqual(
    ['commit', 'fail', 'progress', 'release', 'renew', 'report-dead-worker', 'take'].map((name) => `turns.${name}`),
  );
});

test('only the gateway may act for a person', () => {
  const callersForPeople = CALLERS.filter((caller) => all.some((contract) => mayCall(caller, contract, user)));
  expect(callersForPeople).toEqual(['gateway']);
  expect(mayCall('gateway', LeaseReply, user)).toBe(false);
});
