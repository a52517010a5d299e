export { createDatabase, type TestDatabase } from './database';
export { eventually } from './eventually';
export { freePort } from './free-port';
export { FROM_SOURCE } from './from-source';
export { type ServiceProcess } from './product/service-process';
export { type EngineScript, type Product, type ProductOptions, startProduct } from './product/start-product';
export { type SeenMessage, type Sending, type Sent, Visitor } from './product/visitor';
export { startRedis, type TestRedis } from './redis';
