import { SPELLING } from './grammar/spelling';

/** Maximum length of text that is read; the application rejects longer messages. */
const MAX_TEXT_LENGTH = 8_000;

/** A token of folded text. `start` and `end` are positions in the original text. */
export interface Token {
  text: string;
  kind: 'word' | 'number' | 'stop' | 'comma';
  start: number;
  end: number;
}

const MARKS = /\p{M}+/gu;
const QUOTES = new Set(["'", '’', '‘', '`', '´', 'ʼ']);
const STOPS = new Set(['.', ';', '!', '?', '\n', '…']);
const COMMAS = new Set([',', ':', '(', ')', '–', '—', '،']);
const CONTRACTIONS = new Map(Object.entries(SPELLING.contractions));
/** "Alot": each word has the place of the whole. */
const RUN_TOGETHER = new Map(Object.entries(SPELLING.runTogether).map(([word, parts]) => [word, parts.split(' ')]));

const folded = new Map<string, string>();
const MEMO = 5_000;

/**
 * Folds to lower case without accents: one character may become none, one or several. Anything but letters and digits
 * becomes a blank.
 */
function foldCharacter(character: string): string {
  if (character >= 'a' && character <= 'z') return character;
  const cached = folded.get(character);
  if (cached !== undefined) return cached;
  const plain = character.normalize('NFKD').replace(MARKS, '').toLowerCase();
  const result = QUOTES.has(character) ? '' : plain.replace(/[^a-z0-9]+/g, ' ');
  if (folded.size < MEMO) folded.set(character, result);
  return result;
}

/** Collapses repeated letters ("soooo", "homma"), in texts and in the lexicon. */
export function collapseLetters(word: string): string {
  return SPELLING.keptDoubles.has(word) ? word : word.replace(/([a-z])\1+/g, '$1');
}

const [FIRST_LETTER, LAST_LETTER] = ['a'.charCodeAt(0), 'z'.charCodeAt(0)];

/** The end of the plain letters that start at a place. */
function lettersFrom(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) >= FIRST_LETTER && text.charCodeAt(end) <= LAST_LETTER) end++;
  return end;
}

const isLetter = (c: string) => c >= 'a' && c <= 'z';
const isDigit = (c: string) => c >= '0' && c <= '9';

class TokenWriter {
  readonly tokens: Token[] = [];
  private current: Token | null = null;

  /** Adds letters or digits that end at `end`. */
  add(text: string, kind: 'word' | 'number', start: number, end: number): void {
    if (this.current?.kind === kind) {
      this.current.text += text;
      this.current.end = end;
      return;
    }
    this.flush();
    this.current = { text, kind, start, end };
  }

  /** the decimal point of the number being written */
  point(at: number): void {
    if (!this.current) return;
    this.current.text += '.';
    this.current.end = at + 1;
  }

  inNumber(): boolean {
    return this.current?.kind === 'number' && !this.current.text.includes('.');
  }

  /** Whether the number being written may be feet, as in "5'4". */
  inFeet(): boolean {
    return this.current?.kind === 'number' && /^[3-7]$/.test(this.current.text);
  }

  feet(at: number): void {
    this.flush();
    this.tokens.push({ text: SPELLING.feet, kind: 'word', start: at, end: at + 1 });
  }

  mark(kind: 'stop' | 'comma', at: number): void {
    this.flush();
    this.tokens.push({ text: kind === 'stop' ? '.' : ',', kind, start: at, end: at + 1 });
  }

  flush(): void {
    if (!this.current) return;
    this.push(this.current);
    this.current = null;
  }

  /** "does not" becomes "doesnt", like "doesn't". */
  private push(token: Token): void {
    if (token.kind === 'word') token.text = collapseLetters(token.text);
    token.text = CONTRACTIONS.get(token.text) ?? token.text;
    const parts = RUN_TOGETHER.get(token.text);
    if (parts) {
      this.tokens.push(...parts.map((text) => ({ ...token, text })));
      return;
    }
    const before = this.tokens.at(-1);
    if (token.text === SPELLING.negation && before && SPELLING.contractedBefore.has(before.text)) {
      const joined = `${before.text}${SPELLING.contraction}`;
      before.text = CONTRACTIONS.get(joined) ?? joined;
      before.end = token.end;
      return;
    }
    this.tokens.push(token);
  }
}

/** Splits the first 8,000 UTF-16 units into folded words, numbers and punctuation. Linear; never throws. */
export function tokenize(text: string): Token[] {
  const source = text.slice(0, MAX_TEXT_LENGTH);
  const writer = new TokenWriter();
  let at = 0;
  while (at < source.length) {
    const plain = lettersFrom(source, at);
    if (plain > at) {
      writer.add(source.slice(at, plain), 'word', at, plain);
      at = plain;
      continue;
    }
    const written = String.fromCodePoint(source.codePointAt(at) ?? 0);
    const next = source[at + 1] ?? '';
    if (STOPS.has(written) || COMMAS.has(written)) {
      if ((written === '.' || written === ',') && writer.inNumber() && isDigit(next)) writer.point(at);
      else writer.mark(STOPS.has(written) ? 'stop' : 'comma', at);
    } else if (QUOTES.has(written) && writer.inFeet() && isDigit(next)) {
      writer.feet(at);
    } else {
      for (const character of foldCharacter(written)) {
        if (isLetter(character)) writer.add(character, 'word', at, at + 1);
        else if (isDigit(character)) writer.add(character, 'number', at, at + 1);
        else writer.flush();
      }
    }
    at += written.length;
  }
  writer.flush();
  return writer.tokens;
}

/** Words joined by blanks, without punctuation, folded as in texts. */
export const lineOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map(({ text }) => text)
    .join(' ');
