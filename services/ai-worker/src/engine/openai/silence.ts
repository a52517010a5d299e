import { APIUserAbortError } from 'openai';

/** The server sent nothing for as long as it may. */
export class SilentServerError extends APIUserAbortError {}

/** Aborts its signal when nothing happens for the time that was last set. */
export class Silence {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  readonly signal = this.controller.signal;

  /** from now on; undefined: for ever */
  allow(milliseconds: number | undefined): void {
    clearTimeout(this.timer);
    if (milliseconds !== undefined) this.timer = setTimeout(() => this.controller.abort(), milliseconds);
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
