import { ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';
import { ApiError } from '../../lib/api-error';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { errorsTexts } from '../../locales/errors';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';

interface LoadFailedProps {
  title: string;
  /** The part of a query that tells how it stands. */
  query: { error: Error | null; fetchStatus: 'fetching' | 'paused' | 'idle' };
  onRetry: () => void;
}

/** Says why something could not be loaded, and the next step: to wait for the network, or to try again. */
export function LoadFailed({ title, query: { error, fetchStatus }, onRetry }: LoadFailedProps) {
  const t = useTexts(appTexts);
  const reason = useReason();
  if (fetchStatus === 'paused') {
    return (
      <Alert tone="warning" role="status" title={title}>
        {t.offline}
      </Alert>
    );
  }
  return (
    <Alert
      title={title}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {error && reason(error)}
    </Alert>
  );
}

/**
 * The server's message: translated where it is the usual one of its code, else as it came. The HTML page of a proxy whose server
 * is down is replaced.
 */
export function refusalText({ code, status, message }: ApiError, errors: Record<ErrorCode, string>): string {
  if (code && (status < 500 || message === ERROR_MESSAGES[code])) return errors[code];
  return status >= 500 && message.trimStart().startsWith('<') ? errors.RPC_UNAVAILABLE : message;
}

/** Why a call failed, in the reader's language. */
export function useReason(): (error: Error) => string {
  const t = useTexts(appTexts);
  const errors = useTexts(errorsTexts);
  return (error) => {
    if (error instanceof ApiError) return refusalText(error, errors);
    // fetch rejects with a TypeError when no answer came
    return error instanceof TypeError ? t.unreachable : errors.INTERNAL;
  };
}
