import type { Bilingual } from '@afya/contracts';
import { type Token, tokenize } from '../tokenize';
import type { ClauseMeaning, ShortAnswer } from './answer-types';
import { clauseMeaning } from './clause';
import { findMarks, has, type Mark } from './marks';
import { type AskedWords, askedWords, deniesItself } from './question-words';
import { respell } from './spelling';
import { itemsOf, lineOf, written } from './words';

export type { ShortAnswer };

/** Longer messages are stories; only their beginning is read as an answer. */
const LONGEST = 24;

export interface ReadAnswer {
  answer: ShortAnswer;
  /** number of tokens at the start that are only the answer */
  length: number;
  /**
   * `particle`: "yes", "no" or "I don't know"; `echo`: words of the question; `words`: only how much, when or where
   */
  basis: 'particle' | 'echo' | 'words';
  /** the question asks for the opposite of the finding, and `answer` is about the finding */
  inverted: boolean;
  /** number of tokens up to the end of the clause that answers and of which every word is understood; null for none */
  answered: number | null;
  /** the tokens of the clause that says that the answer is not known, from and to; null for none */
  unknownClause: Readonly<Pick<Part, 'from' | 'to'>> | null;
}

interface Part {
  from: number;
  to: number;
  /** begins with "but" */
  contrast: boolean;
  /** begins with "until" and denies something: "swollen until the buttons do not close" says how much */
  consequence: boolean;
}

/**
 * Reads a message as the answer to a question.
 * `question` is the text of the yes/no question, whose words the answer may repeat ("inauma", "he can drink"), about
 * the finding with the id `finding`.
 */
export function readAnswer(tokens: readonly Token[], question?: Bilingual, finding = ''): ReadAnswer {
  const asked = askedWords(question ?? NO_QUESTION, finding);
  const start = tokens.slice(0, LONGEST).map(respell);
  const marks = findMarks(start);
  const parts = partsOf(start, marks);
  const meanings = parts.map(({ from, to }) => clauseMeaning({ tokens: start, marks, from, to }, asked));
  const said = question ? combined(meanings, { parts, asked, story: tokens.length > LONGEST }) : particleOf(meanings);
  const answer = question && said !== 'unknown' && said !== 'yes' && alternates(start) ? 'somewhat' : said;
  const [first] = meanings;
  const lead = (parts[0]?.from ?? 0) + (first?.lead ?? 0);
  const basis = meanings.some(({ repeats }) => repeats) ? 'echo' : hasParticle(meanings) ? 'particle' : 'words';
  const complete = meanings.findIndex((one) => one.complete && ofClause(one) !== null);
  return {
    answer,
    basis,
    length: first?.particle == null ? 0 : lead,
    inverted: asked.inverted,
    answered: parts[complete]?.to ?? null,
    unknownClause: answer === 'unknown' ? (parts.find((_, i) => isUnknown(meanings[i])) ?? null) : null,
  };
}

const ALTERNATING = written('alternating').map((line) => line.split('/').map((side) => lineOf(tokenize(side))));

/** "Some days it hurts, other days it does not": both hold, each at a different time. */
function alternates(tokens: readonly Token[]): boolean {
  const text = ` ${lineOf(tokens)} `;
  return ALTERNATING.some(([one = '', other = '']) => {
    const at = text.indexOf(` ${one} `);
    return at >= 0 && text.includes(` ${other} `, at + one.length + 1);
  });
}

const isUnknown = (meaning: ClauseMeaning | undefined) => meaning !== undefined && ofClause(meaning) === 'unknown';

const hasParticle = (meanings: readonly ClauseMeaning[]) => meanings.some(({ particle }) => particle !== null);

const NO_QUESTION: Bilingual = { en: '', sw: '' };

/** Without a yes/no question only "yes", "no" and "I don't know" are answers; "when I walk" is none. */
const particleOf = (meanings: readonly ClauseMeaning[]) =>
  meanings.find(({ particle, rest }) => particle !== null || rest !== null)?.particle ?? null;

const CONSEQUENCE_STARTS = new Set(itemsOf('consequence'));
const NEGATION = new Set(itemsOf('negation'));

/** Whether what follows "until" up to the end of the clause denies something. */
function beginsConsequence(tokens: readonly Token[], at: number): boolean {
  if (!CONSEQUENCE_STARTS.has(tokens[at]?.text ?? '')) return false;
  const end = tokens.findIndex(({ kind }, i) => i > at && (kind === 'stop' || kind === 'comma'));
  return tokens.slice(at, end < 0 ? undefined : end).some(({ text }) => deniesItself(text) || NEGATION.has(text));
}

/** Splits at punctuation, before "but", and before "until" with a negation. */
function partsOf(tokens: readonly Token[], marks: readonly Mark[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let contrast = false;
  let consequence = false;
  const end = (to: number) => {
    if (to > from) parts.push({ from, to, contrast, consequence });
  };
  tokens.forEach(({ kind }, i) => {
    const but = marks.find((mark) => mark.start === i && has(mark, 'but'));
    const isConsequence = i > from && beginsConsequence(tokens, i);
    if (kind !== 'stop' && kind !== 'comma' && !but && !isConsequence) return;
    end(i);
    consequence = isConsequence;
    contrast = but !== undefined || (contrast && from === i);
    from = but ? but.end : i + 1;
  });
  end(tokens.length);
  return parts;
}

interface Setting {
  parts: readonly Part[];
  asked: AskedWords;
  /** longer than an answer */
  story: boolean;
}

function combined(meanings: readonly ClauseMeaning[], { parts, asked, story }: Setting): ShortAnswer {
  let answer: ShortAnswer = null;
  for (const [i, meaning] of meanings.entries()) {
    const here = ofClause(meaning);
    const others = meanings.filter((one) => one !== meaning && !one.weak);
    if (here === null || (meaning.weak && others.some((one) => ofClause(one) !== null))) continue;
    if (here === 'no' && answer !== null && parts[i]?.consequence === true) continue;
    if (answer === null && story && i > 0) return null;
    const spoken = meanings.slice(0, i + 1).some(({ particle }) => particle !== null);
    // "it hurt but it stopped", without a yes or no: asked again rather than guessed
    if (parts[i]?.contrast === true && meaning.ended && here === 'no') return 'no';
    // "our family, mother and father, nobody": the particle decides
    if (
      disagree(answer, here) &&
      meaning.particle !== null &&
      !meanings.slice(0, i).some(({ particle }) => particle !== null)
    )
      return here === 'no' ? here : null;
    // "it hurts, otherwise I am fine"; of two times the asked one counts: "in the evening it starts, by day I am fine"
    const before = meanings.slice(0, i + 1);
    if (!spoken && disagree(answer, here)) {
      if (before.some(({ soft }) => soft)) return asked.timed ? 'yes' : 'somewhat';
      if (asked.timed && before.filter(({ times }) => times).length > 1) return 'yes';
      // "it was to come but nothing yet": the later one counts
      if (parts[i]?.contrast === true && meaning.complete && meaning.repeats) return here;
    }
    // "he drinks, but not as usual": able in part
    if (asked.inverted && !spoken && disagree(answer, here)) return 'somewhat';
    if (!spoken && !meaning.contradicts && disagree(answer, here)) return null;
    answer = answer === null ? here : both(answer, { ...meaning, here }, parts[i]?.contrast === true);
  }
  return endsUnknown(meanings) ? 'unknown' : answer;
}

/** A final "hard to tell" after a description, without a yes or no. */
function endsUnknown(meanings: readonly ClauseMeaning[]): boolean {
  const last = meanings.at(-1);
  return (
    last?.particle === 'unknown' &&
    last.complete &&
    meanings.every(({ particle }) => !particle || particle === 'unknown')
  );
}

const disagree = (one: ShortAnswer, other: ShortAnswer) =>
  (one === 'yes' && other === 'no') || (one === 'no' && other === 'yes');

/** A particle is the answer, unless the same clause contradicts or softens it. */
function ofClause({ particle, rest, contradicts, complete, ended }: ClauseMeaning): ShortAnswer {
  if (particle === null || rest === null) return particle ?? rest;
  if (contradicts) return rest;
  if (particle === 'unknown') return complete && rest === 'somewhat' ? rest : particle;
  if (particle === 'no' && (rest === 'unknown' || (rest === 'somewhat' && complete))) return rest;
  // "yes, I saw blood and the period had ended"
  return particle === 'yes' && rest === 'no' && complete && !ended ? 'no' : particle;
}

/** What an earlier and a later clause say together. */
function both(answer: ShortAnswer, later: ClauseMeaning & { here: ShortAnswer }, contrast: boolean): ShortAnswer {
  const { here, particle, contradicts, complete, repeats } = later;
  // "I don't know, I am far away": a later particle counts if the rest of its clause is about the question
  if (answer === 'unknown') return contrast || (particle !== null && (complete || repeats)) ? here : answer;
  if (contradicts && complete && !contrast) return here;
  if (answer === 'no' && (here === 'somewhat' || here === 'unknown') && complete) return here;
  if (answer === 'no' && here === 'yes' && contrast && particle === 'yes') return 'somewhat';
  return answer;
}
