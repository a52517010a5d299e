/** The endings of names by what the bytes are; the first is given to a name that has none of them. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};
/** Endings that say of a file what it may not be any more, and are replaced. */
const KNOWN = new Set([...Object.values(ENDINGS).flat(), 'gif', 'apng', 'heic', 'heif', 'avif', 'bmp', 'tif', 'tiff']);

/** The name with an ending that its type has: what is saved under it opens as what it is. */
export function nameAs(mime: string, filename: string): string {
  const endings = ENDINGS[mime] ?? [];
  const at = filename.lastIndexOf('.');
  const ending = at > 0 ? filename.slice(at + 1).toLowerCase() : '';
  if (endings.includes(ending) || !endings[0]) return filename;
  return `${KNOWN.has(ending) ? filename.slice(0, at) : filename}.${endings[0]}`;
}
