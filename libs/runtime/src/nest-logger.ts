import type { LoggerService } from '@nestjs/common';
import { errorForLog, logger } from './logger';

type Severity = 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal';

function write(severity: Severity, message: unknown, context: unknown): void {
  const where = { context: typeof context === 'string' ? context : undefined };
  if (typeof message === 'string') logger[severity](where, message);
  else logger[severity]({ ...where, err: errorForLog(message) }, 'unexpected');
}

/** Writes the messages of Nest to the log of the process. */
export const nestLogger: LoggerService = {
  log: (message: unknown, context?: unknown) => write('debug', message, context),
  error: (message: unknown, ...rest: unknown[]) => write('error', message, rest.at(-1)),
  warn: (message: unknown, context?: unknown) => write('warn', message, context),
  debug: (message: unknown, context?: unknown) => write('debug', message, context),
  verbose: (message: unknown, context?: unknown) => write('trace', message, context),
  fatal: (message: unknown, ...rest: unknown[]) => write('fatal', message, rest.at(-1)),
};
