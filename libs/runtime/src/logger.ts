import pino, { type Logger } from 'pino';
import { AppError } from './app-error';
import { currentTraceId } from './trace';

/** An error as it may be logged: type, code and stack, never its message, which may quote a patient. */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (error instanceof AppError)
    return { name: error.name, code: error.code, cause: error.cause && errorForLog(error.cause) };
  if (!(error instanceof Error)) return { name: typeof error };
  const code = (error as NodeJS.ErrnoException).code;
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 6)
    .map((line) => line.trim());
  return { name: error.name, code, stack, cause: error.cause && errorForLog(error.cause) };
}

/** The log of a process, as JSON lines on stdout. Log ids, sizes, codes and milliseconds only. */
export const logger: Logger = pino(
  {
    level: process.env['LOG_LEVEL'] || 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ traceId: currentTraceId() }),
    serializers: { err: errorForLog, error: errorForLog },
    formatters: { level: (label) => ({ level: label }) },
  },
  // Synchronous, so that the last line is written when the process ends immediately afterwards.
  pino.destination({ dest: 1, sync: true }),
);

/** SERVICE_NAME when several processes of one kind run side by side, else the name of the service. */
export const serviceName = (service: string): string => process.env['SERVICE_NAME'] || service;

/** Sets the name of the process in its log. */
export function nameLogger(service: string): void {
  logger.setBindings({ service: serviceName(service) });
}
