import { APIUserAbortError } from 'openai';

/** The server sent nothing within the limit. */
export class SilentServerError extends APIUserAbortError {}

/** Aborts its signal when nothing happens within the current limit. */
export class Silence {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  readonly signal = this.controller.signal;

  /** starts now; undefined: no limit */
  allow(milliseconds: number | undefined): void {
    clearTimeout(this.timer);
    if (milliseconds !== undefined) this.timer = setTimeout(() => this.controller.abort(), milliseconds);
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
