const MAX_NAME = 200;
const NAMELESS = 'file';

/**
 * A message as it was typed: forms send line ends as CRLF, which would make it longer than what the patient saw and paid for;
 * control characters other than tab and line feed mean nothing, and a database takes no NUL.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .trim();
}

/** A file's name to be shown: no path, nothing invisible or that turns the text around, at most 200 characters with its ending. */
export function cleanFilename(name: string): string {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = base
    .replace(/\p{C}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  if (!visible) return NAMELESS;
  const letters = [...visible];
  if (letters.length <= MAX_NAME) return visible;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(visible)?.[0] ?? '';
  return letters.slice(0, MAX_NAME - ending.length).join('') + ending;
}
