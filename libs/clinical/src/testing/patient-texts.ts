import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { isLongEnough } from './reading-grade';

/** An English text that a patient reads: the file under data/ and the keys that lead to it. */
export interface PatientText {
  file: string;
  field: string;
  text: string;
}

export const DATA = join(__dirname, '../../data');
const FOLDERS = ['choices', 'conditions', 'findings', 'interview', 'red-flags', 'texts'];
/** Names, labels and the summary's "no fever" are not sentences; neither are the names of tests. The rest is for the engine. */
const NOT_SENTENCES = ['name', 'label', 'denied', 'tests'];
const FOR_THE_ENGINE = ['phrases', 'examples', 'reviewed', 'words', 'source', 'purpose', 'id'];
const LEFT_OUT = new Set([...NOT_SENTENCES, ...FOR_THE_ENGINE]);

/** All English texts of the data. A red flag is measured as it is shown: "This may be …". */
export function patientTexts(): PatientText[] {
  return FOLDERS.flatMap((folder) => readdirSync(join(DATA, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(DATA, folder, name)))
    .sort()
    .flatMap((path) => {
      const content: unknown = parse(readFileSync(path, 'utf8'));
      return textsIn(content, []).map(({ keys, text }) => ({
        file: relative(DATA, path),
        field: keys.join('.'),
        text: asSentence(keys.includes('may') ? `This may be ${text}` : text),
      }));
    });
}

/** The texts to measure: each text that is long enough, and the short texts of a file joined if they are together. */
export function measuredTexts(): PatientText[] {
  const texts = patientTexts();
  const short = new Map<string, string[]>();
  for (const { file, text } of texts.filter((one) => !isLongEnough(one.text))) {
    short.set(file, [...(short.get(file) ?? []), text]);
  }
  const joined = [...short].map(([file, parts]) => ({ file, field: 'short texts', text: parts.join(' ') }));
  return [...texts, ...joined].filter(({ text }) => isLongEnough(text));
}

function textsIn(content: unknown, keys: string[]): { keys: string[]; text: string }[] {
  if (typeof content === 'string') return keys.includes('en') ? [{ keys, text: content }] : [];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content)
    .filter(([key]) => !LEFT_OUT.has(key))
    .flatMap(([key, value]: [string, unknown]) => textsIn(value, [...keys, idOf(value) ?? key]));
}

/** Rows of a list are named by their id, which stays the same when rows move. */
function idOf(value: unknown): string | undefined {
  const row = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof row === 'string' ? row : undefined;
}

function asSentence(text: string): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}
