import * as fc from 'fast-check';
import { Readable } from 'node:stream';
import { jsonArray, jsonArrayOf, jsonBase64, type JsonParts } from './export-json';

async function whole(parts: JsonParts): Promise<unknown> {
  let text = '';
  for await (const part of parts) text += part;
  return JSON.parse(text);
}

test('encodes bytes correctly for any chunk sizes', async () => {
  const chunks = fc.array(
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
    { maxLength: 12 },
  );
  const property = fc.asyncProperty(chunks, async (given) => {
    const json = (await whole(jsonBase64(Readable.from(given)))) as string;
    expect(Buffer.from(json, 'base64')).toEqual(Buffer.concat(given));
    expect(json).toBe(Buffer.concat(given).toString('base64'));
  });
  await fc.assert(property, { numRuns: 200 });
});

test('streams a large file in parts without buffering it', async () => {
  const [piece, pieces] = [Buffer.alloc(64 * 1024), 320];
  let read = 0;
  let ahead = 0;
  async function* bytes() {
    for (; read < pieces; read += 1) yield piece;
  }
  let letters = 0;
  for await (const part of jsonBase64(Readable.from(bytes(), { highWaterMark: 1 }))) {
    letters += part.length;
    ahead = Math.max(ahead, read * piece.length - (letters * 3) / 4);
  }
  expect(letters).toBe(Math.ceil((pieces * piece.length) / 3) * 4 + 2);
  expect(ahead).toBeLessThan(8 * piece.length);
});

test('writes empty and long lists as JSON arrays', async () => {
  async function* items(count: number) {
    for (let i = 0; i < count; i += 1) yield { i, text: 'a "quoted" \n line' };
  }
  async function* values(count: number) {
    for (let i = 0; i < count; i += 1) yield jsonArray(items(i));
  }
  expect(await whole(jsonArray(items(0)))).toEqual([]);
  expect(await whole(jsonArray(items(3)))).toHaveLength(3);
  expect(await whole(jsonArrayOf(values(0)))).toEqual([]);
  expect(await whole(jsonArrayOf(values(3)))).toEqual([
    [],
    [expect.anything()],
    [expect.anything(), expect.anything()],
  ]);
});
