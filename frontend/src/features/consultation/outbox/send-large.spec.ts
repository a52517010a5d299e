import { LIMITS } from '@afya/contracts';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { fakeApi, refuse, SESSION_ID } from '../../../testing/fake-api';
import { server } from '../../../testing/server';
import type { OutgoingMessage } from './message-state';
import { sendLarge } from './send-large';

const ID = 'an-upload-of-22-bytes_';
const pdf = (name: string, size: number) => new File(['%PDF', 'x'.repeat(size - 4)], name);
const SMALL = LIMITS.resumableBytes;
const FILES = [pdf('small.pdf', 1_000), pdf('large.pdf', SMALL + 1), pdf('limit.pdf', SMALL)];
const MESSAGE: OutgoingMessage = {
  sessionId: SESSION_ID,
  text: 'the reports',
  files: FILES.map(({ name }) => ({ id: `1.${name}`, name, type: 'pdf' as const })),
  language: 'sw',
  purchases: [],
  idempotencyKey: 'key',
  startedAt: 1,
};

/** Sends the message; returns the server and the shares that were shown. */
function send(creation: () => Response) {
  const api = fakeApi();
  server.use(
    http.post('/api/uploads', creation),
    http.patch(`/api/uploads/${ID}`, () => new HttpResponse(null, { status: 204 })),
  );
  const shown: number[][] = [];
  const showShares = (shares: readonly number[]) => shown.push([...shares]);
  const sent = sendLarge(MESSAGE, FILES, { showShares, signal: new AbortController().signal });
  return { api, shown, sent };
}
const created = () => new HttpResponse(null, { status: 201, headers: { Location: `/api/uploads/${ID}` } });

describe('a message with a large file', () => {
  it('names the upload at its place and has the small files in its form', async () => {
    const { api, shown, sent } = send(created);
    await sent;
    expect(api.sends).toHaveLength(1);
    const { files, fileTypes, uploads, key, language } = api.sends[0]!;
    expect(files).toHaveLength(2);
    expect(fileTypes).toEqual(['pdf', 'pdf', 'pdf']);
    expect(JSON.parse(uploads!)).toEqual([{ id: ID, filename: 'large.pdf', position: 1 }]);
    expect([key, language]).toEqual(['key', 'sw']);
    expect(shown.at(-1)).toEqual([1, 1, 1]);
  });

  it('has all files in its form when the server takes no uploads', async () => {
    const { api, sent } = send(() => refuse({ status: 404, code: 'ROUTE_NOT_FOUND' }));
    await sent;
    expect(api.sends.map(({ files }) => files.length)).toEqual([3]);
    expect(api.sends[0]!.uploads).toBeNull();
  });

  it('is sent again, with all files in its form, when the server does not have the upload any more', async () => {
    const { api, sent } = send(created);
    api.refuseSend = { status: 404, code: 'UPLOAD_NOT_FOUND' };
    await expect(sent).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect(api.sends.map(({ files, key }) => [files.length, key])).toEqual([
      [2, 'key'],
      [3, 'key'],
    ]);
  });

  it('is not sent when the upload is refused', async () => {
    const { api, sent } = send(() => refuse({ status: 403, code: 'ACCESS_DENIED' }));
    await expect(sent).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
    expect(api.sends).toEqual([]);
  });
});
