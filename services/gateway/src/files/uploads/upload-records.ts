import { LIMITS } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { needRedis } from '../../platform/backends/bus-redis';
import { type Share } from '../check/fair-queue';

const LIFETIME_SECONDS = 24 * 3_600;
/** An upload is deleted this long after its creation, used or not. */
export const UPLOAD_LIFETIME_MS = LIFETIME_SECONDS * 1_000;
/** Bytes of the uploads that are created in 24 hours: each owner's as for messages, and those of a network. */
const MAX_BYTES = { owner: LIMITS.fileBytesPerDay, network: 10 * LIMITS.fileBytesPerDay } as const;
/** A client that sends single bytes must not fill the store with pieces. */
const MAX_PIECES = 500;

const PIECE = 'piece:';

/** Stored bytes of an upload from an offset on. */
export interface Piece {
  at: number;
  objectKey: string;
  contentKey: string;
}

export interface UploadRecord {
  id: string;
  /** pseudonym */
  owner: string;
  /** bytes announced */
  length: number;
  /** bytes that are stored */
  offset: number;
  /** by their offset; none once a message with the upload has been accepted */
  pieces: Piece[];
  /** of the bytes, once a message with the upload has been accepted */
  sha256: string | null;
}

/** 0: created; -1: exists already; else the seconds until the owner or network may create an upload of this length. */
const CREATE_SCRIPT = `
if redis.call('EXISTS', KEYS[1]) == 1 then return -1 end
for i = 3, 4 do
  local used = tonumber(redis.call('GET', KEYS[i]) or '0')
  if used + tonumber(ARGV[3]) > tonumber(ARGV[i + 2]) then return math.max(1, redis.call('TTL', KEYS[i])) end
end
for i = 3, 4 do
  redis.call('SET', KEYS[i], 0, 'EX', ARGV[4], 'NX')
  redis.call('INCRBY', KEYS[i], ARGV[3])
end
redis.call('HSET', KEYS[1], 'owner', ARGV[2], 'length', ARGV[3], 'offset', 0)
redis.call('EXPIRE', KEYS[1], ARGV[4])
redis.call('SADD', KEYS[2], ARGV[1])
redis.call('EXPIRE', KEYS[2], ARGV[4])
return 0`;

/** Adds a piece if the upload still exists and ends where the piece begins. */
const ADD_SCRIPT = `
if redis.call('HGET', KEYS[1], 'offset') ~= ARGV[1] or redis.call('HLEN', KEYS[1]) > tonumber(ARGV[4]) then return 0 end
redis.call('HSET', KEYS[1], 'offset', ARGV[2], '${PIECE}' .. ARGV[1], ARGV[3])
return 1`;

/** Replaces the pieces by the hash, unless the upload was erased meanwhile. */
const USE_SCRIPT = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'sha256', ARGV[1])
return redis.call('HDEL', KEYS[1], unpack(ARGV, 2))`;

const recordKey = (id: string) => `upload:${id}`;
const ownerKey = (owner: string) => `uploads-of:${owner}`;

/**
 * What is known of each upload, in Redis, so that every gateway can go on with it. The file's name is not known before the message. The
 * keys of the encrypted pieces are only here and not in the object store. Every method throws RPC_UNAVAILABLE without Redis.
 */
@Injectable()
export class UploadRecords {
  constructor(private readonly redis: Redis) {}

  /** Returns false when it exists already. Throws FILES_DAILY_LIMIT. */
  async create(id: string, length: number, { owner, network }: Share): Promise<boolean> {
    const keys = [recordKey(id), ownerKey(owner), `upload-bytes:owner:${owner}`, `upload-bytes:network:${network}`];
    const values = [id, owner, length, LIFETIME_SECONDS, MAX_BYTES.owner, MAX_BYTES.network];
    const seconds = Number(await needRedis(() => this.redis.eval(CREATE_SCRIPT, keys.length, ...keys, ...values)));
    if (seconds > 0) throw new AppError('FILES_DAILY_LIMIT', { retryAfterSeconds: seconds });
    return seconds === 0;
  }

  /** null: it does not exist, has expired or was erased */
  async find(id: string): Promise<UploadRecord | null> {
    const fields = await needRedis(() => this.redis.hgetall(recordKey(id)));
    const { owner, length, offset, sha256 = null } = fields;
    if (owner === undefined) return null;
    const pieces = Object.entries(fields)
      .filter(([name]) => name.startsWith(PIECE))
      .map(([name, json]) => ({ at: Number(name.slice(PIECE.length)), ...(JSON.parse(json) as Omit<Piece, 'at'>) }))
      .sort((a, b) => a.at - b.at);
    return { id, owner, length: Number(length), offset: Number(offset), pieces, sha256 };
  }

  /** Returns false when the upload is gone, goes on at another offset or has too many pieces. */
  async addPiece(id: string, { at, ...stored }: Piece, size: number): Promise<boolean> {
    const values = [at, at + size, JSON.stringify(stored), MAX_PIECES];
    return (await needRedis(() => this.redis.eval(ADD_SCRIPT, 1, recordKey(id), ...values))) === 1;
  }

  async markUsed({ id, pieces }: UploadRecord, sha256: string): Promise<void> {
    const names = pieces.map(({ at }) => `${PIECE}${at}`);
    await needRedis(() => this.redis.eval(USE_SCRIPT, 1, recordKey(id), sha256, ...names));
  }

  /** Deletes the records of all uploads of an owner and returns them. */
  async deleteOf(owner: string): Promise<UploadRecord[]> {
    const ids = await needRedis(() => this.redis.smembers(ownerKey(owner)));
    const records = await Promise.all(ids.map((id) => this.find(id)));
    await needRedis(() => this.redis.del(ownerKey(owner), ...ids.map(recordKey)));
    return records.filter((record) => record !== null);
  }
}
