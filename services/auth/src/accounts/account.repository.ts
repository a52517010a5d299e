import { type Role } from '@afya/contracts';
import {
  type Account,
  type ExportAccount,
  type ListIdleAccounts,
  type RpcRequest,
  type RpcResponse,
} from '@afya/service-contracts';

export interface NewAccount extends Omit<Account, 'role'> {
  passwordHash: string;
}

export interface Secret {
  account: Account;
  passwordHash: string;
  /** null: the account has no recovery code */
  recoveryHash: string | null;
}

export interface NewPassword {
  /** as read before: the change fails if the password was replaced meanwhile */
  account: Account;
  passwordHash: string;
  passwordVersion: string;
  /** the recovery code that allows the change and is used up by it */
  recoveryHash?: string;
}

export type ExportedAccount = NonNullable<RpcResponse<typeof ExportAccount>>;
export type IdleAccounts = RpcRequest<typeof ListIdleAccounts>;

export abstract class AccountRepository {
  /** Inserts an account and its log event. false: the id, the name or a similar one is taken, and nothing was written */
  abstract insert(account: NewAccount): Promise<boolean>;
  /** Records a successful login, with its log event. */
  abstract noteLogin(userId: string): Promise<void>;
  /** Logs a wrong password, or an unknown name (null). */
  abstract noteFailedLogin(userId: string | null): Promise<void>;
  abstract isTaken(username: string): Promise<boolean>;
  /** The account with its confirmed second factor. */
  abstract find(userId: string): Promise<Account | null>;
  abstract findSecret(userId: string): Promise<Secret | null>;
  abstract findSecretByName(username: string): Promise<Secret | null>;
  abstract setRecoveryHash(userId: string, recoveryHash: string): Promise<void>;
  /** null: another change was faster */
  abstract replacePassword(change: NewPassword): Promise<Account | null>;
  /** null: no account has this name */
  abstract setRole(username: string, role: Role): Promise<Account | null>;
  /** Deletes the second factor of a name; false: there was none. */
  abstract resetSecondFactor(username: string): Promise<boolean>;
  /** sorted by name */
  abstract listAdmins(): Promise<Account[]>;
  /** The stored data without the password hash, because a guessed password may open other doors. */
  abstract export(userId: string): Promise<ExportedAccount | null>;
  /** false: there was none */
  abstract delete(userId: string): Promise<boolean>;
  /** The next ids, in order, of accounts without a login since then. */
  abstract listIdle(page: IdleAccounts): Promise<string[]>;
}
