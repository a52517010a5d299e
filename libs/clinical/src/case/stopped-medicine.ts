import { joined } from '../reader/clauses';
import { NEGATION } from '../reader/grammar/negation';
import { RECORD } from '../reader/grammar/record';
import { namedPeople } from '../reader/people/relations';
import { deniesItself } from '../reader/answers/question-words';
import { MEDICINES } from '../reader/medicines';
import { type Token, tokenize } from '../reader/tokenize';
import { type Case, isPresent, withFinding } from './case';

/** The finding that a medicine was stopped, by the illness it is for. */
const STOPPED_FOR = RECORD.stoppedFor.map((line) => line.split(' '));

/**
 * "I stopped the tablets", without their name: the finding about the known illness, if one illness has such a finding,
 * else a line in the history. "Tablets for pain" names what they are for and is no such statement.
 */
export function withStoppedMedicine(patientCase: Case, text: string, tokens: readonly Token[]): Case {
  const clause = clausesOf(tokens).find((part) => saysStopped(part, patientCase.who));
  if (!clause) return patientCase;
  const ofIllness = STOPPED_FOR.filter(([illness = '']) => isPresent(patientCase, illness));
  const finding = ofIllness.length === 1 ? ofIllness[0]?.[1] : undefined;
  if (finding) return withFinding(patientCase, finding, { state: 'present', weight: 1 });
  const said = text.slice(clause[0]?.start, clause.at(-1)?.end).replace(/\s+/gu, ' ').trim();
  return withHistory(patientCase, said);
}

/**
 * "I was on amlodipine but I stopped last year": the medicine is no longer taken. What the sentence says of it stands in
 * the history, not among the medicines.
 */
export function withoutStoppedMedicines(next: Case, before: Case, { text, tokens }: StoppedText): Case {
  const stopped = sentencesOf(tokens)
    .filter((sentence) => RECORD.stoppedIt.test(joined(sentence, 0, sentence.length)))
    .map((sentence) => text.slice(sentence[0]?.start, sentence.at(-1)?.end).replace(/\s+/gu, ' ').trim());
  if (stopped.length === 0 || next.medicines === undefined) return next;
  const isStopped = (medicine: string) =>
    !before.medicines?.includes(medicine) &&
    stopped.some((said) => said.toLowerCase().includes(medicine.toLowerCase()) || namesOf(said).includes(medicine));
  const kept = next.medicines.filter((medicine) => !isStopped(medicine));
  if (kept.length === next.medicines.length) return next;
  return withHistory({ ...next, medicines: kept }, stopped.join('; '));
}

interface StoppedText {
  text: string;
  tokens: readonly Token[];
}

const namesOf = (said: string) => tokenize(said).flatMap(({ text: word }) => MEDICINES.get(word) ?? []);

function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'stop') sentences.push([]);
    else sentences.at(-1)?.push(token);
  return sentences;
}

function withHistory(patientCase: Case, said: string): Case {
  const { history } = patientCase;
  if (history === undefined || history === RECORD.none || said.includes(history))
    return { ...patientCase, history: said.slice(0, 1_000) };
  return history.includes(said) ? patientCase : { ...patientCase, history: `${history}; ${said}`.slice(0, 2_000) };
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'stop' || token.kind === 'comma' || NEGATION.scopeEnds.has(token.text)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.filter(({ length }) => length > 0);
}

function saysStopped(clause: readonly Token[], who: Case['who']): boolean {
  const line = joined(clause, 0, clause.length);
  const found = RECORD.stoppedMedicine.exec(line);
  if (!found) return false;
  const [before, after] = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
  const denied = before.split(' ').some((word) => NEGATION.preNegations.has(word) || deniesItself(word));
  const named =
    RECORD.links.has(after.trim().split(' ')[0] ?? '') || RECORD.ofKind.has(after.trim().split(' ')[0] ?? '');
  const ofOther = who === 'self' && namedPeople(clause).kinds.size > 0;
  return !denied && !named && !ofOther;
}
