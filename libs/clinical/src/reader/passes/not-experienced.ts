import { joined, type Range, sentences } from '../clauses';
import type { Document } from '../document';
import { NOT_EXPERIENCED } from '../grammar/not-experienced';
import type { Token } from '../tokenize';

/** Adds to the general statements what the patient read, saw or dreamt, animals, and the deaths of others. Linear. */
export function addNotExperienced(document: Document): Document {
  const { tokens } = document;
  const general = [...document.general];
  for (const range of sentences(tokens)) {
    const [from, to] = range;
    if (isNotExperienced(joined(tokens, from, to))) general.fill(true, from, ownFrom(tokens, range));
  }
  for (const i of afterDeath(tokens)) general[i] = true;
  return { ...document, general };
}

const isNotExperienced = (words: string) => NOT_EXPERIENCED.notExperienced.some((pattern) => pattern.test(words));

/**
 * "A man was shot in the film, my headache is worse": after a comma or "and" the writer's own statement begins, if the
 * part before it is about the film.
 */
function ownFrom(tokens: readonly Token[], [from, to]: Range): number {
  for (let i = from + 1; i < to; i++) {
    if (!turnsToWriter(tokens, i) || NOT_EXPERIENCED.quotes.has(tokens[i - 1]?.text ?? '')) continue;
    if (isNotExperienced(joined(tokens, from, i))) return i;
  }
  return to;
}

function turnsToWriter(tokens: readonly Token[], i: number): boolean {
  const { conjunctions, now, ownWords } = NOT_EXPERIENCED;
  const next = tokens[i + 1]?.text ?? '';
  if (tokens[i]?.kind === 'comma') return ownWords.has(next) || now.has(next);
  return conjunctions.has(tokens[i]?.text ?? '') && ownWords.has(next);
}

/** Maximum distance between a person and their death. */
const REACH = 3;

/** "My friend nearly died of bleeding": tokens about another person's death, up to the stop or to words about the writer. */
function afterDeath(tokens: readonly Token[]): number[] {
  const { died, otherStatement, outsiders, writer } = NOT_EXPERIENCED;
  const found: number[] = [];
  let dead = false;
  for (const [i, token] of tokens.entries()) {
    const turns = token.kind === 'comma' && otherStatement.test(tokens[i + 1]?.text ?? '');
    if (token.kind === 'stop' || turns || writer.test(token.text)) dead = false;
    else if (outsiders.has(token.text)) dead = tokens.slice(i + 1, i + 1 + REACH).some(({ text }) => died.has(text));
    if (dead) found.push(i);
  }
  return found;
}
