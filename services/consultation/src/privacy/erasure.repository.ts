import { type LogEvent } from '@afya/service-contracts';
import { type SessionAccess } from '../sessions/session.repository';

/** Data to be deleted everywhere. `owners` is empty when only sessions are erased. */
export interface Erasure {
  id: string;
  scope: 'session' | 'everything';
  askedBy: 'visitor' | 'user' | 'retention';
  owners: string[];
  sessionIds: string[];
  objectKeys: string[];
  acceptedAt: Date;
  attempts: number;
}

type AskedBy = Erasure['askedBy'];

/**
 * Accepting an erasure deletes the data and records what else must be deleted in one transaction: an accepted erasure reaches
 * everything, even after a crash. Both methods return the erasure's id.
 */
export abstract class ErasureRepository {
  /** Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  abstract acceptSession(access: SessionAccess, askedBy: AskedBy): Promise<string>;
  abstract acceptOwners(owners: readonly string[], askedBy: AskedBy): Promise<string>;
  /** The erasure that has been due for longest, reserved for 15 s; undefined: none is due. */
  abstract take(): Promise<Erasure | undefined>;
  abstract postpone(id: string, delayMs: number): Promise<void>;
  /** Deletes what requests in progress wrote after the erasure was accepted. Returns the extended erasure. */
  abstract deleteLateData(erasure: Erasure): Promise<Erasure>;
  /** Ends the erasure and publishes the event, unless another replica has done so. */
  abstract end(id: string, event: LogEvent): Promise<void>;
}
