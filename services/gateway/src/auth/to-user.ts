import { type User } from '@afya/contracts';
import { type Account } from '@afya/service-contracts';

/** The part of an account that browsers may see. */
export const toUser = ({ id, username, preferredLanguage, role }: Account): User => ({
  id,
  username,
  preferredLanguage,
  role,
});
