import pino, { type Logger } from 'pino';
import { AppError } from './app-error';
import { currentTraceId } from './trace';

/** An error as the log may hold it: its kind, code and place, never its text, which may quote what a patient wrote. */
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

/** The log of a process, JSON lines on stdout. Give it ids, sizes, codes and milliseconds only. */
export const logger: Logger = pino(
  {
    level: process.env['LOG_LEVEL'] || 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ traceId: currentTraceId() }),
    serializers: { err: errorForLog, error: errorForLog },
    formatters: { level: (label) => ({ level: label }) },
  },
  // In order and to the last line, also when the process ends right after it.
  pino.destination({ dest: 1, sync: true }),
);

/** SERVICE_NAME where several of a kind run side by side, else the service's own name. */
export const serviceName = (service: string): string => process.env['SERVICE_NAME'] || service;

/** Names the process in its log. */
export function nameLogger(service: string): void {
  logger.setBindings({ service: serviceName(service) });
}
