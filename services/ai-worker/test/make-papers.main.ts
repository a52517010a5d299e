import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

// Draws the photographed papers of fixtures/papers, as a phone and the page of the product leave them: 600 × 900 pixels, JPEG 85.
const FOLDER = join(__dirname, '../fixtures/papers');
type Row = readonly string[];

/** A printed sheet of A4 at 150 dpi, or its upper part. */
function sheet(rows: readonly Row[], { height = 1_754, size = 26, font = 'DejaVu Sans' } = {}): Buffer {
  const cells = rows.flatMap((row, line) =>
    row.map((cell, column) => {
      const x = 80 + (column * 1_080) / Math.max(row.length, 3);
      const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return `<text x="${x}" y="${120 + line * size * 1.9}" font-family="${font}" font-size="${size}">${text}</text>`;
    }),
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="${height}">
      <rect width="100%" height="100%" fill="#fbfaf5"/>${cells.join('')}</svg>`,
  );
}

interface Camera {
  /** degrees */
  angle?: number;
  /** pixels of the finished photo */
  blur?: number;
  /** of 255 */
  noise?: number;
  light?: number;
}

async function photo(paper: Buffer, { angle = 0, blur = 0, noise = 0, light = 1 }: Camera): Promise<Buffer> {
  const turned = await sharp(paper).rotate(angle, { background: '#6b5a44' }).png().toBuffer();
  const shrunk = await sharp(turned).resize({ width: 600, height: 900, fit: 'inside' }).png().toBuffer();
  const lit = sharp(blur > 0 ? await sharp(shrunk).blur(blur).png().toBuffer() : shrunk).linear(light, 0);
  const { data, info } = await lit.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let seed = 7;
  for (let at = 0; at < data.length; at += 3) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    const grain = (seed / 0x7fffffff - 0.5) * noise;
    for (let part = at; part < at + 3; part++) data[part] = Math.max(0, Math.min(255, data[part]! + grain));
  }
  return sharp(data, { raw: info }).jpeg({ quality: 85 }).toBuffer();
}

const LAB: readonly Row[] = [
  ['LAKESIDE SUB-COUNTY HOSPITAL'],
  ['LABORATORY REPORT'],
  ['Age: 24 Y', 'Sex: F'],
  ['TEST', 'RESULT', 'REFERENCE'],
  ['Malaria RDT', 'POSITIVE', 'Negative'],
  ['Haemoglobin', '7.2 g/dL', '11.0 - 16.0'],
  ['Random Blood Sugar', '5.4 mmol/L', '3.9 - 7.8'],
  ['White Blood Cells', '13.4 x10^9/L', '4.0 - 11.0'],
  ['Creatinine', '78 umol/L', '53 - 97'],
  ['HIV 1/2', 'Non-Reactive', ''],
];
const URINE: readonly Row[] = [
  ['URINALYSIS'],
  ['Protein', '++'],
  ['Glucose', 'Nil'],
  ['Ketones', '+'],
  ['Nitrite', 'Negative'],
  ['Pregnancy test', 'POSITIVE'],
];
const KISWAHILI: readonly Row[] = [
  ['KITUO CHA AFYA'],
  ['MATOKEO YA MAABARA'],
  ['Kipimo cha malaria', 'HASI'],
  ['Kiwango cha damu', '9.8 g/dL'],
  ['VVU', 'Hasi'],
];
const PRESSURE: readonly Row[] = [
  ['BLOOD PRESSURE CARD'],
  ['Date', 'BP', 'Weight'],
  ['03/02/26', '150/95', '61 kg'],
  ['17/02/26', '168/112', '62 kg'],
];
const PRESCRIPTION: readonly Row[] = [
  ['Rx'],
  ['Tab Coartem 80/480 mg BD x 3 days'],
  ['Paracetamol 1 g TDS x 3 days'],
  ['Amoxicillin 500 mg TDS x 5 days'],
];
const CARD = { height: 900, size: 34 };

const PAPERS: Readonly<Record<string, readonly [Buffer, Camera]>> = {
  'lab-straight': [sheet(LAB), {}],
  'lab-turned': [sheet(LAB), { angle: 4 }],
  'lab-serif-noise': [sheet(LAB, { font: 'DejaVu Serif' }), { noise: 30, angle: -2 }],
  'lab-dark': [sheet(LAB), { light: 0.45, noise: 12 }],
  'lab-soft': [sheet(LAB, CARD), { blur: 0.8, angle: 1 }],
  'lab-blurred': [sheet(LAB), { blur: 1.5 }],
  'urine-card': [sheet(URINE, CARD), { angle: 3, noise: 15 }],
  'swahili-card': [sheet(KISWAHILI, CARD), { angle: -3 }],
  'pressure-card': [sheet(PRESSURE, CARD), { noise: 20 }],
  prescription: [sheet(PRESCRIPTION, CARD), { angle: 2 }],
};

async function main(): Promise<void> {
  for (const [name, [paper, camera]] of Object.entries(PAPERS))
    writeFileSync(join(FOLDER, `${name}.jpg`), await photo(paper, camera));
}

void main();
