import type { CompiledPhrases, ReaderTables } from '../../knowledge/compiled-data';
import { compileAnswers } from './compile-answers';
import { compilePhraseTables } from './compile-phrase-tables';

/** What the reader searches for. @throws {GrammarError} when a file of data/grammar has a mistake */
export function compileReader(phrases: CompiledPhrases): ReaderTables {
  return { phrases: compilePhraseTables(phrases), ...compileAnswers() };
}
