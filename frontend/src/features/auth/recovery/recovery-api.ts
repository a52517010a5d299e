import { type Recover, recoveryCodeSchema, userSchema } from '@afya/contracts';
import { requestJson } from '../../../lib/api-client';
import { saveNewestSession } from '../api/newest-session';
import type { SignedIn } from '../api/signed-in';

/** Makes a new recovery code for the logged-in user; an earlier one no longer works. */
export async function newRecoveryCode(password: string): Promise<string> {
  const form = { method: 'POST', body: { password } } as const;
  return (await requestJson('/auth/recovery-code', recoveryCodeSchema, form)).recoveryCode;
}

/** Replaces a forgotten password and logs in, with the code for the next time. */
export async function recover(form: Recover): Promise<SignedIn> {
  const user = await requestJson('/auth/recover', userSchema, { method: 'POST', body: form });
  await saveNewestSession();
  return { user, recoveryCode: await firstCode(form.newPassword) };
}

/** The code of a login that has just begun. Without it the user is logged in all the same, and the menu can make one later. */
export async function firstCode(password: string): Promise<string | null> {
  try {
    return await newRecoveryCode(password);
  } catch (error) {
    console.error(error);
    return null;
  }
}
