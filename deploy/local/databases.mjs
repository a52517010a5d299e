/**
 * `npm run databases`: a throw-away Postgres for working on one spec, until Ctrl-C. Prints the variables that the specs read.
 */
import { startPostgres } from './backends/postgres.mjs';
import { failWith, say } from './setup/say.mjs';
import { localDir } from './setup/paths.mjs';

try {
  const postgres = await startPostgres({ stateDir: `${localDir}/databases`, isThrowAway: true });
  process.stdout.write(`export DATABASE_URL=${postgres.url}\n`);
  say('ready; Ctrl-C stops it');
  const held = setInterval(() => undefined, 60_000);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      clearInterval(held);
      void postgres.stop();
    });
  }
} catch (error) {
  failWith(error);
}
