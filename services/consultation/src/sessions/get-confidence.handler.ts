import { type Confidence } from '@afya/contracts';
import { ColumnCipher, Database, statement } from '@afya/database';
import { type Actor } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { openState } from './sealed-session';
import { type Owned, requireOwned, requireOwner } from './session-access';

const read = statement('confidence_get', `SELECT owner = $2 AS owned, state FROM session WHERE id = $1`);

@Injectable()
export class GetConfidenceHandler {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  /** null while there is none. Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  async execute(sessionId: string, actor: Actor): Promise<Confidence | null> {
    const values = [sessionId, requireOwner(actor)];
    const [row] = await this.database.query<Owned & { state: string | null }>(read, values);
    return openState(this.cipher, sessionId, requireOwned(row).state).confidence;
  }
}
