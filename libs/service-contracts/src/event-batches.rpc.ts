import * as z from 'zod/mini';
import { rpcContract } from './rpc-contract';

/** Which of the batches are completely in the log, so that their senders may delete them. Only for role `system`. */
export const FindAppendedBatches = rpcContract({
  service: 'admin-log',
  pattern: 'event-batches.find-appended',
  kind: 'read',
  request: z.object({ batchIds: z.array(z.uuid()).check(z.maxLength(100)) }),
  response: z.object({ appended: z.array(z.uuid()) }),
});
