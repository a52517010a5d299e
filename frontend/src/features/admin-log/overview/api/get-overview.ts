import { overviewSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../../lib/api-client';
import type { Range } from '../period/period';

/** How long figures count as new. Each read of them is an entry of the log, so nothing reads them by itself. Milliseconds. */
const FRESH_MS = 60_000;

/** The figures of a time. */
export const overviewOptions = (range: Range) =>
  queryOptions({
    queryKey: ['admin', 'overview', range],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ ...range });
      return requestJson(`/admin/overview?${query}`, overviewSchema, { signal });
    },
    staleTime: FRESH_MS,
  });
