import { z } from 'zod';
import { reviewedSchema } from '../../knowledge/schema/review';
import { DataFolder } from './data-folder';
import { DataError } from './problems';

interface Share {
  reviewed: number;
  files: number;
}

/** The folders whose files say who has reviewed their texts. */
const FOLDERS = ['findings', 'conditions', 'texts', 'red-flags', 'numbers', 'choices', 'wording'];
const OF_INTERVIEW = ['fixed-questions', 'off-topic-replies', 'course-words'].map((name) => `interview/${name}.yaml`);
const fileSchema = z.looseObject({ reviewed: reviewedSchema });

/** How many files have been reviewed in each language. @throws {DataError} when a file does not say it */
export function reviewStatus(directory: string): Record<'en' | 'sw', Share> {
  const folder = new DataFolder(directory);
  const ofInterview = OF_INTERVIEW.flatMap((name) => folder.read(name, fileSchema) ?? []);
  const files = [...FOLDERS.flatMap((name) => folder.readAll(name, fileSchema)), ...ofInterview];
  if (folder.problems.length > 0) throw new DataError(folder.problems);
  const share = (language: 'en' | 'sw'): Share => ({
    reviewed: files.filter(({ value }) => value.reviewed[language] !== null).length,
    files: files.length,
  });
  return { en: share('en'), sw: share('sw') };
}
