import { logger } from '@afya/runtime';
import { Inject, Injectable, OnApplicationShutdown } from '@nestjs/common';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';

const PREFIX = 'afya-uploads-';
/** Milliseconds. A gateway says with its folder's time that it lives; one that has missed several sweeps was killed. */
export const QUARANTINE_MS = { sweep: 30_000, dead: 180_000, file: 900_000 } as const;

/**
 * Where files lie that were received and not accepted yet: a folder of this process alone, apart from the object store. Each is
 * removed by who received it; what a killed process left, and what was forgotten, by the sweep.
 */
@Injectable()
export class Quarantine implements OnApplicationShutdown {
  private readonly parent: string;
  readonly folder: string;

  constructor(@Inject(GATEWAY_ENV) { UPLOADS_DIR = tmpdir() }: Pick<GatewayEnv, 'UPLOADS_DIR'>) {
    this.parent = UPLOADS_DIR;
    mkdirSync(this.parent, { recursive: true });
    // readable by nobody else
    this.folder = mkdtempSync(join(this.parent, PREFIX));
  }

  async sweep(now = Date.now()): Promise<void> {
    // a folder of temporary files may be cleaned by others
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await utimes(this.folder, now / 1_000, now / 1_000);
    for (const name of await readdir(this.parent)) {
      const path = join(this.parent, name);
      if (!name.startsWith(PREFIX) || path === this.folder || !(await isOlder(path, now - QUARANTINE_MS.dead)))
        continue;
      await rm(path, { recursive: true, force: true });
      logger.warn({ folder: name }, 'what a killed gateway had received was removed');
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
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < time;
}
