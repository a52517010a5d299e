import { join } from 'node:path';
import { type FindingFile, findingFileSchema, readerFindingFileSchema } from '../knowledge/schema/finding';
import type { Phrase } from '../knowledge/schema/phrase';
import { DataFolder } from '../tools/data/data-folder';

/** All files of `data/findings`, with what the compiled data leaves out: examples, and the languages of phrases. */
export const findingFiles = () =>
  new DataFolder(join(__dirname, '../../data'))
    .readAll('findings', findingFileSchema.or(readerFindingFileSchema))
    .map(({ file, value }) => ({ file, ...value }));

/** The patterns of a finding that assert it in a language, a negation before them aside. */
export const patternsOf = ({ phrases }: Pick<FindingFile, 'phrases'>, language: Phrase['lang']): string[] =>
  phrases.filter(({ lang, polarity }) => lang === language && polarity === 'present').map(({ pattern }) => pattern);
