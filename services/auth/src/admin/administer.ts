import { type AccountRepository } from '../accounts/account.repository';

const USAGE = 'admin grant <username> | revoke <username> | reset-second-factor <username> | list';

const RESET = 'The second factor is deleted. A new one can be set up on the admin screen.';

export interface Outcome {
  lines: string[];
  done: boolean;
}

/** Executes one command of the operator. Roles are read on every request, so a change applies from the next request on. */
export async function administer(words: string[], accounts: AccountRepository): Promise<Outcome> {
  const [command, username, ...more] = words;
  if (command === 'list' && username === undefined) {
    const admins = await accounts.listAdmins();
    return {
      done: true,
      lines: admins.length > 0 ? admins.map((admin) => admin.username) : ['There is no admin yet.'],
    };
  }
  if (command === 'reset-second-factor' && username && more.length === 0) {
    const done = await accounts.resetSecondFactor(username);
    return { done, lines: [done ? RESET : `${username} has no second factor.`] };
  }
  if ((command !== 'grant' && command !== 'revoke') || !username || more.length > 0)
    return { done: false, lines: [USAGE] };
  const role = command === 'grant' ? 'admin' : 'user';
  const changed = await accounts.setRole(username, role);
  if (!changed) return { done: false, lines: [`There is no user called ${username}: register first.`] };
  return { done: true, lines: [`${changed.username} is ${role === 'admin' ? 'an admin now' : 'no admin any more'}.`] };
}
