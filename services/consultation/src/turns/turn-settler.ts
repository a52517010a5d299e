import { ColumnCipher, Database } from '@afya/database';
import { AppError } from '@afya/runtime';
import { type Turn } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { SessionVersions } from '../versions/session-versions';
import { type HeldReply, readHeldReply, type ReplyKey } from './held-reply';
import { loadTurn } from './load-turn';
import { type Retry, retryTurn } from './retry-turn';
import { type Settlement, settleReply } from './settle-reply';

/** Settlements fenced by the lease, and what a repeat of a call is answered. */
@Injectable()
export class TurnSettler {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
    private readonly versions: SessionVersions,
    @Inject(CONSULTATION_ENV) private readonly env: Pick<ConsultationEnv, 'LEASE_MS'>,
  ) {}

  /** The reply, for a call that may act on it or has done so before. Refused with TURN_LEASE_LOST. */
  async read(key: ReplyKey): Promise<HeldReply> {
    const reply = await readHeldReply(this.database, this.cipher, key);
    if (!reply) throw new AppError('TURN_LEASE_LOST');
    // the process that wrote it may have died before publishing it
    if (reply.settled) await this.versions.publish(key.sessionId, reply.version);
    else if (!(reply.held && reply.status === 'pending')) throw new AppError('TURN_LEASE_LOST');
    return reply;
  }

  /** Writes the settlement and gives the next turn under the same lease, or null. Refused with TURN_LEASE_LOST. */
  async settle(key: ReplyKey, held: HeldReply, settlement: Settlement): Promise<Turn | null> {
    await this.versions.announceReply(key.sessionId, held.version);
    const settled = await settleReply(this.database, this.cipher, this.lease(key), settlement);
    if (!settled) {
      // the same call, delivered twice at once: the other one has written it
      if ((await this.read(key)).settled) return this.next(key);
      throw new AppError('TURN_LEASE_LOST');
    }
    await this.versions.publishReply(key.sessionId, settled.version);
    return settled.pending > 0 ? this.next(key) : null;
  }

  /** Counts a failed attempt. False: the reply is no longer pending, or the lease is over. */
  async retry(key: ReplyKey, held: HeldReply, attempt: Retry): Promise<boolean> {
    const version = await retryTurn(this.database, key, held, attempt);
    if (version !== null) await this.versions.publish(key.sessionId, version);
    return version !== null;
  }

  /** The next turn as long as this token has the session. */
  next(key: ReplyKey): Promise<Turn | null> {
    return loadTurn(this.database, this.cipher, this.lease(key));
  }

  private lease({ sessionId, token }: ReplyKey) {
    return { sessionId, token, leaseMs: this.env.LEASE_MS };
  }
}
