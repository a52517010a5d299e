import { RELATIONS } from '../reader/grammar/people';
import { findingById } from '../knowledge';
import { deniesChild } from './denials';
import { namedPeople } from '../reader/people/relations';
import type { ReadText } from '../reader/read-text';
import { type Case, isPresent } from './case';

/** "Not me, my child", "sio mimi ni mama yangu": corrects who the patient is. "Mimi ni mama" describes the writer. */
const NOT_ME =
  / (?:(?<! (?:am|im|feel|feeling) )not (?:for |about )?(?:me|myself)|(?:isnt|its not|aint) (?:me|for me|about me)|(?:its|it is|this is|am asking|im asking|asking) (?:for|about) m[yi]|(?:si|sio|siyo|sijui|wala) (?:mimi|mm|mie)(?! wala)|(?<! (?:mimi|mie|m) )(?:mgonjwa|ni|naulizia|nauliza|namulizia) (?:kuhusu |juu ya |kwa )?(?:mtoto|mwanangu|mtoi|mama|baba|mke|mume|bibi|babu|shosho|guka|mze|dada|kaka|ndugu|rafiki))(?= )/;
const ITS_ME =
  / (?:(?:its|it is|am|im|i am) (?:about |for )?(?:me|myself|the patient|the one who is sick)|ni mimi|mimi ndiye|mimi ndio|mgonjwa ni mimi)(?= )/;

interface Patient {
  who: Case['who'];
  sex?: Case['sex'];
}

export function correctedPatient(read: ReadText, patientCase: Case): Patient | null {
  const { line } = read;
  const { who } = patientCase;
  if (who === 'child' && deniesChild(read)) return { who: 'self' };
  if (ITS_ME.test(line) && !/ (?:not|si|sio|siyo) (?:mimi|me|mm) /.test(line))
    return who === 'self' || who === 'open' ? null : { who: 'self' };
  if (!NOT_ME.test(line)) return firstNamedPatient(read, patientCase);
  const relation = line
    .split(' ')
    .flatMap((word) => RELATIONS.get(word) ?? [])
    .at(-1);
  const next = relation?.kind ?? 'kin';
  return next === who ? null : { who: next, sex: relation?.sex };
}

/** "I have a problem", then "my son has a fever": the first message named no complaint, so the patient may still change. */
function firstNamedPatient(read: ReadText, patientCase: Case): Patient | null {
  const complains = Object.keys(patientCase.findings).some((id) => isPresent(patientCase, id) && isComplaint(id));
  if (complains || !namesOtherPerson(read, patientCase) || !read.findings.some(({ finding }) => isComplaint(finding)))
    return null;
  return { who: read.patient, sex: undefined };
}

const isComplaint = (finding: string) => findingById(finding)?.kind !== 'background';

/** Negative verbs with a person as subject ("hapumui", "haamki"), not with a thing ("haipungui"). */
const DOES_NOT = /^ha(?!i|zi|ki|li|ya|vi|u|tu|wa)[a-z]{2,}[iu]$/;

/**
 * Whether the message is about a named person other than the patient. A baby may be an unborn one. After another
 * person's emergency, "he does not breathe" refers to that person.
 */
export function namesOtherPerson({ patient, tokens, findings }: ReadText, patientCase: Case): boolean {
  if (patientCase.who === 'open' || patientCase.who === patient) return false;
  const { kinds, thirdFirst } = namedPeople(tokens);
  if (patientCase.others?.length && patientCase.who === 'self' && kinds.size === 0) {
    const third = thirdFirst || tokens.some(({ text }) => DOES_NOT.test(text));
    return third && findings.every(({ experiencer }) => experiencer !== 'self');
  }
  // "he" may refer to the child, although its experiencer is 'kin'
  const other = patient === 'kin' ? patientCase.who === 'self' : patient === 'child' || patient === 'outsider';
  return other && kinds.has(patient) && !(patient === 'child' && isPresent(patientCase, 'pregnant'));
}

/**
 * Clears age, sex, measurements and pregnancy for a new patient, unless this message gives them. Symptoms stay,
 * because they were reported for the patient.
 */
export function resetForOtherPatient(patientCase: Case, { who, sex }: Patient): Case {
  const findings = Object.fromEntries(Object.entries(patientCase.findings).filter(([id]) => id !== 'pregnant'));
  const reopened = new Set(['age', 'sex', 'measures', 'check', 'f:pregnant']);
  const askedCounts = Object.entries(patientCase.asked).filter(([id]) => !reopened.has(id));
  return {
    ...patientCase,
    who,
    findings,
    ageYears: undefined,
    sex,
    heightCm: undefined,
    weightKg: undefined,
    pregnantWeeks: undefined,
    takenBack: ['age', 'sex', 'height', 'weight'],
    asked: Object.fromEntries(askedCounts),
    closed: patientCase.closed.filter((id) => !reopened.has(id)),
  };
}

const YEARS_OF: Readonly<Record<string, number>> = {
  day: 1 / 365,
  wek: 7 / 365,
  month: 1 / 12,
  year: 1,
  siku: 1 / 365,
  wiki: 7 / 365,
  miezi: 1 / 12,
  mwezi: 1 / 12,
  miaka: 1,
};
const UNIT = '(day|wek|month|year|siku|wiki|miezi|mwezi|miaka)s?';
const NOT = '(?:and )?(?:not|si|sio|siyo|rather than|instead of)(?: in)?';
/** "3 months not years", "miezi 3 si miaka", "months, not years", "I meant weeks": same number, corrected unit. */
const OTHER_UNIT = new RegExp(
  ` (?:(\\d{1,3}) )?${UNIT}(?: old)?(?: (\\d{1,3}))? (?:, )?${NOT} (?:\\d{1,3} )?(?:day|wek|month|year|siku|wiki|miezi|mwezi|miaka)s?(?= )| (?:i (?:meant|mean)|nilimanisha|namanisha) (?:(\\d{1,3}) )?${UNIT}(?: (\\d{1,3}))?(?: old)? $`,
);

/** The earlier age with the corrected unit, in years; null if the message corrects no unit. */
export function correctedUnit({ line }: ReadText, { ageYears }: Case): number | null {
  const found = OTHER_UNIT.exec(line.replace(/weks?(?= )/g, 'wek'));
  if (!found || ageYears === undefined) return null;
  const [, before, unit, after, otherBefore, otherUnit, otherAfter] = found;
  const number = before ?? after ?? otherBefore ?? otherAfter;
  const givenNumber = ageYears < 2 ? Math.round(ageYears * 12) : Math.round(ageYears);
  // a number that differs from the age is a duration
  if (number !== undefined && Number(number) !== givenNumber) return null;
  const years = Number(number ?? givenNumber) * (YEARS_OF[unit ?? otherUnit ?? ''] ?? 1);
  return years <= 130 ? Math.round(years * 1000) / 1000 : null;
}

/** Questions that follow the age question closely: a bare number may still correct the age. */
const SOON_AFTER_AGE = new Set(['sex', 'f:pregnant', 'duration', 'else']);
const MEANT =
  / (?:(?:sory|opps|ops|no|i|actually|pole|samahani|hapana)(?: ,)? (?:i )?(?:meant|mean|its|it is|said|ni|namanisha|nilimanisha|nilisema)|namanisha|nilimanisha|nilikosea(?: ,)?(?: ni)?|sory|samahani|correction) (?:, )?(?:ni |miaka )?(\d{1,3}) $/;

/** "Sorry, I meant 13", shortly after the age was given. */
export function correctedNumber({ line }: ReadText, { ageYears }: Case, question: string | undefined): number | null {
  if (ageYears === undefined || question === undefined || !SOON_AFTER_AGE.has(question)) return null;
  const number = Number(MEANT.exec(line)?.[1]);
  return number >= 1 && number <= 120 ? number : null;
}

/** Pairs of findings that differ only in their side. */
const MIRRORED: readonly (readonly [left: string, right: string])[] = [['left_lower_pain', 'right_lower_pain']];
const LEFT_NOT_RIGHT =
  / (?:left|kushoto) (?:, )?(?:side )?(?:and )?(?:not|si|sio|siyo) (?:on )?(?:the |upande wa )?(?:right|kulia)(?= )/;
const RIGHT_NOT_LEFT =
  / (?:right|kulia) (?:, )?(?:side )?(?:and )?(?:not|si|sio|siyo) (?:on )?(?:the |upande wa )?(?:left|kushoto)(?= )/;
const NOT_RIGHT = / (?:not|si|sio|siyo) (?:on )?(?:the |upande wa )?(?:right|kulia)(?= )/;
const NOT_LEFT = / (?:not|si|sio|siyo) (?:on )?(?:the |upande wa )?(?:left|kushoto)(?= )/;

/** "I said left, not right": moves the finding to the other side. */
export function withCorrectedSide(patientCase: Case, { line }: ReadText): Case {
  const toLeft = LEFT_NOT_RIGHT.test(line) || (NOT_RIGHT.test(line) && / (?:left|kushoto) /.test(line));
  const toRight = RIGHT_NOT_LEFT.test(line) || (NOT_LEFT.test(line) && / (?:right|kulia) /.test(line));
  if (toLeft === toRight) return patientCase;
  return MIRRORED.reduce((so, [left, right]) => {
    const [from, to] = toLeft ? [right, left] : [left, right];
    const state = so.findings[from];
    if (state?.state !== 'present') return so;
    return { ...so, findings: { ...so.findings, [from]: { state: 'absent' as const, weight: 1 }, [to]: state } };
  }, patientCase);
}
