import { chromium } from '@playwright/test';
import { chromiumPath } from '../testing/chromium.ts';
import { PlainError } from '../local/setup/terminal.mjs';
import { startBarePage } from './bare-page.mjs';
import { percentile } from './percentile.mjs';
import { visitSlowly } from './slow-visit.mjs';

const rounds = 7;

/**
 * Measures a visit with an empty cache on a cheap phone with a slow connection, and compares it with a bare page that loads the same
 * number of bytes in two files. The visits alternate, so that other load on the machine affects all of them.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchFirstVisit({ url }) {
  const executablePath = await chromiumPath(new AbortController().signal);
  if (!executablePath) throw new PlainError('This bench needs a Chromium.');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const warm = await visitSlowly(browser, { url, accepted: false });
    const bare = await startBarePage(warm);
    /** @type {Record<'notice' | 'typing' | 'bare', import('./slow-visit.mjs').Visit[]>} */
    const visits = { notice: [], typing: [], bare: [] };
    for (let round = 0; round < rounds; round++) {
      visits.bare.push(await visitSlowly(browser, { url: bare.url, accepted: true }));
      visits.notice.push(await visitSlowly(browser, { url, accepted: false }));
      visits.typing.push(await visitSlowly(browser, { url, accepted: true }));
    }
    await bare.stop();
    return rows(visits);
  } finally {
    await browser.close();
  }
}

/**
 * @param {Record<'notice' | 'typing' | 'bare', import('./slow-visit.mjs').Visit[]>} visits
 * @returns {import('./run-bench.mjs').Row[]}
 */
function rows({ notice, typing, bare }) {
  const median = (/** @type {import('./slow-visit.mjs').Visit[]} */ list, /** @type {'usableMs' | 'wholeMs'} */ key) =>
    percentile(
      list.map((visit) => visit[key]),
      0.5,
    );
  const inSeconds = (
    /** @type {import('./slow-visit.mjs').Visit[]} */ list,
    /** @type {'usableMs' | 'wholeMs'} */ key,
  ) =>
    `${(median(list, key) / 1_000).toFixed(1)} s (${(median(list, key) / median(bare, key)).toFixed(2)} of the bare page)`;
  const where = 'slow 3G, processor 4 times slower:';
  const [first = { bytes: 0, files: 0 }] = notice;
  const [knownVisit = { bytes: 0, files: 0 }] = typing;
  return [
    {
      what: `${where} first visit, the notice can be read and accepted`,
      value: inSeconds(notice, 'usableMs'),
      aim: '< 5 s',
    },
    { what: `${where} known visitor, typing`, value: inSeconds(typing, 'usableMs'), aim: '< 5 s' },
    { what: `${where} first visit, the whole product is loaded`, value: inSeconds(notice, 'wholeMs'), aim: '< 5 s' },
    { what: `${where} known visitor, Send works`, value: inSeconds(typing, 'wholeMs'), aim: '< 5 s' },
    { what: 'first visit, bytes over the wire', value: `${first.bytes} in ${first.files} files`, aim: '< 150000' },
    {
      what: 'known visitor, bytes over the wire',
      value: `${knownVisit.bytes} in ${knownVisit.files} files`,
      aim: '< 135000',
    },
  ];
}
