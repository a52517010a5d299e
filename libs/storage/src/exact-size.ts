import { Readable, Transform } from 'node:stream';

/**
 * The body as a stream that fails unless it has exactly `size` bytes, so that a truncated upload is never stored as complete.
 * An error before anything reads the body is caught too and only fails the stream.
 */
export function exactSize(body: Buffer | Readable, size: number): Readable {
  const source = Buffer.isBuffer(body) ? Readable.from([body]) : body;
  let seen = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > size ? new RangeError('the object is larger than announced') : null, chunk);
    },
    flush: (done) => done(seen < size ? new RangeError('the object is smaller than announced') : null),
  });
  counter.on('error', () => undefined);
  source.once('error', (error) => counter.destroy(error));
  counter.once('close', () => source.destroy());
  if (source.destroyed) counter.destroy(source.errored ?? new Error('the object broke before it was given'));
  return source.pipe(counter);
}
