/** The outbox deletes its rows, so a trigger copies the events that were written to it, with their order. */
const createCopy = `
  CREATE TABLE consultation.published (row_id bigint NOT NULL, place bigint NOT NULL, id uuid NOT NULL, session_id text);
  CREATE FUNCTION consultation.copy_published() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO consultation.published
      SELECT NEW.id, event.place, (event.content->>'id')::uuid, event.content->>'sessionId'
      FROM jsonb_array_elements(NEW.payload) WITH ORDINALITY AS event (content, place);
      RETURN NULL;
    END $$;
  CREATE TRIGGER copy_published AFTER INSERT ON consultation.outbox FOR EACH ROW WHEN (NEW.topic = 'event')
    EXECUTE FUNCTION consultation.copy_published()`;

const compare = `
  WITH both_orders AS (
    SELECT row_number() OVER (PARTITION BY published.session_id ORDER BY published.row_id, published.place) AS published,
           row_number() OVER (PARTITION BY published.session_id ORDER BY event.position) AS logged
    FROM consultation.published JOIN admin_log.event USING (id)
  )
  SELECT (SELECT count(*)::int FROM consultation.published) AS published,
         (SELECT count(*)::int FROM admin_log.event) AS logged,
         (SELECT (count(*) - count(DISTINCT id))::int FROM admin_log.event) AS repeated,
         (SELECT count(*)::int FROM consultation.published WHERE NOT EXISTS (SELECT FROM admin_log.event WHERE id = published.id)) AS lost,
         (SELECT count(*)::int FROM both_orders WHERE published <> logged) AS disordered`;

/**
 * Compares the events that were written to the outbox with those in the log.
 * @typedef {{ published: number, logged: number, repeated: number, lost: number, disordered: number }} Comparison
 */
export class PublishedEvents {
  /** @param {import('pg').Client} client */
  constructor(client) {
    this.client = client;
  }

  async watch() {
    await this.client.query(createCopy);
  }

  /** Counts the rows in the outbox; with `upTo` only those up to this row. @param {string} [upTo] */
  async waiting(upTo) {
    const sql = `SELECT count(*)::int AS rows FROM consultation.outbox WHERE topic = 'event' AND id <= coalesce($1, id)`;
    return Number((await this.client.query(sql, [upTo ?? null])).rows[0].rows);
  }

  /** The id of the newest row in the outbox. @returns {Promise<string>} */
  async newest() {
    const sql = `SELECT coalesce(max(id), 0)::text AS id FROM consultation.outbox WHERE topic = 'event'`;
    return (await this.client.query(sql)).rows[0].id;
  }

  /** @returns {Promise<Comparison>} */
  async compare() {
    return (await this.client.query(compare)).rows[0];
  }

  /** Counts completed and pending replies. @returns {Promise<{ done: number, pending: number }>} */
  async replies() {
    const sql = `SELECT count(*) FILTER (WHERE status = 'done')::int AS done,
                        count(*) FILTER (WHERE status = 'pending')::int AS pending
                 FROM consultation.message WHERE kind = 'reply'`;
    return (await this.client.query(sql)).rows[0];
  }
}
