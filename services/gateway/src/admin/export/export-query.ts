import { type ExportLogs, type RpcRequest } from '@afya/service-contracts';
import * as z from 'zod/mini';
import { logQuerySchema } from '../log-query';

/** The query parameters of an export: the filters of the lists, without pages, and the list and format of the file. */
export const exportQuerySchema = z.extend(z.omit(logQuerySchema, { limit: true, before: true }), {
  list: z._default(z.enum(['logs', 'diagnoses']), 'logs'),
  format: z._default(z.enum(['csv', 'json']), 'csv'),
});
export type ExportQuery = Omit<RpcRequest<typeof ExportLogs>, 'before'>;
