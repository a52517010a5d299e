import type { User } from '@afya/contracts';

export interface SignedIn {
  user: User;
  /** a new one, shown only once; null: none was made */
  recoveryCode: string | null;
}
