import { privacyNoticeSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api-client';

/** What this server does with what people write. */
export const privacyNoticeOptions = queryOptions({
  queryKey: ['privacy'],
  queryFn: ({ signal }) => requestJson('/privacy', privacyNoticeSchema, { signal }),
});
