import { privacyNoticeSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from './api-client';

/** The server's privacy settings: where messages and recordings go, and how long data is stored. */
export const privacyNoticeOptions = queryOptions({
  queryKey: ['privacy'],
  queryFn: ({ signal }) => requestJson('/privacy', privacyNoticeSchema, { signal }),
});
