import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { Skeleton } from '../../../components/ui/skeleton';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { ApiError } from '../../../lib/api-error';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { errorsTexts } from '../../../locales/errors';

interface LogTabProps<Log> {
  query: UseQueryResult<Log[]>;
  failed: string;
  children: (logs: Log[]) => ReactNode;
}

/** Loading, failed, empty or the logs. */
export function LogTab<Log>({ query, failed, children }: LogTabProps<Log>) {
  const t = useTexts(adminLogTexts);
  const errors = useTexts(errorsTexts);
  const errorText = (error: Error) => (error instanceof ApiError && error.code ? errors[error.code] : error.message);
  if (query.isError) {
    return (
      <Alert
        title={failed}
        actions={
          <Button variant="secondary" onClick={() => void query.refetch()}>
            {t.retry}
          </Button>
        }
      >
        {errorText(query.error)}
      </Alert>
    );
  }
  if (!query.data) {
    return (
      <div role="status" className="flex flex-col gap-2">
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </div>
    );
  }
  if (query.data.length === 0) return <p className="py-8 text-center text-muted">{t.noLogs}</p>;
  return children(query.data);
}
