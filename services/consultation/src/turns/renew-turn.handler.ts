import { Database } from '@afya/database';
import { type RenewTurn, type RpcRequest } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { renewLease } from './lease.statements';

@Injectable()
export class RenewTurnHandler {
  constructor(
    private readonly database: Database,
    @Inject(CONSULTATION_ENV) private readonly env: Pick<ConsultationEnv, 'LEASE_MS'>,
  ) {}

  /** Prolongs a live lease by its whole length from now. */
  async execute({ sessionId, token }: RpcRequest<typeof RenewTurn>): Promise<{ renewed: boolean }> {
    const rows = await this.database.query(renewLease, [sessionId, token, this.env.LEASE_MS]);
    return { renewed: rows.length > 0 };
  }
}
