/** The file extensions of each media type; the first one is the default. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'audio/webm': ['webm'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/mp4': ['m4a', 'mp4'],
};
/** Extensions that are replaced when they do not match the type, because a re-encoded file may have changed its type. */
const OTHER_FORMATS = ['gif', 'apng', 'heic', 'heif', 'avif', 'bmp', 'tif', 'tiff'];
const REPLACEABLE = new Set([...Object.values(EXTENSIONS).flat(), ...OTHER_FORMATS]);

/** The name with an extension of its type, so that a downloaded file opens correctly. */
export function withExtension(mime: string, filename: string): string {
  const extensions = EXTENSIONS[mime] ?? [];
  const dot = filename.lastIndexOf('.');
  const extension = dot > 0 ? filename.slice(dot + 1).toLowerCase() : '';
  if (extensions.includes(extension) || !extensions[0]) return filename;
  return `${REPLACEABLE.has(extension) ? filename.slice(0, dot) : filename}.${extensions[0]}`;
}
