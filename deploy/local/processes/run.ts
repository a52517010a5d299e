import { rmSync } from 'node:fs';
import { makePrivateDir } from '../setup/paths.mjs';
import { printLine } from '../setup/terminal.mjs';
import { lockCheckout, refuseWhileLocked } from './checkout-lock.ts';
import { Lifetime } from './lifetime.ts';
import { ProcessRegistry } from './registry.ts';

/** Where a command stores its state, and how the processes that it starts are stopped. */
export interface Run {
  stateDir: string;
  lifetime: Lifetime;
  registry: ProcessRegistry;
}

export interface RunOptions {
  stateDir: string;
  /** What the command does, for the message that another launcher prints. */
  doing: string;
  /** Deletes what an earlier run left in the folder. */
  isFresh?: boolean;
}

/**
 * Does the work as the only launcher on a state folder, then stops everything that it started.
 * @returns whether a signal ended it
 * @throws the error of the work, unless a signal ended it
 */
export async function withRun({ stateDir, doing, isFresh = false }: RunOptions, work: (run: Run) => Promise<void>) {
  const registry = new ProcessRegistry(makePrivateDir(stateDir));
  const lifetime = new Lifetime({ killAll: () => registry.killAll() });
  try {
    refuseWhileLocked(stateDir);
    if (isFresh) {
      await registry.stopLeftovers();
      rmSync(stateDir, { recursive: true, force: true });
      makePrivateDir(stateDir);
    }
    lifetime.defer(lockCheckout(stateDir, doing));
    const leftovers = await registry.stopLeftovers();
    if (leftovers.length > 0)
      printLine(`stopped processes that an interrupted run left behind: ${leftovers.join(', ')}`);
    lifetime.defer(() => registry.stopAll());
    await work({ stateDir, lifetime, registry });
  } catch (error) {
    if (!lifetime.signal.aborted) throw error;
  } finally {
    await lifetime.end();
  }
  return lifetime.signal.aborted;
}
