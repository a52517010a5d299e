import { type Readable } from 'node:stream';
import type { Client } from 'minio';
import { exactSize } from './exact-size';
import { assertObjectKey } from './object-key';
import { ObjectStore, type ObjectInfo, type StoredObject } from './object-store';
import { orUnavailable } from './unavailable';

export interface S3Settings {
  /** with scheme and, where it is not the usual one, port */
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

const MISSING = new Set(['NoSuchKey', 'NotFound']);
const isMissing = (error: unknown) => MISSING.has((error as { code?: string }).code ?? '');

/** Objects in a bucket of any S3 server; the bucket is made at first use where it is missing. */
export class S3ObjectStore extends ObjectStore {
  private connection: Promise<Client> | undefined;

  constructor(private readonly settings: S3Settings) {
    super();
  }

  async put(key: string, body: Buffer | Readable, { mime, size }: ObjectInfo): Promise<void> {
    assertObjectKey(key);
    await orUnavailable(async () => {
      const client = await this.connect();
      await client.putObject(this.settings.bucket, key, exactSize(body, size), size, { 'Content-Type': mime });
    });
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

  /** The client is loaded and the bucket looked at once; after a failure the next call tries anew. */
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
