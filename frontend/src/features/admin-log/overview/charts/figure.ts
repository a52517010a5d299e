/** A value in words and digits; a dash where there is none. */
export function figure(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? '–' : format(value);
}
