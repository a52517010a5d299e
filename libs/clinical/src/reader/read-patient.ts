import { findingById } from '../knowledge';
import { NOW_WORDS } from '../lexicon/function-words';
import { OWNED, RELATIONS, SEX_WORDS } from '../lexicon/people';
import { introducesSelf, namedPeople, type Experiencer } from './owners';
import { joined } from './parts';
import type { ReadFinding } from './read-text';
import type { Token } from './tokenize';

/** The writer's feelings do not identify the patient ("my son has a fever, I am worried"). */
const WORRIES = new Set(['anxiety', 'sad', 'insomnia', 'recovered_well', 'fatigue']);

/** "My son also has a rash": a second ill person. */
const BESIDES = new Set(['also', 'pia', 'vilevile']);

export function patientOf(
  findings: readonly ReadFinding[],
  who: readonly Experiencer[],
  tokens: readonly Token[],
): Experiencer {
  const current = findings.filter(({ state, past, finding }) => state === 'present' && !past && !WORRIES.has(finding));
  const complaints = current.filter(({ finding }) => findingById(finding)?.kind !== 'background');
  const ill = complaints.length > 0 ? complaints : current;
  const first = ill.find(
    ({ experiencer }) => experiencer === 'self' || experiencer === 'child' || experiencer === 'open',
  );
  const selfIll = ill.some(({ experiencer }) => experiencer === 'self' || experiencer === 'open');
  if (first?.experiencer === 'child') return 'child';
  if (first?.experiencer === 'open') {
    const meant = referredBeforeNamed(ill, tokens);
    if (meant) return meant;
  }
  // "inside of her eyelids is white. My wife cannot cross the room": named only after the first finding
  if (first?.experiencer === 'open' && !ill.some(({ experiencer }) => experiencer === 'self'))
    for (const experiencer of ['child', 'kin'] as const)
      if (ill.some((item) => item.experiencer === experiencer) && !tokens.some(({ text }) => BESIDES.has(text)))
        return experiencer;
  if (selfIll) return first?.experiencer === 'self' || aboutSelfAlone(who) ? 'self' : 'open';
  if (ill.some(({ experiencer }) => experiencer === 'kin')) return 'kin';
  const selfWell = findings.some(
    ({ finding, experiencer, state }) => finding === 'recovered_well' && experiencer === 'self' && state === 'present',
  );
  if (ill.some(({ experiencer }) => experiencer === 'outsider'))
    return selfWell || happenedBefore(tokens) ? 'self' : 'outsider';
  const named = who.find((experiencer) => experiencer === 'child') ?? who.find((experiencer) => experiencer === 'self');
  return named ?? 'open';
}

const BEFORE = / last (?:wek|month|year) | (?:wiki|mwezi|mwaka) (?:jana|iliyopita|uliopita) /;
const OWN_READING =
  / my (?:own )?(?:blod )?(?:presure|bp|sugar) | (?:presure|presha|bp|sukari) yangu | (?:nika|nili|nime)pimwa /;

/** "My cousin had a stroke last week, so I had my pressure taken": a past event of another person. */
function happenedBefore(tokens: readonly Token[]): boolean {
  const words = joined(tokens, 0, tokens.length);
  return BEFORE.test(words) && OWN_READING.test(words) && !tokens.some(({ text }) => NOW_WORDS.has(text));
}

/**
 * "A bee stung him, my son is swollen": the pronoun comes before the name. "Joto, ukimgusa analia": an unnamed third
 * person. Does not apply if the writer is ill too.
 */
function referredBeforeNamed(ill: readonly ReadFinding[], tokens: readonly Token[]): Experiencer | null {
  const has = (experiencer: Experiencer) => ill.some((finding) => finding.experiencer === experiencer);
  if (has('self') || !(has('child') || has('kin'))) return null;
  const { kinds, thirdFirst } = namedPeople(tokens);
  if (has('child') && kinds.size === 1 && thirdFirst) return 'child';
  return has('kin') && !has('child') && kinds.size === 0 ? 'kin' : null;
}

/** "My back hurts, I am 45": no other person is named. */
const aboutSelfAlone = (who: readonly Experiencer[]) =>
  who.includes('self') && who.every((experiencer) => experiencer === 'self' || experiencer === 'open');

/** "Can somebody with sickle cell take brufen? My chest hurts": a general question that describes the writer. */
const ASKED_OF_ANYBODY = new Set(['sickle', 'hiv', 'diabetes', 'asthma']);

export function isAboutPatient({ experiencer, state, finding }: ReadFinding, patient: Experiencer): boolean {
  if (experiencer === patient || experiencer === 'open') return true;
  if (experiencer === 'outsider' && ASKED_OF_ANYBODY.has(finding)) return true;
  // "she" or "ana" refers to the child the text is about; first-person words may be on the child's behalf
  if (patient === 'child') return experiencer === 'kin';
  // in "coughing, the baby has no fever" the negation shows that the rest is about the baby too
  if (patient === 'open') return experiencer === 'self' || (experiencer === 'child' && state === 'absent');
  return patient === 'outsider' && experiencer === 'kin';
}

/** "My mother has chest pain" is about the patient and not a family history. */
export const isPatientAsKin = ({ finding, experiencer }: ReadFinding, patient: Experiencer) =>
  patient === 'kin' && experiencer === 'kin' && finding === 'family_history';

export function readSex(
  tokens: readonly Token[],
  who: readonly Experiencer[],
  patient: Experiencer,
): 'male' | 'female' | null {
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]?.text ?? '';
    // in "nikilala chali" the word means "on the back", not "lad"
    if (word === 'chali' && tokens[i - 1]?.text.endsWith('lala')) continue;
    const sex = SEX_WORDS.get(word) ?? initialSex(tokens, i) ?? relationOfOneself(tokens, i);
    const experiencer = who[i] ?? 'open';
    if (sex && (experiencer === patient || experiencer === 'open' || patient === 'open')) return sex;
  }
  return null;
}

/** "Mimi ni baba wa wawili", "I am a mother", "niko 33 mama": a relation word about the writer, unlike "mama yangu". */
function relationOfOneself(tokens: readonly Token[], i: number): 'male' | 'female' | null {
  const word = (at: number) => tokens[at]?.text ?? '';
  const sex = RELATIONS.get(word(i))?.sex;
  if (!sex || OWNED.test(word(i + 1))) return null;
  const alone = word(i) === 'mama' && (tokens[i - 1]?.kind === 'number' || word(i - 1) === 'ni');
  return alone || introducesSelf(tokens, i) ? sex : null;
}

/** "30F", "M 25": a letter next to a number. */
function initialSex(tokens: readonly Token[], i: number): 'male' | 'female' | null {
  const word = tokens[i]?.text;
  if (word !== 'm' && word !== 'f') return null;
  const [before, after] = [tokens[i - 1], tokens[i + 1]];
  const begins = (!before || before.kind === 'stop' || before.kind === 'comma') && after?.kind === 'number';
  if (!begins && (before?.kind !== 'number' || Number(before.text) < 3)) return null;
  return word === 'm' ? 'male' : 'female';
}
