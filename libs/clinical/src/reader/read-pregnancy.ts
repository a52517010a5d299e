import type { Measures } from './read-measures';

/** "34 weeks pregnant", "GA 34/40", "28+4 weeks gestation", "mimba ya miezi 7"; "at 36 weeks" if a pregnancy is mentioned. */
const GESTATIONS: readonly RegExp[] = [
  / (\d{1,2})(?: \d)? (weeks?|wks?|months?) (?:of )?(?:pregnan\w*|gestation\w*|amenor\w*|along)(?= )/,
  / (?:gestation|gestational age|ga|gbd|pregnant|pregnancy)(?: (?:age|of|at|is|by|dates|scan|now|for|about|aproximately|,))* (\d{1,2})(?: \d)? (weeks?|wks?|months?|40)(?= )/,
  /(?<! aged| rate| r| about| than) (\d{1,2}) (40)(?= )(?! (?:years?|yrs?|days?|hours?|hrs?|mins?|minutes?|seconds?|times|kgs?|mg|mls?|cm|per|beats|bpm|breaths|m |f ))/,
  / (?:primigravida|primigravid|gravida|gravid|primi|multigravida|antenatal|anc|g \d)(?= ).{0,60} (\d{1,2})(?: \d)? (weeks?|wks?)(?= )(?! (?:ago|postpartum|post|after|old))/,
];
const MOST_WEEKS = 45;
/** If a birth is mentioned, the weeks belong to a born baby or an earlier pregnancy. */
const BORN =
  / (?:born|birth|deliver\w*|post|postpartum|postnatal|puerper\w*|svd|nvd|lscs|lochia|neonate|newborn|preterm|alizaliwa|amezaliwa|jifungua|amejifungua|nimejifungua) /;

export function pregnancy(text: string): Pick<Measures, 'pregnantWeeks'> {
  const swahili = / (?:mimba|ujauzito|mjamzito)(?: \S{1,12})? (?:ya |wa )?(wiki|miezi|mwezi) (\d{1,2})(?= )/.exec(text);
  const match = GESTATIONS.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const [count, unit] = match ? [Number(match[1]), match[2] ?? ''] : [Number(swahili?.[2]), swahili?.[1] ?? ''];
  const weeks = /^m/.test(unit) ? Math.round(count * 4.3) : count;
  return weeks > 0 && weeks <= MOST_WEEKS ? { pregnantWeeks: weeks } : {};
}
const GRAMS =
  / (?:weight|wt|bwt|birth weight|weighs|weighing|weighed|uzito|baby|newborn|neonate|preterm|mtoto)(?: (?:is|was|of|at|birth|ni|wa|:|,|about))* (\d{3,4}) ?(?:g|gm|gms|grams|gramu)(?= )/;
const KILOS =
  / (?:bwt|birth weight|weight|wt|weighs|weighing|weighed|uzito)(?: (?:is|was|of|at|birth|ni|wa|:|,|about|only))* ([01]\.\d{1,3}) ?(?:kg|kgs|kilo|kilos)(?= )/;
const SMALL_BABY_KG = 2;
const LOW_APGAR = 6;

/**
 * A birth weight under 2 kg or an Apgar score under seven: danger signs of a newborn (WHO Pocket book of hospital care
 * for children).
 */
export function ofNewborn(text: string): string[] {
  const grams = GRAMS.exec(text);
  const kilos = grams ? Number(grams[1]) / 1000 : Number(KILOS.exec(text)?.[1]);
  const apgar = Number(/ apgar(?: scores?)?(?: (?:of|was|is|were|:|,))* (\d{1,2})(?= )/.exec(text)?.[1]);
  return [
    ...(kilos >= 0.4 && kilos < SMALL_BABY_KG ? ['small_baby_reading'] : []),
    ...(apgar <= LOW_APGAR ? ['birth_asphyxia'] : []),
  ];
}

const EARLY_WEEKS = 13;
const LATE_WEEKS = 28;
const LATE_PERIOD_WEEKS = 6;

/** Findings from the weeks of pregnancy, "G3P2" and the last menstrual period. */
export function inPregnancy(text: string): string[] {
  if (BORN.test(text)) return [];
  const { pregnantWeeks: weeks = 0 } = pregnancy(text);
  const stage = weeks >= LATE_WEEKS ? ['late_pregnancy'] : weeks > 0 && weeks < EARLY_WEEKS ? ['early_pregnancy'] : [];
  const gravida = / g \d{1,2} ?,? (?:p|para) \d/.test(text);
  const period =
    / (?:lmp|lnmp|last menstrual period)(?: (?:was|is|of|,|on))* (\d{1,2}) (weeks?|wks?|months?)(?= )/.exec(text);
  const since = period ? Number(period[1]) * (/^m/.test(period[2] ?? '') ? 4.3 : 1) : 0;
  return [
    ...(weeks > 0 || gravida ? ['pregnant'] : []),
    ...stage,
    ...(since >= LATE_PERIOD_WEEKS && since <= MOST_WEEKS ? ['missed_period'] : []),
  ];
}
