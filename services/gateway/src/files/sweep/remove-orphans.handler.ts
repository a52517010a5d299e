import { logger } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { FindOrphans, SYSTEM_ACTOR } from '@afya/service-contracts';
import { ObjectStore } from '@afya/storage';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';
import { isFileKey } from '../file-key';

const ASKED_AT_ONCE = 500;
const REMOVED_AT_ONCE = 500;
/** Removed in one sweep; the next one goes on. */
const MOST = 10_000;
/** Where the database knows nothing of so many files it is not their database. */
const SUSPICIOUS = 100;

/**
 * Removes from the object store what belongs to no message: its send was refused or given up and the removal failed, the gateway
 * was killed in between, or the session was erased. Only what has lain there for a while, for a send may be under way; only under
 * keys as this product makes them, for a bucket may hold more.
 */
@Injectable()
export class RemoveOrphansHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: ObjectStore,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'FILE_ORPHAN_MS'>,
  ) {}

  /** The number of objects that were removed. */
  async execute(): Promise<number> {
    const before = new Date(Date.now() - this.env.FILE_ORPHAN_MS);
    await this.store.removeUnfinished(before);
    const { orphans, known } = await this.find(before);
    if (known === 0 && orphans.length > SUSPICIOUS) {
      logger.error({ files: orphans.length }, 'the database knows none of the stored files: none is removed');
      return 0;
    }
    for (let at = 0; at < orphans.length; at += REMOVED_AT_ONCE)
      await this.store.remove(orphans.slice(at, at + REMOVED_AT_ONCE));
    if (orphans.length > 0) logger.info({ removed: orphans.length, known }, 'files of no message removed');
    return orphans.length;
  }

  private async find(before: Date): Promise<{ orphans: string[]; known: number }> {
    const orphans: string[] = [];
    let known = 0;
    let batch: string[] = [];
    const ask = async () => {
      const found = await this.rpc.call(FindOrphans, { objectKeys: batch }, SYSTEM_ACTOR);
      orphans.push(...found.orphans);
      known += batch.length - found.orphans.length;
      batch = [];
    };
    for await (const { key, at } of this.store.list()) {
      if (at >= before || !isFileKey(key)) continue;
      if (batch.push(key) === ASKED_AT_ONCE) await ask();
      if (orphans.length >= MOST) break;
    }
    if (batch.length > 0) await ask();
    return { orphans, known };
  }
}
