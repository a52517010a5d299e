import { AppError, inSpan, logger, nameOfError, type OpenSpan } from '@afya/runtime';
import { type RpcContract, type ServiceName } from '@afya/service-contracts';
import { type MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { type Entry, type FinishedEntry } from './consumer-group';
import { type ClientKeys } from './client-keys';
import { type Body, type Header, isSigned, readBody, readHeader } from './envelope';
import { type RedisClock } from './redis-clock';
import { type Reply, toWireError, writeRefusal, writeReply } from './reply';
import { RpcContext } from './rpc-context';
import { measureServer } from './rpc-metrics';

export interface AnsweringService {
  service: ServiceName;
  secret: string;
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

async function handle(header: Header, body: Body, { handlers, clock }: AnsweringService): Promise<unknown> {
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
    const body = openBody(entry, client, service);
    if (!body) logger.warn({ entry: id, pattern }, 'call refused: it is not signed with the secret of this service');
    const key = service.keys.of(client);
    const frame = body
      ? writeReply(await replyTo({ header, body }, service, answering), header, key)
      : writeRefusal(header);
    return { id, reply: { client, frame } };
  });
}

/** What nobody answers is not named: a pattern that somebody made up is no label. */
const knownPattern = (pattern: string, { handlers }: AnsweringService) => (handlers.has(pattern) ? pattern : 'unknown');

/** null: not signed, or not written for this service and this header. */
function openBody(entry: Entry, client: string, { service, secret, keys }: AnsweringService): Body | null {
  return isSigned(entry, service, secret) ? readBody(entry, service, keys.of(client)) : null;
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
