import { runSqlFile } from '@afya/database';

/** `node prepare-database.main.js FILE`: makes the roles of the database (deploy/postgres/roles.sql), with no psql in the image. */
void runSqlFile(process.argv[2] ?? '/roles.sql');
