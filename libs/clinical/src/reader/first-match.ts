/** The match of the first pattern that matches. */
export function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return undefined;
}
