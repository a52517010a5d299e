import type { ExportedLog } from './log-csv';

/** One array with one line per log. */
export async function* logJson(pages: AsyncIterable<readonly ExportedLog[]>): AsyncGenerator<string, void, undefined> {
  let separator = '[\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((log) => JSON.stringify(log)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
