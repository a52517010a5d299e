import { z } from 'zod';
import { findingById } from '../knowledge';
import { betweenCommas } from '../reader/clauses';
import { defineGrammar } from '../reader/grammar/define';
import { PAIN_OF } from '../reader/grammar/body-parts';
import type { ReadText } from '../reader/read-text';
import { tokenize } from '../reader/tokenize';
import { type Case, isPresent } from './case';

const phrases = z.array(z.string().min(2)).min(1);
const { not_said, did_not_say, it_is, misunderstood, not_severe, no_severe_pain, severe, not_child, none_listed } =
  defineGrammar('corrections', {
    not_said: phrases,
    did_not_say: phrases,
    it_is: phrases,
    misunderstood: phrases,
    not_severe: phrases,
    no_severe_pain: phrases,
    severe: phrases,
    not_child: phrases,
    none_listed: phrases,
  });

const lineOf = (text: string) =>
  ` ${tokenize(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ text: word }) => word)
    .join(' ')} `;
const NOT_SAID = not_said.map(lineOf);
const DID_NOT_SAY = did_not_say.map(lineOf);
const IT_IS = it_is.map(lineOf);
const MISUNDERSTOOD = misunderstood.map(lineOf);
const NOT_SEVERE = not_severe.map(lineOf);
const NO_SEVERE_PAIN = no_severe_pain.map(lineOf);
const SEVERE = severe.map(lineOf);
const NOT_CHILD = not_child.map(lineOf);
const NONE_LISTED: ReadonlySet<string> = new Set(none_listed.map(lineOf));

const says = (read: ReadText, list: readonly string[]) => {
  const line = ` ${read.tokens
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text)
    .join(' ')} `;
  return list.some((phrase) => line.includes(phrase));
};

/** "Mimi si mtoto": the engine took the writer for a child. */
export const deniesChild = (read: ReadText): boolean => says(read, NOT_CHILD);

/** "None", "hakuna": the answer to a list, which does not say that something was misunderstood. */
export const deniesList = (text: string): boolean => NONE_LISTED.has(lineOf(text));

/** Longer messages tell more than a correction. */
const LONGEST = 16;
const CORRECTION_QUESTIONS = new Set(['confirm', 'correction']);

/**
 * Applies an explicit correction of findings: "I did not say that" takes back what the last message added, "not
 * severe" a severe form, "I am not pregnant" or "I said it wrong, she talks well" the named finding. `corrected` keeps
 * the ids, so that their flags go too.
 */
export function withDenials(next: Case, before: Case, read: ReadText, question: string | undefined): Case {
  const short = read.tokens.length <= LONGEST;
  const unsaid = short && says(read, NOT_SAID) ? (before.lastAdded ?? []) : [];
  const disowned = short ? disownedIn(read, before) : [];
  const correctsSummary = CORRECTION_QUESTIONS.has(question ?? '');
  const notSevere = correctsSummary ? [...NOT_SEVERE, ...NO_SEVERE_PAIN] : NOT_SEVERE;
  const eased = short && says(read, notSevere) ? severeOf(before, question) : [];
  const denied = read.findings
    .filter(({ finding, state }) => state === 'absent' && !isPresent(next, finding))
    .map(({ finding }) => finding);
  // "talks well" denies several signs; the flag goes only if all of them are corrected
  const mistaken = short && (says(read, MISUNDERSTOOD) || says(read, DID_NOT_SAY));
  const wrong = mistaken && denied.some((id) => isPresent(before, id)) ? denied : [];
  const named = [...wrong, ...denied.filter((id) => isPresent(before, id) && isExplicit(id, question))];
  const withdrawn = [...unsaid, ...disowned, ...eased, ...named];
  const gone = [...new Set([...withdrawn, ...implying(next, withdrawn)])];
  if (gone.length === 0) return withoutRestated(next);
  const findings: Case['findings'] = Object.fromEntries(
    Object.entries(next.findings).map(([id, state]) =>
      gone.includes(id) ? [id, { state: 'absent' as const, weight: 1 }] : [id, state],
    ),
  );
  // the complaint stays when its severe form goes
  const complaints = eased
    .flatMap((id) => findingById(id)?.implies ?? [])
    .filter((id) => !findings[id] && !gone.includes(id));
  const elsewhere = painElsewhere(read, gone).filter((id) => !findings[id]);
  for (const id of [...complaints, ...elsewhere]) findings[id] = { state: 'present', weight: 1 };
  const pregnantWeeks = gone.includes('pregnant') ? undefined : next.pregnantWeeks;
  return { ...next, pregnantWeeks, findings, corrected: [...new Set([...(next.corrected ?? []), ...gone])] };
}

const SHORTEST_NAME = 4;

/**
 * The present findings that "I did not say chest pain" names, up to the next comma: those whose names have most of its
 * words, and no other pain. Findings of their group, such as pressure on the chest, go with them.
 */
function disownedIn({ tokens }: ReadText, before: Case): string[] {
  const words = wordsDisowned(tokens).filter((word) => word.length >= SHORTEST_NAME);
  const sharedWith = (id: string) => {
    const finding = findingById(id);
    const names = finding ? [finding.en.name, finding.sw.name].map(lineOf) : [];
    return words.filter((word) => names.some((name) => name.includes(` ${word} `))).length;
  };
  const present = Object.keys(before.findings).filter((id) => isPresent(before, id));
  const most = Math.max(0, ...present.map(sharedWith));
  const named = most === 0 ? [] : present.filter((id) => sharedWith(id) === most);
  const groups = named.map((id) => findingById(id)?.group);
  const isAlike = (id: string) => groups.some((group) => group !== undefined && group === findingById(id)?.group);
  return present.filter((id) => named.includes(id) || isAlike(id));
}

/** The present findings that cannot be there without one of these: the first half of pregnancy without a pregnancy. */
function implying(patientCase: Case, gone: readonly string[]): string[] {
  const implies = (id: string): boolean =>
    (findingById(id)?.implies ?? []).some((implied) => gone.includes(implied) || implies(implied));
  return Object.keys(patientCase.findings).filter((id) => isPresent(patientCase, id) && implies(id));
}

const PAINS = new Set(PAIN_OF.values());
const LONGEST_PLACE = 5;

/** "I did not say chest pain, it is my back": the pain in the place that is named instead. */
function painElsewhere({ tokens }: ReadText, gone: readonly string[]): string[] {
  if (!gone.some((id) => PAINS.has(id))) return [];
  return betweenCommas(tokens)
    .filter((clause) => clause.length <= LONGEST_PLACE)
    .filter((clause) => IT_IS.some((start) => ` ${clause.map(({ text }) => text).join(' ')} `.startsWith(start)))
    .flatMap((clause) => clause.flatMap(({ text }) => PAIN_OF.get(text) ?? []))
    .filter((id) => !gone.includes(id));
}

/** The words after "I did not say", up to the next comma. */
function wordsDisowned(tokens: ReadText['tokens']): string[] {
  return betweenCommas(tokens).flatMap((clause) => {
    const line = ` ${clause.map(({ text }) => text).join(' ')} `;
    const phrase = DID_NOT_SAY.find((start) => line.includes(start));
    const said = phrase && line.slice(line.indexOf(phrase) + phrase.length);
    return said ? said.trim().split(' ') : [];
  });
}

/** A chronic illness or a pregnancy is not denied out of fear; other findings are corrected at the summary only. */
const isExplicit = (id: string, question: string | undefined) =>
  question !== `f:${id}` && (findingById(id)?.kind === 'background' || CORRECTION_QUESTIONS.has(question ?? ''));

const severeOf = (patientCase: Case, question: string | undefined) =>
  question?.startsWith('f:') && question !== 'f:severe'
    ? (patientCase.lastAdded ?? []).filter(isSevere)
    : Object.keys(patientCase.findings).filter((id) => isPresent(patientCase, id) && isSevere(id));

const isSevere = (id: string) => {
  const finding = findingById(id);
  return (
    finding !== undefined &&
    [finding.en.name, finding.sw.name].some((name) => SEVERE.some((word) => lineOf(name).includes(word)))
  );
};

/** A finding that is reported again is no longer corrected. */
function withoutRestated(next: Case): Case {
  if (!next.corrected?.some((id) => isPresent(next, id))) return next;
  return { ...next, corrected: next.corrected.filter((id) => !isPresent(next, id)) };
}
