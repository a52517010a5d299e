import { replyTo } from '@afya/clinical';
import type { EngineReply, Turn } from '@afya/service-contracts';
import { ConsultationEngine } from '../consultation-engine';
import { toClinicalTurn } from './clinical-turn';

/** The engine in the box: no key, no network, no cost, milliseconds. */
export class EmbeddedEngine extends ConsultationEngine {
  /** `country`: ISO 3166-1 alpha-2, for the emergency numbers */
  constructor(private readonly country: string) {
    super();
  }

  override async reply(turn: Turn): Promise<EngineReply> {
    const startedAt = performance.now();
    const reply = replyTo(toClinicalTurn(turn, this.country));
    const responseTimeMs = Math.round(performance.now() - startedAt);
    return { ...reply, call: { model: 'embedded', tokenCount: 0, costKES: 0, responseTimeMs } };
  }
}
