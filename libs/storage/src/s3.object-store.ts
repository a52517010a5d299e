import { type Readable } from 'node:stream';
import type { BucketItem, Client } from 'minio';
import pLimit from 'p-limit';
import { exactSize } from './exact-size';
import { assertObjectKey } from './object-key';
import { type ListedObject, ObjectStore, type ObjectInfo, type StoredObject } from './object-store';
import { eachOrUnavailable, orUnavailable } from './unavailable';

export interface S3Settings {
  /** with scheme and, unless it is the default, port */
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

/** The client keeps a whole object in memory while storing it: at most this many at once, each up to the maximum file size. */
const PUTS_AT_ONCE = 3;
const MISSING = new Set(['NoSuchKey', 'NotFound']);
const isMissing = (error: unknown) => MISSING.has((error as { code?: string }).code ?? '');

/** Objects in a bucket of any S3 server; a missing bucket is created on first use. */
export class S3ObjectStore extends ObjectStore {
  private connection: Promise<Client> | undefined;
  private readonly inTurn = pLimit(PUTS_AT_ONCE);

  constructor(private readonly settings: S3Settings) {
    super();
  }

  async prepare(): Promise<void> {
    await orUnavailable(() => this.connect());
  }

  async put(key: string, body: Buffer | Readable, { mime, size }: ObjectInfo): Promise<void> {
    assertObjectKey(key);
    // Immediately, so that a body which fails while it waits is noticed.
    const exact = exactSize(body, size);
    await orUnavailable(async () => {
      const client = await this.connect();
      await this.inTurn(async () => {
        if (exact.errored) throw exact.errored;
        await client.putObject(this.settings.bucket, key, exact, size, { 'Content-Type': mime });
      });
    }).finally(() => exact.destroy());
  }

  async get(key: string): Promise<StoredObject | null> {
    assertObjectKey(key);
    return orUnavailable(async () => {
      const client = await this.connect();
      try {
        const { size, metaData } = await client.statObject(this.settings.bucket, key);
        const body = await client.getObject(this.settings.bucket, key);
        return { body, size, mime: String(metaData['content-type']) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  async remove(keys: string[]): Promise<void> {
    keys.forEach(assertObjectKey);
    if (keys.length === 0) return;
    await orUnavailable(async () => {
      const client = await this.connect();
      await client.removeObjects(this.settings.bucket, keys);
    });
  }

  list(prefix = ''): AsyncIterable<ListedObject> {
    return eachOrUnavailable(() => this.listed(prefix));
  }

  /** There are none: an object is stored in one call, completely or not at all. */
  async removeUnfinished(): Promise<void> {}

  private async *listed(prefix: string): AsyncGenerator<ListedObject> {
    const client = await this.connect();
    const found = client.listObjectsV2(this.settings.bucket, prefix, true) as AsyncIterable<BucketItem>;
    for await (const { name, size, lastModified } of found) if (name) yield { key: name, size, at: lastModified };
  }

  /** The client is loaded and the bucket checked once; after a failure the next call tries again. */
  private connect(): Promise<Client> {
    this.connection ??= this.open().catch((error) => {
      this.connection = undefined;
      throw error;
    });
    return this.connection;
  }

  private async open(): Promise<Client> {
    const { Client: S3Client } = await import('minio');
    const { endpoint, bucket, accessKey, secretKey, region } = this.settings;
    const { hostname, port, protocol } = new URL(endpoint);
    const useSSL = protocol === 'https:';
    const client = new S3Client({
      endPoint: hostname,
      port: Number(port) || (useSSL ? 443 : 80),
      useSSL,
      accessKey,
      secretKey,
      region,
    });
    if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket, region).catch(unlessMadeMeanwhile);
    return client;
  }
}

function unlessMadeMeanwhile(error: unknown): void {
  if ((error as { code?: string }).code !== 'BucketAlreadyOwnedByYou') throw error;
}
