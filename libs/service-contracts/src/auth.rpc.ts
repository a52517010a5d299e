import {
  changePasswordSchema,
  languageSchema,
  loginSchema,
  recoverSchema,
  registerSchema,
  secondFactorSetupSchema,
  userSchema,
} from '@afya/contracts';
import * as z from 'zod/mini';
import { rpcContract } from './rpc-contract';

/**
 * `passwordVersion` changes with every change of the password: logins with an older version have ended. `secondFactor` is the
 * id of the confirmed second factor; only GetAccount returns it.
 */
export const accountSchema = z.extend(userSchema, { passwordVersion: z.uuid(), secondFactor: z.optional(z.uuid()) });
export type Account = z.infer<typeof accountSchema>;

/** Throws USERNAME_TAKEN, or VALIDATION_FAILED with the fields. `userId` is the command id: a repeat returns the same user. */
export const RegisterAccount = rpcContract({
  service: 'auth',
  pattern: 'accounts.register',
  kind: 'write',
  request: z.extend(registerSchema, { userId: z.uuid(), preferredLanguage: languageSchema }),
  response: accountSchema,
});

/**
 * Throws CREDENTIALS_INVALID, alike and after the same time for an unknown name and a wrong password. Both outcomes are
 * logged.
 */
export const VerifyCredentials = rpcContract({
  service: 'auth',
  pattern: 'accounts.verify',
  kind: 'read',
  request: loginSchema,
  response: accountSchema,
});

/**
 * Changes the password of the actor, who must be signed in. `commandId` becomes the version of the password: a repeat has no
 * effect. Throws CREDENTIALS_INVALID when the current password is wrong, VALIDATION_FAILED when the new one is not allowed.
 */
export const ChangeAccountPassword = rpcContract({
  service: 'auth',
  pattern: 'accounts.change-password',
  kind: 'write',
  request: z.object({ commandId: z.uuid(), ...changePasswordSchema.shape }),
  response: accountSchema,
});

/** Replaces the recovery code of the actor, who enters the password. A repeat stores the same code. Throws CREDENTIALS_INVALID. */
export const SetRecoveryCode = rpcContract({
  service: 'auth',
  pattern: 'accounts.set-recovery-code',
  kind: 'write',
  request: z.object({ password: z.string(), recoveryCode: z.string() }),
  response: z.object({}),
});

/**
 * Replaces a forgotten password and uses up the recovery code. `commandId` becomes the version of the password: a repeat has no
 * effect. Throws VALIDATION_FAILED, or CREDENTIALS_INVALID, alike for an unknown name and a wrong code.
 */
export const RecoverAccount = rpcContract({
  service: 'auth',
  pattern: 'accounts.recover',
  kind: 'write',
  request: z.object({ commandId: z.uuid(), ...recoverSchema.shape }),
  response: accountSchema,
});

/** null: no such user, or no longer */
export const GetAccount = rpcContract({
  service: 'auth',
  pattern: 'accounts.get',
  kind: 'read',
  request: z.object({ userId: z.uuid() }),
  response: z.nullable(accountSchema),
});

/**
 * Logs that the actor, an admin, reads data outside the databases: the queues. `visitId` becomes the id of the event: a
 * repeat is logged once. Throws ACCESS_DENIED.
 */
export const NoteAdminVisit = rpcContract({
  service: 'auth',
  pattern: 'visits.note',
  kind: 'write',
  request: z.object({ visitId: z.uuid(), list: z.enum(['queues']) }),
  response: z.object({}),
});

/** Checks the password of the signed-in actor. Throws CREDENTIALS_INVALID. */
export const ConfirmPassword = rpcContract({
  service: 'auth',
  pattern: 'accounts.confirm-password',
  kind: 'read',
  request: z.object({ password: z.string() }),
  response: z.object({}),
});

/** The state of the second factor of the actor, an admin. */
export const GetSecondFactor = rpcContract({
  service: 'auth',
  pattern: 'second-factor.get',
  kind: 'read',
  request: z.object({}),
  response: z.object({ enrolled: z.boolean(), recoveryCodesLeft: z.int() }),
});

/**
 * Creates a secret for the actor, an admin, and replaces an unconfirmed earlier one. It is used once confirmed. `factorId` is
 * the command id: a repeat returns the same secret.
 */
export const StartSecondFactor = rpcContract({
  service: 'auth',
  pattern: 'second-factor.start',
  kind: 'write',
  request: z.object({ factorId: z.uuid() }),
  response: secondFactorSetupSchema,
});

/**
 * Confirms the newest secret with one of its codes and replaces an earlier second factor. The caller creates the recovery
 * codes, so that a repeat stores the same ones. Throws SECOND_FACTOR_INVALID.
 */
export const ConfirmSecondFactor = rpcContract({
  service: 'auth',
  pattern: 'second-factor.confirm',
  kind: 'write',
  request: z.object({ code: z.string(), recoveryCodes: z.array(z.string()) }),
  response: z.object({ factorId: z.uuid() }),
});

/**
 * Accepts a code of the actor's second factor, each code once: of a time step, or a recovery code. A repeat with the same
 * `commandId` is accepted again. Throws SECOND_FACTOR_INVALID.
 */
export const VerifySecondFactor = rpcContract({
  service: 'auth',
  pattern: 'second-factor.verify',
  kind: 'write',
  request: z.object({ commandId: z.uuid(), code: z.string() }),
  response: z.object({ factorId: z.uuid() }),
});
