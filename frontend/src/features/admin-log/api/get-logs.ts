import { adminLogSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { requestJson } from '../../../lib/api-client';

/** The newest consultation logs. `severity` is filtered by the server, so that errors are not lost among the rest. */
export const logsOptions = (filter: { severity?: 'error' } = {}) =>
  queryOptions({
    queryKey: ['admin', 'logs', filter],
    queryFn: ({ signal }) =>
      requestJson(`/admin/logs?${new URLSearchParams(filter)}`, z.array(adminLogSchema), { signal }),
  });
