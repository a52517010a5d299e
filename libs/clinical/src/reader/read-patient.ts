import { findingById } from '../knowledge';
import { NOW_WORDS } from '../lexicon/function-words';
import { OWNED, RELATIONS, SEX_WORDS } from '../lexicon/people';
import { introducesOneself, namedPeople, type Owner } from './owners';
import { joined } from './parts';
import type { ReadFinding } from './read-text';
import type { Token } from './tokenize';

/** Feelings of the person who writes say nothing about who is ill ("my son has a fever, I am worried"). */
const WORRIES = new Set(['anxiety', 'sad', 'insomnia', 'recovered_well', 'fatigue']);

/** "My son also has a rash": a second one who is ill. */
const BESIDES = new Set(['also', 'pia', 'vilevile']);

export function patientOf(findings: readonly ReadFinding[], who: readonly Owner[], tokens: readonly Token[]): Owner {
  const there = findings.filter(({ state, past, finding }) => state === 'present' && !past && !WORRIES.has(finding));
  const complaints = there.filter(({ finding }) => findingById(finding)?.kind !== 'background');
  const ill = complaints.length > 0 ? complaints : there;
  const first = ill.find(({ owner }) => owner === 'self' || owner === 'child' || owner === 'open');
  const selfIll = ill.some(({ owner }) => owner === 'self' || owner === 'open');
  if (first?.owner === 'child') return 'child';
  if (first?.owner === 'open') {
    const meant = meantBefore(ill, tokens);
    if (meant) return meant;
  }
  // "inside of her eyelids is white. My wife cannot cross the room": named after the first words about her
  if (first?.owner === 'open' && !ill.some(({ owner }) => owner === 'self'))
    for (const owner of ['child', 'kin'] as const)
      if (ill.some((item) => item.owner === owner) && !tokens.some(({ text }) => BESIDES.has(text))) return owner;
  if (selfIll) return first?.owner === 'self' || aboutSelfAlone(who) ? 'self' : 'open';
  if (ill.some(({ owner }) => owner === 'kin')) return 'kin';
  const selfWell = findings.some(
    ({ finding, owner, state }) => finding === 'recovered_well' && owner === 'self' && state === 'present',
  );
  if (ill.some(({ owner }) => owner === 'outsider')) return selfWell || happenedBefore(tokens) ? 'self' : 'outsider';
  const named = who.find((owner) => owner === 'child') ?? who.find((owner) => owner === 'self');
  return named ?? 'open';
}

const BEFORE = / last (?:wek|month|year) | (?:wiki|mwezi|mwaka) (?:jana|iliyopita|uliopita) /;
const OWN_READING =
  / my (?:own )?(?:blod )?(?:presure|bp|sugar) | (?:presure|presha|bp|sukari) yangu | (?:nika|nili|nime)pimwa /;

/** "My cousin had a stroke last week, so I had my pressure taken": a story about somebody else, and not of today. */
function happenedBefore(tokens: readonly Token[]): boolean {
  const words = joined(tokens, 0, tokens.length);
  return BEFORE.test(words) && OWN_READING.test(words) && !tokens.some(({ text }) => NOW_WORDS.has(text));
}

/**
 * "A bee stung him, my son is swollen": who is meant before being named. "Joto, ukimgusa analia": a third person whom nobody
 * else can be. Not where the writer is ill too.
 */
function meantBefore(ill: readonly ReadFinding[], tokens: readonly Token[]): Owner | null {
  const has = (owner: Owner) => ill.some((finding) => finding.owner === owner);
  if (has('self') || !(has('child') || has('kin'))) return null;
  const { kinds, thirdFirst } = namedPeople(tokens);
  if (has('child') && kinds.size === 1 && thirdFirst) return 'child';
  return has('kin') && !has('child') && kinds.size === 0 ? 'kin' : null;
}

/** "My back hurts, I am 45": nobody else is named. */
const aboutSelfAlone = (who: readonly Owner[]) =>
  who.includes('self') && who.every((owner) => owner === 'self' || owner === 'open');

/** "Can somebody with sickle cell take brufen? My chest hurts": asked of anybody, meant of oneself. */
const ASKED_OF_ANYBODY = new Set(['sickle', 'hiv', 'diabetes', 'asthma']);

export function concerns({ owner, state, finding }: ReadFinding, patient: Owner): boolean {
  if (owner === patient || owner === 'open') return true;
  if (owner === 'outsider' && ASKED_OF_ANYBODY.has(finding)) return true;
  // a third person meant by "she" or "ana" is the dependant the text is about; a writer's own words may be on their behalf
  if (patient === 'child') return owner === 'kin';
  // "coughing, the baby has no fever": what somebody does not have tells of whom the rest is
  if (patient === 'open') return owner === 'self' || (owner === 'child' && state === 'absent');
  return patient === 'outsider' && owner === 'kin';
}

/** "My mother has chest pain" is about the mother, and no illness in the family. */
export const isPatientAsKin = ({ finding, owner }: ReadFinding, patient: Owner) =>
  patient === 'kin' && owner === 'kin' && finding === 'family_history';

export function readSex(tokens: readonly Token[], who: readonly Owner[], patient: Owner): 'male' | 'female' | null {
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]?.text ?? '';
    // "nikilala chali": on the back, and no lad
    if (word === 'chali' && tokens[i - 1]?.text.endsWith('lala')) continue;
    const sex = SEX_WORDS.get(word) ?? initialSex(tokens, i) ?? relationOfOneself(tokens, i);
    const owner = who[i] ?? 'open';
    if (sex && (owner === patient || owner === 'open' || patient === 'open')) return sex;
  }
  return null;
}

/** "Mimi ni baba wa wawili", "I am a mother", "niko 33 mama": a relation said of oneself, and not of "mama yangu". */
function relationOfOneself(tokens: readonly Token[], i: number): 'male' | 'female' | null {
  const word = (at: number) => tokens[at]?.text ?? '';
  const sex = RELATIONS.get(word(i))?.sex;
  if (!sex || OWNED.test(word(i + 1))) return null;
  const alone = word(i) === 'mama' && (tokens[i - 1]?.kind === 'number' || word(i - 1) === 'ni');
  return alone || introducesOneself(tokens, i) ? sex : null;
}

/** "30F", "M 25": a letter beside a number. */
function initialSex(tokens: readonly Token[], i: number): 'male' | 'female' | null {
  const word = tokens[i]?.text;
  if (word !== 'm' && word !== 'f') return null;
  const [before, after] = [tokens[i - 1], tokens[i + 1]];
  const begins = (!before || before.kind === 'stop' || before.kind === 'comma') && after?.kind === 'number';
  if (!begins && (before?.kind !== 'number' || Number(before.text) < 3)) return null;
  return word === 'm' ? 'male' : 'female';
}
