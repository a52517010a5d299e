import type { Emergency } from '@afya/contracts';

/**
 * Splits an emergency message at its first blank line: what to do now, and what to do until help arrives. The lines with the numbers
 * are removed: the card shows them between the two parts, as links.
 */
export function splitAdvice(text: string, { numbers }: Emergency): { act: string; meanwhile: string } {
  const [act = '', ...rest] = text.split(/\n\s*\n/);
  const isNumber = (line: string) => numbers.some(({ number }) => line.trimEnd().endsWith(`: ${number}`));
  const meanwhile = rest.map((part) =>
    part
      .split('\n')
      .filter((line) => !isNumber(line))
      .join('\n'),
  );
  return { act, meanwhile: meanwhile.filter(Boolean).join('\n\n') };
}
