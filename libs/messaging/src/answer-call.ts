import { AppError, inSpan, logger, nameOfError, type OpenSpan } from '@afya/runtime';
import { type mayCall, type RpcContract, type ServiceName } from '@afya/service-contracts';
import { type MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { type Entry, type FinishedEntry } from './consumer-group';
import { type ClientKeys } from './client-keys';
import { type Body, type Header, isSigned, readBody, readHeader } from './envelope';
import { type RedisClock } from './redis-clock';
import { type Reply, toWireError, writeRefusal, writeReply } from './reply';
import { RpcContext } from './rpc-context';
import { callerOf, RpcKeys, type RpcSecret } from './rpc-keys';
import { measureServer } from './rpc-metrics';

export type MayCall = typeof mayCall;

export interface AnsweringService {
  service: ServiceName;
  secret: RpcSecret;
  mayCall: MayCall;
  keys: ClientKeys;
  handlers: ReadonlyMap<string, MessageHandler>;
  clock: RedisClock;
}

function parseRequest(contract: RpcContract, data: unknown): unknown {
  const parsed = contract.request.safeParse(data);
  if (parsed.success) return parsed.data;
  const errors = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  throw new AppError('VALIDATION_FAILED', { errors });
}

async function handle(header: Header, body: Body, answering: AnsweringService): Promise<unknown> {
  const { handlers, clock } = answering;
  requireAllowed(header, body, answering);
  const handler = handlers.get(header.pattern);
  if (!handler?.extras) throw new AppError('RPC_PATTERN_UNKNOWN');
  const request = parseRequest(handler.extras['contract'] as RpcContract, body.data);
  const context = new RpcContext(body.actor, Date.now() + header.deadline - clock.now());
  const result = await handler(request, context);
  return isObservable(result) ? lastValueFrom(result) : result;
}

/** Runs one entry in its trace. Never throws: whatever goes wrong is in the reply. Nothing is run whose deadline has passed. */
export async function answerCall(entry: Entry, service: AnsweringService): Promise<FinishedEntry> {
  const { id } = entry;
  const header = readHeader(entry.message);
  if (!header) {
    logger.warn({ entry: id }, 'entry is no call');
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
    const secret = secretOf(client, service);
    const body = secret && openBody(entry, { client, secret }, service);
    if (!secret || !body) {
      logger.warn({ entry: id, pattern }, 'call refused: it is not signed by the service that it names');
      return { id, reply: { client, frame: writeRefusal(header) } };
    }
    const reply = await replyTo({ header, body }, service, answering);
    return { id, reply: { client, frame: writeReply(reply, header, service.keys.of(client, secret)) } };
  });
}

/** What nobody answers is not named: a pattern that somebody made up is no label. */
const knownPattern = (pattern: string, { handlers }: AnsweringService) => (handlers.has(pattern) ? pattern : 'unknown');

/** null: not signed, or not written for this service and this header. */
function openBody(
  entry: Entry,
  { client, secret }: { client: string; secret: string | Buffer },
  { service, keys }: AnsweringService,
): Body | null {
  return isSigned(entry, service, secret) ? readBody(entry, service, keys.of(client, secret)) : null;
}

/** What a client's calls are verified with; null: it belongs to no service. */
function secretOf(client: string, { secret }: AnsweringService): string | Buffer | null {
  if (!(secret instanceof RpcKeys)) return secret;
  const caller = callerOf(client);
  return caller && secret.fromCaller(caller);
}

/** The signature shows which service calls; the table says what it may call, and for whom. */
function requireAllowed({ client, pattern }: Header, { actor }: Body, answering: AnsweringService): void {
  if (!(answering.secret instanceof RpcKeys)) return;
  const { service } = answering;
  const caller = callerOf(client);
  if (caller && answering.mayCall(caller, { service, pattern }, actor)) return;
  logger.warn({ pattern: knownPattern(pattern, answering), caller, role: actor.role }, 'call refused: not allowed');
  throw new AppError('RPC_ACTOR_INVALID');
}

async function replyTo(
  { header, body }: { header: Header; body: Body },
  service: AnsweringService,
  span: OpenSpan,
): Promise<Reply> {
  const called = { service: service.service, pattern: knownPattern(header.pattern, service) };
  try {
    return { data: await measureServer(called, () => handle(header, body, service)) };
  } catch (error) {
    span.add({ 'error.type': nameOfError(error) });
    if (!(error instanceof AppError)) logger.error({ err: error, pattern: header.pattern }, 'call failed');
    return { error: toWireError(error) };
  }
}
