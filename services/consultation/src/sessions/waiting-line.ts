import { Injectable } from '@nestjs/common';
import { SessionRepository } from './session.repository';

/** Positions beyond this are not counted. */
const MAX_COUNTED = 1_000;
const CACHE_MS = 1_000;

/** The queue of sessions that wait for a worker: read at most once a second, and only while a caller asks. */
@Injectable()
export class WaitingLine {
  private times: Promise<Date[]> | undefined;

  constructor(private readonly sessions: SessionRepository) {}

  /** How many sessions were waiting before this time; at most a second old. */
  async countBefore(since: Date): Promise<number> {
    const times = await (this.times ??= this.read());
    return times.filter((time) => time < since).length;
  }

  private read(): Promise<Date[]> {
    const expire = () => (this.times = undefined);
    const times = this.sessions.listWaitingSince(MAX_COUNTED);
    times.then(() => setTimeout(expire, CACHE_MS).unref(), expire);
    return times;
  }
}
