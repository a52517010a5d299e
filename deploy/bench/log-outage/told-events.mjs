/** Beside the outbox, whose rows go: which events were written to it, in which order. */
const witness = `
  CREATE TABLE public.told (row_id bigint NOT NULL, place bigint NOT NULL, id uuid NOT NULL, session_id text);
  CREATE FUNCTION public.witness() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO public.told
      SELECT NEW.id, event.place, (event.told->>'id')::uuid, event.told->>'sessionId'
      FROM jsonb_array_elements(NEW.payload) WITH ORDINALITY AS event (told, place);
      RETURN NULL;
    END $$;
  CREATE TRIGGER witness AFTER INSERT ON consultation.outbox FOR EACH ROW WHEN (NEW.topic = 'event')
    EXECUTE FUNCTION public.witness()`;

const compare = `
  WITH both_orders AS (
    SELECT row_number() OVER (PARTITION BY told.session_id ORDER BY told.row_id, told.place) AS told,
           row_number() OVER (PARTITION BY told.session_id ORDER BY event.position) AS logged
    FROM public.told JOIN admin_log.event USING (id)
  )
  SELECT (SELECT count(*)::int FROM public.told) AS told,
         (SELECT count(*)::int FROM admin_log.event) AS logged,
         (SELECT (count(*) - count(DISTINCT id))::int FROM admin_log.event) AS repeated,
         (SELECT count(*)::int FROM public.told WHERE NOT EXISTS (SELECT FROM admin_log.event WHERE id = told.id)) AS lost,
         (SELECT count(*)::int FROM both_orders WHERE told <> logged) AS disordered`;

/**
 * The events that the product tells its log, as the database itself sees them.
 * @typedef {{ told: number, logged: number, repeated: number, lost: number, disordered: number }} Comparison
 */
export class ToldEvents {
  /** @param {import('pg').Client} client */
  constructor(client) {
    this.client = client;
  }

  async watch() {
    await this.client.query(witness);
  }

  /** Rows that wait in the outbox; with `upTo` those that were written before a row. @param {string} [upTo] */
  async waiting(upTo) {
    const sql = `SELECT count(*)::int AS rows FROM consultation.outbox WHERE topic = 'event' AND id <= coalesce($1, id)`;
    return Number((await this.client.query(sql, [upTo ?? null])).rows[0].rows);
  }

  /** The newest row that waits, as its number. @returns {Promise<string>} */
  async newest() {
    const sql = `SELECT coalesce(max(id), 0)::text AS id FROM consultation.outbox WHERE topic = 'event'`;
    return (await this.client.query(sql)).rows[0].id;
  }

  /** @returns {Promise<Comparison>} */
  async compare() {
    return (await this.client.query(compare)).rows[0];
  }

  /** Replies that are stored, and those that are still to come. @returns {Promise<{ done: number, pending: number }>} */
  async replies() {
    const sql = `SELECT count(*) FILTER (WHERE status = 'done')::int AS done,
                        count(*) FILTER (WHERE status = 'pending')::int AS pending
                 FROM consultation.message WHERE kind = 'reply'`;
    return (await this.client.query(sql)).rows[0];
  }
}
