import { logger } from '@afya/runtime';
import { Redis } from 'ioredis';
import { RETRY_MS, ANSWER_TIMEOUT_MS } from './limits';

/**
 * A connection that fails commands at once while Redis is unreachable and never sends one twice: callers decide what to repeat. It
 * reconnects until it is closed, also when a connection is established but Redis does not answer on it.
 */
export function connect(redisUrl: string, name: string): Redis {
  const connection = new Redis(redisUrl, {
    connectionName: name,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    disconnectTimeout: RETRY_MS,
    retryStrategy: () => RETRY_MS,
  });
  reconnectWithoutAnswer(connection);
  let isUnreachable = false;
  connection.on('error', () => {
    if (!isUnreachable) logger.warn({ connection: name }, 'Redis is unreachable');
    isUnreachable = true;
  });
  connection.on('ready', () => {
    if (isUnreachable) logger.info({ connection: name }, 'Redis is reachable again');
    isUnreachable = false;
  });
  return connection;
}

/** ioredis limits the time of the TCP handshake, but not of Redis' first answer. */
function reconnectWithoutAnswer(connection: Redis): void {
  let timer: NodeJS.Timeout | undefined;
  connection.on('connect', () => {
    // The immediate first reads an answer that arrived while this process was too busy.
    const reconnect = () => connection.status === 'connect' && connection.disconnect(true);
    timer = setTimeout(() => setImmediate(reconnect), ANSWER_TIMEOUT_MS);
  });
  for (const event of ['ready', 'close']) connection.on(event, () => clearTimeout(timer));
}
