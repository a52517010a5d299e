import { EnvironmentError } from '@afya/runtime';
import { administer } from './admin/administer';
import { PostgresAccountRepository } from './accounts/postgres-account.repository';
import { loadDatabaseEnv } from './auth.env';
import { openDatabase } from './database/open-database';

/** `grant <username>`, `revoke <username>`, `reset-second-factor <username>` or `list`; needs DATABASE_URL. Exit code 1 when it could not be done. */
async function main(words: string[]): Promise<number> {
  const database = await openDatabase(loadDatabaseEnv());
  try {
    const { lines, done } = await administer(words, new PostgresAccountRepository(database));
    for (const line of lines) (done ? console.log : console.error)(line);
    return done ? 0 : 1;
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  },
);
