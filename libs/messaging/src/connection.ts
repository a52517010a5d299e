import { logger } from '@afya/runtime';
import { Redis } from 'ioredis';
import { RETRY_MS } from './limits';

/**
 * A connection that fails a command at once while Redis is away and never sends one twice: what to repeat is for the callers to
 * decide. It reconnects for as long as it lives.
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
