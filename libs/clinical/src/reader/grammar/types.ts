import { z } from 'zod';
import { collapseLetters } from '../tokenize';
import { expressionOf, patternSource } from './pattern';

/** The types of values in `data/grammar/*.yaml`. A list is one list, or has a list for each language. */

const item = z.string().min(1);
const byLanguage = z.strictObject({ en: z.array(item).optional(), sw: z.array(item).optional() });
const list = z
  .union([z.array(item), byLanguage])
  .transform((value) => (Array.isArray(value) ? value : [...(value.en ?? []), ...(value.sw ?? [])]));

const folded = (phrase: string) => phrase.split(' ').map(collapseLetters);
const isPlain = (word: string) => /^[a-z]+$/.test(word);

/** Words, folded like the text of a patient: doubled letters count once. */
export const words = list.transform((items): ReadonlySet<string> => new Set(items.map(collapseLetters)));

/** One folded word. */
export const word = item.transform(collapseLetters);

/** Phrases of folded words. */
export const phrases = list.transform((items): readonly (readonly string[])[] => items.map(folded));

/** Folded phrases, with a single blank between the words. */
export const foldedLines = list.transform((items): readonly string[] => items.map((line) => folded(line).join(' ')));

/** Texts as they are written. */
export const texts = list.transform((items): readonly string[] => items);

/** Ids of findings. */
export const findingIds = z.array(item).transform((ids): ReadonlySet<string> => new Set(ids));

/** A number for each word. */
export const numberByWord = z
  .record(item, z.number())
  .transform((table): ReadonlyMap<string, number> => new Map(Object.entries(table)));

/** The texts as one expression; refused with its fault if it is none. */
function expressionFrom(source: string, flags: string, context: z.RefinementCtx): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    context.addIssue({ code: 'custom', message: `is not a pattern (${String(error)})` });
    return z.NEVER;
  }
}

type ToSource = (items: readonly string[]) => string;
const one = (toSource: ToSource) => item.transform((text, context) => expressionFrom(toSource([text]), '', context));
const listOf = (toSource: ToSource, flags = '') =>
  list.transform((items, context) => expressionFrom(toSource(items), flags, context));

const anyOf: ToSource = (items) => items.map(patternSource).join('|');

/** A pattern for the words of a text, joined by single blanks and with one at each end. */
export const pattern = one(anyOf);

/** Such patterns, in the order of the file. */
export const patterns = list.transform((items, context): readonly RegExp[] =>
  items.map((text) => expressionFrom(anyOf([text]), '', context)),
);

/** One pattern that matches where any of the list does. */
export const anyPattern = listOf(anyOf);

/** The same for every place in a text. */
export const everyPattern = listOf(anyOf, 'g');

/** A pattern for one whole word. */
export const wordPatterns = listOf(
  (items) => `^(?:${items.map((text) => expressionOf(isPlain(text) ? collapseLetters(text) : text)).join('|')})$`,
);

/** Parts of words, anywhere in a text. */
export const partsOfWords = listOf((items) => items.join('|'));

/** A regular expression as it is written. */
export const expression = one((items) => items.join(''));
