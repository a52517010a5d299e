import { AppError } from '@afya/runtime';
import { type ReplyInput } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { SessionVersions } from '../versions/session-versions';
import {
  type PendingReply,
  type ReplyKey,
  type FailedAttempt,
  type ReplyResult,
  ReplyRepository,
} from './reply.repository';

/** Writes results while the lease is valid; repeated calls change nothing. */
@Injectable()
export class ReplyCommitter {
  constructor(
    private readonly replies: ReplyRepository,
    private readonly versions: SessionVersions,
    @Inject(CONSULTATION_ENV) private readonly env: Pick<ConsultationEnv, 'LEASE_MS'>,
  ) {}

  /** The reply, for a call that may complete it or has done so before. Refused with TURN_LEASE_LOST. */
  async read(key: ReplyKey): Promise<PendingReply> {
    const reply = await this.replies.find(key);
    if (!reply) throw new AppError('TURN_LEASE_LOST');
    // The process that wrote the result may have died before publishing the version.
    if (reply.isRepeat) await this.versions.publish(key.sessionId, reply.version);
    else if (!(reply.isLeased && reply.status === 'pending')) throw new AppError('TURN_LEASE_LOST');
    return reply;
  }

  /** Writes the result and returns the input of the next reply under the same lease, or null. Refused with TURN_LEASE_LOST. */
  async complete(key: ReplyKey, reply: PendingReply, result: ReplyResult): Promise<ReplyInput | null> {
    await this.versions.announceReply(key.sessionId, reply.version);
    const completed = await this.replies.complete(this.leaseOf(key), result);
    if (!completed) {
      // The same call was delivered twice at once, and the other one has written the result.
      if ((await this.read(key)).isRepeat) return this.nextInput(key);
      throw new AppError('TURN_LEASE_LOST');
    }
    await this.versions.publishReply(key.sessionId, completed.version);
    return completed.pending > 0 ? this.nextInput(key) : null;
  }

  /** Counts a failed attempt. False: the reply is no longer pending, or the lease is over. */
  async retry(key: ReplyKey, attempt: FailedAttempt): Promise<boolean> {
    const version = await this.replies.retry(key, attempt);
    if (version !== null) await this.versions.publish(key.sessionId, version);
    return version !== null;
  }

  /** The input of the next pending reply while the lease is valid. */
  nextInput(key: ReplyKey): Promise<ReplyInput | null> {
    return this.replies.nextInput(this.leaseOf(key));
  }

  private leaseOf({ sessionId, token }: ReplyKey) {
    return { sessionId, token, leaseMs: this.env.LEASE_MS };
  }
}
