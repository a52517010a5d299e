require('reflect-metadata');
const { RedisStreamsServer, RpcHandler, RpcKeys } = require('@afya/messaging');
const { nestLogger } = require('@afya/runtime');
const { rpcContract } = require('@afya/service-contracts');
const { Controller, Module } = require('@nestjs/common');
const { NestFactory } = require('@nestjs/core');
const z = require('zod/mini');

const body = z.object({ text: z.string() });
const Echo = rpcContract({ service: 'admin-log', pattern: 'bench.echo', kind: 'read', request: body, response: body });

class EchoController {
  async echo(request) {
    return request;
  }
}
RpcHandler(Echo)(EchoController.prototype, 'echo', Object.getOwnPropertyDescriptor(EchoController.prototype, 'echo'));
Controller()(EchoController);
class EchoModule {}
Module({ controllers: [EchoController] })(EchoModule);

async function serve() {
  const { BUS_REDIS_URL: redisUrl } = process.env;
  const keys = new RpcKeys('admin-log', process.env);
  const mayCall = (caller) => caller === 'gateway';
  const strategy = new RedisStreamsServer({ service: 'admin-log', redisUrl, keys, mayCall });
  const app = await NestFactory.createMicroservice(EchoModule, { strategy, logger: nestLogger });
  await app.listen();
  process.send('ready');
}

module.exports = { Echo };
if (process.argv[2] === 'serve') void serve();
