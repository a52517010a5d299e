import { ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';
import { ApiError } from '../../lib/api-error';
import { appTexts, errorsTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';

interface LoadFailedProps {
  title: string;
  /** The query state that decides which message is shown. */
  query: { error: Error | null; fetchStatus: 'fetching' | 'paused' | 'idle' };
  onRetry: () => void;
}

/** Explains why loading failed and offers the next step: wait for the network, or retry. */
export function LoadFailed({ title, query: { error, fetchStatus }, onRetry }: LoadFailedProps) {
  const t = useTexts(appTexts);
  const errorText = useErrorText();
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
      {error && errorText(error)}
    </Alert>
  );
}

/**
 * Translates the server's message when it is the default text of its code, and otherwise shows it unchanged. The text of
 * a proxy, such as "Internal Server Error" or an HTML page, is replaced.
 */
export function refusalText({ code, status, message }: ApiError, errors: Record<ErrorCode, string>): string {
  if (code && (status < 500 || message === ERROR_MESSAGES[code])) return errors[code];
  return status >= 500 && !code ? errors.RPC_UNAVAILABLE : message;
}

/** Returns the reason of a failed call in the current language. */
export function useErrorText(): (error: Error) => string {
  const t = useTexts(appTexts);
  const errors = useTexts(errorsTexts);
  return (error) => {
    if (error instanceof ApiError) return refusalText(error, errors);
    // fetch rejects with a TypeError when there is no response
    return error instanceof TypeError ? t.unreachable : errors.INTERNAL;
  };
}
