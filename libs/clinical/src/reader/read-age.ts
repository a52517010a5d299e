import { TIME_UNITS } from '../lexicon/numbers';

const UNIT =
  '(year|years|yr|yrs|y|yo|month|months|mo|mth|mths|week|weeks|wk|wks|day|days|hour|hours|mwaka|miaka|mwezi|miezi|wiki|siku|sa)';
const N = '(\\d{1,3}(?:\\.\\d{1,2})?)';
const DENIED = new RegExp(` (?:not|si|sio|siyo) (?:ni )?(?:a )?${N}(?: (?:${UNIT}))?(?: old)?(?= )`, 'g');

/**
 * The most reliable pattern first. `n` and `u` are the groups of the number and the unit; without a unit the number is
 * in years.
 */
const PATTERNS: readonly { pattern: RegExp; n: number; u: number | null }[] = [
  { pattern: new RegExp(` ${N} ${UNIT} (?:old|of age)(?= )`), n: 1, u: 2 },
  { pattern: new RegExp(` ${N}(?: )?(?:yo|y o|yrs old)(?= )`), n: 1, u: null },
  {
    pattern: new RegExp(` (?:aged|age|age is|umri|umri wa|umri wangu|umri wake) (?:is |ni |of |wa )?${UNIT} ${N}(?= )`),
    n: 2,
    u: 1,
  },
  {
    pattern: new RegExp(
      ` (?:aged|age|age is|umri|umri wa|umri wangu ni|umri wake ni|umri ni) (?:is |ni |of |about |, )?${N}(?: ${UNIT})?(?= )`,
    ),
    n: 1,
    u: 2,
  },
  {
    pattern: new RegExp(
      ` (?:son|daughter|child|baby|infant|boy|girl|man|woman|lady|male|female|patient|mother|father|todler|neonate|newborn|kid|kichanga|mtoto) (?:of|at) (?:about |only )?${N} ${UNIT}(?= )(?! duration| history| ago)`,
    ),
    n: 1,
    u: 2,
  },
  // matches "my husband of 50", not "my husband of 20 years"
  {
    pattern: new RegExp(
      ` (?:husband|wife|partner|brother|sister|uncle|aunt|dad|mum|mom|grandmother|grandfather|cousin|neighbour|friend) (?:of|at|aged) (?:about |only )?${N}(?= )(?! (?:years?|yrs?|months?|weeks?|days?|hours?)(?! old))`,
    ),
    n: 1,
    u: null,
  },
  {
    pattern: new RegExp(`(?<! mimba| ujauzito| mjamzito| ball| bal) (?:wa|mwenye|na umri wa) ${UNIT} ${N}(?= )`),
    n: 2,
    u: 1,
  },
  {
    pattern: new RegExp(
      // "ni miezi mitatu" is a duration, "ni miaka mitatu" an age
      ` (?:nina|ana|una|ako na|niko na|mwenye|ni wa|ni(?= (?:miaka|mwaka) )) ${UNIT} ${N}(?= )(?! (?:mimba|mjamzito|ya mimba|ya ujauzito|tangu|sasa naumwa))`,
    ),
    n: 2,
    u: 1,
  },
  {
    pattern: new RegExp(
      ` (?:i am|im|she is|he is|am|hes|shes|turned|turning) (?:a |only |just )?${N}(?= )(?! (?:week|weks|month|day|hour|kg|cm|time|pregnant))(?: ${UNIT})?(?! pregnant)`,
    ),
    n: 1,
    u: 2,
  },
  {
    pattern: new RegExp(
      ` (?:mother|mum|mom|father|dad|wife|husband|son|daughter|boy|girl|child|baby|brother|sister|grandmother|grandfather|mama|baba) (?:yangu |wangu )?(?:is |, |who is |aged )${N}(?: ${UNIT})?(?= )`,
    ),
    n: 1,
    u: 2,
  },
  {
    pattern: new RegExp(` (?:nina|ana|ako na|niko na|yuko na|ako|ana umri wa|nina umri wa) ${N} ${UNIT}(?= )`),
    n: 1,
    u: 2,
  },
  {
    pattern: new RegExp(
      ` (?:mama|baba|mamangu|babangu|bibi|babu|nyanya|shosho|guka|mke|mume|dada|kaka|mtoto|mwanangu|binti|kijana|mzee|mze|mwanamke|mwanaume|msichana|mvulana)(?: (?:yangu|wangu|wetu|yetu|mwenye|ana|wa|ni|umri|mkubwa|mdogo))* ${UNIT} ${N}(?= )`,
    ),
    n: 2,
    u: 1,
  },
  {
    pattern: new RegExp(
      ` (?:mwanamke|mwanaume|mwanamume|msichana|mvulana|mschana|binti|kijana|jama|dem|manzi|mama|mze|mzee) (?:wa|mwenye) ${N}(?= )`,
    ),
    n: 1,
    u: null,
  },
  { pattern: new RegExp(` (?:m|f) ${N}(?= )(?! (?:kg|cm|c|degre|degres|days?|weeks?|months?))`), n: 1, u: null },
  { pattern: new RegExp(` ${N} (?:m|f|male|female|man|woman)(?= )`), n: 1, u: null },
  {
    pattern: new RegExp(
      ` (?:male|female|man|woman|mwanaume|mwanamke|mwanamume) (?:, |wa |of |aged )?(?:(?:miaka|years) )?${N}(?= )(?! (?:kg|cm|siku|wiki|days|times))`,
    ),
    n: 1,
    u: null,
  },
  { pattern: new RegExp(` ${N} (?:year|month|week|day) old(?= )`), n: 1, u: null },
  { pattern: new RegExp(` ${N} ${UNIT} (?:baby|boy|girl|child|kid|infant|todler|newborn)(?= )`), n: 1, u: 2 },
  {
    pattern: new RegExp(` (?:mtoto|kichanga|katoto|kamtoto|kitoto|msichana|mvulana) (?:ka|cha|wa) ${UNIT} ${N}(?= )`),
    n: 2,
    u: 1,
  },
  // at the start or end of a message: "22 months, arms like sticks", "… and cannot speak. 9 yrs"
  { pattern: new RegExp(`^ ${N} (years?|yrs?|months?|mths?) ,`), n: 1, u: 2 },
  { pattern: new RegExp(`^ (miaka|miezi) ${N} ,`), n: 2, u: 1 },
  { pattern: new RegExp(` \\. ${N}(?: (years?|yrs?|months?))? (?:\\. )?$`), n: 1, u: 2 },
  { pattern: new RegExp(` , ${N} (yrs?) (?:\\. )?$`), n: 1, u: 2 },
];
const BARE = [
  new RegExp(
    `^ (?:ni |ana |nina |about |like |kama |im |i am |she is |he is |its |around |takriban |na )?(?:${UNIT} )?${N}(?: ${UNIT})?(?: (?:old|tu|hivi|only|, .{0,40}|\\. .{0,40}|and .{0,40}|mwanaume|mwanamke|male|female|m|f|man|woman|boy|girl))?(?: \\.)? $`,
  ),
];
const PREGNANCY = /^ (?:pregnant|mimba|ujauzito|gestation|ya mimba|ya ujauzito|weeks pregnant)/;

/** "Temperature 36.8, not 39" contains no age. */
const OF_A_READING =
  / (?:temp|temps|temperature|joto|fever|homa|degres?|nyuzi|bp|presure|presha|sugar|sukari|pulse|weight|weigh|uzito|kgs?|kilos?|lbs?|cm|height|urefu|spo|sats?|hb)(?= )/;

/** A message up to this length that denies one number and gives another corrects the age after any question. */
const CORRECTION = 60;

/** Days in a unit; folded text has "weks" for "weeks". */
function unitDays(unit: string | undefined): number {
  return unit === undefined ? 365 : (TIME_UNITS[unit] ?? TIME_UNITS[unit.replace('wek', 'week')] ?? 365);
}

/** "Born yesterday", "alizaliwa siku 3 zilizopita". */
const BORN = new RegExp(
  ` (?:born|birthed|a[a-z]{0,4}zaliwa) (?:just |only )?(?:(yesterday|jana|juzi|leo|today|tonight|this morning|last night|asubuhi|usiku|just now|hivi sasa)|(?:before )?${N} ${UNIT} ago|${UNIT} ${N} (?:zilizopita|iliyopita))(?= )`,
);
const BORN_DAYS: Readonly<Record<string, number>> = { yesterday: 1, jana: 1, juzi: 2, 'last night': 1 };
const YOUNG_DAYS = 70;

function bornAge(text: string): number | null {
  const found = BORN.exec(text);
  if (!found) return null;
  const [, when, count, unit, otherUnit, otherCount] = found;
  if (when !== undefined) return inYears(BORN_DAYS[when] ?? 0.5, 'day');
  const days = Number(count ?? otherCount) * unitDays(unit ?? otherUnit);
  return days <= YOUNG_DAYS ? inYears(days, 'day') : null;
}

/** "Vomited 3 times since 2 hours", asked for the age, contains no age. */
const OF_TIME =
  / (?:since|tangu|for|kwa|mara|times|twice|ago|hours?|hrs?|minutes?|mins?|masa|dakika|leo|jana|today|yesterday)(?= )/;

/** Age in years, or null. `bare`: the age was asked for, so a number alone is accepted. Denied numbers are ignored. */
export function readAge(line: string, bare: boolean): number | null {
  const text = line.replace(/ weks?(?= )/g, (w) => w.replace('wek', 'week')).replace(DENIED, ' ');
  const born = bornAge(text);
  if (born !== null) return born;
  for (const { pattern, n, u } of PATTERNS) {
    const found = pattern.exec(text);
    if (!found || PREGNANCY.test(text.slice(found.index + found[0].length))) continue;
    return inYears(Number(found[n]), u === null ? undefined : found[u]);
  }
  const corrects = text.length < CORRECTION && DENIED.test(line) && !OF_A_READING.test(line);
  DENIED.lastIndex = 0;
  if (!bare && !corrects) return null;
  for (const pattern of BARE) {
    const found = pattern.exec(text.replace(/^ (?:no|hapana|pole|sory) , /, ' ').replace(/^ , /, ' '));
    if (found) return inYears(Number(found[2]), found[1] ?? found[3]);
  }
  if (OF_TIME.test(text)) return null;
  const alone = new RegExp(` (?:${UNIT} )?${N}(?: ${UNIT})?(?= )`).exec(text);
  return alone ? inYears(Number(alone[2]), alone[1] ?? alone[3]) : null;
}

function inYears(value: number, unit: string | undefined): number | null {
  const years = (value * unitDays(unit)) / 365;
  // a newborn's age must be above zero, because the contracts treat zero as unknown
  return years > 130 ? null : Math.max(0.002, Math.round(years * 1000) / 1000);
}
