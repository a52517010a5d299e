export { createDatabase, type TestDatabase } from './database';
export { eventually } from './eventually';
export { freePort } from './free-port';
export { startRedis, type TestRedis } from './redis';
