import { logger } from '@afya/runtime';
import { Redis } from 'ioredis';
import { RETRY_MS, SILENCE_MS } from './limits';

/**
 * A connection that fails a command at once while Redis is away and never sends one twice: what to repeat is for the callers to
 * decide. It reconnects for as long as it lives, also where a connection is made and then swallowed.
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
  restartSilent(connection);
  let away = false;
  connection.on('error', () => {
    if (!away) logger.warn({ connection: name }, 'Redis is away');
    away = true;
  });
  connection.on('ready', () => {
    if (away) logger.info({ connection: name }, 'Redis is back');
    away = false;
  });
  return connection;
}

/** ioredis has a limit for the handshake of TCP, and none for Redis' first answer. */
function restartSilent(connection: Redis): void {
  let timer: NodeJS.Timeout | undefined;
  connection.on('connect', () => {
    // The immediate lets an answer in that arrived while this process was too busy to read it.
    const restart = () => connection.status === 'connect' && connection.disconnect(true);
    timer = setTimeout(() => setImmediate(restart), SILENCE_MS);
  });
  for (const event of ['ready', 'close']) connection.on(event, () => clearTimeout(timer));
}
