import { type User } from '@afya/contracts';
import { type Account } from '@afya/service-contracts';

/** What browsers see of an account. */
export const toUser = ({ id, username, preferredLanguage, role }: Account): User => ({
  id,
  username,
  preferredLanguage,
  role,
});
