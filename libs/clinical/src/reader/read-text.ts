import { LEXICON } from '../lexicon';
import { BACKGROUND } from '../lexicon/background';
import { NEGATIONS } from '../lexicon/function-words';
import { RELATIONS } from '../lexicon/people';
import { numberText } from './number-text';
import { withoutExplained } from './explained';
import { type Experiencer, experiencers, relationDemographics } from './owners';
import { type PhraseMatch, PhraseBook } from './phrase-book';
import { unrelatedOrHistorical } from './not-told';
import { readAge } from './read-age';
import { type Measures, readMeasures } from './read-measures';
import { isAboutPatient, isPatientAsKin, patientOf, readSex } from './read-patient';
import { recurrence } from './recurs';
import {
  beginsWithNegation,
  negatedAfter,
  negatedBefore,
  negationScope,
  negatesGoodSign,
  isUncertain,
  negatedClauses,
  sharesNegation,
  isStatementVerb,
} from './scope';
import { temporality } from './when-said';
import { findingsFromCounts } from './told-by-number';
import { coOccurringFindings } from './told-together';
import { type Token, tokenize } from './tokenize';
import { canBeResolved, resolvedFindings } from './well-now';

/** A finding in one text. `start` and `end` are positions in the original text. */
export interface ReadFinding {
  finding: string;
  state: 'present' | 'absent';
  /** 1, or 0.5 for "a bit" or "maybe" */
  weight: number;
  experiencer: Experiencer;
  past: boolean;
  start: number;
  end: number;
}

export interface ReadText {
  tokens: Token[];
  /** the text with numbers as digits, for questions that expect a number */
  line: string;
  findings: ReadFinding[];
  /** findings of people other than the patient */
  others: ReadFinding[];
  /** the person the text is about; 'open' if it does not say */
  patient: Experiencer;
  ageYears: number | null;
  sex: 'male' | 'female' | null;
  measures: Measures;
}

const BOOK = new PhraseBook(LEXICON);
/** Whether the lexicon contains the folded word. */
export const knowsWord: PhraseBook['knows'] = (word, form) => BOOK.knows(word, form);

/** Years; a person mentioned as a child is younger. */
const ADULT = 18;

/** A turn reads the same message several times (red flags, case, answer), so recent results are cached. */
const recent = new Map<string, ReadText>();
const MOST_RECENT = 16;

/**
 * Reads everything in a message, in English, Swahili or a mix, without its first `skip` tokens. Pure except for the
 * cache; linear in the length of the text.
 */
export function readText(text: string, skip = 0): ReadText {
  const key = `${skip} ${text}`;
  const cached = recent.get(key);
  if (cached) return cached;
  const read = readUncached(text, skip);
  if (recent.size >= MOST_RECENT) recent.delete(recent.keys().next().value ?? '');
  recent.set(key, read);
  return read;
}

function readUncached(text: string, skip: number): ReadText {
  const tokens = tokenize(text).slice(skip);
  const line = numberText(tokens);
  const who = experiencers(tokens);
  const { findings: read, back } = readFindings(tokens, who);
  const findings = withoutExplained(read, line);
  const patient = patientOf(findings, who, tokens);
  const current = currentTokens(tokens);
  // "I teach, and she is burning hot": without a relation word all findings belong to one person
  const alone = !tokens.some(({ text }) => RELATIONS.has(text));
  const says = relationDemographics(tokens, patient);
  const ageYears = ageOf({ tokens, line, who, findings }, patient) ?? says.age ?? null;
  return {
    tokens,
    line,
    findings: findings.filter(
      (finding) => alone || (isAboutPatient(finding, patient) && !isPatientAsKin(finding, patient)),
    ),
    others: findings.filter((finding) => !alone && !isAboutPatient(finding, patient)),
    patient,
    ageYears,
    sex: readSex(tokens, who, patient) ?? says.sex ?? null,
    measures: durationOfRecurrence(
      withInferredFindings(
        readMeasures(line, ageYears ?? undefined),
        line,
        numberText(tokens.filter((_, i) => current[i])),
      ),
      back,
    ),
  };
}

const withInferredFindings = (measures: Measures, line: string, here: string): Measures => ({
  ...measures,
  findings: [...new Set([...measures.findings, ...findingsFromCounts(line), ...coOccurringFindings(here, line)])],
});

/** "Two years ago, today again": the old duration does not apply to the recurrence. */
const durationOfRecurrence = (measures: Measures, back: boolean): Measures =>
  back && (measures.durationDays ?? 0) > 1 ? { ...measures, durationDays: undefined } : measures;

interface Read {
  tokens: readonly Token[];
  line: string;
  who: readonly Experiencer[];
  findings: readonly ReadFinding[];
}

/** If two people are named, the age next to the patient: "I am 30, my son has a fever" gives no age of the son. */
function ageOf({ tokens, line, who, findings }: Read, patient: Experiencer) {
  const without = (other: Experiencer) => readAge(numberText(tokens.filter((_, i) => who[i] !== other)), false);
  const anyone = readAge(line, false);
  if (patient === 'self')
    return findings.some(({ experiencer }) => experiencer === 'child') ? without('child') : anyone;
  if (patient === 'child') return without('self') ?? (anyone !== null && anyone < ADULT ? anyone : null);
  return anyone;
}

interface Surroundings {
  denied: readonly boolean[];
  /** inside "not that he …": negated */
  negated: readonly boolean[];
  tokens: readonly Token[];
  /** is the token part of another finding? */
  taken: (match: PhraseMatch) => (i: number) => boolean;
}

/** Per token: does it describe a current finding, neither negated, hypothetical, historical nor resolved? */
function currentTokens(tokens: readonly Token[]): boolean[] {
  const { past, hypothetical } = temporality(tokens);
  const { general, longAgo } = unrelatedOrHistorical(tokens);
  const resolved = resolvedFindings(tokens);
  const denied = negationScope(tokens);
  return tokens.map(
    (_, i) =>
      !(denied[i] || past[i] || hypothetical[i] || general[i] || longAgo[i] || resolved.general[i] || resolved.over[i]),
  );
}

/** `back`: a historical finding has recurred. */
function readFindings(
  tokens: readonly Token[],
  who: readonly Experiencer[],
): { findings: ReadFinding[]; back: boolean } {
  const matches = BOOK.find(tokens);
  const used = new Set(matches.filter(({ fixed, says }) => fixed && says === 'present').flatMap(({ at }) => at));
  const denied = negationScope(tokens, used);
  const negated = negatedClauses(tokens);
  const findingsAt = new Map<number, Set<string | null>>();
  for (const { at, finding } of matches)
    for (const i of at) findingsAt.set(i, (findingsAt.get(i) ?? new Set()).add(finding));
  const taken =
    ({ finding }: PhraseMatch) =>
    (i: number) => {
      const here = findingsAt.get(i);
      return here !== undefined && !here.has(finding);
    };
  const { past, dated, hypothetical, supposed } = temporality(tokens);
  const { general, longAgo } = unrelatedOrHistorical(tokens);
  const resolved = resolvedFindings(tokens);
  const again = recurrence(tokens, (i) => findingsAt.has(i));
  const found: ReadFinding[] = [];
  for (const match of matches) {
    const first = match.at[0] ?? 0;
    const last = match.at.at(-1) ?? first;
    if (
      match.finding === null ||
      hypothetical[first] ||
      general[first] ||
      resolved.general[first] ||
      (supposed[first] && BACKGROUND.has(match.finding))
    )
      continue;
    found.push({
      finding: match.finding,
      state: stateOf(match, { denied, negated, tokens, taken }),
      weight: isUncertain(tokens, match.at) ? 0.5 : 1,
      experiencer: who[last] ?? 'open',
      past:
        ((past[first] || longAgo[first]) === true && !again[first]) ||
        (dated[first] === true && ACCIDENTS.has(match.finding)) ||
        (resolved.over[first] === true && canBeResolved(match.finding)),
      start: tokens[first]?.start ?? 0,
      end: tokens[last]?.end ?? 0,
    });
  }
  const back = matches.some(({ at: [i = 0] }) => again[i] && (past[i] || longAgo[i]));
  return { findings: withoutDuplicates([...incontinenceInFit(found), ...chronicCough(found, tokens)]), back };
}

/** Accidents are over even if the pain they caused continues. */
const ACCIDENTS = new Set(['high_risk_injury', 'trunk_wound']);

const FITS = new Set([
  'convulsion',
  'convulsion_now',
  'unconscious',
  'faint',
  'fits_before',
  'tongue_bitten',
  'epilepsy',
]);

/** Incontinence during a fit or faint is not a weak bladder. */
function incontinenceInFit(found: readonly ReadFinding[]): ReadFinding[] {
  if (!found.some(({ finding, state }) => state === 'present' && FITS.has(finding))) return [...found];
  return found.map((item) => (item.finding === 'urine_leak' ? { ...item, finding: 'wet_in_fit' } : item));
}

/** A cough of this length is tested for tuberculosis (WHO). */
const LONG_COUGH_DAYS = 21;
/** Limits the work for a message that repeats the cough. */
const COUGHS = 4;

/** "Nakohoa kwa mwezi mzima", "a six week history of cough": a long duration in the clause of the cough. */
function chronicCough(found: readonly ReadFinding[], tokens: readonly Token[]): ReadFinding[] {
  if (found.some(({ finding }) => finding === 'chronic_cough')) return [];
  return found
    .filter(({ finding, state, past }) => finding === 'cough' && state === 'present' && !past)
    .slice(0, COUGHS)
    .filter(({ start }) => {
      const clause = clauseAt(tokens, start);
      if (clause.some(({ text }) => NEGATIONS.has(text))) return false;
      return (readMeasures(numberText(clause)).durationDays ?? 0) >= LONG_COUGH_DAYS;
    })
    .map((cough) => ({ ...cough, finding: 'chronic_cough' }));
}

function clauseAt(tokens: readonly Token[], start: number): readonly Token[] {
  const at = tokens.findIndex((token) => token.start >= start);
  const isEnd = ({ kind }: Token) => kind === 'stop' || kind === 'comma';
  const end = tokens.findIndex((token, i) => i > at && isEnd(token));
  return tokens.slice(tokens.findLastIndex((token, i) => i < at && isEnd(token)) + 1, end < 0 ? undefined : end);
}

/** Several phrases of a finding may match the same words; one is enough. */
function withoutDuplicates(found: readonly ReadFinding[]): ReadFinding[] {
  const byPlace = new Map(found.map((item) => [`${item.finding} ${item.state} ${item.start} ${item.end}`, item]));
  return [...byPlace.values()];
}

function stateOf(match: PhraseMatch, { denied, negated, tokens, taken }: Surroundings): 'present' | 'absent' {
  const first = match.at[0] ?? 0;
  if (negated[first]) return 'absent';
  if (match.fixed && match.says === 'absent' && match.at.length === 1 && sharesNegation(tokens, first))
    return 'present';
  if (match.fixed && match.says === 'absent' && negatesGoodSign(tokens, match.at)) return 'present';
  if (match.fixed && (match.says === 'absent' || beginsWithNegation(tokens, first))) return match.says;
  const after = negatedAfter(tokens, match.at, taken(match));
  if (match.fixed) return after || negatedBefore(tokens, match.at, denied) ? 'absent' : match.says;
  // a statement verb inside the phrase ends the scope of a preceding negation
  if (denied[first] && !match.at.slice(1).some((i) => isStatementVerb(tokens[i]?.text ?? ''))) return 'absent';
  return after ? 'absent' : match.says;
}
