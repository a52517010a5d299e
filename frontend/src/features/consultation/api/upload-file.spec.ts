import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error';
import { refuse } from '../../../testing/fake-api';
import { server } from '../../../testing/server';
import { uploadFile } from './upload-file';

const ID = 'an-upload-of-22-bytes_';
const BYTES = Uint8Array.from({ length: 1_000 }, (_, at) => at % 251);
const file = new File([BYTES], 'lab.pdf');

/** A server of one upload. `answer` may replace the response to an append, after the given number of bytes has been stored. */
function fakeUploads(answer: (append: number) => { stored: number; response: Response } | undefined = () => undefined) {
  const state = {
    stored: [] as number[],
    isCreated: false,
    calls: [] as string[],
    received: 0,
    keys: new Set<string>(),
  };
  server.use(
    http.post('/api/uploads', ({ request }) => {
      state.calls.push(`POST ${request.headers.get('Upload-Length')}`);
      state.keys.add(request.headers.get('Idempotency-Key') ?? '');
      const status = state.isCreated ? 200 : 201;
      state.isCreated = true;
      return new HttpResponse(null, { status, headers: { Location: `/api/uploads/${ID}` } });
    }),
    http.head(`/api/uploads/${ID}`, () => {
      state.calls.push('HEAD');
      return new HttpResponse(null, { headers: { 'Upload-Offset': String(state.stored.length) } });
    }),
    http.patch(`/api/uploads/${ID}`, async ({ request }) => {
      const offset = Number(request.headers.get('Upload-Offset'));
      state.calls.push(`PATCH ${offset}`);
      const bytes = new Uint8Array(await request.arrayBuffer());
      state.received += bytes.length;
      if (offset !== state.stored.length) return refuse({ status: 409, code: 'UPLOAD_OFFSET_WRONG' });
      const replaced = answer(state.calls.filter((call) => call.startsWith('PATCH')).length);
      state.stored.push(...bytes.slice(0, replaced?.stored ?? bytes.length));
      return replaced?.response ?? new HttpResponse(null, { status: 204 });
    }),
  );
  return state;
}

const upload = (signal = new AbortController().signal, onProgress: (loaded: number) => void = () => {}) =>
  uploadFile(file, { key: 'file-1', onProgress, signal });

// The pauses between two tries take no time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const clock = setInterval(() => vi.advanceTimersByTime(1_000), 5);
  return () => {
    clearInterval(clock);
    vi.useRealTimers();
  };
});

describe('an upload', () => {
  it('without interruption takes two requests', async () => {
    const uploads = fakeUploads();
    expect(await upload()).toBe(ID);
    expect(uploads.calls).toEqual(['POST 1000', 'PATCH 0']);
    expect(uploads.stored).toEqual([...BYTES]);
  });

  it('that breaks in the middle asks for the offset and sends only the rest', async () => {
    const uploads = fakeUploads((append) =>
      append === 1 ? { stored: 600, response: HttpResponse.error() } : undefined,
    );
    const progress: number[] = [];
    expect(await upload(undefined, (loaded) => progress.push(loaded))).toBe(ID);
    expect(uploads.calls).toEqual(['POST 1000', 'PATCH 0', 'HEAD', 'PATCH 600']);
    expect(uploads.stored).toEqual([...BYTES]);
    expect(progress).toContain(600);
  });

  it('that breaks for longer rejects, and the next attempt goes on under the same key', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const uploads = fakeUploads((append) =>
      append === 1 ? { stored: 300, response: HttpResponse.error() } : undefined,
    );
    await expect(upload()).rejects.not.toBeInstanceOf(ApiError);
    isOnline.mockRestore();
    expect(await upload()).toBe(ID);
    expect(uploads.calls).toEqual(['POST 1000', 'PATCH 0', 'POST 1000', 'HEAD', 'PATCH 300']);
    expect(uploads.keys).toEqual(new Set(['file-1']));
  });

  it('whose answer is lost after the last byte is not sent again', async () => {
    const uploads = fakeUploads(() => ({ stored: 1_000, response: HttpResponse.error() }));
    expect(await upload()).toBe(ID);
    expect(uploads.received).toBe(1_000);
  });

  it('that makes no progress is given up after four tries', async () => {
    const uploads = fakeUploads(() => ({ stored: 0, response: HttpResponse.error() }));
    await expect(upload()).rejects.toThrow();
    expect(uploads.calls.filter((call) => call === 'PATCH 0')).toHaveLength(4);
  });

  it('goes on after the server cut a slow request, and after another one was faster', async () => {
    const uploads = fakeUploads((append) => {
      if (append === 1) return { stored: 100, response: refuse({ status: 408, code: 'REQUEST_TOO_SLOW' }) };
      return append === 2 ? { stored: 400, response: refuse({ status: 409, code: 'UPLOAD_OFFSET_WRONG' }) } : undefined;
    });
    expect(await upload()).toBe(ID);
    expect(uploads.stored).toEqual([...BYTES]);
  });

  it('that the server refuses rejects with its code', async () => {
    fakeUploads(() => ({ stored: 0, response: refuse({ status: 413, code: 'FILE_TOO_LARGE' }) }));
    await expect(upload()).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
  });

  it('that is cancelled rejects at once', async () => {
    const controller = new AbortController();
    fakeUploads(() => {
      controller.abort(new Error('cancelled'));
      return { stored: 10, response: HttpResponse.error() };
    });
    await expect(upload(controller.signal)).rejects.toThrow('cancelled');
  });

  it.each([
    [404, 'ROUTE_NOT_FOUND'],
    [429, 'FILES_DAILY_LIMIT'],
  ] as const)('is not used when its creation is answered with %i', async (status, code) => {
    fakeUploads();
    server.use(http.post('/api/uploads', () => refuse({ status, code })));
    expect(await upload()).toBeUndefined();
  });

  it('is not used when it has expired meanwhile', async () => {
    const uploads = fakeUploads();
    uploads.isCreated = true;
    server.use(http.head(`/api/uploads/${ID}`, () => new HttpResponse(null, { status: 404 })));
    expect(await upload()).toBeUndefined();
  });
});
