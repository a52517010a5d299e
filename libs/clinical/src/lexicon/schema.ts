import { z } from 'zod';

/**
 * The phrases of a finding, separated by ";". Syntax: `a|b` one of these · `word*` and `*word` a word with this start
 * or end · `~uma` any form of a Swahili verb, where a negative form denies · `!amka` only its negative forms
 * ("haamki", "hajaamka") · `=word` a small word that is required · `{class}` a word of a class · `...` up to three
 * words in between, `..` the same without a comma. Small words, accents, capitals and doubled letters are ignored.
 */
const phrasesSchema = z.strictObject({
  en: z.string().default(''),
  sw: z.string().default(''),
  /** phrases with a negation that assert the finding: "hanyonyi", "can't breathe" */
  lack: z.string().default(''),
  /** phrases without a negation that deny the finding: "napumua vizuri", "breathing fine" */
  well: z.string().default(''),
});
export const lexiconSchema = z.record(z.string(), phrasesSchema);
export type LexiconTable = Record<string, z.input<typeof phrasesSchema>>;
