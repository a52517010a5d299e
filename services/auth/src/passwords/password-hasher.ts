import { AppError } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';

/** argon2id (the library's own choice) with 19 MiB, two passes, one lane: as in OWASP's Password Storage Cheat Sheet. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Many logins must leave one core to the rest of the product, and one of libuv's four threads to the rest of this process. */
const MAX_CONCURRENT_HASHES = Math.min(3, Math.max(1, availableParallelism() - 1));
/** With those in progress, fewer than the 32 concurrent calls of a replica, so that other calls are answered meanwhile. */
const MAX_WAITING_HASHES = 24;

/** Hashes and verifies passwords, a few at a time. Throws RPC_OVERLOADED when too many wait. */
@Injectable()
export class PasswordHasher {
  private readonly limit = pLimit(MAX_CONCURRENT_HASHES);
  /** compared with when the name is unknown; no password matches it */
  readonly dummyHash = this.hash(randomBytes(32).toString('hex'));

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize('NFKC'), OPTIONS));
  }

  verify(passwordHash: string, password: string): Promise<boolean> {
    return this.inTurn(() => verify(passwordHash, password.normalize('NFKC')));
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= MAX_WAITING_HASHES) throw new AppError('RPC_OVERLOADED');
    return this.limit(work);
  }
}
