import { envVariables } from '@afya/runtime';
import * as z from 'zod';

export const cookieSecretVariables = {
  /** during a rotation several secrets with commas: the first signs, all of them verify */
  COOKIE_SECRET: z.string().refine(isSecretList, 'must be secrets of at least 16 characters, with commas between them'),
};

/** The secrets of COOKIE_SECRET; the first one signs, all of them verify. */
export function cookieSecrets(setting: string): string[] {
  return setting.split(',').map((secret) => secret.trim());
}

function isSecretList(setting: string): boolean {
  return cookieSecrets(setting).every((secret) => envVariables.secret.safeParse(secret).success);
}
