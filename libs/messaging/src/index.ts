export { RedisStreamsServer, type RedisStreamsServerOptions } from './redis-streams-server';
export { RedisStreamsClientProxy, type RpcClientOptions } from './redis-streams-client-proxy';
export { RpcClient } from './rpc-client';
export { RpcContext } from './rpc-context';
export { RpcHandler } from './rpc-handler';
export { type RpcKeyEnv, RpcKeys } from './rpc-keys';
