import { type Role, type User } from '@afya/contracts';

export interface NewAccount extends Omit<User, 'role'> {
  passwordHash: string;
}

export interface Credentials {
  user: User;
  passwordHash: string;
}

export abstract class AccountRepository {
  /** false: the id, the name or one that looks like it is taken, and nothing was written */
  abstract insert(account: NewAccount): Promise<boolean>;
  abstract isTaken(username: string): Promise<boolean>;
  abstract find(userId: string): Promise<User | null>;
  abstract findCredentials(username: string): Promise<Credentials | null>;
  /** null: nobody has this name */
  abstract setRole(username: string, role: Role): Promise<User | null>;
  /** by name */
  abstract listAdmins(): Promise<User[]>;
}
