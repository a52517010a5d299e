import { z } from 'zod';

const LONGEST_PATTERN = 115;

/** "Tea-coloured" is read as two words; an alternative is one word. */
const withoutHyphen = (word: string) => (word.includes('|') ? word : word.replaceAll('-', ' '));

/**
 * A phrase by which a finding is recognised. Syntax of the pattern: `a|b` one of these · `word*` and `*word` a word with
 * this start or end · `~uma` any form of a Swahili verb, where a negative form denies · `!amka` only its negative forms
 * ("haamki", "hajaamka") · `=word` a small word that is required · `{class}` a word of a class · `...` up to three
 * words in between, `..` the same without a comma. Small words, accents, capitals and doubled letters are ignored.
 */
const patternSchema = z
  .string()
  .min(2)
  .max(
    LONGEST_PATTERN,
    'a phrase is one line: split it, or name its words in grammar/word-classes.yaml and write {name}',
  )
  .regex(/^[^;]+$/, 'one phrase a line, without ";"')
  // a pattern that is too long for one line goes on after a word or after "|"; a hyphen separates words, as in texts
  .overwrite((pattern) => pattern.replace(/\|\s+/g, '|').split(' ').map(withoutHyphen).join(' '))
  .refine(
    (pattern) => !pattern.includes('-'),
    'a word with a hyphen is two words in a text: write it as a phrase of its own',
  );

const LANGUAGES = ['en', 'sw'] as const;

/**
 * What a phrase asserts: `present` the finding, unless a negation stands before it · `present_when_negated` the finding,
 * with a negation of its own ("hanyonyi", "can't breathe") · `absent` that the finding is not there, without a negation
 * ("napumua vizuri", "breathing fine").
 */
const POLARITIES = ['present', 'present_when_negated', 'absent'] as const;

export const phraseSchema = z.strictObject({
  lang: z.enum(LANGUAGES),
  polarity: z.enum(POLARITIES),
  pattern: patternSchema,
  note: z.string().optional(),
  source: z.string().optional(),
});
export type Phrase = z.infer<typeof phraseSchema>;

/** A phrase that looks like a finding but is none; it wins over the shorter phrases inside it. */
export const falseFriendSchema = z.strictObject({
  lang: z.enum(LANGUAGES),
  pattern: patternSchema,
  note: z.string().optional(),
});
