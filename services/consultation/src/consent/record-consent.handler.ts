import { type Consent } from '@afya/contracts';
import { Database, type Queries, statement } from '@afya/database';
import { type Actor } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { requireOwner } from '../sessions/session-access';

/** A device's clock may be wrong; nobody has agreed in the future. */
const record = statement(
  'consent_record',
  `INSERT INTO consent (owner, document, version, language, accepted_at)
   VALUES ($1, $2, $3, $4, least($5::timestamptz, now())) ON CONFLICT DO NOTHING RETURNING owner`,
);

/** The first time counts: who agreed as a visitor and again as a user did so when it was first done. */
const copy = statement(
  'consent_copy',
  `INSERT INTO consent (owner, document, version, language, accepted_at, recorded_at)
   SELECT $2, document, version, language, accepted_at, recorded_at FROM consent WHERE owner = $1
   ON CONFLICT (owner, document, version) DO NOTHING`,
);
const forget = statement('consent_forget', 'DELETE FROM consent WHERE owner = $1');

@Injectable()
export class RecordConsentHandler {
  constructor(private readonly database: Database) {}

  /** `recorded`: false when it was known. Refused with ACCESS_DENIED when nobody calls. */
  async execute({ document, version, language, acceptedAt }: Consent, actor: Actor): Promise<{ recorded: boolean }> {
    const values = [requireOwner(actor), document, version, language, acceptedAt];
    return { recorded: (await this.database.query(record, values)).length > 0 };
  }
}

/** What a visitor agreed to, the user who it was has agreed to. `registering`: the visitor is nobody any more. */
export async function claimConsents(
  queries: Queries,
  [visitor, user]: readonly [string, string],
  registering: boolean,
): Promise<void> {
  await queries.query(copy, [visitor, user]);
  if (registering) await queries.query(forget, [visitor]);
}
