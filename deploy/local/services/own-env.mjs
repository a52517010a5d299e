/**
 * @typedef {'gateway' | 'auth' | 'consultation' | 'admin-log' | 'ai-worker'} ServiceName
 * @typedef {Record<ServiceName, NodeJS.ProcessEnv>} OwnEnv
 */

/**
 * What each service is given for itself alone, over what all are given: the role of its schema. The gateway and the workers reach
 * no database. Without roles (a DATABASE_URL of the person's own) all that have a schema share that URL.
 * @param {{ databaseUrl: string, databaseUrls: import('../backends/roles.mjs').DatabaseUrls | undefined }} backends
 * @returns {OwnEnv}
 */
export function ownEnv({ databaseUrl, databaseUrls }) {
  const database = (/** @type {'auth' | 'consultation' | 'admin-log'} */ name) =>
    databaseUrls === undefined
      ? { DATABASE_URL: databaseUrl }
      : { DATABASE_URL: databaseUrls[name], MIGRATIONS_DATABASE_URL: undefined, MIGRATE_ON_START: 'false' };
  const none = { DATABASE_URL: undefined, MIGRATIONS_DATABASE_URL: undefined };
  return {
    gateway: none,
    auth: database('auth'),
    consultation: database('consultation'),
    'admin-log': database('admin-log'),
    'ai-worker': none,
  };
}
