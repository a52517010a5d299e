import { Database, type Queries } from '@afya/database';
import { eventRow, logEvent, tellEvents } from '@afya/events';
import { logger } from '@afya/runtime';
import { type LogEvent } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { endErasure, type Erasure, postponeErasure, takeErasure, widenErasure } from './erasure';
import { ErasurePlaces } from './erasure-places';
import { orAgain, removeOwnerData, removeSessionData } from './remove-data';

const LONGEST_PAUSE_MS = 10_000;

/**
 * Carries an accepted erasure to wherever a trace of the person may be: once right away, and once more when all that was under way
 * has settled. Only then it is forgotten. What is away meanwhile is tried again.
 */
@Injectable()
export class FinishErasureHandler {
  constructor(
    private readonly database: Database,
    private readonly places: ErasurePlaces,
    @Inject(CONSULTATION_ENV) private readonly env: Pick<ConsultationEnv, 'ERASURE_SETTLE_MS'>,
  ) {}

  /** One erasure that is due. false: there was none. */
  async execute(): Promise<boolean> {
    const erasure = await takeErasure(this.database);
    if (!erasure) return false;
    try {
      await this.carryOn(erasure);
    } catch (error) {
      const pause = Math.min(LONGEST_PAUSE_MS, 500 * 2 ** erasure.attempts);
      logger.warn(
        { erasureId: erasure.id, attempts: erasure.attempts, pause, err: error },
        'erasure will be tried again',
      );
      await postponeErasure(this.database, erasure, pause);
    }
    return true;
  }

  private async carryOn(accepted: Erasure): Promise<void> {
    const erasure = await orAgain(() => this.database.transaction((queries) => removeLater(queries, accepted)));
    await this.places.erase(erasure);
    const left = this.env.ERASURE_SETTLE_MS - (Date.now() - erasure.acceptedAt.getTime());
    if (left > 0) return postponeErasure(this.database, erasure, left);
    await this.database.transaction(async (queries) => {
      if (!(await endErasure(queries, erasure))) return;
      await tellEvents(queries, eventRow([erasureEvent(erasure)]));
    });
    logger.info({ erasureId: erasure.id, scope: erasure.scope, attempts: erasure.attempts }, 'erased');
  }
}

/** What came into being after the erasure was accepted, by a request that was under way. */
async function removeLater(queries: Queries, erasure: Erasure): Promise<Erasure> {
  const found =
    erasure.scope === 'everything'
      ? await removeOwnerData(queries, erasure.owners)
      : { sessionIds: [], objectKeys: await removeSessionData(queries, erasure.sessionIds) };
  const wider = {
    ...erasure,
    sessionIds: [...new Set([...erasure.sessionIds, ...found.sessionIds])],
    objectKeys: [...new Set([...erasure.objectKeys, ...found.objectKeys])],
  };
  if (found.sessionIds.length > 0 || found.objectKeys.length > 0) await widenErasure(queries, wider);
  return wider;
}

/** That something was erased, and nobody's: no trace leads to whoever asked. */
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
