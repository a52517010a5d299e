import { changePasswordSchema, languageSchema, loginSchema, registerSchema, userSchema } from '@afya/contracts';
import * as z from 'zod/mini';
import { rpcContract } from './rpc-contract';

/** `passwordVersion` is another one after every change of the password: a login that began under an older one is none any more. */
export const accountSchema = z.extend(userSchema, { passwordVersion: z.uuid() });
export type Account = z.infer<typeof accountSchema>;

/** Refused with USERNAME_TAKEN, or VALIDATION_FAILED with the fields. `userId` is the command id: a repeat gives the same user. */
export const RegisterAccount = rpcContract({
  service: 'auth',
  pattern: 'accounts.register',
  kind: 'write',
  request: z.extend(registerSchema, { userId: z.uuid(), preferredLanguage: languageSchema }),
  response: accountSchema,
});

/** Refused with CREDENTIALS_INVALID, the same for an unknown name and a wrong password, in the same time. The log is told either way. */
export const VerifyCredentials = rpcContract({
  service: 'auth',
  pattern: 'accounts.verify',
  kind: 'read',
  request: loginSchema,
  response: accountSchema,
});

/**
 * Changes the password of the actor, who must be signed in. `commandId` becomes the password's version: a repeat changes nothing
 * more. Refused with CREDENTIALS_INVALID when the current password is wrong, VALIDATION_FAILED when the new one may not be one.
 */
export const ChangeAccountPassword = rpcContract({
  service: 'auth',
  pattern: 'accounts.change-password',
  kind: 'write',
  request: z.object({ commandId: z.uuid(), ...changePasswordSchema.shape }),
  response: accountSchema,
});

/** null: no such user (any more). */
export const GetAccount = rpcContract({
  service: 'auth',
  pattern: 'accounts.get',
  kind: 'read',
  request: z.object({ userId: z.uuid() }),
  response: z.nullable(accountSchema),
});

/**
 * Tells the log that the actor, an admin, looks at what stands in no service's database: the queues. `visitId` becomes the event's id: a
 * repeat is told once. Refused with ACCESS_DENIED.
 */
export const NoteAdminVisit = rpcContract({
  service: 'auth',
  pattern: 'visits.note',
  kind: 'write',
  request: z.object({ visitId: z.uuid(), list: z.enum(['queues']) }),
  response: z.object({}),
});
