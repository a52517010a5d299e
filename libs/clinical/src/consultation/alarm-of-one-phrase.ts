import type { ReadFinding } from '../reader/document';
import { readText } from '../reader/read-text';
import { causesOf } from '../red-flags/raise-flags';
import type { RedFlagRule } from '../knowledge/schema/red-flag';
import { factsOf } from '../case/facts';
import { impliesFinding } from './answer-to';
import type { Situation } from './draft';

/** A shorter message is about the danger alone. */
const LONG_WORDS = 8;

/**
 * The finding on which a new alarm rests, if one phrase of a long message is all that it rests on: such a phrase often
 * means something else ("my arm goes dead when I sleep on it"). Undefined for any other alarm, and for thoughts of dying
 * and violence, which nobody should have to repeat.
 */
export function alarmOfOnePhrase({ turn, reading, patientCase, rules }: Situation): string | undefined {
  const raised = rules.filter(({ id, level }) => level === 'emergency' && !reading.before.flags.includes(id));
  if (raised.length === 0 || raised.some(isDelicate)) return undefined;
  const [cause, ...others] = causesOf(raised, factsOf(patientCase));
  if (cause === undefined || others.length > 0) return undefined;
  const [reported, ...again] = turn.messages
    .filter(({ isUser }) => isUser)
    .map(({ text }) => readText(text))
    .filter(({ tokens }) => tokens.filter(({ kind }) => kind === 'word').length >= LONG_WORDS)
    .flatMap(({ findings }) => findings.filter((item) => reports(item, cause)));
  return reported && again.every((item) => overlaps(item, reported)) ? reported.finding : undefined;
}

const overlaps = (one: ReadFinding, other: ReadFinding) => one.start < other.end && other.start < one.end;

const isDelicate = ({ numbers }: RedFlagRule) => numbers === 'mental' || numbers === 'violence';

const reports = ({ finding, state }: ReadFinding, cause: string) =>
  state === 'present' && (finding === cause || impliesFinding(finding, cause));
