import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { CompiledData, CompiledNumbers, CompiledPhrases } from '../../knowledge/compiled-data';
import { offTopicRepliesFileSchema } from '../../knowledge/schema/off-topic-replies';
import { falseFriendSchema } from '../../knowledge/schema/phrase';
import { compilePhrases } from './compile-phrases';
import { DataFolder } from './data-folder';
import { mergePersonal } from './personal-texts';
import { DataError } from './problems';
import { readConditions } from './read-conditions';
import { readFixedQuestions } from './read-fixed-questions';
import { readFindings } from './read-findings';
import { readGrammar } from './read-grammar';
import { readInterview } from './read-interview';
import { readNumbers } from './read-numbers';
import { readRedFlags } from './read-red-flags';
import { readTexts } from './read-texts';
import { readWording } from './read-wording';

/** The compiled files by name, and the phrases, of which the tables of the reader are still to be compiled. */
interface Compiled {
  knowledge: Omit<CompiledData, 'reader'>;
  phrases: CompiledPhrases;
  'emergency-numbers': CompiledNumbers;
}

/** Reads and checks all data. @throws {DataError} naming every mistake with its file and line */
export function compileData(directory: string): Compiled {
  const folder = new DataFolder(directory);
  const { personal: ofFindings, withPhrases, ...findings } = readFindings(folder);
  const findingIds = new Set(findings.findings.map(({ id }) => id));
  const texts = readTexts(folder, findingIds);
  const conditions = readConditions(folder, { findings: findingIds, texts });
  const conditionIds = new Set(conditions.conditions.map(({ id }) => id));
  const { personal, ...interview } = readInterview(folder, findingIds);
  const fixed = readFixedQuestions(folder);
  const offTopic = folder.read('interview/off-topic-replies.yaml', offTopicRepliesFileSchema)?.value;
  const falseFriends = folder.read('false-friends.yaml', z.array(falseFriendSchema))?.value ?? [];
  const medicines = folder.read('medicines.yaml', z.array(z.string().min(2)))?.value ?? [];
  const redFlags = readRedFlags(folder, { findings: findingIds, conditions: conditionIds });
  const wording = readWording(folder);
  const grammar = readGrammar(folder);
  const numbers = readNumbers(folder);
  if (folder.problems.length > 0 || !fixed || !offTopic) throw new DataError(folder.problems);
  const knowledge: Omit<CompiledData, 'reader'> = {
    grammar,
    ...findings,
    medicines,
    ...conditions,
    texts,
    ...redFlags,
    ...interview,
    personal: mergePersonal(fixed.personal, personal, ofFindings),
    fixedQuestions: fixed.fixedQuestions,
    offTopicReplies: { replies: offTopic.replies, urgent: offTopic.urgent, until_help: offTopic.until_help },
    wording,
  };
  const phrases = compilePhrases(
    withPhrases,
    falseFriends.map(({ pattern }) => pattern),
  );
  return { knowledge, phrases, 'emergency-numbers': numbers };
}

/** Writes each part to a file so that a process that reads it at the same time gets the old file or the new one. */
export function writeCompiled(directory: string, compiled: object): void {
  mkdirSync(directory, { recursive: true });
  for (const [name, data] of Object.entries(compiled)) {
    const file = join(directory, `${name}.json`);
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify(data));
    renameSync(unfinished, file);
  }
}
