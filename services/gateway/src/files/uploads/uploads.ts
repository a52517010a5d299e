import { AppError, logger } from '@afya/runtime';
import { decryptObject, encryptBody, encryptedSize, newContentKey, ObjectStore } from '@afya/storage';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Share } from '../check/fair-queue';
import { newPieceKey } from '../file-key';
import { Quarantine } from '../quarantine/quarantine';
import { type UploadRecord, UploadRecords } from './upload-records';
import { BYTES_BEFORE_SLOT, UploadSlots } from './upload-slots';

const MIME = 'application/octet-stream';
/** Bytes are stored in pieces of this size while they arrive, so that even a killed gateway loses at most one. */
const PIECE_BYTES = 256 * 1024;

/**
 * Files that arrive before their message, and in as many requests as the network needs. Their bytes are in the object store, encrypted,
 * and their records in Redis: every gateway can go on. An upload belongs to its owner; for all others it does not exist.
 */
@Injectable()
export class Uploads {
  constructor(
    private readonly records: UploadRecords,
    private readonly store: ObjectStore,
    private readonly slots: UploadSlots,
    private readonly quarantine: Quarantine,
  ) {}

  /** Throws UPLOAD_NOT_FOUND. */
  async find(id: string, owner: string): Promise<UploadRecord> {
    const record = await this.records.find(id);
    if (record?.owner !== owner) throw new AppError('UPLOAD_NOT_FOUND');
    return record;
  }

  /**
   * Stores the bytes that arrive, also when the connection breaks, and returns the new offset. Throws UPLOAD_OFFSET_WRONG when another
   * request was faster, FILE_TOO_LARGE for more bytes than announced, RPC_OVERLOADED without a free slot, BODY_MALFORMED when the
   * connection breaks.
   */
  async append(record: UploadRecord, body: Readable, share: Share): Promise<number> {
    const arriving = new Arriving();
    let offset = record.offset;
    let release: (() => void) | null = null;
    const save = async () => {
      const bytes = arriving.take();
      if (bytes.length > 0) await this.savePiece(record, offset, bytes);
      offset += bytes.length;
    };
    try {
      for await (const chunk of chunksOf(body)) {
        if (offset + arriving.size + chunk.length > record.length) throw new AppError('FILE_TOO_LARGE');
        arriving.add(chunk);
        if (!release && arriving.total >= BYTES_BEFORE_SLOT) {
          release = this.slots.acquire(share);
          if (!release) throw new AppError('RPC_OVERLOADED');
        }
        if (arriving.size >= PIECE_BYTES) await save();
      }
    } catch (error) {
      if (isOfClient(error)) await save();
      throw error;
    } finally {
      release?.();
    }
    await save();
    return offset;
  }

  /** Writes the bytes of a finished upload to a new file in the quarantine. Throws UPLOAD_NOT_FOUND when they are gone. */
  async assemble({ pieces }: UploadRecord): Promise<string> {
    const path = join(this.quarantine.folder, randomUUID());
    const { store } = this;
    const bytes = async function* () {
      for (const { objectKey, contentKey } of pieces) {
        const object = await store.get(objectKey);
        if (!object) throw new AppError('UPLOAD_NOT_FOUND');
        yield* decryptObject(object, contentKey).body;
      }
    };
    try {
      await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return path;
    } catch (cause) {
      await rm(path, { force: true });
      throw cause instanceof AppError ? cause : new AppError('STORAGE_UNAVAILABLE', {}, { cause });
    }
  }

  /** Removes the bytes of an upload whose message was accepted. Its hash stays until it expires, so that a retry is recognised. */
  async use(record: UploadRecord, sha256: string): Promise<void> {
    if (record.pieces.length === 0) return;
    await this.records.markUsed(record, sha256);
    await this.removePieces(record);
  }

  /** Deletes all uploads of an owner. */
  async erase(owner: string): Promise<void> {
    for (const record of await this.records.deleteOf(owner)) await this.removePieces(record);
  }

  private async savePiece({ id }: UploadRecord, at: number, bytes: Buffer): Promise<void> {
    const piece = { at, objectKey: newPieceKey(id), contentKey: newContentKey() };
    const info = { mime: MIME, size: encryptedSize(bytes.length) };
    await this.store.put(piece.objectKey, encryptBody(bytes, piece.contentKey), info);
    if (await this.records.addPiece(id, piece, bytes.length)) return;
    await this.removePieces({ pieces: [piece] });
    throw new AppError((await this.records.find(id)) ? 'UPLOAD_OFFSET_WRONG' : 'UPLOAD_NOT_FOUND');
  }

  /** A failure is only logged, because the sweep removes the pieces later. */
  private async removePieces({ pieces }: Pick<UploadRecord, 'pieces'>): Promise<void> {
    const keys = pieces.map(({ objectKey }) => objectKey);
    await this.store.remove(keys).catch((error) => logger.warn({ err: error, keys }, 'upload not removed'));
  }
}

/** The bytes that have arrived and are not stored yet. */
class Arriving {
  private chunks: Buffer[] = [];
  size = 0;
  /** with those already stored */
  total = 0;

  add(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.size += chunk.length;
    this.total += chunk.length;
  }

  take(): Buffer {
    const bytes = Buffer.concat(this.chunks);
    this.chunks = [];
    this.size = 0;
    return bytes;
  }
}

/** Does not close the connection when the caller stops reading. Throws BODY_MALFORMED when the connection breaks. */
async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new AppError('BODY_MALFORMED', {}, { cause });
  }
}

/** The bytes before an error of the client are stored; after an error of the store or of Redis there is no use in trying. */
const isOfClient = (error: unknown) =>
  error instanceof AppError && ['BODY_MALFORMED', 'FILE_TOO_LARGE', 'RPC_OVERLOADED'].includes(error.code);
