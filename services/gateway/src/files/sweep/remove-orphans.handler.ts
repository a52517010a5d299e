import { logger } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { FindOrphans, SYSTEM_ACTOR } from '@afya/service-contracts';
import { ObjectStore } from '@afya/storage';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';
import { isFileKey, isPieceKey } from '../file-key';
import { UPLOAD_LIFETIME_MS } from '../uploads/upload-records';

const LOOKUP_BATCH_SIZE = 500;
const REMOVAL_BATCH_SIZE = 500;
/** Maximum of one sweep; the next one continues. */
const MAX_ORPHANS = 10_000;
/** If the database contains none of this many files, it is probably another store's database. */
const SUSPICIOUS_ORPHANS = 100;

/**
 * Removes files from the object store that belong to no message: the message was refused and the removal failed, the gateway was killed
 * meanwhile, or the session was erased. Only files of a minimum age, because a request may be in progress; only keys in the format of this
 * product, because the bucket may contain other objects. Pieces of uploads are removed once their upload has expired.
 */
@Injectable()
export class RemoveOrphansHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: ObjectStore,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'FILE_ORPHAN_MS'>,
  ) {}

  /** Returns the number of removed files. */
  async execute(): Promise<number> {
    const before = new Date(Date.now() - this.env.FILE_ORPHAN_MS);
    await this.store.removeUnfinished(before);
    const { orphans, known, expired } = await this.find(before);
    await this.remove(expired);
    if (known === 0 && orphans.length > SUSPICIOUS_ORPHANS) {
      logger.error({ files: orphans.length }, 'no stored file is in the database: orphans are not removed');
      return expired.length;
    }
    await this.remove(orphans);
    if (orphans.length > 0) logger.info({ removed: orphans.length, known }, 'orphaned files removed');
    return orphans.length + expired.length;
  }

  private async find(before: Date): Promise<{ orphans: string[]; known: number; expired: string[] }> {
    const orphans: string[] = [];
    const expired: string[] = [];
    let known = 0;
    let batch: string[] = [];
    const lookUpBatch = async () => {
      const found = await this.rpc.call(FindOrphans, { objectKeys: batch }, SYSTEM_ACTOR);
      orphans.push(...found.orphans);
      known += batch.length - found.orphans.length;
      batch = [];
    };
    for await (const { key, at } of this.store.list()) {
      if (isPieceKey(key) && at.getTime() < Date.now() - UPLOAD_LIFETIME_MS) expired.push(key);
      if (at >= before || !isFileKey(key)) continue;
      if (batch.push(key) === LOOKUP_BATCH_SIZE) await lookUpBatch();
      if (orphans.length >= MAX_ORPHANS) break;
    }
    if (batch.length > 0) await lookUpBatch();
    return { orphans, known, expired };
  }

  private async remove(keys: string[]): Promise<void> {
    for (let i = 0; i < keys.length; i += REMOVAL_BATCH_SIZE)
      await this.store.remove(keys.slice(i, i + REMOVAL_BATCH_SIZE));
  }
}
