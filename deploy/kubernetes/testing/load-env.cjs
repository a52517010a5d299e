/**
 * Reads the environment of this process as a service does at its start: `load-env.cjs <service>`. Prints one line per invalid variable
 * and exits with 1.
 */
const [service] = process.argv.slice(2);
const { createObjectStore } = require('../../../libs/storage/src/index.ts');
const sources = '../../../services';
/** @type {Record<string, () => any>} */
const loaders = {
  gateway: () => require(`${sources}/gateway/src/gateway.env.ts`).loadGatewayEnv(),
  auth: () => require(`${sources}/auth/src/auth.env.ts`).loadAuthEnv(),
  consultation: () => require(`${sources}/consultation/src/consultation.env.ts`).loadConsultationEnv(),
  'admin-log': () => require(`${sources}/admin-log/src/admin-log.env.ts`).loadAdminLogEnv(),
  'ai-worker': () => require(`${sources}/ai-worker/src/worker.env.ts`).loadWorkerEnv(),
};

try {
  const env = loaders[service ?? '']?.();
  if (!env) throw new Error(`there is no service ${service}`);
  if (env.OBJECT_STORE) createObjectStore(env);
  require('../../../libs/runtime/src/operations.env.ts').loadOperationsEnv();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
