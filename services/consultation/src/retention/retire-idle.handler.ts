import { RpcClient } from '@afya/messaging';
import { logger } from '@afya/runtime';
import { ListIdleAccounts, SYSTEM_ACTOR } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { ErasureAcceptance } from '../privacy/erasure-acceptance';
import { IdleOwnerRepository } from './idle-owner.repository';

/** People per run. They share one erasure, because each erasure scans all of Redis. */
const MAX_PEOPLE_PER_RUN = 50;

type Env = Pick<ConsultationEnv, 'VISITOR_RETENTION_DAYS' | 'USER_RETENTION_MONTHS'>;

interface IdleOwners {
  owners: string[];
  more: boolean;
}

/** Erases people who have been away for a long time, as if they had asked for it. */
@Injectable()
export class RetireIdleHandler {
  /** where the last page of users ended; a new replica starts from the beginning */
  private after: string | undefined;

  constructor(
    private readonly owners: IdleOwnerRepository,
    private readonly rpc: RpcClient,
    private readonly erasures: ErasureAcceptance,
    @Inject(CONSULTATION_ENV) private readonly env: Env,
  ) {}

  /** True: there may be more. */
  async execute(): Promise<boolean> {
    const visitors = await this.visitors();
    const users = await this.users();
    const owners = [...visitors.owners, ...users.owners];
    if (owners.length > 0) {
      await this.erasures.acceptOwners(owners, 'retention');
      logger.info({ visitors: visitors.owners.length, users: users.owners.length }, 'idle people erased');
    }
    return visitors.more || users.more;
  }

  private async visitors(): Promise<IdleOwners> {
    const owners = await this.owners.findIdleVisitors(this.env.VISITOR_RETENTION_DAYS, MAX_PEOPLE_PER_RUN);
    return { owners, more: owners.length === MAX_PEOPLE_PER_RUN };
  }

  /** Users without a login since then, unless a session was used since in a login that lasted. */
  private async users(): Promise<IdleOwners> {
    const idleSince = monthsAgo(this.env.USER_RETENTION_MONTHS);
    const request = {
      idleSince: idleSince.toISOString(),
      limit: MAX_PEOPLE_PER_RUN,
      ...(this.after && { after: this.after }),
    };
    const { userIds } = await this.rpc.call(ListIdleAccounts, request, SYSTEM_ACTOR);
    const more = userIds.length === MAX_PEOPLE_PER_RUN;
    this.after = more ? userIds.at(-1) : undefined;
    const owners = userIds.map((userId) => `u:${userId}`);
    const active = new Set(await this.owners.findActive(owners, idleSince));
    return { owners: owners.filter((owner) => !active.has(owner)), more };
  }
}

function monthsAgo(months: number): Date {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}
