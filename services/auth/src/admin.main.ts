import { EnvironmentError } from '@afya/runtime';
import { administer } from './admin/administer';
import { TypeOrmAccountRepository } from './persistence/typeorm-account.repository';
import { loadDatabaseEnv } from './auth.env';
import { openDatabase } from './persistence/open-database';

/** `grant <username>`, `revoke <username>`, `reset-second-factor <username>` or `list`; needs DATABASE_URL. Exits with 1 on failure. */
async function main(words: string[]): Promise<number> {
  const database = await openDatabase(loadDatabaseEnv());
  try {
    const { lines, done } = await administer(words, new TypeOrmAccountRepository(database));
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
