/**
 * "26 weeks, the seat was red", without the word "pregnant": this many weeks are a pregnancy, unless they are a
 * duration or an age.
 */
const WEEKS =
  /(?<! for| since| last| past| every| after| about| within| over| age| aged| baby| child| old) (2\d|3\d|4[0-2]) we?e?ks?(?= )(?! (?:ago|old|now|later|of age|baby|infant|child|back|course|post))/;
const WEEKS_SW = /(?<! kwa| za| wa| tangu| bada ya| muda wa| umri wa| kila) wiki (?:ya |za )?(2\d|3\d|4[0-2])(?= )/;
const MALE = / (?:male|man|he|his|mwanaume|mume wangu|years?|yrs|miaka)(?= )/;
const LATE = 28;

const MANY_TABLETS = 8;
const MEDICINE = '(tablets?|pils?|capsules?|panadols?|paracetamols?|tembe|vidonge|dawa|[a-z]{3,}ols?)';
/** This many tablets at once are not a treatment; with days or times they may be one. */
const TABLETS: readonly RegExp[] = [
  new RegExp(
    ` (?:tok|takes?|taken|swalowed|ate|drank|chewed|had|\\w*meza|\\w*kunywa|\\w*bugia) (?:\\w+ ){0,2}?(\\d{1,3}) (?:\\w+ )?${MEDICINE}(?= )`,
  ),
  new RegExp(
    ` (?:\\w*meza|\\w*kunywa|\\w*bugia|tok|swalowed) ${MEDICINE} (?:\\w+ ){0,2}?(\\d{1,3})(?= )(?! (?:mg|ml))`,
  ),
];
const OVER_DAYS =
  /(?<!ago) (?:days?|siku|daily|weeks?|weks|wiki|months?|miezi|course|per day|kwa siku|twice|mara)(?= )(?! (?:iliyopita|ago))/;

/** "Baby is five days, I shiver": the writer has given birth. */
const NEW_MOTHER =
  /(?: (?:my|the)? ?baby is| mtoto ana| baby ana) (?:only |just )?(?:(\d{1,2}) days?|siku (\d{1,2}))(?= )(?=.* (?:im|i am|i have|i fel|my stitches|nina|natetemeka|nahisi|naumwa|nasikia|natokwa|mshono) )/;
const DAYS_OF_CHILDBED = 42;

/** Findings inferred from a number and its context. `line`: the folded words, numbers as digits. Pure. */
export function findingsFromCounts(line: string): string[] {
  const weeks = MALE.test(line) ? 0 : Number(WEEKS.exec(line)?.[1] ?? WEEKS_SW.exec(line)?.[1] ?? 0);
  const mother = NEW_MOTHER.exec(line);
  const days = Number(mother?.[1] ?? mother?.[2] ?? NaN);
  return [
    ...(weeks > 0 ? ['pregnant'] : []),
    ...(weeks >= LATE ? ['late_pregnancy'] : []),
    ...(days <= DAYS_OF_CHILDBED ? ['postpartum'] : []),
    ...tablets(line),
    ...countedTablets(line),
    ...purging(line),
    ...soakedPads(line),
  ];
}

/** "Swallowed about 40 of them", with a medicine elsewhere in the message. */
const COUNTED =
  / (?:tok|taken|swalowed|ate|drank|chewed|\w*meza|\w*bugia) (?:about |like |around |almost |over |nearly |kama |karibu |takriban )?(?:\w+ )?(\d{2,3}) (?:of (?:them|those|these)|at once|at a go|kwa pamoja|mara moja|zote)(?= )/;
const ANY_MEDICINE =
  / (?:panadols?|paracetamols?|tablets?|pils?|capsules?|medicines?|vidonge|tembe|dawa|drugs?|brufen|piriton|sleping)(?= )/;

function countedTablets(line: string): string[] {
  const count = Number(COUNTED.exec(line)?.[1] ?? 0);
  return count >= MANY_TABLETS && ANY_MEDICINE.test(line) && !OVER_DAYS.test(line) ? ['tablets_overdose'] : [];
}

const STOOLS = / (?:diarh\w*|diarea|stols?|poped|pop|po|toilet|lo|runing|\w*harisha|\w*hara|\w*endesha|chon|cho)(?= )/;
const TIMES = / (\d{2}) (?:plus )?(?:times|trips|rounds)(?= )(?! (?:a|per|in a|this) (?:wek|month|year))/;
const TIMES_SW = / (?:mara|mara ya|zaidi ya|mara kama) (\d{2})(?= )/;
const MANY_STOOLS = 12;

/** "Gone maybe 25 times": severe diarrhoea by the number of stools. */
function purging(line: string): string[] {
  if (!STOOLS.test(line)) return [];
  const times = Number(TIMES.exec(line)?.[1] ?? TIMES_SW.exec(line)?.[1] ?? 0);
  return times >= MANY_STOOLS ? ['severe_diarrhoea'] : [];
}

const PADS =
  / (\d{1,2})(?:th|rd|nd)? (?:maternity |big |ful |whole )?(?:pads?|pedi|towels?|napkins?)(?: \w+){0,4} (\d{1,2}|an?|one|each|every|per|half) (?:hours?|hrs?|hr)(?= )|(?: pads?| pedi)(?: \w+)? (\d{1,2})(?: \w+){0,3} (?:kwa |ndani ya )?(?:masa|sa|lisa)(?: (\d{1,2}|moja))?(?= )/;

/** One pad an hour is a dangerous blood loss (WHO). */
function soakedPads(line: string): string[] {
  const found = PADS.exec(line);
  if (!found) return [];
  const pads = Number(found[1] ?? found[3]);
  const hours = Number(found[2] ?? found[4]) || 1;
  return pads >= 2 && pads >= hours ? ['heavy_bleeding'] : [];
}

function tablets(line: string): string[] {
  if (OVER_DAYS.test(line)) return [];
  const match = TABLETS.map((pattern) => pattern.exec(line)).find((found) => found !== null);
  if (!match) return [];
  const [count, medicine] = /^\d/.test(match[1] ?? '') ? [match[1], match[2]] : [match[2], match[1]];
  if (Number(count) < MANY_TABLETS) return [];
  return ['tablets_overdose', ...(/^(?:panadol|paracetamol)/.test(medicine ?? '') ? ['paracetamol_overdose'] : [])];
}
