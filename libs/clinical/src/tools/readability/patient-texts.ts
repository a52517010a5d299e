import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isLongEnough } from './reading-grade';

/** A text that a patient reads: the file under data/ and the keys that lead to it. */
interface PatientText {
  file: string;
  field: string;
  text: string;
}

export const DATA = join(__dirname, '../../../data');
const FOLDERS = ['choices', 'conditions', 'findings', 'interview', 'red-flags', 'texts', 'wording'];
/** Names, labels and the summary's "no fever" are not sentences; neither are the names of tests. The rest is for the engine. */
const NOT_SENTENCES = ['name', 'label', 'denied', 'tests'];
const FOR_THE_ENGINE = ['phrases', 'examples', 'reviewed', 'words', 'source', 'purpose', 'id'];
/** Of wording/sentences.yaml: which names take which words. */
const OF_NAMES = ['denied_otherwise', 'articles', 'state_verb', 'keep_capital', 'how_soon'];
const LEFT_OUT = new Set([...NOT_SENTENCES, ...FOR_THE_ENGINE, ...OF_NAMES]);

/** All texts of the data by language, in the order of their files. Reading them takes seconds. */
export function readPatientTexts(): Record<'en' | 'sw', PatientText[]> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(DATA, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `${folder}/${name}`),
  ).sort();
  const texts = files.flatMap((file) => textsIn(file, parse(readFileSync(join(DATA, file), 'utf8')), []));
  const inLanguage = (language: string) => texts.filter(({ field }) => field.split('.').includes(language));
  return { en: inLanguage('en').map(asShown), sw: inLanguage('sw') };
}

/** The texts to measure: each that is long enough, and the short ones of a file joined if together they are. */
export function measuredTexts(texts: readonly PatientText[]): PatientText[] {
  const short = new Map<string, string[]>();
  for (const { file, text } of texts.filter((one) => !isLongEnough(one.text))) {
    short.set(file, [...(short.get(file) ?? []), text]);
  }
  const joined = [...short].map(([file, parts]) => ({ file, field: 'short texts', text: parts.join(' ') }));
  return [...texts, ...joined].filter(({ text }) => isLongEnough(text));
}

function textsIn(file: string, content: unknown, keys: readonly string[]): PatientText[] {
  if (typeof content === 'string') return [{ file, field: keys.join('.'), text: content }];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content)
    .filter(([key]) => !LEFT_OUT.has(key))
    .flatMap(([key, value]: [string, unknown]) => textsIn(file, value, [...keys, idOf(value) ?? key]));
}

/** Rows of a list are named by their id, which stays the same when rows move. */
function idOf(value: unknown): string | undefined {
  const row = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof row === 'string' ? row : undefined;
}

/** A red flag stands in the message as "This may be …", and items of a list are read as sentences. */
function asShown({ file, field, text }: PatientText): PatientText {
  const words = field.endsWith('.may.en') ? `This may be ${text}` : text.charAt(0).toUpperCase() + text.slice(1);
  return { file, field, text: /[.?!]$/.test(words) ? words : `${words}.` };
}
