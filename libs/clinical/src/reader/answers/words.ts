import { z } from 'zod';
import { compiled } from '../../knowledge/compiled';
import { type Token, tokenize } from '../tokenize';

/** Classes that the answer itself is searched for. */
const ANSWER_CLASSES = [
  'filler',
  'yes',
  'no',
  'affirm',
  'deny',
  'somewhat',
  'often',
  'circumstance',
  'place',
  'unknown',
  'hedge',
  'intensifier',
  'good',
  'bad',
  'easier',
  'quantity',
  'unrelated',
  'untold',
  'result',
  'able',
  'unable',
  'over',
  'but',
] as const;
export type AnswerClass = (typeof ANSWER_CLASSES)[number];

/** Classes with a search of their own. */
const OTHER_CLASSES = [
  'subject',
  'negation',
  'failure_before',
  'failure_after',
  'ending',
  'common',
  'compared',
  'checking',
  'limit',
  'other_cause',
  'opposite',
  'negative_start',
  'negative_tense',
  'spoken_ending',
  'noun',
  'nothing_more',
  'none',
  'frame_ending',
  'joiner',
  'past_start',
  'body_part',
  'asked_alike',
  'alone',
  'habitual_ending',
  'topic_before',
  'clipped_prefix',
  'clipped_before',
  'short_form',
  'total',
  'compare',
  'without',
  'first_time',
  'asked_before',
  'persistent_verb',
  'troubling_verb',
  'alternating',
  'particle_before',
  'subordinator',
] as const;
type OtherClass = (typeof OTHER_CLASSES)[number];

/** Lists of prefixes that items name in braces: "{negative}ko" stands for "siko", "haiko", "hawako" and so on. */
const PREFIXES = ['subject_prefix', 'negative_prefix', 'object_prefix'] as const;
/** Forms that the lists would make and that are other words. */
const EXCEPTIONS = 'other_word';

const languageSchema = z.partialRecord(
  z.enum([...ANSWER_CLASSES, ...OTHER_CLASSES, ...PREFIXES, EXCEPTIONS]),
  z.array(z.string().min(1)).min(1),
);
const { en, sw } = z.strictObject({ en: languageSchema, sw: languageSchema }).parse(compiled.grammar.answers);

/** Words joined by blanks, without punctuation, folded as in texts. */
export const lineOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map(({ text }) => text)
    .join(' ');

/** The items of a class in both languages, as they are written in the data. */
export const written = (name: AnswerClass | OtherClass): readonly string[] =>
  [...(en[name] ?? []), ...(sw[name] ?? [])].flatMap(expanded);

/** An item with a list of prefixes once for each of them. */
function expanded(item: string): string[] {
  const list = PREFIXES.find((name) => item.includes(`{${name}}`));
  if (!list) return [item];
  return (sw[list] ?? [])
    .flatMap((prefix) => expanded(item.replace(`{${list}}`, prefix)))
    .filter((form) => !sw[EXCEPTIONS]?.includes(form));
}

const folded = (items: readonly string[]) => items.map((item) => lineOf(tokenize(item)));

/** The items of a class in both languages, folded. */
export const itemsOf = (name: AnswerClass | OtherClass): readonly string[] => folded(written(name));

interface Item {
  words: readonly string[];
  /** the last word may go on */
  open: boolean;
  classes: Set<AnswerClass>;
  /** stands in the data as it is, without a list of prefixes */
  listed: boolean;
}

const LISTED = new Set([en, sw].flatMap((language) => Object.values(language).flat()));
const byText = new Map<string, Item>();
for (const name of ANSWER_CLASSES)
  for (const item of written(name)) {
    const words = lineOf(tokenize(item)).split(' ');
    const open = item.endsWith('*');
    const key = `${words.join(' ')}${open ? '*' : ''}`;
    const classes = byText.get(key)?.classes ?? new Set<AnswerClass>();
    byText.set(key, { words, open, classes: classes.add(name), listed: LISTED.has(item) });
  }
/** The items of the answer classes, longest first. */
export const ANSWER_ITEMS: readonly Item[] = [...byText.values()].sort(
  (a, b) => b.words.length - a.words.length || Number(a.open) - Number(b.open),
);
