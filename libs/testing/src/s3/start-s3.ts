import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Client } from 'minio';
import { imageOf, runContainer, usesContainers } from '../containers/run-container';
import { eventually } from '../eventually';
import { freePort } from '../free-port';
import { Buckets } from './buckets';
import { serveS3 } from './serve-s3';
import type { S3Account } from './signature';

/** An S3 server for one test, which can be killed and restarted. */
export interface TestS3 extends S3Account {
  url: string;
  /** closes every connection */
  kill(): Promise<void>;
  /** starts again on the same port, with its data */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

type S3Server = Pick<TestS3, 'kill' | 'restart' | 'stop'>;

const COMMAND = 'server -s3 -s3.port=9000 -volume.max=0 -master.volumeSizeLimitMB=64';
const PORT = 9000;

async function ofThisProcess(port: number, account: S3Account): Promise<S3Server> {
  const buckets = new Buckets();
  let server = await serveS3(port, account, buckets);
  const kill = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const restart = async () => {
    server = await serveS3(port, account, buckets);
  };
  return { kill, restart, stop: kill };
}

async function inContainer(port: number, { accessKey, secretKey }: S3Account): Promise<S3Server> {
  const container = await runContainer({
    image: imageOf('S3_IMAGE'),
    command: (process.env['S3_COMMAND'] || COMMAND).split(' '),
    // SeaweedFS' names, and MinIO's
    environment: {
      AWS_ACCESS_KEY_ID: accessKey,
      AWS_SECRET_ACCESS_KEY: secretKey,
      MINIO_ROOT_USER: accessKey,
      MINIO_ROOT_PASSWORD: secretKey,
    },
    port: { inside: PORT, outside: port },
  });
  const client = new Client({ endPoint: '127.0.0.1', port, useSSL: false, accessKey, secretKey, region: 'us-east-1' });
  const answers = () => eventually(() => client.listBuckets(), { timeoutMs: 60_000, everyMs: 200 });
  await answers();
  return {
    kill: () => container.kill(),
    async restart() {
      await container.restart();
      await answers();
    },
    stop: () => container.stop(),
  };
}

/** Starts an S3 server on a free port: in this process, or in a container when specs use containers. */
export async function startS3(): Promise<TestS3> {
  const port = await freePort();
  const account = { accessKey: randomBytes(10).toString('hex'), secretKey: randomBytes(20).toString('hex') };
  const server = await (usesContainers() ? inContainer : ofThisProcess)(port, account);
  return { url: `http://127.0.0.1:${port}`, ...account, ...server };
}
