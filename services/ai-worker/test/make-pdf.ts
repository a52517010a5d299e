import {
  PDF_CATALOG as CATALOG,
  pdfOf,
  pdfPage as page,
  pdfPageTree as pageTree,
  pdfStream as stream,
} from '@afya/testing';
import { deflateSync } from 'node:zlib';

/** A page with these contents and this as its X0, and the objects X0 needs, from object 5 on. */
const drawing = (contents: string | Buffer, entries: string, ...more: (string | Buffer)[]) =>
  pdfOf([CATALOG, pageTree([3]), page(4, '/XObject<</X0 5 0 R>>'), stream(contents, entries), ...more]);

/** A scanned page: a grey image and no letters. */
export const scannedPdf = (): Buffer =>
  drawing(
    ...(['q 500 0 0 700 40 70 cm /X0 Do Q', ''] as const),
    stream(
      deflateSync(Buffer.from(Array.from({ length: 64 * 64 }, (_, at) => (at * 37) % 256))),
      '/Type/XObject/Subtype/Image/Width 64/Height 64/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode',
    ),
  );

const form = (contents: string, next?: number) =>
  stream(
    contents,
    `/Type/XObject/Subtype/Form/BBox[0 0 595 842]${next ? `/Resources<</XObject<</X0 ${next} 0 R>>>>` : ''}`,
  );
const DEEP = 40;

/** Malicious documents. */
export const HOSTILE: Readonly<Record<string, () => Buffer>> = {
  empty: () => Buffer.alloc(0),
  broken: () => Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pa'),
  noise: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 'x<<[(\\')]),
  'locked with a password': () =>
    pdfOf(
      [CATALOG, pageTree([3]), page(4, ''), stream('BT ET')],
      `/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]/Encrypt<</Filter/Standard/V 1/R 2/P -44/O<${'11'.repeat(32)}>/U<${'22'.repeat(32)}>>>`,
    ),
  'a page tree that is its own child': () => pdfOf([CATALOG, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2/Parent 2 0 R>>']),
  'a drawing that draws itself': () => drawing('/X0 Do', '', form('/X0 Do', 5)),
  // Each draws the next one eight times: 8 to the power of 40.
  'a drawing without end': () =>
    drawing(
      ...(['/X0 Do', ''] as const),
      ...Array.from({ length: DEEP }, (_, depth) =>
        depth < DEEP - 1 ? form('/X0 Do '.repeat(8), 6 + depth) : form('0 0 9 9 re f'),
      ),
    ),
  // Two billion bytes of drawing in a few kilobytes.
  'a bomb': () => {
    const once = deflateSync(Buffer.alloc(64 * 1024 * 1024, '0 0 9 9 re f\n'));
    const many = Buffer.concat(Array.from({ length: 32 }, () => once));
    return drawing(deflateSync(many), '/Filter[/FlateDecode/FlateDecode]', form('0 0 9 9 re f'));
  },
  'a picture of many gigabytes': () =>
    drawing(
      ...(['500 0 0 700 0 0 cm /X0 Do', ''] as const),
      stream(
        deflateSync(Buffer.alloc(32 * 1024 * 1024)),
        '/Type/XObject/Subtype/Image/Width 60000/Height 60000/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode',
      ),
    ),
  'a page of no size': () =>
    pdfOf([
      CATALOG,
      pageTree([3]),
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 0 0]/Contents 4 0 R>>',
      stream('0 0 9 9 re f'),
    ]),
};
