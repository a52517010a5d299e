import { z } from 'zod';

/**
 * How people say a finding. Each text is phrases separated by ";". In a phrase:
 * `a|b` one of these · `word*` and `*word` a word that begins or ends so · `~uma` any form of a Swahili verb, a negative
 * form denies · `!amka` its negative forms alone ("haamki", "hajaamka") · `=word` a small word that must be there · `{class}` one of the words of a class · `...` up to three words in between, `..` the same and no comma. Small words, accents, capitals
 * and doubled letters do not matter.
 */
export const phrasesSchema = z.strictObject({
  en: z.string().default(''),
  sw: z.string().default(''),
  /** said with a "no", and yet it means that the finding is there: "hanyonyi", "can't breathe" */
  lack: z.string().default(''),
  /** said without a "no", and yet it means that the finding is not there: "napumua vizuri", "breathing fine" */
  well: z.string().default(''),
});
export const lexiconSchema = z.record(z.string(), phrasesSchema);
export type LexiconTable = Record<string, z.input<typeof phrasesSchema>>;
