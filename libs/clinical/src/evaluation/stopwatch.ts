import { replyTo } from '../engine';
import type { ClinicalReply, ClinicalTurn } from '../consultation/turn';
import type { Pace } from './report';

/** Measures the time of each reply, on one core. */
export class Stopwatch {
  /** milliseconds */
  private readonly times: number[] = [];

  readonly timed = (turn: ClinicalTurn): ClinicalReply => {
    const start = performance.now();
    const reply = replyTo(turn);
    this.times.push(performance.now() - start);
    return reply;
  };

  pace(): Pace {
    const sorted = [...this.times].sort((a, b) => a - b);
    const seconds = sorted.reduce((sum, time) => sum + time, 0) / 1_000;
    return {
      repliesPerSecond: sorted.length / seconds,
      p99Milliseconds: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? NaN,
    };
  }
}
