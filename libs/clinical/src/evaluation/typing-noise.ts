import type { Seeded } from './seeded';

/** The share of answers with a typing error. */
const WITH_ERROR = 0.2;
/** Shorter words are rarely mistyped, and a letter less makes them another word. */
const SHORTEST = 6;

/** Sometimes drops, doubles or swaps one letter of a long word, as thumbs do. */
export function withTypingNoise(text: string, random: Seeded): string {
  if (!random.chance(WITH_ERROR)) return text;
  const words = text.split(' ');
  const long = words.flatMap((word, i) => (word.length >= SHORTEST && /^\p{L}+$/u.test(word) ? [i] : []));
  if (long.length === 0) return text;
  const which = random.pick(long);
  return words.map((word, i) => (i === which ? mistyped(word, random) : word)).join(' ');
}

/** The first letter stays, because people see it. */
function mistyped(word: string, random: Seeded): string {
  const at = 1 + Math.floor(random.next() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return random.pick([
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
  ]);
}
