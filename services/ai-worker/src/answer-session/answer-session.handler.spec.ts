import type { RpcClient } from '@afya/messaging';
import { AppError, currentTraceparent, newTraceparent } from '@afya/runtime';
import {
  CompleteReply,
  type EngineReply,
  FailReply,
  ReleaseLease,
  RenewLease,
  LeaseReply,
  type ReplyInput,
} from '@afya/service-contracts';
import type { ConsultationEngine } from '../engine/consultation-engine';
import { NoReply } from '../engine/no-reply';
import { AnswerSessionHandler } from './answer-session.handler';

const sessionId = 'S'.repeat(21);

const makeTurn = (replyId: string): ReplyInput => ({
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

/** A fake consultation service with these turns; other calls are answered as configured. */
function makeHandler(
  turns: ReplyInput[],
  reply: ConsultationEngine['reply'],
  answers: Record<string, () => unknown> = {},
) {
  const calls: Call[] = [];
  const waiting = [...turns];
  const usual: Record<string, () => unknown> = {
    [LeaseReply.pattern]: () => ({ turn: waiting.shift() ?? null }),
    [RenewLease.pattern]: () => ({ renewed: true }),
    [ReleaseLease.pattern]: () => ({ released: true }),
    [CompleteReply.pattern]: () => ({ next: waiting.shift() ?? null }),
    [FailReply.pattern]: () => ({ outcome: 'retry', next: waiting.shift() ?? null }),
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
  const callsTo = ({ pattern }: { pattern: string }) => calls.filter((made) => made.pattern === pattern);
  const committed = () => callsTo(CompleteReply).map(({ request }) => request.replyId);
  const failed = () => callsTo(FailReply).map(({ request }) => `${request.replyId} ${request.code}`);
  return {
    execute: (signal = new AbortController().signal) => handler.execute(sessionId, signal),
    callsTo,
    committed,
    failed,
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

test('answers turn after turn until none is left, each in its own trace', async () => {
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

test('does nothing for a session without a pending reply, or leased by another worker', async () => {
  const worker = makeHandler([], async () => makeReply('x'));
  await worker.execute();
  expect(worker.committed()).toEqual([]);
});

test('renews the lease again and again while the engine works, and no longer', async () => {
  const worker = makeHandler([makeTurn('a')], async () => {
    // The reply takes as many renewals as needed, so that a slow machine changes nothing.
    while (worker.callsTo(RenewLease).length < 4) await pause(5);
    return makeReply('x');
  });
  await worker.execute();
  const renewals = worker.callsTo(RenewLease).length;
  await pause(100);
  expect(worker.callsTo(RenewLease)).toHaveLength(renewals);
});

test('a lost lease stops the engine; the turn is neither committed nor failed', async () => {
  const stopped = jest.fn();
  const engine = (_: ReplyInput, signal: AbortSignal) => {
    signal.addEventListener('abort', stopped);
    return untilAborted(signal);
  };
  const worker = makeHandler([makeTurn('a')], engine, { [RenewLease.pattern]: () => ({ renewed: false }) });
  await worker.execute();
  expect(stopped).toHaveBeenCalled();
  expect([...worker.committed(), ...worker.failed()]).toEqual([]);
});

test('drops a reply that is committed too late', async () => {
  const late = () => {
    throw new AppError('TURN_LEASE_LOST');
  };
  const worker = makeHandler([makeTurn('a')], async () => makeReply('x'), { [CompleteReply.pattern]: late });
  await worker.execute();
  expect(worker.callsTo(CompleteReply)).toHaveLength(1);
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

test('a failed turn reports its calls, except those that cannot be stored', async () => {
  const unfit = { ...madeCall, costKES: NaN };
  const worker = makeHandler([makeTurn('a')], () => Promise.reject(new NoReply([madeCall, unfit], new Error('no'))));
  await worker.execute();
  expect(worker.callsTo(FailReply)[0]!.request).toMatchObject({ code: 'ENGINE_FAILED', calls: [madeCall] });
});

test('reports the cost of a refused reply', async () => {
  const unfit = () => {
    throw new AppError('VALIDATION_FAILED');
  };
  const engine = async () => ({ ...makeReply('x'), calls: [madeCall] });
  const worker = makeHandler([makeTurn('a')], engine, { [CompleteReply.pattern]: unfit });
  await worker.execute();
  expect(worker.callsTo(FailReply)[0]!.request).toMatchObject({ code: 'VALIDATION_FAILED', calls: [madeCall] });
});

test('an engine that ignores its signal fails its turn when its time is up', async () => {
  const worker = makeHandler([makeTurn('a')], () => new Promise(() => undefined));
  await worker.execute();
  expect(worker.failed()).toEqual(['a ENGINE_FAILED']);
});

test('sends a commit again while the service is down, without calling the engine twice', async () => {
  let commits = 0;
  let attempts = 0;
  const away = () => {
    commits += 1;
    if (commits < 3) throw new AppError(commits === 1 ? 'RPC_TIMEOUT' : 'RPC_UNAVAILABLE');
    return { next: null };
  };
  const engine = async () => {
    attempts += 1;
    return makeReply('x');
  };
  await makeHandler([makeTurn('a')], engine, { [CompleteReply.pattern]: away }).execute();
  expect({ commits, attempts }).toEqual({ commits: 3, attempts: 1 });
});

test('fails the turn with the code of consultation when it rejects the reply', async () => {
  const unfit = () => {
    throw new AppError('VALIDATION_FAILED');
  };
  const worker = makeHandler([makeTurn('a')], async () => makeReply('x'), { [CompleteReply.pattern]: unfit });
  await worker.execute();
  expect(worker.failed()).toEqual(['a VALIDATION_FAILED']);
});

test('a stopping process releases its lease without counting a failure, so that another worker continues', async () => {
  const ending = new AbortController();
  const worker = makeHandler([makeTurn('a')], (_, signal) => untilAborted(signal));
  setTimeout(() => ending.abort(), 50);
  await expect(worker.execute(ending.signal)).rejects.toThrow(AppError);
  expect([...worker.committed(), ...worker.failed()]).toEqual([]);
  expect(worker.callsTo(ReleaseLease)).toMatchObject([{ request: { sessionId, token: 'token' } }]);
});

test('releases a lease that expired while the service was down, but not one that expired while this process was suspended', async () => {
  const answers = { [RenewLease.pattern]: () => ({ renewed: false }) };
  const alive = makeHandler([makeTurn('a')], (_, signal) => untilAborted(signal), answers);
  await alive.execute();
  expect(alive.callsTo(ReleaseLease)).toHaveLength(1);
  const asleep = makeHandler(
    [makeTurn('a')],
    async (_, signal) => {
      for (const until = Date.now() + 200; Date.now() < until;);
      return untilAborted(signal);
    },
    answers,
  );
  await asleep.execute();
  expect(asleep.callsTo(ReleaseLease)).toHaveLength(0);
});

test('releases a lease by its requested token when the response was lost', async () => {
  const unheard = () => {
    throw new AppError('RPC_TIMEOUT');
  };
  const worker = makeHandler([], async () => makeReply('x'), { [LeaseReply.pattern]: unheard });
  await expect(worker.execute()).rejects.toThrow(AppError);
  const [asked] = worker.callsTo(LeaseReply);
  expect(worker.callsTo(ReleaseLease)).toMatchObject([{ request: { token: asked!.request.token } }]);
});

test('reports only an engine that used all its time as timed out', async () => {
  const hanging = makeHandler([makeTurn('a')], () => new Promise(() => undefined));
  await hanging.execute();
  expect(hanging.callsTo(FailReply)).toMatchObject([{ request: { timedOut: true } }]);
  const throwing = makeHandler([makeTurn('a')], () => Promise.reject(new Error('no')));
  await throwing.execute();
  expect(throwing.callsTo(FailReply)).toMatchObject([{ request: { timedOut: false } }]);
});
