import { CONSENT_DOCUMENTS, type ConsentDocument } from '@afya/contracts';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DISCLAIMER_VERSIONS } from './disclaimer-versions';
import { en } from './disclaimers';
import { sw } from './disclaimers.sw';

/** Hash of every text that users have agreed to, by version. Never change existing lines. */
const AGREED: Record<ConsentDocument, Record<string, string>> = {
  startup: { '1': 'bc95ad70f42bb8ea783dedf68f7fe2fc' },
  diagnostic: { '1': '2c301dbfad8b5ba9b965b3f53a3e745e' },
};

type Texts = Record<string, unknown>;
const isOf = (document: ConsentDocument) => (key: string) =>
  key.startsWith('diagnostic') === (document === 'diagnostic');
/** Source text of a text function, which the library stores in `input`. */
const words = (text: unknown) => (typeof text === 'function' && 'input' in text ? text.input : text);

function hashOf(document: ConsentDocument): string {
  const texts = (all: Texts) =>
    Object.keys(all)
      .filter(isOf(document))
      .map((key) => [key, words(all[key])]);
  return createHash('sha256')
    .update(JSON.stringify([texts(en), texts(sw)]))
    .digest('hex')
    .slice(0, 32);
}

describe.each(CONSENT_DOCUMENTS)('the text of the %s disclaimer', (document) => {
  it('matches the hash of its version: a changed text needs a new version', () => {
    const version = DISCLAIMER_VERSIONS[document];
    expect({ version, hash: hashOf(document) }).toEqual({ version, hash: AGREED[document][version] });
  });
});
