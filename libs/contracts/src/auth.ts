import * as z from 'zod/mini';
import { LANGUAGES, languageSchema } from './languages';
import { LIMITS } from './limits';

export const ROLES = ['user', 'admin'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  preferredLanguage: languageSchema,
  role: roleSchema,
});
export type User = z.infer<typeof userSchema>;

/** The server also refuses common passwords, from a list. */
const newPasswordSchema = z
  .string('Password must be at least 6 characters')
  .check(
    z.minLength(LIMITS.passwordMin, 'Password must be at least 6 characters'),
    z.maxLength(1_000, 'Password must be at most 1000 characters'),
  );

export const registerSchema = z.object({
  username: z
    .string('Username must be at least 3 characters')
    .check(
      z.trim(),
      z.minLength(LIMITS.username.min, 'Username must be at least 3 characters'),
      z.maxLength(LIMITS.username.max, 'Username must be at most 50 characters'),
    ),
  password: newPasswordSchema,
  /** without it: the language of the request */
  preferredLanguage: z.optional(z.enum(LANGUAGES, 'Preferred language must be en or sw')),
});
export type Register = z.infer<typeof registerSchema>;

export const loginSchema = z.object({ username: z.string(), password: z.string() });
export type Login = z.infer<typeof loginSchema>;

export const changePasswordSchema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, 'Enter your current password')),
    newPassword: newPasswordSchema,
  })
  .check(
    z.refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
      path: ['newPassword'],
      error: 'The new password must differ from the current one',
    }),
  );
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** The code that replaces a forgotten password once. It is returned only when it is made. */
export const recoveryCodeSchema = z.object({ recoveryCode: z.string() });
export type RecoveryCode = z.infer<typeof recoveryCodeSchema>;

/** The current password, which a new recovery code needs. */
export const recoveryCodeFormSchema = z.object({
  password: z.string().check(z.minLength(1, 'Enter your current password')),
});

export const recoverSchema = z.object({
  username: z.string().check(z.minLength(1, 'Enter your username')),
  recoveryCode: z.string().check(z.minLength(1, 'Enter your recovery code')),
  newPassword: newPasswordSchema,
});
export type Recover = z.infer<typeof recoverSchema>;
