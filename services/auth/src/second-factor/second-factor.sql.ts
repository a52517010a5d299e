import { statement } from '@afya/database';

const columns = 'id, secret';

/** Setups of one user that are started at once follow one another: a user has one unconfirmed factor. */
export const lockAccount = statement(
  'second_factor_lock_account',
  'SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE',
);
export const insertFactor = statement(
  'second_factor_insert',
  'INSERT INTO second_factor (id, user_id, secret) VALUES ($1, $2, $3)',
);
export const deleteUnconfirmed = statement(
  'second_factor_delete_unconfirmed',
  'DELETE FROM second_factor WHERE user_id = $1 AND confirmed_at IS NULL',
);
export const deleteConfirmed = statement(
  'second_factor_delete_confirmed',
  'DELETE FROM second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL',
);
export const findFactor = statement(
  'second_factor_find',
  `SELECT ${columns} FROM second_factor WHERE id = $1 AND user_id = $2`,
);
export const findUnconfirmed = statement(
  'second_factor_unconfirmed',
  `SELECT ${columns} FROM second_factor WHERE user_id = $1 AND confirmed_at IS NULL FOR UPDATE`,
);
export const findConfirmed = statement(
  'second_factor_confirmed',
  `SELECT ${columns} FROM second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL`,
);
export const confirmFactor = statement(
  'second_factor_confirm',
  'UPDATE second_factor SET confirmed_at = now(), last_step = $2 WHERE id = $1',
);
export const insertRecoveryCodes = statement(
  'recovery_code_insert',
  'INSERT INTO recovery_code (second_factor_id, code_hash) SELECT $1, unnest($2::text[])',
);
/** Each time step is accepted once; a repeated command finds its own. */
export const acceptStep = statement(
  'second_factor_accept_step',
  `UPDATE second_factor SET last_step = $2, last_command = $3
   WHERE id = $1 AND (last_step < $2 OR (last_step = $2 AND last_command = $3)) RETURNING id`,
);
export const acceptRecoveryCode = statement(
  'recovery_code_accept',
  `UPDATE recovery_code SET used_by = $3
   WHERE second_factor_id = $1 AND code_hash = $2 AND (used_by IS NULL OR used_by = $3) RETURNING code_hash`,
);
export const findRecoveryCode = statement(
  'recovery_code_find',
  'SELECT 1 FROM recovery_code WHERE second_factor_id = $1 AND code_hash = $2',
);
export const countRecoveryCodes = statement(
  'recovery_code_count',
  `SELECT count(code.code_hash)::int AS "left" FROM second_factor factor
   LEFT JOIN recovery_code code ON code.second_factor_id = factor.id AND code.used_by IS NULL
   WHERE factor.user_id = $1 AND factor.confirmed_at IS NOT NULL GROUP BY factor.id`,
);
