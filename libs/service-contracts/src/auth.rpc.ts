import {
  changePasswordSchema,
  languageSchema,
  loginSchema,
  registerSchema,
  secondFactorSetupSchema,
  userSchema,
} from '@afya/contracts';
import * as z from 'zod/mini';
import { rpcContract } from './rpc-contract';

/**
 * `passwordVersion` is another one after every change of the password: a login that began under an older one is none any more.
 * `secondFactor` is the id of the confirmed second factor; only GetAccount gives it.
 */
export const accountSchema = z.extend(userSchema, { passwordVersion: z.uuid(), secondFactor: z.optional(z.uuid()) });
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

/** Checks the password of the actor, who is signed in. Refused with CREDENTIALS_INVALID. */
export const ConfirmPassword = rpcContract({
  service: 'auth',
  pattern: 'accounts.confirm-password',
  kind: 'read',
  request: z.object({ password: z.string() }),
  response: z.object({}),
});

/** What the actor, an admin, has of a second factor. */
export const GetSecondFactor = rpcContract({
  service: 'auth',
  pattern: 'second-factor.get',
  kind: 'read',
  request: z.object({}),
  response: z.object({ enrolled: z.boolean(), recoveryCodesLeft: z.int() }),
});

/**
 * Makes a secret for the actor, an admin, in place of an unconfirmed earlier one. It counts once it is confirmed. `factorId` is the
 * command id: a repeat gives the same secret.
 */
export const StartSecondFactor = rpcContract({
  service: 'auth',
  pattern: 'second-factor.start',
  kind: 'write',
  request: z.object({ factorId: z.uuid() }),
  response: secondFactorSetupSchema,
});

/**
 * Confirms the secret that was made last with a code of it, in place of an earlier second factor. The caller makes the recovery codes,
 * so that a repeat stores the same ones. Refused with SECOND_FACTOR_INVALID.
 */
export const ConfirmSecondFactor = rpcContract({
  service: 'auth',
  pattern: 'second-factor.confirm',
  kind: 'write',
  request: z.object({ code: z.string(), recoveryCodes: z.array(z.string()) }),
  response: z.object({ factorId: z.uuid() }),
});

/**
 * Accepts a code of the actor's second factor, each once: a time step or a recovery code. A repeat of the same `commandId` is accepted
 * again. Refused with SECOND_FACTOR_INVALID.
 */
export const VerifySecondFactor = rpcContract({
  service: 'auth',
  pattern: 'second-factor.verify',
  kind: 'write',
  request: z.object({ commandId: z.uuid(), code: z.string() }),
  response: z.object({ factorId: z.uuid() }),
});
