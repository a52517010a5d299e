import { recoveryCodesSchema, secondFactorSetupSchema, secondFactorStateSchema, userSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api-client';

const PATH = '/auth/second-factor';

export const secondFactorOptions = queryOptions({
  queryKey: ['admin', 'second-factor'],
  queryFn: ({ signal }) => requestJson(PATH, secondFactorStateSchema, { signal }),
});
export const enterCode = (code: string) => requestJson(PATH, userSchema, { method: 'POST', body: { code } });
export const startSetup = () => requestJson(`${PATH}/setup`, secondFactorSetupSchema, { method: 'POST' });
export const confirmSetup = (code: string) =>
  requestJson(`${PATH}/confirmation`, recoveryCodesSchema, { method: 'POST', body: { code } });
