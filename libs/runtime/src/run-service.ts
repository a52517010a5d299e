import { EnvironmentError } from './env';
import { logger, nameLogger, serviceName } from './logger';
import { openOperations } from './operations';
import { loadOperationsEnv } from './operations.env';
import { STOP_MS } from './stop-limits';
import { watchEventLoop } from './watchdog/watch-event-loop';

type Stop = () => Promise<void>;

/**
 * Runs a process of the product, with metrics, probes and traces: `start` starts it and returns a function that drains it. An
 * invalid environment prints one line per variable and exits with 1; SIGTERM and SIGINT drain and exit with 0; an uncaught
 * error is logged and exits with 1; a blocked event loop is ended by SIGKILL, so that the supervisor restarts the process.
 */
export async function runService(name: string, start: () => Promise<Stop>): Promise<void> {
  nameLogger(name);
  let stop: Stop | undefined;
  let closeOperations: Stop | undefined;
  let stopping = false;
  const shutDown = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'draining');
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await stop?.();
    await closeOperations?.();
    logger.info('stopped');
    process.exit(0);
  };
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'unexpected');
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown(signal).catch(crash));
  process.on('disconnect', () => void shutDown('disconnect').catch(crash));
  try {
    closeOperations = await openOperations(name, () => stop !== undefined && !stopping);
    stop = await start();
    watchEventLoop(serviceName(name), loadOperationsEnv().EVENT_LOOP_LIMIT_MS);
    logger.info('ready');
    process.send?.({ type: 'ready' });
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    for (const line of error.message.split('\n')) logger.fatal(`environment: ${line}`);
    process.exit(1);
  }
}
