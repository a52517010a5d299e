import type { Bilingual } from '@afya/contracts';
import type { Token } from '../tokenize';
import type { ClauseMeaning, ShortAnswer } from './answer-types';
import { clauseMeaning } from './clause';
import { findMarks, has, type Mark } from './marks';
import { askedWords } from './question-words';
import { itemsOf } from './words';

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
}

interface Part {
  from: number;
  to: number;
  /** begins with "but" */
  contrast: boolean;
}

/**
 * Reads a message as the answer to a question.
 * `question` is the text of the yes/no question, whose words the answer may repeat ("inauma", "he can drink"), about
 * the finding with the id `finding`.
 */
export function readAnswer(tokens: readonly Token[], question?: Bilingual, finding = ''): ReadAnswer {
  const asked = askedWords(question ?? NO_QUESTION, finding);
  const start = tokens.slice(0, LONGEST).map(standardVerb);
  const marks = findMarks(start);
  const parts = partsOf(start, marks);
  const meanings = parts.map(({ from, to }) => clauseMeaning({ tokens: start, marks, from, to }, asked));
  const answer = question ? combined(meanings, parts, tokens.length > LONGEST) : particleOf(meanings);
  const [first] = meanings;
  const lead = (parts[0]?.from ?? 0) + (first?.lead ?? 0);
  const basis = meanings.some(({ repeats }) => repeats) ? 'echo' : hasParticle(meanings) ? 'particle' : 'words';
  return { answer, basis, length: first?.particle == null ? 0 : lead, inverted: asked.inverted };
}

/** "Siangaliangi" is the spoken "siangalii", "I do not look". */
function standardVerb(token: Token): Token {
  const { text } = token;
  const ending = HABITUAL.find((end) => text.length > end.length + SHORTEST_VERB && text.endsWith(end));
  return ending ? { ...token, text: `${text.slice(0, -ending.length).replace(/i$/, '')}i` } : token;
}

const HABITUAL = itemsOf('habitual_ending');
const SHORTEST_VERB = 4;

const hasParticle = (meanings: readonly ClauseMeaning[]) => meanings.some(({ particle }) => particle !== null);

const NO_QUESTION: Bilingual = { en: '', sw: '' };

/** Without a yes/no question only "yes", "no" and "I don't know" are answers; "when I walk" is none. */
const particleOf = (meanings: readonly ClauseMeaning[]) =>
  meanings.find(({ particle, rest }) => particle !== null || rest !== null)?.particle ?? null;

/** Splits at punctuation and before "but". */
function partsOf(tokens: readonly Token[], marks: readonly Mark[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let contrast = false;
  const end = (to: number) => {
    if (to > from) parts.push({ from, to, contrast });
  };
  tokens.forEach(({ kind }, i) => {
    const but = marks.find((mark) => mark.start === i && has(mark, 'but'));
    if (kind !== 'stop' && kind !== 'comma' && !but) return;
    end(i);
    contrast = but !== undefined || (contrast && from === i);
    from = but ? but.end : i + 1;
  });
  end(tokens.length);
  return parts;
}

function combined(meanings: readonly ClauseMeaning[], parts: readonly Part[], story: boolean): ShortAnswer {
  let answer: ShortAnswer = null;
  for (const [i, meaning] of meanings.entries()) {
    const here = ofClause(meaning);
    const others = meanings.filter((one) => one !== meaning && !one.weak);
    if (here === null || (meaning.weak && others.some((one) => ofClause(one) !== null))) continue;
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
    if (!spoken && !meaning.contradicts && disagree(answer, here)) return null;
    answer = answer === null ? here : both(answer, { ...meaning, here }, parts[i]?.contrast === true);
  }
  return answer;
}

const disagree = (one: ShortAnswer, other: ShortAnswer) =>
  (one === 'yes' && other === 'no') || (one === 'no' && other === 'yes');

/** A particle is the answer, unless the same clause contradicts or softens it. */
function ofClause({ particle, rest, contradicts, complete }: ClauseMeaning): ShortAnswer {
  if (particle === null || rest === null) return particle ?? rest;
  if (contradicts) return rest;
  if (particle === 'unknown') return complete && rest === 'somewhat' ? rest : particle;
  if (particle === 'no' && (rest === 'unknown' || (rest === 'somewhat' && complete))) return rest;
  return particle === 'yes' && rest === 'no' && complete ? 'no' : particle;
}

/** What an earlier and a later clause say together. */
function both(answer: ShortAnswer, later: ClauseMeaning & { here: ShortAnswer }, contrast: boolean): ShortAnswer {
  const { here, particle, contradicts, complete } = later;
  if (answer === 'unknown') return contrast || particle !== null ? here : answer;
  if (contradicts && !contrast) return here;
  if (answer === 'no' && (here === 'somewhat' || here === 'unknown') && complete) return here;
  if (answer === 'no' && here === 'yes' && contrast && particle === 'yes') return 'somewhat';
  return answer;
}
