import { RELATIONS } from '../lexicon/people';
import { findingById } from '../knowledge';
import { namedPeople } from '../reader/owners';
import type { ReadText } from '../reader/read-text';
import { type Case, isPresent } from './case';

/** "Not me, my child", "sio mimi ni mama yangu": who is ill is another than was thought. "Mimi ni mama" tells of oneself. */
const NOT_ME =
  / (?:not (?:for |about )?(?:me|myself)|(?:isnt|its not|aint) (?:me|for me|about me)|(?:its|it is|this is|am asking|im asking|asking) (?:for|about) m[yi]|(?:si|sio|siyo|sijui|wala) (?:mimi|mm|mie)|(?<! (?:mimi|mie|m) )(?:mgonjwa|ni|naulizia|nauliza|namulizia) (?:kuhusu |juu ya |kwa )?(?:mtoto|mwanangu|mtoi|mama|baba|mke|mume|bibi|babu|shosho|guka|mze|dada|kaka|ndugu|rafiki))(?= )/;
const ITS_ME =
  / (?:(?:its|it is|am|im|i am) (?:about |for )?(?:me|myself|the patient|the one who is sick)|ni mimi|mimi ndiye|mimi ndio|mgonjwa ni mimi)(?= )/;

interface Patient {
  who: Case['who'];
  sex?: Case['sex'];
}

export function correctedPatient(read: ReadText, known: Case): Patient | null {
  const { line } = read;
  const { who } = known;
  if (ITS_ME.test(line) && !/ (?:not|si|sio|siyo) (?:mimi|me|mm) /.test(line))
    return who === 'self' || who === 'open' ? null : { who: 'self' };
  if (!NOT_ME.test(line)) return firstNamed(read, known);
  const relation = line
    .split(' ')
    .flatMap((word) => RELATIONS.get(word) ?? [])
    .at(-1);
  const next = relation?.kind ?? 'kin';
  return next === who ? null : { who: next, sex: relation?.sex };
}

/** "I have a problem", then "my son has a fever": nobody was ill yet when the writer spoke of themselves. */
function firstNamed(read: ReadText, known: Case): Patient | null {
  const complains = Object.keys(known.findings).some((id) => isPresent(known, id) && isComplaint(id));
  if (complains || !namesAnother(read, known) || !read.findings.some(({ finding }) => isComplaint(finding)))
    return null;
  return { who: read.patient, sex: undefined };
}

const isComplaint = (finding: string) => findingById(finding)?.kind !== 'background';

/** "Hapumui", "haamki": what a person does not do, and not what "haipungui", a thing. */
const DOES_NOT = /^ha(?!i|zi|ki|li|ya|vi|u|tu|wa)[a-z]{2,}[iu]$/;

/**
 * The message is about somebody whom it names, and the consultation about another. A baby may be one not born yet. Where
 * somebody beside the patient is in danger, "he does not breathe" goes on about them.
 */
export function namesAnother({ patient, tokens, findings }: ReadText, known: Case): boolean {
  if (known.who === 'open' || known.who === patient) return false;
  const { kinds, thirdFirst } = namedPeople(tokens);
  if (known.others?.length && known.who === 'self' && kinds.size === 0) {
    const third = thirdFirst || tokens.some(({ text }) => DOES_NOT.test(text));
    return third && findings.every(({ owner }) => owner !== 'self');
  }
  // of a child "he" is kin too
  const other = patient === 'kin' ? known.who === 'self' : patient === 'child' || patient === 'outsider';
  return other && kinds.has(patient) && !(patient === 'child' && isPresent(known, 'pregnant'));
}

/** Of another patient the numbers told so far do not hold, unless this message tells them; signs are left, they were told as the patient's. */
export function ofAnother(known: Case, { who, sex }: Patient): Case {
  const findings = Object.fromEntries(Object.entries(known.findings).filter(([id]) => id !== 'pregnant'));
  const reopened = new Set(['age', 'sex', 'measures', 'check', 'f:pregnant']);
  const asked = Object.entries(known.asked).filter(([id]) => !reopened.has(id));
  return {
    ...known,
    who,
    findings,
    ageYears: undefined,
    sex,
    heightCm: undefined,
    weightKg: undefined,
    pregnantWeeks: undefined,
    takenBack: ['age', 'sex', 'height', 'weight'],
    asked: Object.fromEntries(asked),
    closed: known.closed.filter((id) => !reopened.has(id)),
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
/** "3 months not years", "miezi 3 si miaka", "months, not years", "I meant weeks": the number stays, its unit was another. */
const OTHER_UNIT = new RegExp(
  ` (?:(\\d{1,3}) )?${UNIT}(?: old)?(?: (\\d{1,3}))? (?:, )?${NOT} (?:\\d{1,3} )?(?:day|wek|month|year|siku|wiki|miezi|mwezi|miaka)s?(?= )| (?:i (?:meant|mean)|nilimanisha|namanisha) (?:(\\d{1,3}) )?${UNIT}(?: (\\d{1,3}))?(?: old)? $`,
);

/** The age in years that a corrected unit makes of the number told before, or null where nothing of the kind is said. */
export function correctedUnit({ line }: ReadText, { ageYears }: Case): number | null {
  const found = OTHER_UNIT.exec(line.replace(/weks?(?= )/g, 'wek'));
  if (!found || ageYears === undefined) return null;
  const [, before, unit, after, otherBefore, otherUnit, otherAfter] = found;
  const number = before ?? after ?? otherBefore ?? otherAfter;
  const toldAs = ageYears < 2 ? Math.round(ageYears * 12) : Math.round(ageYears);
  // another number than the age is how long it has been
  if (number !== undefined && Number(number) !== toldAs) return null;
  const years = Number(number ?? toldAs) * (YEARS_OF[unit ?? otherUnit ?? ''] ?? 1);
  return years <= 130 ? Math.round(years * 1000) / 1000 : null;
}

/** So long after the age a number alone may still correct it. */
const SOON_AFTER_AGE = new Set(['sex', 'f:pregnant', 'duration', 'else']);
const MEANT =
  / (?:(?:sory|opps|ops|no|i|actually|pole|samahani|hapana)(?: ,)? (?:i )?(?:meant|mean|its|it is|said|ni|namanisha|nilimanisha|nilisema)|namanisha|nilimanisha|nilikosea(?: ,)?(?: ni)?|sory|samahani|correction) (?:, )?(?:ni |miaka )?(\d{1,3}) $/;

/** "Sorry, I meant 13", right after the age was told. */
export function correctedNumber({ line }: ReadText, { ageYears }: Case, question: string | undefined): number | null {
  if (ageYears === undefined || question === undefined || !SOON_AFTER_AGE.has(question)) return null;
  const number = Number(MEANT.exec(line)?.[1]);
  return number >= 1 && number <= 120 ? number : null;
}

/** Findings that are one another's mirror image. */
const MIRRORED: readonly (readonly [left: string, right: string])[] = [['left_lower_pain', 'right_lower_pain']];
const LEFT_NOT_RIGHT =
  / (?:left|kushoto) (?:, )?(?:side )?(?:and )?(?:not|si|sio|siyo) (?:on )?(?:the |upande wa )?(?:right|kulia)(?= )/;
const RIGHT_NOT_LEFT =
  / (?:right|kulia) (?:, )?(?:side )?(?:and )?(?:not|si|sio|siyo) (?:on )?(?:the |upande wa )?(?:left|kushoto)(?= )/;
const NOT_RIGHT = / (?:not|si|sio|siyo) (?:on )?(?:the |upande wa )?(?:right|kulia)(?= )/;
const NOT_LEFT = / (?:not|si|sio|siyo) (?:on )?(?:the |upande wa )?(?:left|kushoto)(?= )/;

/** "I said left, not right": the finding of the one side becomes that of the other. */
export function withCorrectedSide(known: Case, { line }: ReadText): Case {
  const toLeft = LEFT_NOT_RIGHT.test(line) || (NOT_RIGHT.test(line) && / (?:left|kushoto) /.test(line));
  const toRight = RIGHT_NOT_LEFT.test(line) || (NOT_LEFT.test(line) && / (?:right|kulia) /.test(line));
  if (toLeft === toRight) return known;
  return MIRRORED.reduce((so, [left, right]) => {
    const [from, to] = toLeft ? [right, left] : [left, right];
    const state = so.findings[from];
    if (state?.state !== 'present') return so;
    return { ...so, findings: { ...so.findings, [from]: { state: 'absent' as const, weight: 1 }, [to]: state } };
  }, known);
}
