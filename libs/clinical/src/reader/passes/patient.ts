import { findingById } from '../../knowledge';
import { joined } from '../clauses';
import type { Document, Experiencer, ReadFinding } from '../document';
import { PATIENT } from '../grammar/patient';
import { TEMPORALITY } from '../grammar/temporality';
import { namedPeople } from '../people/relations';
import type { Token } from '../tokenize';

/** Adds the person the text is about. */
export const addPatient = (document: Document): Document => ({
  ...document,
  patient: document.known ?? patientOf(document),
});

const isSelf = (experiencer: Experiencer) => experiencer === 'self' || experiencer === 'open';

function patientOf({ findings, tokens, who }: Document): Experiencer {
  const ill = complaintsOf(findings);
  const has = (experiencer: Experiencer) => ill.some((finding) => finding.experiencer === experiencer);
  const first = ill.find(({ experiencer }) => experiencer === 'child' || isSelf(experiencer))?.experiencer;
  if (first === 'child') return 'child';
  const named = first === 'open' ? namedLater(ill, tokens) : null;
  if (named) return named;
  if (has('self') || has('open')) return first === 'self' || aboutSelfAlone(who) ? 'self' : 'open';
  if (has('kin')) return 'kin';
  if (has('outsider'))
    return (selfIsWell(findings) || happenedBefore(tokens)) && !writesForOther(tokens) ? 'self' : 'outsider';
  return (
    who.find((experiencer) => experiencer === 'child') ?? who.find((experiencer) => experiencer === 'self') ?? 'open'
  );
}

/** Current complaints, or other current findings if there are none; without the writer's worries. */
function complaintsOf(findings: readonly ReadFinding[]): readonly ReadFinding[] {
  const current = findings.filter(
    ({ finding, past, state }) => state === 'present' && !past && !PATIENT.worries.has(finding),
  );
  const ill = current.filter(({ finding }) => !PATIENT.wellness.has(finding));
  const complaints = ill.filter(({ finding }) => findingById(finding)?.kind !== 'background');
  return [complaints, ill].find(({ length }) => length > 0) ?? current;
}

const selfIsWell = (findings: readonly ReadFinding[]) =>
  findings.some(
    ({ experiencer, finding, state }) => finding === PATIENT.well && experiencer === 'self' && state === 'present',
  );

/** The first finding is of a person who is named only after it. */
function namedLater(ill: readonly ReadFinding[], tokens: readonly Token[]): Experiencer | null {
  const has = (experiencer: Experiencer) => ill.some((finding) => finding.experiencer === experiencer);
  const meant = referredBeforeNamed(ill, tokens);
  if (meant || has('self')) return meant;
  // "inside of her eyelids is white. My wife cannot cross the room": unless a second ill person is named
  if (tokens.some(({ text }) => PATIENT.besides.has(text))) return null;
  return has('child') ? 'child' : has('kin') ? 'kin' : null;
}

/** "I am writing for my roommate" */
const writesForOther = (tokens: readonly Token[]) => PATIENT.writesFor.test(joined(tokens, 0, tokens.length));

/** "My cousin had a stroke last week, so I had my pressure taken": a past event of another person. */
function happenedBefore(tokens: readonly Token[]): boolean {
  const words = joined(tokens, 0, tokens.length);
  const isNow = tokens.some(({ text }) => TEMPORALITY.nowWords.has(text));
  return !isNow && PATIENT.before.test(words) && PATIENT.ownReading.test(words);
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
const aboutSelfAlone = (who: readonly Experiencer[]) => who.includes('self') && who.every(isSelf);

export function isAboutPatient({ experiencer, finding, state }: ReadFinding, patient: Experiencer): boolean {
  if (experiencer === patient || experiencer === 'open') return true;
  if (PATIENT.seenByCarer.has(finding) || PATIENT.aboutOthers.has(finding)) return true;
  if (experiencer === 'outsider' && PATIENT.askedOfAnybody.has(finding)) return true;
  // "she" or "ana" refers to the child the text is about; first-person words may be on the child's behalf
  if (patient === 'child') return experiencer === 'kin';
  // in "coughing, the baby has no fever" the negation shows that the rest is about the baby too
  if (patient === 'open') return experiencer === 'self' || (experiencer === 'child' && state === 'absent');
  return patient === 'outsider' && experiencer === 'kin';
}

/** "My mother has chest pain" is about the patient and not a family history. */
export const isPatientAsKin = ({ finding, experiencer }: ReadFinding, patient: Experiencer) =>
  patient === 'kin' && experiencer === 'kin' && finding === PATIENT.familyHistory;
