import { CONSENT_DOCUMENTS, type ConsentDocument } from '@afya/contracts';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DISCLAIMER_VERSIONS } from './disclaimer-versions';
import { en } from './en/disclaimers';
import { sw } from './sw/disclaimers';

/** Every text that was ever agreed to, by its version. A line that is here never changes. */
const AGREED: Record<ConsentDocument, Record<string, string>> = {
  startup: { '1': 'bc95ad70f42bb8ea783dedf68f7fe2fc' },
  diagnostic: { '1': '2c301dbfad8b5ba9b965b3f53a3e745e' },
};

type Texts = Record<string, unknown>;
const isOf = (document: ConsentDocument) => (key: string) =>
  key.startsWith('diagnostic') === (document === 'diagnostic');
/** What a text function was made of: its library keeps the English input beside it. */
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
  it('is the one that its version names; a changed text needs the next version', () => {
    const version = DISCLAIMER_VERSIONS[document];
    expect({ version, hash: hashOf(document) }).toEqual({ version, hash: AGREED[document][version] });
  });
});
