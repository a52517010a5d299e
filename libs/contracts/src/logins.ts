import * as z from 'zod/mini';

/** The caller's logins. `device` is coarse: browser and system, or empty if both are unknown. */
export const loginListSchema = z.array(
  z.object({
    id: z.string(),
    createdAt: z.nullable(z.string()),
    lastUsedAt: z.nullable(z.string()),
    device: z.string(),
    isCurrent: z.boolean(),
  }),
);
export type LoginList = z.infer<typeof loginListSchema>;

/** Whether the caller must enter the password again before a protected action. */
export const stepUpSchema = z.object({ required: z.boolean() });
export const stepUpFormSchema = z.object({ password: z.string().check(z.minLength(1), z.maxLength(1_000)) });

/** Six digits of an authenticator app, or a recovery code. */
export const secondFactorFormSchema = z.object({ code: z.string().check(z.minLength(6), z.maxLength(64)) });

export const secondFactorStateSchema = z.object({
  /** whether admins of this server must have one */
  required: z.boolean(),
  enrolled: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

/** The setup of an authenticator app: the key in base32, and the same as an otpauth:// address. */
export const secondFactorSetupSchema = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;

export const RECOVERY_CODES = 10;
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
