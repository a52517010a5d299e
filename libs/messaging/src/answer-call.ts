import { type KeyObject } from 'node:crypto';
import { AppError, inSpan, logger, nameOfError, type OpenSpan } from '@afya/runtime';
import { type Caller, type mayCall, type RpcContract, type ServiceName } from '@afya/service-contracts';
import { type MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { type Entry, type FinishedEntry } from './consumer-group';
import { type ClientKeys } from './client-keys';
import { type Body, type Header, isSigned, readBody, readHeader } from './envelope';
import { type RedisClock } from './redis-clock';
import { type Reply, toWireError, writeRefusal, writeReply } from './reply';
import { RpcContext } from './rpc-context';
import { callerOf, type RpcKeys } from './rpc-keys';
import { measureServer } from './rpc-metrics';

export type MayCall = typeof mayCall;

export interface AnsweringService {
  service: ServiceName;
  keys: RpcKeys;
  mayCall: MayCall;
  clientKeys: ClientKeys;
  handlers: ReadonlyMap<string, MessageHandler>;
  clock: RedisClock;
}

function parseRequest(contract: RpcContract, data: unknown): unknown {
  const parsed = contract.request.safeParse(data);
  if (parsed.success) return parsed.data;
  const errors = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  throw new AppError('VALIDATION_FAILED', { errors });
}

async function handle(call: VerifiedCall, answering: AnsweringService): Promise<unknown> {
  const { header, body } = call;
  const { handlers, clock } = answering;
  requireAllowed(call, answering);
  const handler = handlers.get(header.pattern);
  if (!handler?.extras) throw new AppError('RPC_PATTERN_UNKNOWN');
  const request = parseRequest(handler.extras['contract'] as RpcContract, body.data);
  const context = new RpcContext(body.actor, Date.now() + header.deadline - clock.now());
  const result = await handler(request, context);
  return isObservable(result) ? lastValueFrom(result) : result;
}

/** Handles one entry, in its trace. Never throws: errors are in the reply. A call whose deadline has passed is not run. */
export async function answerCall(entry: Entry, service: AnsweringService): Promise<FinishedEntry> {
  const { id } = entry;
  const header = readHeader(entry.message);
  if (!header) {
    logger.warn({ entry: id }, 'entry dropped: not a call');
    return { id };
  }
  const { client, pattern } = header;
  if (header.deadline <= service.clock.now()) {
    logger.warn({ entry: id, pattern }, 'call dropped: its deadline has passed');
    return { id };
  }
  const span = {
    name: `answer ${knownPattern(pattern, service)}`,
    kind: 'server' as const,
    parent: header.traceparent,
  };
  return inSpan(span, async (answering) => {
    const caller = callerOf(client);
    const keys = caller && keysOf({ caller, client }, service);
    const body = keys && openBody(entry, keys, service);
    if (!body) {
      logger.warn({ entry: id, pattern }, 'call refused: not signed by the service that it names');
      return { id, reply: { client, frame: writeRefusal(header) } };
    }
    const reply = await replyTo({ header, body, caller }, service, answering);
    return { id, reply: { client, frame: writeReply(reply, header, keys.key) } };
  });
}

/** Unknown patterns get one common label: callers could make up any number of them. */
const knownPattern = (pattern: string, { handlers }: AnsweringService) => (handlers.has(pattern) ? pattern : 'unknown');

interface CallerKeys {
  /** verifies the signature */
  secret: KeyObject;
  /** decrypts the call and encrypts the reply */
  key: KeyObject;
}

function keysOf({ caller, client }: { caller: Caller; client: string }, answering: AnsweringService): CallerKeys {
  const secret = answering.keys.fromCaller(caller);
  return { secret, key: answering.clientKeys.of(client, secret) };
}

/** null: not signed, or not for this service and this header. */
function openBody(entry: Entry, { secret, key }: CallerKeys, { service }: AnsweringService): Body | null {
  return isSigned(entry, service, secret) ? readBody(entry, service, key) : null;
}

/** A call with a valid signature. */
interface VerifiedCall {
  header: Header;
  body: Body;
  caller: Caller;
}

/** The signature proves which service calls; the access table lists what it may call and on whose behalf. */
function requireAllowed({ header, body, caller }: VerifiedCall, answering: AnsweringService): void {
  const { service } = answering;
  const { pattern } = header;
  if (answering.mayCall(caller, { service, pattern }, body.actor)) return;
  const { role } = body.actor;
  logger.warn({ pattern: knownPattern(pattern, answering), caller, role }, 'call refused: not allowed');
  throw new AppError('RPC_ACTOR_INVALID');
}

async function replyTo(call: VerifiedCall, service: AnsweringService, span: OpenSpan): Promise<Reply> {
  const { header } = call;
  const callee = { service: service.service, pattern: knownPattern(header.pattern, service) };
  try {
    return { data: await measureServer(callee, () => handle(call, service)) };
  } catch (error) {
    span.add({ 'error.type': nameOfError(error) });
    if (!(error instanceof AppError)) logger.error({ err: error, pattern: header.pattern }, 'call failed');
    return { error: toWireError(error) };
  }
}
