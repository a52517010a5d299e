import { LEXICON } from '../lexicon';
import { BACKGROUND } from '../lexicon/background';
import { NEGATIONS } from '../lexicon/function-words';
import { RELATIONS } from '../lexicon/people';
import { numberText } from './number-text';
import { withoutExplained } from './explained';
import { type Owner, owners, relationSays } from './owners';
import { type PhraseMatch, PhraseBook } from './phrase-book';
import { notTold } from './not-told';
import { readAge } from './read-age';
import { type Measures, readMeasures } from './read-measures';
import { concerns, isPatientAsKin, patientOf, readSex } from './read-patient';
import { recurs } from './recurs';
import {
  beginsDenied,
  deniedAfter,
  deniedBefore,
  denialScope,
  isNotWell,
  isUncertain,
  notThat,
  sharesDenial,
  states,
} from './scope';
import { notNow } from './when-said';
import { toldByNumber } from './told-by-number';
import { toldTogether } from './told-together';
import { type Token, tokenize } from './tokenize';
import { mayBeOver, wellNow } from './well-now';

/** A finding as one text states it. `start` and `end` are positions in the text as written. */
export interface ReadFinding {
  finding: string;
  state: 'present' | 'absent';
  /** 1, or 0.5 where it is only "a bit" or "maybe" */
  weight: number;
  owner: Owner;
  past: boolean;
  start: number;
  end: number;
}

export interface ReadText {
  tokens: Token[];
  /** numbers as digits, for the questions that want a number */
  line: string;
  findings: ReadFinding[];
  /** what is said of somebody else than the patient */
  others: ReadFinding[];
  /** whom the text is about; 'open' when it does not say */
  patient: Owner;
  ageYears: number | null;
  sex: 'male' | 'female' | null;
  measures: Measures;
}

const BOOK = new PhraseBook(LEXICON);
/** Whether a folded word is one of the lexicon's. */
export const knowsWord: PhraseBook['knows'] = (word, form) => BOOK.knows(word, form);

/** Years; a child whom the text names is younger. */
const ADULT = 18;

/** One turn reads the same message several times: for the red flags, for the case, for what was answered. */
const recent = new Map<string, ReadText>();
const MOST_RECENT = 16;

/**
 * Everything that a message says, in English, Swahili and the mix of both, without its first `skip` tokens. Pure; linear in
 * the length of the text.
 */
export function readText(text: string, skip = 0): ReadText {
  const key = `${skip} ${text}`;
  const known = recent.get(key);
  if (known) return known;
  const read = readAnew(text, skip);
  if (recent.size >= MOST_RECENT) recent.delete(recent.keys().next().value ?? '');
  recent.set(key, read);
  return read;
}

function readAnew(text: string, skip: number): ReadText {
  const tokens = tokenize(text).slice(skip);
  const line = numberText(tokens);
  const who = owners(tokens);
  const { findings: read, back } = readFindings(tokens, who);
  const findings = withoutExplained(read, line);
  const patient = patientOf(findings, who, tokens);
  const told = toldHere(tokens);
  // "I teach, and she is burning hot": with no word for a second person all is of one
  const alone = !tokens.some(({ text }) => RELATIONS.has(text));
  const says = relationSays(tokens, patient);
  const ageYears = ageOf({ tokens, line, who, findings }, patient) ?? says.age ?? null;
  return {
    tokens,
    line,
    findings: findings.filter((finding) => alone || (concerns(finding, patient) && !isPatientAsKin(finding, patient))),
    others: findings.filter((finding) => !alone && !concerns(finding, patient)),
    patient,
    ageYears,
    sex: readSex(tokens, who, patient) ?? says.sex ?? null,
    measures: lastedBy(
      withTold(readMeasures(line, ageYears ?? undefined), line, numberText(tokens.filter((_, i) => told[i]))),
      back,
    ),
  };
}

const withTold = (measures: Measures, line: string, here: string): Measures => ({
  ...measures,
  findings: [...new Set([...measures.findings, ...toldByNumber(line), ...toldTogether(here, line)])],
});

/** "Two years ago, today again": it is as old as its return. */
const lastedBy = (measures: Measures, back: boolean): Measures =>
  back && (measures.durationDays ?? 0) > 1 ? { ...measures, durationDays: undefined } : measures;

interface Read {
  tokens: readonly Token[];
  line: string;
  who: readonly Owner[];
  findings: readonly ReadFinding[];
}

/** Of two who are named, the age that stands with the patient: "I am 30, my son has a fever" tells no age of the son. */
function ageOf({ tokens, line, who, findings }: Read, patient: Owner) {
  const without = (other: Owner) => readAge(numberText(tokens.filter((_, i) => who[i] !== other)), false);
  const anyone = readAge(line, false);
  if (patient === 'self') return findings.some(({ owner }) => owner === 'child') ? without('child') : anyone;
  if (patient === 'child') return without('self') ?? (anyone !== null && anyone < ADULT ? anyone : null);
  return anyone;
}

interface Surroundings {
  denied: readonly boolean[];
  /** within "not that he …": what is said there is not so */
  unsaid: readonly boolean[];
  tokens: readonly Token[];
  /** is a token a word of another finding? */
  taken: (match: PhraseMatch) => (i: number) => boolean;
}

/** For each token: is it of somebody's illness here and now, and no supposition, story or thing of the past? */
function toldHere(tokens: readonly Token[]): boolean[] {
  const { past, hypothetical } = notNow(tokens);
  const { general, longAgo } = notTold(tokens);
  const aside = wellNow(tokens);
  const denied = denialScope(tokens);
  return tokens.map(
    (_, i) =>
      !(denied[i] || past[i] || hypothetical[i] || general[i] || longAgo[i] || aside.general[i] || aside.over[i]),
  );
}

/** `back`: something of long ago is there again. */
function readFindings(tokens: readonly Token[], who: readonly Owner[]): { findings: ReadFinding[]; back: boolean } {
  const matches = BOOK.find(tokens);
  const used = new Set(matches.filter(({ fixed, says }) => fixed && says === 'present').flatMap(({ at }) => at));
  const denied = denialScope(tokens, used);
  const unsaid = notThat(tokens);
  const findingsAt = new Map<number, Set<string | null>>();
  for (const { at, finding } of matches)
    for (const i of at) findingsAt.set(i, (findingsAt.get(i) ?? new Set()).add(finding));
  const taken =
    ({ finding }: PhraseMatch) =>
    (i: number) => {
      const there = findingsAt.get(i);
      return there !== undefined && !there.has(finding);
    };
  const { past, dated, hypothetical, supposed } = notNow(tokens);
  const { general, longAgo } = notTold(tokens);
  const aside = wellNow(tokens);
  const again = recurs(tokens, (i) => findingsAt.has(i));
  const found: ReadFinding[] = [];
  for (const match of matches) {
    const first = match.at[0] ?? 0;
    const last = match.at.at(-1) ?? first;
    if (
      match.finding === null ||
      hypothetical[first] ||
      general[first] ||
      aside.general[first] ||
      (supposed[first] && match.finding in BACKGROUND)
    )
      continue;
    found.push({
      finding: match.finding,
      state: stateOf(match, { denied, unsaid, tokens, taken }),
      weight: isUncertain(tokens, match.at) ? 0.5 : 1,
      owner: who[last] ?? 'open',
      past:
        ((past[first] || longAgo[first]) === true && !again[first]) ||
        (dated[first] === true && ACCIDENTS.has(match.finding)) ||
        (aside.over[first] === true && mayBeOver(match.finding)),
      start: tokens[first]?.start ?? 0,
      end: tokens[last]?.end ?? 0,
    });
  }
  const back = matches.some(({ at: [i = 0] }) => again[i] && (past[i] || longAgo[i]));
  return { findings: onceEach([...inFit(found), ...lastingCough(found, tokens)]), back };
}

/** What they left may still hurt; they themselves are over. */
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

/** Whoever wets himself in a fit or a faint has no weak bladder. */
function inFit(found: readonly ReadFinding[]): ReadFinding[] {
  if (!found.some(({ finding, state }) => state === 'present' && FITS.has(finding))) return [...found];
  return found.map((item) => (item.finding === 'urine_leak' ? { ...item, finding: 'wet_in_fit' } : item));
}

/** Three weeks make a cough one that is tested for tuberculosis (WHO). */
const LONG_COUGH_DAYS = 21;
/** A message that names it more often says nothing new. */
const COUGHS = 4;

/** "Nakohoa kwa mwezi mzima", "a six week history of cough": how long, in the clause of the cough. */
function lastingCough(found: readonly ReadFinding[], tokens: readonly Token[]): ReadFinding[] {
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

/** Several phrases for one finding fit the same words: one of them is enough. */
function onceEach(found: readonly ReadFinding[]): ReadFinding[] {
  const byPlace = new Map(found.map((item) => [`${item.finding} ${item.state} ${item.start} ${item.end}`, item]));
  return [...byPlace.values()];
}

function stateOf(match: PhraseMatch, { denied, unsaid, tokens, taken }: Surroundings): 'present' | 'absent' {
  const first = match.at[0] ?? 0;
  if (unsaid[first]) return 'absent';
  if (match.fixed && match.says === 'absent' && match.at.length === 1 && sharesDenial(tokens, first)) return 'present';
  if (match.fixed && match.says === 'absent' && isNotWell(tokens, match.at)) return 'present';
  if (match.fixed && (match.says === 'absent' || beginsDenied(tokens, first))) return match.says;
  const after = deniedAfter(tokens, match.at, taken(match));
  if (match.fixed) return after || deniedBefore(tokens, match.at, denied) ? 'absent' : match.says;
  // a verb inside the phrase that states something ends the reach of a denial before it
  if (denied[first] && !match.at.slice(1).some((i) => states(tokens[i]?.text ?? ''))) return 'absent';
  return after ? 'absent' : match.says;
}
