import { statement } from '@afya/database';

const columns = 'id, username, preferred_language AS "preferredLanguage", role';

export const insertAccount = statement(
  'account_insert',
  `INSERT INTO account (id, username, username_folded, username_skeleton, preferred_language, password_hash)
   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
);
export const findTaken = statement(
  'account_taken',
  'SELECT 1 FROM account WHERE username_folded = $1 OR username_skeleton = $2',
);
export const findById = statement('account_find', `SELECT ${columns} FROM account WHERE id = $1`);
export const findByName = statement(
  'account_credentials',
  `SELECT ${columns}, password_hash AS "passwordHash" FROM account WHERE username_folded = $1`,
);
export const updateRole = statement(
  'account_role',
  `UPDATE account SET role = $2 WHERE username_folded = $1 RETURNING ${columns}`,
);
export const selectAdmins = statement(
  'account_admins',
  `SELECT ${columns} FROM account WHERE role = 'admin' ORDER BY username_folded`,
);
