import { type Role } from '@afya/contracts';
import { type Account } from '@afya/service-contracts';

export interface NewAccount extends Omit<Account, 'role'> {
  passwordHash: string;
}

export interface Secret {
  account: Account;
  passwordHash: string;
}

export interface NewPassword {
  /** as it was read: nothing is changed when its password has been replaced since */
  account: Account;
  passwordHash: string;
  passwordVersion: string;
}

export abstract class AccountRepository {
  /** Tells the log too. false: the id, the name or one that looks like it is taken, and nothing was written */
  abstract insert(account: NewAccount): Promise<boolean>;
  /** Notes that somebody has shown the right password, for the log too. */
  abstract noteLogin(userId: string): Promise<void>;
  /** Tells the log of a wrong password, or of a name that nobody has (null). */
  abstract noteFailedLogin(userId: string | null): Promise<void>;
  abstract isTaken(username: string): Promise<boolean>;
  abstract find(userId: string): Promise<Account | null>;
  abstract findSecret(userId: string): Promise<Secret | null>;
  abstract findSecretByName(username: string): Promise<Secret | null>;
  /** null: somebody else was faster */
  abstract replacePassword(change: NewPassword): Promise<Account | null>;
  /** null: nobody has this name */
  abstract setRole(username: string, role: Role): Promise<Account | null>;
  /** Deletes the second factor of a name; false: there was none. */
  abstract resetSecondFactor(username: string): Promise<boolean>;
  /** by name */
  abstract listAdmins(): Promise<Account[]>;
}
