/** The kind of a file, from its first bytes. */
export type FileKind = 'pdf' | 'heic' | 'image' | 'other';

const HEAD_BYTES = 64;
/** Brands of HEIC photos and bursts by ISO/IEC 23008-12, with the general `mif1` and `msf1`: other brands then name the codec. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);
const AVIF_BRANDS = new Set(['avif', 'avis']);
/** The first bytes of JPEG, PNG, GIF and WebP (RIFF). */
const IMAGE_STARTS = ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF'];

/** Reads the first bytes; rejects when the device cannot read the file. */
export async function readKind(file: File): Promise<FileKind> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return kindOf(String.fromCharCode(...bytes));
}

function kindOf(head: string): FileKind {
  if (head.startsWith('%PDF-')) return 'pdf';
  if (IMAGE_STARTS.some((start) => head.startsWith(start))) return 'image';
  const brands = readBrands(head);
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'image';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : 'other';
}

/** The brands in the `ftyp` box at the start of the file: length, name, main brand, version, other brands. */
function readBrands(head: string): string[] {
  if (head.slice(4, 8) !== 'ftyp') return [];
  const end = Math.min(head.charCodeAt(2) * 256 + head.charCodeAt(3), head.length);
  const others = Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, at) => 16 + at * 4);
  return [8, ...others].map((at) => head.slice(at, at + 4));
}
