/** The files of a paste. Word processors add a picture of the copied text; then only the text counts. */
export function pastedFiles({ types, files }: DataTransfer): File[] {
  const isWrittenText = types.includes('text/plain') && types.includes('text/html');
  return isWrittenText ? [] : [...files];
}
