import { generateSync } from 'otplib';
import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 30_000;
/** Longer than a test of second factors takes on a slow machine. */
const TEST_MS = 8_000;

/** The code of a time step away from now. */
export const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + (steps * STEP_MS) / 1000 });

/** A code of the step before is too old once the next step begins, so a test does not start shortly before that. */
export async function startEarlyInStep(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < TEST_MS) await sleep(left);
}
