import { setTimeout as sleep } from 'node:timers/promises';
import { EnvironmentError, loadEnv } from '@afya/runtime';
import { createObjectStore, type ObjectStore, objectStoreVariables } from '@afya/storage';
import * as z from 'zod';

/** A store that is started together with this command needs time to start. */
const TIMEOUT_MS = 90_000;
const RETRY_PAUSE_MS = 500;

/** Waits until the object store responds, and creates its folder or bucket if it is missing. */
async function prepare(store: ObjectStore): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; ;) {
    try {
      await store.prepare();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(RETRY_PAUSE_MS);
    }
  }
}

/** A job for deployments, which ends when the object store is ready. On failure it prints the cause and exits with code 1. */
async function main(): Promise<void> {
  await prepare(createObjectStore(loadEnv(z.object(objectStoreVariables))));
  console.log('the object store is ready');
}

main().catch((error: Error) => {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  console.error(error instanceof EnvironmentError ? error.message : `the object store does not respond${cause}`);
  process.exitCode = 1;
});
