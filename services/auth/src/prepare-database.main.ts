import { runSqlFile } from '@afya/database';

/**
 * `node prepare-database.main.js FILE`: creates the roles of the database (deploy/postgres/roles.sql), because the image has
 * no psql.
 */
void runSqlFile(process.argv[2] ?? '/roles.sql');
