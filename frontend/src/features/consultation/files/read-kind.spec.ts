import { describe, expect, it } from 'vitest';
import { readKind } from './read-kind';

const file = (head: string, name = 'file') => new File([Uint8Array.from(head, (sign) => sign.charCodeAt(0))], name);
const box = (...brands: string[]) => {
  const [main = '', ...others] = brands;
  const length = String.fromCharCode(0, 0, 0, 16 + 4 * others.length);
  return `${length}ftyp${main}\0\0\0\0${others.join('')}`;
};

describe('readKind', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n', 'pdf'],
    ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'image'],
    ['a PNG', '\x89PNG\r\n\x1a\n', 'image'],
    ['a WebP', 'RIFF\x1a\0\0\0WEBP', 'image'],
    ['an HEIC photo', box('heic', 'mif1', 'heic'), 'heic'],
    ['an HEIC photo whose main brand is general', box('mif1', 'mif1', 'heic'), 'heic'],
    ['an AVIF image', box('avif', 'mif1', 'miaf'), 'image'],
    ['an AVIF image whose main brand is general', box('mif1', 'avif'), 'image'],
    ['a film', box('isom', 'iso2', 'mp41'), 'other'],
    ['brands behind the end of the box', `${box('isom')}heic`, 'other'],
    ['text', 'nina homa tangu jana', 'other'],
    ['nothing', '', 'other'],
  ] as const)('%s', async (_, head, kind) => {
    expect(await readKind(file(head))).toBe(kind);
  });
});
