import { loginSchema, registerSchema, userSchema } from '@afya/contracts';
import * as z from 'zod/mini';
import { rpcContract } from './rpc-contract';

/** Refused with USERNAME_TAKEN, or VALIDATION_FAILED with the fields. `userId` is the command id: a repeat gives the same user. */
export const RegisterAccount = rpcContract({
  service: 'auth',
  pattern: 'accounts.register',
  kind: 'write',
  request: z.extend(registerSchema, { userId: z.uuid() }),
  response: userSchema,
});

/** Refused with CREDENTIALS_INVALID, the same for an unknown name and a wrong password, in the same time. */
export const VerifyCredentials = rpcContract({
  service: 'auth',
  pattern: 'accounts.verify',
  kind: 'read',
  request: loginSchema,
  response: userSchema,
});

/** null: no such user (any more). */
export const GetAccount = rpcContract({
  service: 'auth',
  pattern: 'accounts.get',
  kind: 'read',
  request: z.object({ userId: z.uuid() }),
  response: z.nullable(userSchema),
});
