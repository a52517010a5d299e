import { envVariables } from '@afya/runtime';

export const adminVariables = {
  /** only for the queue board of the admins; by default BUS_REDIS_URL */
  QUEUE_REDIS_URL: envVariables.redisUrl.optional(),
};
