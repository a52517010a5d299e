import { overviewSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../../lib/api-client';
import type { Range } from '../period/period';

/** Overview requests are logged, so there is no polling and a result stays fresh for this long. */
const FRESH_MS = 60_000;

/** Metrics of a period. */
export const overviewOptions = (range: Range) =>
  queryOptions({
    queryKey: ['admin', 'overview', range],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ ...range });
      return requestJson(`/admin/overview?${query}`, overviewSchema, { signal });
    },
    staleTime: FRESH_MS,
  });
