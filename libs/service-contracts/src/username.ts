/** The form in which names are compared: compatibility forms, letter case and outer spaces make no other name. */
export function foldUsername(username: string): string {
  // Up before down: `ß` and `SS`, `ς` and `σ` meet only that way.
  return username.normalize('NFKC').trim().toUpperCase().toLowerCase().normalize('NFKC');
}
