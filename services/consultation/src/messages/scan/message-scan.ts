import { type RedFlagFound } from '@afya/clinical';
import { type RpcRequest, type SendMessage } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../../consultation.env';
import { sendLimits } from '../../credits/send-limits';
import { priceOf } from '../draft-send';
import { type SendContext } from '../message.repository';
import { INLINE_CHARACTERS, RedFlagScanner } from './red-flag-scanner';
import { ScanQuota } from './scan-quota';

/** Looks for red flags in a message before it is accepted: an emergency is answered at once and is not charged. */
@Injectable()
export class MessageScan {
  constructor(
    private readonly scanner: RedFlagScanner,
    private readonly quota: ScanQuota,
    @Inject(CONSULTATION_ENV) private readonly env: ConsultationEnv,
  ) {}

  /** A long text is scanned only within the owner's quotas: see ScanQuota. */
  async findRedFlags(
    request: RpcRequest<typeof SendMessage>,
    owner: string,
    context: SendContext,
  ): Promise<RedFlagFound | null> {
    const { sessionId, text, language, network } = request;
    if (!text) return null;
    if (text.length > INLINE_CHARACTERS)
      await this.quota.require({
        sessionId,
        owner,
        network,
        limits: sendLimits(this.env, false),
        maxPending: this.env.PENDING_PER_SESSION,
        credits: priceOf(request, context),
      });
    const { collectedInfo, lastQuestion, others } = context.state;
    const input = {
      text,
      language,
      country: this.env.COUNTRY,
      collectedInfo,
      memory: context.memory,
      lastQuestion: lastQuestion ?? undefined,
      others,
    };
    return this.scanner.scan(input, owner);
  }
}
