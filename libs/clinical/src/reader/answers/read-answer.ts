import type { Bilingual } from '@afya/contracts';
import type { Token } from '../tokenize';
import { type ClauseMeaning, clauseMeaning, type ShortAnswer } from './clause';
import { findMarks, has, type Mark } from './marks';
import { askedWords } from './question-words';

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
}

interface Part {
  from: number;
  to: number;
  /** begins with "but" */
  contrast: boolean;
}

/**
 * Reads a message as the answer to a question.
 * `question` is the text of the yes/no question, whose words the answer may repeat ("inauma", "he can drink").
 */
export function readAnswer(tokens: readonly Token[], question?: Bilingual): ReadAnswer {
  const asked = askedWords(question ?? NO_QUESTION);
  const start = tokens.slice(0, LONGEST);
  const marks = findMarks(start);
  const parts = partsOf(start, marks);
  const meanings = parts.map(({ from, to }) => clauseMeaning({ tokens: start, marks, from, to }, asked));
  const answer = question ? combined(meanings, parts, tokens.length > LONGEST) : particleOf(meanings);
  const [first] = meanings;
  const lead = (parts[0]?.from ?? 0) + (first?.lead ?? 0);
  const basis = meanings.some(({ repeats }) => repeats) ? 'echo' : hasParticle(meanings) ? 'particle' : 'words';
  return { answer, basis, length: first?.particle == null ? 0 : lead };
}

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
  for (const [i, { particle, rest, repeats }] of meanings.entries()) {
    const here = ofClause(particle, rest, repeats);
    if (here === null) continue;
    if (answer === null) {
      if (story && i > 0) return null;
      answer = here;
    } else answer = both(answer, { here, repeats, particle }, parts[i]?.contrast === true);
  }
  return answer;
}

function ofClause(particle: ShortAnswer, rest: ShortAnswer, repeats: boolean): ShortAnswer {
  if (particle === null || rest === null) return particle ?? rest;
  if (particle === 'unknown') return rest === 'unknown' ? rest : repeats ? rest : 'unknown';
  if (particle === 'no') return rest === 'somewhat' || rest === 'unknown' || (repeats && rest === 'yes') ? rest : 'no';
  return repeats && rest === 'no' ? 'no' : 'yes';
}

interface Later extends Pick<ClauseMeaning, 'particle' | 'repeats'> {
  here: ShortAnswer;
}

/** What an earlier and a later clause say together. */
function both(answer: ShortAnswer, { here, repeats, particle }: Later, contrast: boolean): ShortAnswer {
  if (answer === 'unknown') return (contrast || particle !== null) && here !== null ? here : answer;
  if (answer === 'no' && here === 'somewhat') return 'somewhat';
  if (answer === 'no' && here === 'unknown') return 'unknown';
  if (answer === 'no' && here === 'yes' && (repeats || (contrast && particle === 'yes')))
    return contrast ? 'somewhat' : 'yes';
  if (answer === 'yes' && here === 'no' && repeats && !contrast) return 'no';
  return answer;
}
