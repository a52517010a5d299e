import { logEvent } from '@afya/events';
import { logger } from '@afya/runtime';
import { type LogEvent } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { ErasurePlaces } from './erasure-places';
import { ErasureRepository, type Erasure } from './erasure.repository';

const MAX_PAUSE_MS = 10_000;

/**
 * Carries an accepted erasure to every place with data of the person: at once, and again when all requests in progress have ended.
 * Only then the erasure itself is deleted. Places that are away are tried again.
 */
@Injectable()
export class FinishErasureHandler {
  constructor(
    private readonly erasures: ErasureRepository,
    private readonly places: ErasurePlaces,
    @Inject(CONSULTATION_ENV) private readonly env: Pick<ConsultationEnv, 'ERASURE_SETTLE_MS'>,
  ) {}

  /** Works on one due erasure. False: none was due. */
  async execute(): Promise<boolean> {
    const erasure = await this.erasures.take();
    if (!erasure) return false;
    try {
      await this.carryOut(erasure);
    } catch (error) {
      const { id, attempts } = erasure;
      const pause = Math.min(MAX_PAUSE_MS, 500 * 2 ** attempts);
      logger.warn({ erasureId: id, attempts, pause, err: error }, 'erasure will be tried again');
      await this.erasures.postpone(id, pause);
    }
    return true;
  }

  private async carryOut(accepted: Erasure): Promise<void> {
    const erasure = await this.erasures.deleteLateData(accepted);
    await this.places.erase(erasure);
    const remainingMs = this.env.ERASURE_SETTLE_MS - (Date.now() - erasure.acceptedAt.getTime());
    if (remainingMs > 0) return this.erasures.postpone(erasure.id, remainingMs);
    await this.erasures.end(erasure.id, erasureEvent(erasure));
    logger.info({ erasureId: erasure.id, scope: erasure.scope, attempts: erasure.attempts }, 'erased');
  }
}

/** An anonymous event: it contains nothing that leads to the person. */
function erasureEvent({ scope, askedBy, sessionIds, objectKeys, acceptedAt }: Erasure): LogEvent {
  const event = logEvent(
    'erasure',
    { owner: null, sessionId: null, stage: null },
    {
      metrics: { responseTimeMs: Date.now() - acceptedAt.getTime() },
      details: { scope, askedBy, sessions: sessionIds.length, files: objectKeys.length },
    },
  );
  return { ...event, traceId: null };
}
