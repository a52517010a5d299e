import { AppError } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';

/** argon2id (the library's own choice) with 19 MiB, two passes, one lane: as OWASP's Password Storage Cheat Sheet has it. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * One core is left to everybody else, so that a wave of logins does not starve the rest of the product, and one of libuv's four
 * threads to the rest of this process.
 */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** With those at work fewer than the 32 calls that a replica takes at once: the others are answered meanwhile. */
const WAITING_AT_MOST = 24;

/** Hashes and checks passwords, a few at a time. Refused with RPC_OVERLOADED when too many wait. */
@Injectable()
export class PasswordHasher {
  private readonly limit = pLimit(AT_ONCE);
  /** what an unknown name is checked against; no password fits it */
  readonly hashOfNobody = this.hash(randomBytes(32).toString('hex'));

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize('NFKC'), OPTIONS));
  }

  verify(passwordHash: string, password: string): Promise<boolean> {
    return this.inTurn(() => verify(passwordHash, password.normalize('NFKC')));
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= WAITING_AT_MOST) throw new AppError('RPC_OVERLOADED');
    return this.limit(work);
  }
}
