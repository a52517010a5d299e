import { diagnosisLogSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { requestJson } from '../../../lib/api-client';

export const diagnosesOptions = queryOptions({
  queryKey: ['admin', 'diagnoses'],
  queryFn: ({ signal }) => requestJson('/admin/diagnoses', z.array(diagnosisLogSchema), { signal }),
});
