import { z } from 'zod';
import { defineGrammar } from './define';
import { partsOfWords, word, wordPatterns, words } from './types';

const sex = z.enum(['male', 'female']);
export type Sex = z.output<typeof sex>;

const relation = z.strictObject({
  kind: z.enum(['child', 'kin', 'outsider']),
  sex: sex.optional(),
  /** years, if the word implies an age */
  age: z.number().optional(),
  words,
});
export type Relation = Omit<z.output<typeof relation>, 'words'>;

/** Words for people. */
export const PEOPLE = defineGrammar('people', {
  relations: z.array(relation),
  partnerBefore: partsOfWords,
  partnerAfter: words,
  sexes: z.strictObject({ male: words, female: words }),
  lyingDown: z.strictObject({ word, after: word }),
  initials: z.record(z.string(), sex),
  selfDescriptions: z.strictObject({ words, after: words }),
  possessed: wordPatterns,
  notSubjectAfter: words,
  helpedBy: words,
  selfWords: words,
  thirdWords: words,
});

export const RELATIONS: ReadonlyMap<string, Relation> = new Map(
  PEOPLE.relations.flatMap(({ words: names, ...of }) => [...names].map((name) => [name, of] as const)),
);

export const SEX_WORDS: ReadonlyMap<string, Sex> = new Map(
  sex.options.flatMap((of) => [...PEOPLE.sexes[of]].map((name) => [name, of] as const)),
);
