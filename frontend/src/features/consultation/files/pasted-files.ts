/** The files of a paste. Word processors put a picture of the text beside the text: then the text is meant. */
export function pastedFiles({ types, files }: DataTransfer): File[] {
  const isWrittenText = types.includes('text/plain') && types.includes('text/html');
  return isWrittenText ? [] : [...files];
}
