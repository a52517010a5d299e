import { logger } from '@afya/runtime';
import { Inject, Injectable, OnApplicationShutdown } from '@nestjs/common';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';

const PREFIX = 'afya-uploads-';
/**
 * `sweep`: the interval of the sweep, in which each gateway updates its folder's modification time (heartbeat). `dead`: a folder without
 * a heartbeat for this time belongs to a killed gateway. `file`: the maximum age of a file.
 */
export const QUARANTINE_MS = { sweep: 30_000, dead: 180_000, file: 900_000 } as const;

/**
 * A temporary folder of this process for files that are received and not accepted yet, separate from the object store. The receiver
 * removes its files; the sweep removes those of killed gateways and those that were left behind.
 */
@Injectable()
export class Quarantine implements OnApplicationShutdown {
  private readonly parent: string;
  readonly folder: string;

  constructor(@Inject(GATEWAY_ENV) { UPLOADS_DIR = tmpdir() }: Pick<GatewayEnv, 'UPLOADS_DIR'>) {
    this.parent = UPLOADS_DIR;
    mkdirSync(this.parent, { recursive: true });
    // mkdtemp makes it readable only for this user
    this.folder = mkdtempSync(join(this.parent, PREFIX));
  }

  async sweep(now = Date.now()): Promise<void> {
    // the system may clean its folder of temporary files
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await utimes(this.folder, now / 1_000, now / 1_000);
    for (const name of await readdir(this.parent)) {
      const path = join(this.parent, name);
      if (!name.startsWith(PREFIX) || path === this.folder || !(await isOlder(path, now - QUARANTINE_MS.dead)))
        continue;
      await rm(path, { recursive: true, force: true });
      logger.warn({ folder: name }, 'uploads of a killed gateway removed');
    }
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      if (await isOlder(path, now - QUARANTINE_MS.file)) await rm(path, { force: true });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function isOlder(path: string, time: number): Promise<boolean> {
  const stats = await stat(path).catch(() => null);
  return stats !== null && stats.mtimeMs < time;
}
