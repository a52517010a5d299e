import { statement } from '@afya/database';
import type { Place } from './cursor';
import { EVENT_COLUMNS } from './list.sql';

/** Before every event. */
export const BEGINNING: Place = { at: '-infinity', position: '0' };

/** `:at` and `:position` are the place to continue after. */
export const SESSION_PART = statement(
  'session_part',
  `SELECT ${EVENT_COLUMNS} FROM event WHERE session_id = :sessionId AND (at, position) > (:at::timestamptz, :position::bigint)
   ORDER BY at, position LIMIT :limit`,
);
