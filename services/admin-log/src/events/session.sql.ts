import { statement } from '@afya/database';
import type { Place } from './cursor';
import { EVENT_COLUMNS } from './list.sql';

/** Before everything. */
export const BEGINNING: Place = { at: '-infinity', position: '0' };

/** $1: the session, $2, $3: the place after which to go on, $4: how many */
export const SESSION_PART = statement(
  'session_part',
  `SELECT ${EVENT_COLUMNS} FROM event WHERE session_id = $1 AND (at, position) > ($2::timestamptz, $3::bigint)
   ORDER BY at, position LIMIT $4`,
);
