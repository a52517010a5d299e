/** Objects by number from 1, each the text between `obj` and `endobj`; the first is the catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, index) => {
    offsets.push(length());
    parts.push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  });
  const start = length();
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries}`;
  parts.push(Buffer.from(`${table}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

export const pdfStream = (content: string | Buffer, entries = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${Buffer.byteLength(content)}>>stream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream'),
  ]);

const escaped = (line: string) => line.replace(/[\\()]/g, '\\$&');
const shown = (lines: string) =>
  `BT /F1 12 Tf 14 TL 40 780 Td ${lines
    .split('\n')
    .map((line) => `(${escaped(line)}) Tj T*`)
    .join(' ')} ET`;

/** The catalogue of `pdfOf`'s documents: the page tree is object 2. */
export const PDF_CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
export const pdfPageTree = (kids: readonly number[]) =>
  `<</Type/Pages/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]/Count ${kids.length}>>`;
/** A page whose parent is object 2. */
export const pdfPage = (contents: number, resources: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${contents} 0 R/Resources<<${resources}>>>>`;

/** A PDF with these pages of text. */
export function textPdf(...texts: string[]): Buffer {
  const first = 4;
  const kids = texts.map((_, index) => first + 2 * index);
  return pdfOf([
    PDF_CATALOG,
    pdfPageTree(kids),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...texts.flatMap((text, index) => [pdfPage(kids[index]! + 1, '/Font<</F1 3 0 R>>'), pdfStream(shown(text))]),
  ]);
}
