import { joined, parts, type Range, sentences } from '../clauses';
import type { Document } from '../document';
import { HYPOTHETICAL } from '../grammar/hypothetical';
import type { Token } from '../tokenize';

/** Adds which tokens are about no current patient: general questions, suppositions, "nobody is ill". Linear in the text. */
export function addGeneralStatements(document: Document): Document {
  const { tokens } = document;
  const general = [...document.general];
  for (const [from, to] of sentences(tokens)) {
    if (asksInGeneral(joined(tokens, from, to))) general.fill(true, from, to);
  }
  for (const range of suppositions(tokens)) general.fill(true, ...range);
  if (nobodyIsIll(tokens)) general.fill(true);
  return { ...document, general };
}

function asksInGeneral(words: string): boolean {
  const { alwaysGeneral, generalQuestions, happening, ownIllness } = HYPOTHETICAL;
  const asks = !ownIllness.test(words) && generalQuestions.some((pattern) => pattern.test(words));
  return (asks || alwaysGeneral.some((pattern) => pattern.test(words))) && !happening.test(words);
}

function nobodyIsIll(tokens: readonly Token[]): boolean {
  const words = joined(tokens, 0, tokens.length);
  return HYPOTHETICAL.nobodyIll.some((pattern) => pattern.test(words)) && !HYPOTHETICAL.illAnyway.test(words);
}

/** Minimum length of a supposition in tokens. */
const SHORTEST = 3;

function* suppositions(tokens: readonly Token[]): Generator<Range> {
  const ends = ({ kind, text }: Token) => kind === 'stop' || HYPOTHETICAL.suppositionEnds.has(text);
  for (const range of parts(tokens, ends)) if (range[1] - range[0] >= SHORTEST) yield* suppositionsIn(tokens, range);
}

/** The range of each supposition, up to the next comma; what stands before or after may be real. */
function suppositionsIn(tokens: readonly Token[], [from, to]: Range): Range[] {
  const at: number[] = [];
  for (let i = from; i < to; i++) if (tokens[i]?.kind === 'word' || tokens[i]?.kind === 'number') at.push(i);
  const words = joined(tokens, from, to);
  const wordAt = (place: number) => words.slice(0, place).split(' ').length - 1;
  return HYPOTHETICAL.suppositions.flatMap((pattern): Range[] => {
    const found = pattern.exec(words);
    if (!found) return [];
    const last = at[wordAt(found.index + found[0].length) - 1] ?? to;
    const comma = tokens.findIndex(({ kind }, i) => i > last && i < to && kind === 'comma');
    return [[at[wordAt(found.index)] ?? from, comma < 0 ? to : comma]];
  });
}
