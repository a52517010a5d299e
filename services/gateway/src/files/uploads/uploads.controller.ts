import { LIMITS } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { ownerOf } from '@afya/service-contracts';
import { Controller, Head, Headers, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { randomUUID } from 'node:crypto';
import { Pseudonyms } from '../../limits/pseudonyms';
import { UploadLimit } from '../../limits/upload-limit';
import { API_PREFIX } from '../../platform/controller-path';
import { ApiRoute } from '../../platform/openapi/api-route.decorator';
import { UploadRecords } from './upload-records';
import { Uploads } from './uploads';

const PATH = 'uploads';
const TUS_VERSION = '1.0.0';
const PATCH_TYPE = 'application/offset+octet-stream';
const IDEMPOTENCY_KEY = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKeyLength}}$`);
const TUS_HEADERS = { 'Tus-Resumable': TUS_VERSION };

/** The core and the creation of the tus protocol, version 1.0.0. A message names the finished uploads. */
@Controller(PATH)
export class UploadsController {
  constructor(
    private readonly uploads: Uploads,
    private readonly records: UploadRecords,
    private readonly pseudonyms: Pseudonyms,
    private readonly limit: UploadLimit,
  ) {}

  /** A repeat with the same key answers 200 and the same Location. */
  @Post()
  @ApiRoute({
    summary: 'Creates an upload, which a message names when all its bytes have arrived.',
    headers: ['Upload-Length', 'Idempotency-Key'],
    answers: { 200: null, 201: null },
    answerHeaders: { Location: 'the address of the upload' },
    refusals: [
      'VALIDATION_FAILED',
      'IDEMPOTENCY_KEY_MALFORMED',
      'ACCESS_DENIED',
      'ORIGIN_REJECTED',
      'FILE_TOO_LARGE',
      'FILE_EMPTY',
      'IDEMPOTENCY_KEY_REUSED',
      'FILES_DAILY_LIMIT',
      'RPC_UNAVAILABLE',
    ],
  })
  async create(
    @Headers('upload-length') lengthHeader: string | undefined,
    @Headers('idempotency-key') key: string = randomUUID(),
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (ownerOf(request.actor) === null) throw new AppError('ACCESS_DENIED');
    if (!IDEMPOTENCY_KEY.test(key)) throw new AppError('IDEMPOTENCY_KEY_MALFORMED');
    const length = bytesOf('Upload-Length', lengthHeader);
    if (length > LIMITS.fileBytes) throw new AppError('FILE_TOO_LARGE');
    if (length === 0) throw new AppError('FILE_EMPTY');
    const share = this.pseudonyms.shareOf(request);
    const id = this.pseudonyms.of(`upload ${share.owner} ${key}`);
    const existing = await this.records.find(id);
    if (existing && existing.length !== length) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (!existing) await this.limit.requireLeft(request);
    if (!existing && (await this.records.create(id, length, share))) {
      await this.limit.count(request);
      response.status(201);
    } else response.status(200);
    response.set({ ...TUS_HEADERS, Location: `/${API_PREFIX}/${PATH}/${id}` });
  }

  @Head(':id')
  @ApiRoute({
    summary: 'Where an upload goes on.',
    answers: { 200: null },
    answerHeaders: { 'Upload-Offset': 'the number of bytes that have arrived', 'Upload-Length': 'the bytes announced' },
    refusals: ['UPLOAD_NOT_FOUND', 'RPC_UNAVAILABLE'],
  })
  async find(
    @Param('id') id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const { offset, length } = await this.uploads.find(id, this.pseudonyms.shareOf(request).owner);
    response.set({ ...TUS_HEADERS, 'Upload-Offset': String(offset), 'Upload-Length': String(length) });
  }

  @Patch(':id')
  @HttpCode(204)
  @ApiRoute({
    summary: 'Appends bytes to an upload, from its offset on.',
    headers: ['Upload-Offset'],
    answers: { 204: null },
    answerHeaders: { 'Upload-Offset': 'the number of bytes that have arrived' },
    refusals: [
      'BODY_MALFORMED',
      'VALIDATION_FAILED',
      'ORIGIN_REJECTED',
      'UPLOAD_NOT_FOUND',
      'UPLOAD_OFFSET_WRONG',
      'FILE_TOO_LARGE',
      'RPC_OVERLOADED',
      'RPC_UNAVAILABLE',
      'STORAGE_UNAVAILABLE',
    ],
  })
  async append(
    @Param('id') id: string,
    @Headers('upload-offset') offsetHeader: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    try {
      const offset = await this.receive(id, offsetHeader, request);
      response.set({ ...TUS_HEADERS, 'Upload-Offset': String(offset) });
    } catch (error) {
      // The rest of the body is not read.
      if (!response.headersSent) response.setHeader('Connection', 'close');
      throw error;
    }
  }

  private async receive(id: string, offsetHeader: string | undefined, request: Request): Promise<number> {
    if (!request.is(PATCH_TYPE)) throw new AppError('BODY_MALFORMED');
    const share = this.pseudonyms.shareOf(request);
    const record = await this.uploads.find(id, share.owner);
    if (bytesOf('Upload-Offset', offsetHeader) !== record.offset) throw new AppError('UPLOAD_OFFSET_WRONG');
    if (Number(request.headers['content-length'] ?? 0) > record.length - record.offset)
      throw new AppError('FILE_TOO_LARGE');
    return this.uploads.append(record, request, share);
  }
}

function bytesOf(name: string, header: string | undefined): number {
  if (header && /^\d{1,15}$/.test(header)) return Number(header);
  throw new AppError('VALIDATION_FAILED', { errors: { [name]: 'must be a number of bytes' } });
}
