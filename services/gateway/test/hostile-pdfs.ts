import {
  PDF_CATALOG as CATALOG,
  pdfOf,
  pdfPage as page,
  pdfPageTree as pageTree,
  pdfStream as stream,
  textPdf,
} from '@afya/testing';
import { deflateSync } from 'node:zlib';
import { accepted, type HostileFile, PLANTED, refused } from './hostile-file';

/** One page whose content is object 4; more objects from number 5. */
const drawing = (drawn: Buffer, ...more: (string | Buffer)[]) =>
  pdfOf([CATALOG, pageTree([3]), page(4, '/XObject<</X0 5 0 R>>'), drawn, ...more]);
const form = (contents: string, draws: number) =>
  stream(contents, `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X0 ${draws} 0 R>>>>`);
/** One page and an action that runs when the document is opened. */
const opening = (action: string) =>
  pdfOf([`<</Type/Catalog/Pages 2 0 R/OpenAction${action}>>`, pageTree([3]), page(4, ''), stream('')]);
const lock = (key: string) =>
  `/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]/Encrypt<</Filter/Standard/V 1/R 2/P -44/O<${key}>/U<${key}>>>`;
const packed = (objects: string) =>
  stream(deflateSync(Buffer.from(objects)), '/Type/ObjStm/N 1/First 4/Filter/FlateDecode');
/** Drawing operations of 64 MB compressed to 63 kB, repeated `times`. */
const folded = (times: number) =>
  Buffer.concat(Array<Buffer>(times).fill(deflateSync(Buffer.alloc(64 * 1024 * 1024, '0 0 9 9 re f\n'))));
/** A page with two thousand million bytes of drawing in a few kilobytes. */
export const endlessDrawing = () =>
  drawing(stream(deflateSync(folded(32)), '/Filter[/FlateDecode/FlateDecode]'), stream(''));
/** An object stream that decompresses to a thousand times its size. */
export const foldedObjects = () =>
  drawing(stream(''), stream(folded(1), '/Type/ObjStm/N 1/First 4/Filter/FlateDecode'));
/** Nested forms: each draws the next one `times`, and the last one draws a line. */
export const nestedDrawings = (levels: number, times: number, leaf = '0 0 m 9 9 l S') => {
  const draws = '/X0 Do '.repeat(times);
  const forms = Array.from({ length: levels }, (_, level) =>
    level < levels - 1
      ? form(draws, 6 + level)
      : stream(leaf, '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<>>'),
  );
  return drawing(stream('/X0 Do'), ...forms);
};
/** Like `nestedDrawings`, with resources in an object stream, truncated compressed contents and escaped names. */
const hiddenNestedDrawings = (levels: number, times: number) => {
  const draws = deflateSync(Buffer.from('/#580 Do '.repeat(times))).subarray(0, -4);
  const first = 5;
  const resources = first + levels;
  const forms = Array.from({ length: levels - 1 }, (_, level) =>
    stream(
      draws,
      `/Type/XObject/Subtype/F#6frm/BBox[0 0 9 9]/Filter/FlateDecode/Resources ${resources + 1 + level} 0 R`,
    ),
  );
  const dictionaries = forms.map((_, level) => `<</XObject<</X0 ${first + 1 + level} 0 R>>>>`);
  let at = 0;
  const table = dictionaries.map((dictionary, level) => {
    const entry = `${resources + 1 + level} ${at} `;
    at += dictionary.length;
    return entry;
  });
  const list = deflateSync(Buffer.from(table.join('') + dictionaries.join('')));
  const entries = `/Type/ObjStm/N ${forms.length}/First ${table.join('').length}/Filter/FlateDecode`;
  const leaf = stream('0 0 m 9 9 l S', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]');
  return drawing(stream('/X0 Do'), ...forms, leaf, stream(list, entries));
};
const ZIP = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(30), Buffer.from('PK\x05\x06', 'latin1')]);

/** Malicious and damaged PDFs, and some valid ones. */
export const hostilePdfs = (): Record<string, () => HostileFile> => {
  const plain = textPdf('Hb 7.2 g/dl');
  const at = plain.lastIndexOf('%%EOF');
  return {
    'a lab report of 200 pages': () =>
      accepted('long.pdf', textPdf(...Array.from({ length: 200 }, (_, n) => `Page ${n}`))),
    'a PDF padded with nothing': () => accepted('padded.pdf', Buffer.concat([plain, Buffer.alloc(2_000_000)])),
    'a PDF whose words speak of scripts': () => accepted('words.pdf', textPdf('JavaScript, Launch and EmbeddedFile')),

    'a PDF of 5,000 pages': () =>
      refused('FILE_PDF_TOO_LONG', 'book.pdf', textPdf(...Array.from({ length: 5_000 }, (_, n) => `Page ${n}`))),
    'a PDF that is locked': () =>
      refused(
        'FILE_PDF_LOCKED',
        'locked.pdf',
        pdfOf([CATALOG, pageTree([3]), page(4, ''), stream('BT ET')], lock('11'.repeat(32))),
      ),
    'a truncated PDF': () => refused('FILE_PDF_BROKEN', 'half.pdf', plain.subarray(0, at - 20)),
    'a PDF without pages': () => refused('FILE_PDF_BROKEN', 'none.pdf', pdfOf([CATALOG, pageTree([])])),
    'a page tree that is its own child': () =>
      refused(
        'FILE_PDF_BROKEN',
        'tree.pdf',
        pdfOf([CATALOG, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2/Parent 2 0 R>>']),
      ),
    'a catalogue that is its own page tree': () =>
      refused('FILE_PDF_BROKEN', 'catalogue.pdf', pdfOf(['<</Type/Catalog/Pages 1 0 R>>'])),
    'a drawing that draws itself': () =>
      refused('FILE_PDF_BROKEN', 'self.pdf', drawing(stream('/X0 Do'), form('/X0 Do', 5))),
    'two drawings that draw one another': () =>
      refused('FILE_PDF_BROKEN', 'mirror.pdf', drawing(stream('/X0 Do'), form('/X0 Do', 6), form('/X0 Do', 5))),
    'nine levels of drawings that each draw the next ten times': () =>
      refused('FILE_TOO_COMPLEX', 'nested.pdf', nestedDrawings(9, 10)),
    'nested drawings, compressed and with resources apart': () =>
      refused('FILE_TOO_COMPLEX', 'hidden.pdf', hiddenNestedDrawings(9, 10)),
    'a plan of nested drawings': () => accepted('plan.pdf', nestedDrawings(4, 20)),
    'a drawing of two thousand million bytes': () => ({
      ...refused('FILE_TOO_COMPLEX', 'bomb.pdf', endlessDrawing()),
      or: 'FILE_PDF_BROKEN',
    }),
    'a list of objects that unfolds to 64 MB': () => refused('FILE_TOO_COMPLEX', 'objects.pdf', foldedObjects()),
    'a picture of ten gigabytes': () =>
      refused(
        'FILE_TOO_COMPLEX',
        'picture.pdf',
        drawing(
          stream('/X0 Do'),
          stream('', '/Subtype/Image/Width 60000/Height 60000/ColorSpace/DeviceRGB/BitsPerComponent 8'),
        ),
      ),
    'a PDF with a script': () => refused('FILE_PDF_ACTIVE', 'js.pdf', opening(`<</S/JavaScript/JS(${PLANTED})>>`)),
    'a PDF with a script whose name is spelt out': () =>
      refused('FILE_PDF_ACTIVE', 'spelt.pdf', opening('<</S/J#61va#53cript/JS(app.alert(1))>>')),
    'a PDF with a script in a compressed list': () =>
      refused('FILE_PDF_ACTIVE', 'packed.pdf', drawing(stream(''), packed('9 0 <</S/JavaScript/JS(app.alert(1))>>'))),
    'a PDF that starts a program': () => refused('FILE_PDF_ACTIVE', 'launch.pdf', opening('<</S/Launch/F(cmd.exe)>>')),
    'a PDF with a file in it': () =>
      refused('FILE_PDF_ACTIVE', 'within.pdf', drawing(stream(''), stream('MZ', '/Type/EmbeddedFile'))),
    'a PDF with a page behind it': () =>
      refused('FILE_PDF_ACTIVE', 'page.pdf', Buffer.concat([plain, Buffer.from(PLANTED)])),
    'a PDF that is an archive too': () =>
      refused(
        'FILE_PDF_ACTIVE',
        'archive.pdf',
        Buffer.concat([
          plain.subarray(0, at),
          Buffer.from('%'),
          ZIP,
          Buffer.alloc(16),
          Buffer.from('\x06\0\n%%EOF', 'latin1'),
        ]),
      ),
    'a PDF of noise': () =>
      refused('FILE_PDF_BROKEN', 'noise.pdf', Buffer.from(`%PDF-1.7\n${'x<<[(\\'.repeat(30_000)}%%EOF`)),
    'the first bytes of a PDF alone': () => refused('FILE_PDF_BROKEN', 'head.pdf', Buffer.from('%PDF-1.7\n')),
  };
};
