import { AppError } from '@afya/runtime';
import { QueryFailedError } from 'typeorm';

/** Codes of the network and of Postgres: connection refused or lost, shutting down, starting up, too many clients, standby. */
const AWAY = /^(ECONN\w+|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|E(HOST|NET)UNREACH|08\w{3}|57P0[123]|53300|25006)$/;
/** Messages of the driver that have no code. */
const LOST = /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|not queryable/;
/** Packets or answers of a name server were lost; nothing was refused. */
const SILENT = /^(ETIMEDOUT|EAI_AGAIN|ECONNRESET|EPIPE)$/;
const RETRY_SECONDS = 2;

/** RPC_UNAVAILABLE for an error that means that Postgres is away, or that another server must be tried; any other error unchanged. */
export function orUnavailable(thrown: unknown): unknown {
  const error: unknown = thrown instanceof QueryFailedError ? thrown.driverError : thrown;
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  if (!AWAY.test(code) && !LOST.test(message)) return thrown;
  return new AppError('RPC_UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS }, { cause: error });
}

/** Whether nothing was refused: no answer came, or the connection broke. */
export function isSilence(error: unknown): boolean {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  return SILENT.test(code) || LOST.test(message);
}
