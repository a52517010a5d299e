import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@afya/contracts';
import { parse } from 'yaml';
import { parseWordings, type Wordings } from '../evaluation/answer-wordings';

const FOLDER = join(__dirname, '../../data/evaluation');

/** How the simulated patients of `--mode talk` answer, in each language. */
export function readWordings(): Record<Language, Wordings> {
  const read = (language: Language) =>
    parseWordings(parse(readFileSync(join(FOLDER, `answers.${language}.yaml`), 'utf8')));
  return { en: read('en'), sw: read('sw') };
}
