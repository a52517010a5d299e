import { elementKey } from './element-key';
import { BODY_PARTS } from './grammar/body-parts';
import { FUNCTION_WORDS } from './grammar/function-words';
import { NEGATION } from './grammar/negation';
import { isPersonalVerb } from './swahili-verb';
import type { Token } from './tokenize';
import type { Fit } from './vocabulary';

/** A token with the phrase elements it matches. */
export interface Word {
  token: Token;
  fits: ReadonlyMap<string, Fit>;
}

/** A complaint about a body part: the finding, and the positions of its two words. */
export interface BodyPartComplaint {
  finding: string;
  denied: boolean;
  at: number[];
}

/** Maximum number of content words between a body part and its complaint. */
const REACH = 3;
/** Maximum distance in tokens, fillers and other complaints included. */
const FARTHEST = 14;
const { describing, joiners, subjects } = BODY_PARTS;

const PARTS = BODY_PARTS.bodyParts.map(({ words, findings }) => ({ key: elementKey(words.join('|')), findings }));
const SENSATIONS = Object.entries(BODY_PARTS.complaints).map(([complaint, words]) => ({
  complaint,
  key: elementKey(words.join('|')),
}));

export const BODY_PART_KEYS: readonly string[] = [...PARTS, ...SENSATIONS].map(({ key }) => key);

/** Pairs complaints with body parts, in either order: the nearest part, and parts joined to it by "and". */
export function findBodyPartComplaints(words: readonly Word[]): BodyPartComplaint[] {
  const partsAt = words.map(({ fits }) => PARTS.filter(({ key }) => fits.has(key)));
  return words.flatMap(({ fits }, at) =>
    SENSATIONS.flatMap(({ complaint, key }) => {
      const fit = fits.get(key);
      if (!fit) return [];
      return partsOf(words, partsAt, { at, complaint }).map(({ part, finding }) => ({
        finding,
        // in "hakohoi damu" the word that matches the part is the negative verb
        denied: fit === 'denies' || partsAt[part]?.some(({ key }) => words[part]?.fits.get(key) === 'denies') === true,
        at: [at, part].sort((a, b) => a - b),
      }));
    }),
  );
}

interface Sensation {
  at: number;
  complaint: string;
}
type PartsAt = readonly (readonly (typeof PARTS)[number][])[];

function partsOf(words: readonly Word[], partsAt: PartsAt, { at, complaint }: Sensation) {
  const before = walk(words, partsAt, { at, step: -1, complaint });
  const after = walk(words, partsAt, { at, step: 1, complaint });
  const isNearer = distance(before[0], at) < distance(after[0], at);
  const joinedOnly = before.length > 0 && isJoinedOnly(words, at, after[0]);
  const nearer =
    joinedOnly && endsStatement(words, after[0]) ? [...before, ...after] : isNearer || joinedOnly ? before : after;
  return nearer.flatMap((part) =>
    (partsAt[part] ?? []).flatMap(({ findings }) => {
      const finding = findings[complaint];
      return finding ? [{ part, finding }] : [];
    }),
  );
}

/** In "my head is aching and eyes are blurred" the "and" before the next part starts another complaint. */
const isJoinedOnly = (words: readonly Word[], at: number, part = at) =>
  words.slice(at + 1, part).some(({ token }) => joiners.has(token.text));

/** "My joints are aching and the head": nothing else is said of the last part. */
function endsStatement(words: readonly Word[], part = -1): boolean {
  const next = words[part + 1]?.token;
  return part >= 0 && (next === undefined || next.kind === 'stop' || next.kind === 'comma');
}

/** "The knee is red, swollen and painful": other complaints do not count towards the distance. */
const isSensation = (word: Word | undefined) => SENSATIONS.some(({ key }) => word?.fits.has(key));

const distance = (part: number | undefined, at: number) => (part === undefined ? Infinity : Math.abs(part - at));

/** Positions of the parts on one side: the nearest first, then those joined to it by "and". */
function walk(
  words: readonly Word[],
  partsAt: PartsAt,
  { at, step, complaint }: { at: number; step: 1 | -1; complaint: string },
): number[] {
  const found: number[] = [];
  let left = REACH;
  let joined = true;
  for (let i = at + step; i >= 0 && i < words.length && left > 0 && Math.abs(i - at) <= FARTHEST; i += step) {
    const token = words[i]?.token;
    if (!token || token.kind === 'stop' || token.kind === 'number') break;
    const { text } = token;
    // in "naharisha damu na natapika" each verb of a person has its own parts
    if (step === -1 && joiners.has(text) && isPersonalVerb(words[i + 1]?.token.text ?? '')) break;
    if (partsAt[i]?.some(({ findings }) => findings[complaint])) {
      if (!joined) break;
      found.push(i);
      joined = false;
      left = REACH;
    } else if (joiners.has(text)) {
      // before the first part, a comma starts a different statement
      if (found.length === 0 && token.kind === 'comma') break;
      const next = words[i + 1]?.token.text ?? '';
      if (subjects.has(next) || (step === 1 && isPersonalVerb(next))) break;
      joined = true;
    } else if (NEGATION.scopeEnds.has(text) || NEGATION.preNegations.has(text) || subjects.has(text)) break;
    // in "chest pain and my head hurts" the part behind the other complaint belongs to it
    else if (found.length > 0 && isSensation(words[i])) break;
    else if (!FUNCTION_WORDS.fillers.has(text) && !describing.has(text) && !isSensation(words[i]))
      left -= found.length === 0 ? 1 : REACH;
  }
  return found;
}
