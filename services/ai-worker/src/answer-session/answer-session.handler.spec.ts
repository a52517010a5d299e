import type { RpcClient } from '@afya/messaging';
import { AppError, currentTraceparent, newTraceparent } from '@afya/runtime';
import {
  CommitTurn,
  type EngineReply,
  FailTurn,
  ReleaseLease,
  RenewTurn,
  TakeTurn,
  type Turn,
} from '@afya/service-contracts';
import type { ConsultationEngine } from '../engine/consultation-engine';
import { NoReply } from '../engine/no-reply';
import { AnswerSessionHandler } from './answer-session.handler';

const sessionId = 'S'.repeat(21);

const makeTurn = (replyId: string): Turn => ({
  sessionId,
  token: 'token',
  leaseMs: 90,
  replyId,
  attempt: 1,
  stage: 'initial_gathering',
  language: 'sw',
  collectedInfo: {},
  confidence: null,
  messages: [],
  recent: [],
  files: [],
  memory: null,
  traceparent: newTraceparent(),
});

const makeReply = (text: string): EngineReply => ({
  content: { en: text, sw: text },
  stage: 'initial_gathering',
  collectedInfo: {},
  confidence: null,
  redFlags: [],
  adviceLevel: null,
  memory: null,
  call: { model: 'test', tokenCount: 0, costKES: 0, responseTimeMs: 0 },
});

type Call = {
  pattern: string;
  request: { replyId?: string; token?: string; code?: string; calls?: unknown[]; timedOut?: boolean };
};

/** A consultation service that has these turns to give, and answers other calls as told. */
function makeHandler(turns: Turn[], reply: ConsultationEngine['reply'], answers: Record<string, () => unknown> = {}) {
  const calls: Call[] = [];
  const waiting = [...turns];
  const usual: Record<string, () => unknown> = {
    [TakeTurn.pattern]: () => ({ turn: waiting.shift() ?? null }),
    [RenewTurn.pattern]: () => ({ renewed: true }),
    [ReleaseLease.pattern]: () => ({ released: true }),
    [CommitTurn.pattern]: () => ({ next: waiting.shift() ?? null }),
    [FailTurn.pattern]: () => ({ outcome: 'retry', next: waiting.shift() ?? null }),
  };
  const call = async ({ pattern }: { pattern: string }, request: Call['request']) => {
    calls.push({ pattern, request });
    return (answers[pattern] ?? usual[pattern])!();
  };
  const rpc = { call } as unknown as RpcClient;
  const handler = new AnswerSessionHandler(
    rpc,
    { reply },
    { ENGINE_TIMEOUT_MS: 400 },
    { workerId: 'w', lane: 'ordinary' },
  );
  const of = ({ pattern }: { pattern: string }) => calls.filter((made) => made.pattern === pattern);
  const committed = () => of(CommitTurn).map(({ request }) => request.replyId);
  const failed = () => of(FailTurn).map(({ request }) => `${request.replyId} ${request.code}`);
  return {
    execute: (signal = new AbortController().signal) => handler.execute(sessionId, signal),
    of,
    committed,
    failed,
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

test('answers turn after turn until there is none, each in its own trace', async () => {
  const turns = ['a', 'b', 'c'].map(makeTurn);
  const traces: string[] = [];
  const worker = makeHandler(turns, async () => {
    traces.push(currentTraceparent());
    return makeReply('x');
  });
  await worker.execute();
  expect(worker.committed()).toEqual(['a', 'b', 'c']);
  expect(traces).toEqual(turns.map((turn) => turn.traceparent));
});

test('a session with nothing to answer, or leased by another, is left alone', async () => {
  const worker = makeHandler([], async () => makeReply('x'));
  await worker.execute();
  expect(worker.committed()).toEqual([]);
});

test('renews the lease every third of it while the engine thinks, and no longer', async () => {
  const worker = makeHandler([makeTurn('a')], async () => {
    await pause(200);
    return makeReply('x');
  });
  await worker.execute();
  const renewals = worker.of(RenewTurn).length;
  expect(renewals).toBeGreaterThanOrEqual(4);
  await pause(100);
  expect(worker.of(RenewTurn)).toHaveLength(renewals);
});

test('a lost lease stops the engine; the turn is neither committed nor failed', async () => {
  const stopped = jest.fn();
  const engine = (_: Turn, signal: AbortSignal) => {
    signal.addEventListener('abort', stopped);
    return untilAborted(signal);
  };
  const worker = makeHandler([makeTurn('a')], engine, { [RenewTurn.pattern]: () => ({ renewed: false }) });
  await worker.execute();
  expect(stopped).toHaveBeenCalled();
  expect([...worker.committed(), ...worker.failed()]).toEqual([]);
});

test('a commit that comes too late is dropped', async () => {
  const late = () => {
    throw new AppError('TURN_LEASE_LOST');
  };
  const worker = makeHandler([makeTurn('a')], async () => makeReply('x'), { [CommitTurn.pattern]: late });
  await worker.execute();
  expect(worker.of(CommitTurn)).toHaveLength(1);
  expect(worker.failed()).toEqual([]);
});

test('an engine that throws fails its turn, and the next turn is answered', async () => {
  const worker = makeHandler(['a', 'b'].map(makeTurn), async (turn) => {
    if (turn.replyId === 'a') throw new Error('no');
    return makeReply('x');
  });
  await worker.execute();
  expect(worker.failed()).toEqual(['a ENGINE_FAILED']);
  expect(worker.committed()).toEqual(['b']);
});

const madeCall = { model: 'm', outcome: 'timeout' as const, tokenCount: 7, costKES: 0.1, responseTimeMs: 5 };

test('a failed turn tells the calls that it made, but none that could not be stored', async () => {
  const unfit = { ...madeCall, costKES: NaN };
  const worker = makeHandler([makeTurn('a')], () => Promise.reject(new NoReply([madeCall, unfit], new Error('no'))));
  await worker.execute();
  expect(worker.of(FailTurn)[0]!.request).toMatchObject({ code: 'ENGINE_FAILED', calls: [madeCall] });
});

test('a reply that is refused has cost what it cost', async () => {
  const unfit = () => {
    throw new AppError('VALIDATION_FAILED');
  };
  const engine = async () => ({ ...makeReply('x'), calls: [madeCall] });
  const worker = makeHandler([makeTurn('a')], engine, { [CommitTurn.pattern]: unfit });
  await worker.execute();
  expect(worker.of(FailTurn)[0]!.request).toMatchObject({ code: 'VALIDATION_FAILED', calls: [madeCall] });
});

test('an engine that never answers and heeds no signal fails its turn when the time is up', async () => {
  const worker = makeHandler([makeTurn('a')], () => new Promise(() => undefined));
  const startedAt = Date.now();
  await worker.execute();
  expect(worker.failed()).toEqual(['a ENGINE_FAILED']);
  expect(Date.now() - startedAt).toBeLessThan(1_000);
});

test('a commit is sent again while the service is away, and the engine is not asked twice', async () => {
  let commits = 0;
  let asked = 0;
  const away = () => {
    commits += 1;
    if (commits < 3) throw new AppError(commits === 1 ? 'RPC_TIMEOUT' : 'RPC_UNAVAILABLE');
    return { next: null };
  };
  const engine = async () => {
    asked += 1;
    return makeReply('x');
  };
  await makeHandler([makeTurn('a')], engine, { [CommitTurn.pattern]: away }).execute();
  expect({ commits, asked }).toEqual({ commits: 3, asked: 1 });
});

test('a reply that consultation finds unfit fails the turn with its code', async () => {
  const unfit = () => {
    throw new AppError('VALIDATION_FAILED');
  };
  const worker = makeHandler([makeTurn('a')], async () => makeReply('x'), { [CommitTurn.pattern]: unfit });
  await worker.execute();
  expect(worker.failed()).toEqual(['a VALIDATION_FAILED']);
});

test('a process that ends releases its lease without counting a failure, so that another worker goes on', async () => {
  const ending = new AbortController();
  const worker = makeHandler([makeTurn('a')], (_, signal) => untilAborted(signal));
  setTimeout(() => ending.abort(), 50);
  await expect(worker.execute(ending.signal)).rejects.toThrow(AppError);
  expect([...worker.committed(), ...worker.failed()]).toEqual([]);
  expect(worker.of(ReleaseLease)).toMatchObject([{ request: { sessionId, token: 'token' } }]);
});

test('a lease that ran out while the service was away is released; one that this process slept through is not', async () => {
  const answers = { [RenewTurn.pattern]: () => ({ renewed: false }) };
  const alive = makeHandler([makeTurn('a')], (_, signal) => untilAborted(signal), answers);
  await alive.execute();
  expect(alive.of(ReleaseLease)).toHaveLength(1);
  const asleep = makeHandler(
    [makeTurn('a')],
    async (_, signal) => {
      for (const until = Date.now() + 200; Date.now() < until;);
      return untilAborted(signal);
    },
    answers,
  );
  await asleep.execute();
  expect(asleep.of(ReleaseLease)).toHaveLength(0);
});

test('a lease whose grant was not heard of is released with the token that was asked for', async () => {
  const unheard = () => {
    throw new AppError('RPC_TIMEOUT');
  };
  const worker = makeHandler([], async () => makeReply('x'), { [TakeTurn.pattern]: unheard });
  await expect(worker.execute()).rejects.toThrow(AppError);
  const [asked] = worker.of(TakeTurn);
  expect(worker.of(ReleaseLease)).toMatchObject([{ request: { token: asked!.request.token } }]);
});

test('only an engine that used up its time is reported as hanging', async () => {
  const hanging = makeHandler([makeTurn('a')], () => new Promise(() => undefined));
  await hanging.execute();
  expect(hanging.of(FailTurn)).toMatchObject([{ request: { timedOut: true } }]);
  const throwing = makeHandler([makeTurn('a')], () => Promise.reject(new Error('no')));
  await throwing.execute();
  expect(throwing.of(FailTurn)).toMatchObject([{ request: { timedOut: false } }]);
});
