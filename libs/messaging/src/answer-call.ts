import { AppError, logger, withTrace } from '@afya/runtime';
import { type RpcContract, type ServiceName } from '@afya/service-contracts';
import { type MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { type Entry, type FinishedEntry } from './consumer-group';
import { type Envelope, isSigned, readEnvelope } from './envelope';
import { type RedisClock } from './redis-clock';
import { toWireError, writeReply } from './reply';
import { RpcContext } from './rpc-context';

export interface AnsweringService {
  service: ServiceName;
  secret: string;
  handlers: ReadonlyMap<string, MessageHandler>;
  clock: RedisClock;
}

function parseRequest(contract: RpcContract, data: unknown): unknown {
  const parsed = contract.request.safeParse(data);
  if (parsed.success) return parsed.data;
  const errors = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  throw new AppError('VALIDATION_FAILED', { errors });
}

async function handle(envelope: Envelope, { handlers, clock }: AnsweringService): Promise<unknown> {
  const handler = handlers.get(envelope.pattern);
  if (!handler?.extras) throw new AppError('RPC_PATTERN_UNKNOWN');
  const request = parseRequest(handler.extras['contract'] as RpcContract, envelope.data);
  const context = new RpcContext(envelope.actor, Date.now() + envelope.deadline - clock.now());
  const result = await handler(request, context);
  return isObservable(result) ? lastValueFrom(result) : result;
}

/** Runs one entry in its trace. Never throws: whatever goes wrong is in the reply. Nothing is run whose deadline has passed. */
export async function answerCall(entry: Entry, service: AnsweringService): Promise<FinishedEntry> {
  const { id } = entry;
  const envelope = readEnvelope(entry.message);
  if (!envelope) {
    logger.warn({ entry: id }, 'entry is no call');
    return { id };
  }
  if (envelope.deadline <= service.clock.now()) {
    logger.warn({ entry: id, pattern: envelope.pattern }, 'call dropped: its deadline has passed');
    return { id };
  }
  const reply = (text: string) => ({ id, reply: { client: envelope.client, text } });
  return withTrace(envelope.traceparent, async () => {
    try {
      if (!isSigned(entry, service.service, service.secret)) throw new AppError('RPC_ACTOR_INVALID');
      return reply(writeReply({ id: envelope.id, data: await handle(envelope, service) }));
    } catch (error) {
      if (!(error instanceof AppError)) logger.error({ err: error, pattern: envelope.pattern }, 'call failed');
      return reply(writeReply({ id: envelope.id, error: toWireError(error) }));
    }
  });
}
