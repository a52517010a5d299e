import { findingFiles, patternsOf } from '../testing/finding-files';
import { readText } from './read-text';

/** Phrases without alternatives, word classes, verb stems and gaps are texts as they stand. */
const isText = (pattern: string) => !/[~!*{}|.=]/.test(pattern);

/** Read as another finding, by what else is said. */
const READER_ONLY = '/reader-only/';

const READS_ALL_MS = 180_000;

test(
  'every phrase is read as its finding, and hidden by no false friend',
  () => {
    const files = findingFiles().filter(({ file }) => !file.includes(READER_ONLY));
    const texts = files.flatMap((file) =>
      (['en', 'sw'] as const).flatMap((language) =>
        patternsOf(file, language)
          .filter(isText)
          .map((text) => ({ id: file.id, text })),
      ),
    );
    expect(texts.length).toBeGreaterThan(14_000);
    const unread = texts.filter(({ id, text }) => !readText(text).findings.some(({ finding }) => finding === id));
    expect(unread).toEqual([]);
  },
  READS_ALL_MS,
);
