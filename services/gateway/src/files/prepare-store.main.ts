import { setTimeout as sleep } from 'node:timers/promises';
import { EnvironmentError, loadEnv } from '@afya/runtime';
import { createObjectStore, type ObjectStore, objectStoreVariables } from '@afya/storage';
import * as z from 'zod';

/** A store that was started together with this command takes a while. */
const LIMIT_MS = 90_000;
const PAUSE_MS = 500;

/** Waits until the store of files answers; its folder or bucket is made where it is missing. */
async function prepare(store: ObjectStore): Promise<void> {
  for (const until = Date.now() + LIMIT_MS; ;) {
    try {
      await store.prepare();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** For a deployment: ends when the store can be used. Exit code 1 when it cannot; its cause is said. */
async function main(): Promise<void> {
  await prepare(createObjectStore(loadEnv(z.object(objectStoreVariables))));
  console.log('the store of files is ready');
}

main().catch((error: Error) => {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  console.error(error instanceof EnvironmentError ? error.message : `the store of files does not answer${cause}`);
  process.exitCode = 1;
});
