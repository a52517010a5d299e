import { AppError } from '@afya/runtime';

/** What the network says, and Postgres itself: connections refused or lost, shutting down, starting up, too many clients, a standby. */
const AWAY = /^(ECONN\w+|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|E(HOST|NET)UNREACH|08\w{3}|57P0[123]|53300|25006)$/;
/** What the driver says without a code. */
const LOST = /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|not queryable/;
/** Packets or answers of a name server went missing; nobody refused anything. */
const SILENT = /^(ETIMEDOUT|EAI_AGAIN|ECONNRESET|EPIPE)$/;
const RETRY_SECONDS = 2;

/** An error that means that Postgres is away just now, or that another server is to be asked, as RPC_UNAVAILABLE; any other as it is. */
export function orUnavailable(error: unknown): unknown {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  if (!AWAY.test(code) && !LOST.test(message)) return error;
  return new AppError('RPC_UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS }, { cause: error });
}

/** Whether nobody refused anything: no answer came, or the connection broke off. */
export function isSilence(error: unknown): boolean {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  return SILENT.test(code) || LOST.test(message);
}
