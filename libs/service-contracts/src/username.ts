/** The form in which names are compared: ignores compatibility forms, letter case and outer spaces. */
export function foldUsername(username: string): string {
  // Upper before lower case: only then do `ß` and `SS`, `ς` and `σ` match.
  return username.normalize('NFKC').trim().toUpperCase().toLowerCase().normalize('NFKC');
}
