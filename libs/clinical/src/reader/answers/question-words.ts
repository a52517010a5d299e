import type { Bilingual } from '@afya/contracts';
import { findingById } from '../../knowledge';
import { verbForm } from '../swahili-verb';
import { type Token, tokenize } from '../tokenize';
import { type Frame, frameOf, kindOf } from './frames';
import { findMarks, has } from './marks';
import { itemsOf, lineOf, written } from './words';

/** A word of the question with what it asks for: -1 if it asks whether the thing is missing, hard or less. */
interface QuestionWord {
  text: string;
  sign: 1 | -1;
  /** is itself a word for failure */
  failure: boolean;
  /** is what the question is about, and not what it asks of it: "voice" in "is the voice hoarse?" */
  topic: boolean;
  /** possible stems of a Swahili verb, longest first */
  stems: readonly string[];
}

/** What a question asks, for answers that repeat its words. */
export interface AskedWords {
  words: readonly QuestionWord[];
  /** every word of the question, also the common ones */
  all: ReadonlySet<string>;
  /** asks whether something is impossible, hard, missing or less */
  failure: boolean;
  /** asks about a time or an occasion */
  timed: boolean;
  /** asks whether something is well */
  good: boolean;
  /** asks about something that makes movement hard */
  hampers: boolean;
  /** asks where it is */
  site: boolean;
  /** asks about earlier times */
  earlier: boolean;
  /** asks about something that may be over by now */
  past: boolean;
  /** asks for the opposite of the finding: "can the child drink?"; what the words say is about the finding */
  inverted: boolean;
  /** words that answer without repeating the question's */
  frame: Frame;
  /** the finding it asks about, empty for none */
  finding: string;
}

const COMMON = new Set(itemsOf('common'));
const PAST = new Set(itemsOf('past_start'));
const EARLIER = new Set(itemsOf('asked_before'));
const TOPIC_BEFORE = new Set(itemsOf('topic_before'));
const BEFORE = itemsOf('failure_before');
const AFTER = itemsOf('failure_after');
const COMPARED = itemsOf('compared').map((item) => ` ${item} `);
const ALIKE = new Set(itemsOf('asked_alike'));
const GOOD = new Set(itemsOf('good').filter((item) => !ALIKE.has(item)));
const UNABLE = new Set(itemsOf('unable'));
const NEGATION = new Set(itemsOf('negation'));
/** Single words for failure, which an answer may repeat; plain negations are none. */
const LESS = new Set([...AFTER, ...BEFORE].filter((item) => !item.includes(' ') && !NEGATION.has(item)));
const MISSING = [...AFTER, ...BEFORE].filter((item) => !NEGATION.has(item.split(' ')[0] ?? ''));
const NEGATIVE_STARTS = itemsOf('negative_start');
/** Nouns that begin like negative verbs */
const NOUNS = new Set(itemsOf('noun'));
const ENDINGS = [...itemsOf('ending')].sort((a, b) => b.length - a.length);
const SHORTEST = 3;

const cached = new Map<string, AskedWords>();

/** The words of a question in both languages. */
export function askedWords({ en, sw }: Bilingual, finding = ''): AskedWords {
  const key = `${finding} ${en}${sw}`;
  const found = cached.get(key);
  if (found) return found;
  const english = tokenize(en);
  const start = english.length;
  const tokens = [...english, ...tokenize(sw)];
  const inverted = findingById(finding)?.asked?.inverted === true;
  const hasSigns = !finding || inverted || kindOf(finding).failure;
  const signs = hasSigns ? signsOf(tokens).map((sign) => (inverted ? turned(sign) : sign)) : [];
  const asked: AskedWords = {
    words: tokens.flatMap(({ text, kind }, i) =>
      kind !== 'word' || (COMMON.has(text) && !LESS.has(text)) || text.length < SHORTEST
        ? []
        : [
            {
              text,
              sign: LESS.has(text) ? 1 : deniesItself(text) ? -1 : (signs[i] ?? 1),
              failure: LESS.has(text),
              topic: topicAt(tokens, i, start),
              stems: stemsOf(text),
            },
          ],
    ),
    all: new Set(tokens.map(({ text }) => text)),
    failure: finding ? kindOf(finding).failure : asksFailure(tokens),
    timed: findMarks(tokens).some((mark) => has(mark, 'circumstance')),
    hampers: kindOf(finding).hampers,
    site: kindOf(finding).site,
    earlier: tokens.some(({ text }) => EARLIER.has(text)),
    past: PAST.has(tokens[0]?.text ?? ''),
    inverted,
    frame: frameOf(finding),
    finding,
    good: finding ? kindOf(finding).good : asksGood(tokens, signs),
  };
  cached.set(key, asked);
  return asked;
}

const turned = (sign: 1 | -1) => (sign === 1 ? -1 : 1);

const asksFailure = (tokens: readonly Token[]) =>
  tokens.some(({ text }, i) => UNABLE.has(text) || deniesItself(text) || lengthAt(tokens, i, MISSING) > 0);

const asksGood = (tokens: readonly Token[], signs: readonly (1 | -1)[]) =>
  tokens.some(({ text }, i) => GOOD.has(text) && signs[i] === 1 && !isCompared(tokens, i));

/** A later noun belongs to the asked finding: "at the elbow, the wrist". */
const LAST_TOPIC = 5;

const topicAt = (tokens: readonly Token[], at: number, second: number) =>
  at - (at >= second ? second : 0) <= LAST_TOPIC && TOPIC_BEFORE.has(lastWord(tokens.slice(0, at)));

const lastWord = (tokens: readonly Token[]) => tokens.findLast(({ kind }) => kind === 'word')?.text ?? '';

const isCompared = (tokens: readonly Token[], i: number) =>
  COMPARED.some((item) => ` ${lineOf(tokens.slice(Math.max(0, i - 2), i))} `.endsWith(item));

/** -1 for every token between a word for failure and the end or start of its clause, without the word itself. */
function signsOf(tokens: readonly Token[]): (1 | -1)[] {
  const signs: (1 | -1)[] = tokens.map(() => 1);
  const isEnd = ({ kind }: Token) => kind === 'stop' || kind === 'comma';
  const turn = (from: number, to: number) => signs.fill(-1, Math.max(0, from), to);
  tokens.forEach((_, i) => {
    const before = lengthAt(tokens, i, BEFORE);
    const end = tokens.findIndex((token, j) => j > i && isEnd(token));
    if (before > 0) turn(i + before, end < 0 ? tokens.length : end);
    if (lengthAt(tokens, i, AFTER) > 0) turn(tokens.findLastIndex((token, j) => j < i && isEnd(token)) + 1, i);
  });
  return signs;
}

const lengthAt = (tokens: readonly Token[], at: number, items: readonly string[]) =>
  Math.max(
    0,
    ...items
      .map((item) => item.split(' '))
      .filter((words) => words.every((word, i) => tokens[at + i]?.text === word))
      .map(({ length }) => length),
  );

const SPOKEN_ENDINGS = written('spoken_ending');

/** Every stem of which the word may be a form: "inauma" of "uma", "haufunguki" of "funguka". */
function stemsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - SHORTEST) }, (_, i) => word.slice(i + 1))
    .flatMap((stem) => (/[ie]$/.test(stem) ? SPOKEN_ENDINGS.map((ending) => `${stem.slice(0, -1)}${ending}`) : [stem]))
    .filter((stem) => stem.length >= SHORTEST && /a$/.test(stem) && verbForm(word, stem) !== null);
}

/** Negative tenses that end in -a; without one a negative form ends in -i. */
const NEGATIVE_TENSE = new RegExp(`^.{2,5}?(?:${written('negative_tense').join('|')}).{2,}a$`);

/** A negative form of any Swahili verb. */
export const deniesItself = (word: string): boolean =>
  NEGATIVE_STARTS.some((start) => word.startsWith(start)) &&
  !NOUNS.has(word) &&
  (word.endsWith('i') || NEGATIVE_TENSE.test(word)) &&
  stemsOf(word).some((stem) => verbForm(word, stem) === 'denies');

const stripped = (word: string) => {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST);
  return ending ? word.slice(0, -ending.length) : word;
};

/** How an answer's word repeats a word of the question. */
interface Repeat {
  /** 1 if it affirms the asked finding, -1 if it denies it */
  sign: 1 | -1;
  /** both say that something is missing, hard or less */
  failure: boolean;
  topic: boolean;
}

/** Null if the word repeats none of the question. */
export function repeatOf(word: string, { words }: AskedWords): Repeat | null {
  if (word.length < SHORTEST || (COMMON.has(word) && !LESS.has(word))) return null;
  const same = words.find(({ text }) => text === word);
  if (same) return { sign: deniesItself(word) ? 1 : same.sign, failure: same.failure, topic: same.topic };
  for (const { sign, stems, text, failure, topic } of words) {
    const own = deniesItself(text) ? -1 : 1;
    const form = stems.map((stem) => formOf(word, stem)).find((one) => one !== null);
    if (form) {
      const denies = form === 'denies' ? -1 : 1;
      return { sign: (denies * (own === -1 ? -1 : sign)) as 1 | -1, failure, topic };
    }
    if (isAkin(word, text)) return { sign, failure, topic };
  }
  return null;
}

/** Folding merges "hu-uma" to "huma". */
const formOf = (word: string, stem: string) =>
  verbForm(word, stem) ?? verbForm(`${word.slice(0, 2)}${word.slice(1)}`, stem);

const LEAST_SHARED = 4;

/** One word is the other with an ending. */
const isLonger = (one: string, other: string) =>
  ENDINGS.some((ending) => one === other + ending || other === one + ending);

/** "Breathing" and "breathe", "gumu" and "kigumu": the same stem, or the same end with another noun class. */
function isAkin(one: string, other: string): boolean {
  const [a, b] = [stripped(one), stripped(other)];
  if (a === b && a.length >= SHORTEST) return true;
  if (one.length >= LEAST_SHARED && other.length >= LEAST_SHARED && isLonger(one, other)) return true;
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  return short.length >= LEAST_SHARED && long.endsWith(short) && long.length - short.length <= 2 && !deniesItself(long);
}
