import { Readable } from 'node:stream';

/** Yields a JSON text in parts. */
export type JsonParts = AsyncGenerator<string, void, undefined>;

/** A JSON array of the source's items, with one item in memory at a time. */
export async function* jsonArray(items: AsyncIterable<unknown>): JsonParts {
  let separator = '[';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/** A JSON array of values that are themselves yielded in parts. */
export async function* jsonArrayOf(values: AsyncIterable<JsonParts>): JsonParts {
  let separator = '[';
  for await (const value of values) {
    yield separator;
    yield* value;
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/** A JSON string of bytes in base64, which encodes three bytes at a time, so the remainder of a chunk is kept for the next one. */
export async function* jsonBase64(bytes: Readable): JsonParts {
  let remainder: Buffer = Buffer.alloc(0);
  yield '"';
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const whole = Buffer.concat([remainder, chunk]);
    const end = whole.length - (whole.length % 3);
    yield whole.toString('base64', 0, end);
    remainder = whole.subarray(end);
  }
  yield `${remainder.toString('base64')}"`;
}
