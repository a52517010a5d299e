import { Readable } from 'node:stream';

/** A part of a JSON text, ready to be sent. */
export type JsonParts = AsyncGenerator<string, void, undefined>;

/** A JSON array of what the source gives, item by item, so that no more than one is in memory. */
export async function* jsonArray(items: AsyncIterable<unknown>): JsonParts {
  let separator = '[';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/** A JSON array of values that are written in parts themselves. */
export async function* jsonArrayOf(values: AsyncIterable<JsonParts>): JsonParts {
  let separator = '[';
  for await (const value of values) {
    yield separator;
    yield* value;
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/** A JSON string of bytes in base64. Three bytes are four letters, so what is left of a chunk waits for the next one. */
export async function* jsonBase64(bytes: Readable): JsonParts {
  let rest: Buffer = Buffer.alloc(0);
  yield '"';
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const whole = Buffer.concat([rest, chunk]);
    const end = whole.length - (whole.length % 3);
    yield whole.toString('base64', 0, end);
    rest = whole.subarray(end);
  }
  yield `${rest.toString('base64')}"`;
}
