import { type Rating } from '@afya/contracts';
import { eventRow, logEvent } from '@afya/events';
import { type RpcContext, RpcHandler } from '@afya/messaging';
import { RateMessage, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { storableText } from '../storable';
import { requireOwner } from '../sessions/session-access';
import { SessionVersions } from '../versions/session-versions';
import { RatingRepository } from './rating.repository';

/** Stores what a patient thinks of a reply. The log gets the rating without its reason, which administrators read with the messages. */
@Controller()
export class RateMessageHandler {
  constructor(
    private readonly ratings: RatingRepository,
    private readonly versions: SessionVersions,
  ) {}

  /** False: nothing has changed. Refused with SESSION_NOT_FOUND, ACCESS_DENIED or MESSAGE_NOT_FOUND. */
  @RpcHandler(RateMessage)
  async execute(
    { sessionId, messageId, value, reason }: RpcRequest<typeof RateMessage>,
    { actor }: RpcContext,
  ): Promise<{ rated: boolean }> {
    const access = { sessionId, owner: requireOwner(actor) };
    const { stage, rating: before } = await this.ratings.find(access, messageId);
    const words = storableText(reason ?? '').trim();
    const rating: Rating | null = value === 'none' ? null : { value, ...(words && { reason: words }) };
    if (before?.value === rating?.value && before?.reason === rating?.reason) return { rated: false };
    const details = { messageId, value, hasReason: rating?.reason !== undefined };
    const outbox = [eventRow([logEvent('rating', { ...access, stage }, { details })])];
    const version = await this.ratings.change({ ...access, messageId, rating, outbox });
    if (version !== null) await this.versions.publish(sessionId, version);
    return { rated: version !== null };
  }
}
