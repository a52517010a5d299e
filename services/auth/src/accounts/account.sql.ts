import { statement } from '@afya/database';

const columns = 'id, username, preferred_language AS "preferredLanguage", role, password_version AS "passwordVersion"';
const secret = `${columns}, password_hash AS "passwordHash"`;

export const insertAccount = statement(
  'account_insert',
  `INSERT INTO account
     (id, username, username_folded, username_skeleton, preferred_language, password_hash, password_version)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
);
export const findTaken = statement(
  'account_taken',
  'SELECT 1 FROM account WHERE username_folded = $1 OR username_skeleton = $2',
);
export const findById = statement(
  'account_find',
  `SELECT ${columns},
     (SELECT id FROM second_factor WHERE user_id = account.id AND confirmed_at IS NOT NULL) AS "secondFactor"
   FROM account WHERE id = $1`,
);
export const findSecretById = statement('account_secret', `SELECT ${secret} FROM account WHERE id = $1`);
export const findSecretByName = statement(
  'account_credentials',
  `SELECT ${secret} FROM account WHERE username_folded = $1`,
);
export const updatePassword = statement(
  'account_password',
  `UPDATE account SET password_hash = $3, password_version = $4
   WHERE id = $1 AND password_version = $2 RETURNING ${columns}`,
);
export const updateLastLogin = statement('account_login', 'UPDATE account SET last_login_at = now() WHERE id = $1');
export const updateRole = statement(
  'account_role',
  `UPDATE account SET role = $2 WHERE username_folded = $1 RETURNING ${columns}`,
);
export const selectAdmins = statement(
  'account_admins',
  `SELECT ${columns} FROM account WHERE role = 'admin' ORDER BY username_folded`,
);
export const deleteSecondFactors = statement(
  'account_second_factors',
  `DELETE FROM second_factor USING account
   WHERE account.id = user_id AND username_folded = $1 RETURNING confirmed_at IS NOT NULL AS "isConfirmed"`,
);
