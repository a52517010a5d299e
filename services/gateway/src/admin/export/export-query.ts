import { type ExportLogs, type RpcRequest } from '@afya/service-contracts';
import * as z from 'zod/mini';
import { logQuerySchema, toFilter } from '../log-query';

/** The parameters of an export: those of the lists, but for the page, and what the file is to be. */
export const exportQuerySchema = z.extend(z.omit(logQuerySchema, { limit: true, before: true }), {
  list: z._default(z.enum(['logs', 'diagnoses']), 'logs'),
  format: z._default(z.enum(['csv', 'json']), 'csv'),
});
export type ExportQuery = Omit<RpcRequest<typeof ExportLogs>, 'before'>;

export const toExportQuery = (untrusted: Record<string, unknown>): ExportQuery =>
  toFilter(exportQuerySchema, untrusted);
