import { TIME_UNITS, TIMES_BACK } from '../lexicon/numbers';
import { inPregnancy, ofNewborn, pregnancy } from './read-pregnancy';
import { bloodPressure, burntPart, sugar, temperature } from './read-readings';
import { readVitals } from './read-vitals';

const N = '(\\d{1,4}(?:\\.\\d{1,2})?)';

export interface Measures {
  heightCm?: number;
  weightKg?: number;
  durationDays?: number;
  pregnantWeeks?: number;
  /** findings that follow from a measured value */
  findings: string[];
}

/** A denied value: "36.8, not 39", "was not 180/120". */
const DENIED_VALUE =
  / (?:not|isnt|wasnt|arent|werent|si|sio|siyo|haikuwa|haikua|wala) (?:at |over |above |as high as |ni |kuwa )?\d{1,3}(?:\.\d{1,2})?(?: (?:\/ )?\d{2,3})?(?: (?:c|f|kgs?|kilos?|lbs?|cm|degres?|days?|weeks?|months?|hours?))?(?= )/g;

/** "Womb the size of a 16-week pregnancy" is a size, not a pregnancy. */
const SIZED_AS =
  / (?:(?:the )?size of (?:an? )?(?:about )?\d{1,2} (?:weeks?|months?)|\d{1,2} weeks? (?:size|sized|in size)|(?:like|as big as|as large as|as) (?:an? )?(?:\d{1,2} (?:weeks?|months?)|pregnancy of \d{1,2} (?:weeks?|months?))|kama (?:ya )?(?:mimba|ujauzito) (?:ya |wa )?(?:miezi|wiki|mwezi) \d{1,2}|ukubwa wa (?:mimba|ujauzito) (?:ya |wa )?(?:miezi|wiki) \d{1,2})(?: (?:pregnancy|pregnant|gestation|womb|uterus))?(?= )/g;

/** Reads numbers with a unit or a name: height, weight, temperature, blood pressure, sugar, duration. */
export function readMeasures(line: string, ageYears?: number): Measures {
  const spelled = line.replace(/ weks?(?= )/g, (w) => w.replace('wek', 'week'));
  const text = spelled.replace(DENIED_VALUE, ' ').replace(SIZED_AS, ' ');
  return {
    ...height(text),
    ...weight(text),
    ...duration(text),
    ...pregnancy(text),
    findings: [
      ...new Set([
        ...temperature(text),
        ...bloodPressure(text),
        ...sugar(text),
        ...readVitals(text, ageYears),
        ...inPregnancy(text),
        ...ofNewborn(text),
        ...burntPart(text),
      ]),
    ],
  };
}

/**
 * "60 170", "kg 60 na 170": bare numbers in answer to the question about height and weight. For a small child the
 * larger one is the height.
 */
export function readBareMeasures(line: string, ageYears = 30): Pick<Measures, 'heightCm' | 'weightKg'> {
  const numbers = [...line.matchAll(/ (\d{1,3}(?:\.\d{1,2})?)(?= )/g)].map((m) => Number(m[1])).slice(0, 2);
  const shortest = ageYears < 6 && numbers.length === 2 ? Math.max(40, ...numbers) : 100;
  const heightCm =
    numbers.find((n) => n >= shortest && n <= 250) ??
    numbers.filter((n) => n > 1 && n < 2.5).map((m) => Math.round(m * 100))[0];
  const weightKg = numbers.find((n) => n !== heightCm && n >= 2 && n <= 250 && !(n > 1 && n < 2.5));
  return { ...(heightCm === undefined ? {} : { heightCm }), ...(weightKg === undefined ? {} : { weightKg }) };
}

const CM = '(?:cm|cms|sm|centimetres?|centimeters?|sentimita|sentimeta)';
/** "Urefu wangu ni", "kimo cha mtoto", "mrefu wa": the words up to the number or its unit. */
const HEIGHT_OF =
  '(?:height|tal|urefu|kimo|mrefu|mfupi)(?: (?:is|ni|wa|cha|of|about|kama|wangu|wake|wako|changu|chake|my|his|her|mtoto|mgonjwa|mwanangu|mama|baba)){0,4}';
/**
 * Words before the length of a wound, a swelling or a distance ("wa", "cha", "la"); a person's height is not written
 * so without a word for height.
 */
const NOT_OF = '(?<! (?:wa|cha|la|ya|za|vya|of|kwa|mbali|kutoka|umbali))';
const SHORTEST_WITHOUT_WORD_CM = 100;

const HEIGHTS_CM: readonly { pattern: RegExp; from: number }[] = [
  { pattern: new RegExp(` ${N} ${CM}(?= )`), from: 30 },
  { pattern: new RegExp(` ${HEIGHT_OF} (?:${CM} )?${N}(?= )`), from: 30 },
  { pattern: new RegExp(`${NOT_OF} ${CM} ${N}(?= )`), from: SHORTEST_WITHOUT_WORD_CM },
];

const CM_OF_INCH = 2.54;
const FEET = new RegExp(
  ` (?:(\\d(?:\\.5)?) (?:ft|fet|fot|futi)|(?:ft|futi) (\\d(?:\\.5)?))(?: (?:na|and))?(?: (?:(\\d{1,2})(?: (?:in|inch|inches|inchi))?|inchi (\\d{1,2})))?(?= )`,
);
/** "Fell from 6 feet", "futi 6 kutoka hapa" is a distance. */
const FAR_IN_FEET = new RegExp(
  ' (?:from|kutoka|urefu wa ghorofa|away|deep|kina cha) (?:about |a |kama )?(?:futi )?\\d',
);

function height(text: string): Pick<Measures, 'heightCm'> {
  for (const { pattern, from } of HEIGHTS_CM) {
    const cm = Number(pattern.exec(text)?.[1]);
    if (cm >= from && cm <= 250) return { heightCm: cm };
  }
  const metres =
    new RegExp(` ${N} (?:m|metres|meters|mita)(?= )(?! (?:walk|away))`).exec(text) ??
    new RegExp(` (?:${HEIGHT_OF}|mita)(?: mita)? (\\d\\.\\d{1,2})(?= )`).exec(text);
  if (metres && Number(metres[1]) < 2.5) return inRange('heightCm', Math.round(Number(metres[1]) * 100), 30, 250);
  const feet = FAR_IN_FEET.test(text) ? null : FEET.exec(text);
  const inches = feet && Number(feet[1] ?? feet[2]) * 12 + Number(feet[3] ?? feet[4] ?? 0);
  return inches ? inRange('heightCm', Math.round(inches * CM_OF_INCH), 30, 250) : {};
}

/** "Lost 13 kg" is not a weight. */
const CHANGE_OF_WEIGHT =
  / (?:lost|loses|losing|loss of|shed|gained|gain|gaining|added|reduced by|dropped)(?: (?:about|over|around|almost|weight|of|up|to|more|than|,))* \d{1,3}(?:\.\d)? (?:kgs?|kilos?|kilograms?|pounds|lbs?)(?= )/g;
/** "Nimepungua kilo 10", "amepoteza uzito wa kilo 5", or the weight of a load. */
const CHANGE_OF_WEIGHT_SW =
  / (?:(?:ni|u|a|tu|m|wa|i)\w{0,4}(?:pungua|punguza|pungukiwa|poteza|pungukiza|ongezeka|ongeza)|gunia|mzigo|ndo|debe|mfuko|mtungi)(?: (?:uzito|wa|la|ya|cha|kwa|za|karibu|kama|zaidi|hadi|takriban))* (?:kg|kilo|kilogramu) \d{1,3}(?:\.\d{1,2})?(?= )/g;

const KG_OF_POUND = 0.4536;

function weight(line: string): Pick<Measures, 'weightKg'> {
  const text = line.replace(CHANGE_OF_WEIGHT, ' ').replace(CHANGE_OF_WEIGHT_SW, ' ');
  const pounds = new RegExp(` ${N} (?:lb|lbs|pound|pounds|paundi|ratili)(?= )`).exec(text);
  if (pounds) return inRange('weightKg', Math.round(Number(pounds[1]) * KG_OF_POUND), 0.4, 350);
  const kg =
    new RegExp(` ${N} (?:kg|kgs|kilo|kilos|kilograms|kilogram|kilogramu)(?= )`).exec(text) ??
    new RegExp(
      ` (?:kg|kilo|kilogramu|weight|uzito|uzani|weigh|weighs)(?: (?:is|ni|wa|of|wangu|wake|about))?(?: (?:kilo|kilogramu))? ${N}(?= )`,
    ).exec(text);
  return kg ? inRange('weightKg', Number(kg[1]), 0.4, 350) : {};
}

function inRange<K extends string>(key: K, value: number, from: number, to: number): Partial<Record<K, number>> {
  return value >= from && value <= to ? ({ [key]: value } as Record<K, number>) : {};
}

const EN_UNIT = '(minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|wks?|months?|years?|yrs?)';
const SW_UNIT = '(dakika|sa|masa|siku|wiki|juma|majuma|mwezi|miezi|mwaka|miaka)';
const DURATIONS: readonly { pattern: RegExp; n: number; u: number }[] = [
  {
    pattern: new RegExp(
      ` (?:for|since|past|last|lasted|over|about|than|within|these|the) (?:the )?(?:past |last |about |over |more than |almost |nearly )?(?:like )?${N} ${EN_UNIT}(?= )(?! old)`,
    ),
    n: 1,
    u: 2,
  },
  { pattern: new RegExp(` ${N} ${EN_UNIT} (?:ago|now|back|duration)(?= )`), n: 1, u: 2 },
  { pattern: new RegExp(` (?:a|an|one|half an) ${EN_UNIT} ago(?= )`), n: 0, u: 1 },
  // matches "fever of 3 days", not "a boy of 3 years"
  {
    pattern: new RegExp(
      `(?<! son| daughter| child| baby| infant| boy| girl| man| woman| lady| male| female| patient| mother| father| todler| neonate| newborn| kid| age| course| period| husband| wife| partner| marriage| friend) of (?:about |over |more than )?${N} (minutes?|hours?|hrs?|days?|nights?|weeks?|wks?|months?|years?)(?= )(?! (?:old|of age|gestation|pregnan|amenor))`,
    ),
    n: 1,
    u: 2,
  },
  {
    pattern: new RegExp(
      ` (?:kwa|tangu|zaidi ya|kama|karibu|yapata|muda wa|kwa muda wa|ndani ya|kwa zaidi ya|takriban|imekuwa|ni) ${SW_UNIT} ${N}(?= )`,
    ),
    n: 2,
    u: 1,
  },
  { pattern: new RegExp(` ${SW_UNIT} ${N} (?:sasa|zilizopita|iliyopita|uliopita|yaliyopita|hivi)(?= )`), n: 2, u: 1 },
  // "x 3/7", "for 2/52", "x 6/12": days, weeks and months in clinical notes
  { pattern: new RegExp(` (?:x|for|since|past|last|of) (?:the )?(?:past |last )?${N} (7|52|12)(?= )`), n: 1, u: 2 },
  {
    pattern: new RegExp(
      ` (?:for|since|than|over|about|almost|nearly) (?:a|the past|last|the last|an|one) (?:whole )?${EN_UNIT}(?= )`,
    ),
    n: 0,
    u: 1,
  },
  { pattern: new RegExp(` (?:kwa|tangu) ${SW_UNIT} (?:iliyopita|uliopita|jana|zima|nzima|mzima)(?= )`), n: 0, u: 1 },
];
/** "Anakohoa wiki mbili", "fever 3 days": days and weeks that are not an age, a pregnancy or "every". */
const LONE_DURATIONS: readonly { pattern: RegExp; n: number; u: number }[] = [
  {
    pattern: new RegExp(
      `(?<! of| aged| is| am| every| in| within| next| mimba| after) ${N} (days?|nights?|weeks?|wks?)(?= )(?! (?:old|pregnant|of age|later|time|baby|from|gestation))`,
    ),
    n: 1,
    u: 2,
  },
  {
    pattern: new RegExp(
      `(?<! wa| ana| mwenye| umri| ni| kila| bada ya| mimba| ya| mtoto| kichanga| mwanangu| ndani ya| ako na) (siku|wiki|juma|majuma) ${N}(?= )`,
    ),
    n: 2,
    u: 1,
  },
];
/** "Since Sunday": a few days. The exact number depends on the date, which the reader does not know. */
const WEEKDAY =
  / (?:since|from|tangu|kutoka|toka|last) (?:last |siku ya )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|jumatatu|jumane|jumatano|alhamisi|ijuma|jumamosi|jumapili)(?= )/;
export const SOME_DAYS = 3.5;
const BARE_DURATIONS: readonly { pattern: RegExp; n: number; u: number }[] = [
  { pattern: new RegExp(` ${N} ${EN_UNIT}(?= )`), n: 1, u: 2 },
  { pattern: new RegExp(` ${SW_UNIT} ${N}(?= )`), n: 2, u: 1 },
];

/** Years of a habit or a chronic illness are not the duration of the complaint. */
const LASTING_WORDS =
  /(?:smok|cigar|alcohol|drink|ber|maried|work|diabet|hypertens|presure|asthma|hiv|arv|art|epilep|on insulin|medication|treatment|history|pack|menopaus|diagnosed|known|operat|surger|sigara|pombe|kisukari|presha|pumu|vvu|oa|olewa|kazi|dawa|ugonjwa wa)/;
const LONG_DAYS = 365;
const SENTENCE_BEFORE = 70;

/** The first duration, except a year or more after a word for a habit or a chronic illness. */
function firstTime(text: string, patterns: typeof DURATIONS): number | undefined {
  for (const { pattern, n, u } of patterns) {
    if (!pattern.test(text)) continue;
    for (const found of text.matchAll(new RegExp(pattern, 'g'))) {
      const time = days(n === 0 ? 1 : Number(found[n]), found[u] ?? '');
      const before =
        text
          .slice(Math.max(0, found.index - SENTENCE_BEFORE), found.index)
          .split(/ [.;] /)
          .at(-1) ?? '';
      if (time < LONG_DAYS || !LASTING_WORDS.test(before)) return time;
    }
  }
  return undefined;
}

function duration(text: string): Pick<Measures, 'durationDays'> {
  const stated = firstTime(text, DURATIONS) ?? firstTime(text, LONE_DURATIONS);
  if (stated !== undefined) return { durationDays: stated };
  const back =
    / (?:since|tangu|from|toka|started|ilianza|imeanza|yalianza|began) (?:the |last |this |it )?(yesterday|jana|juzi|leo|today|tonight|asubuhi|morning|mchana|usiku|night|week|month|year)(?= )/.exec(
      text,
    );
  if (back) return { durationDays: TIMES_BACK[back[1] ?? ''] ?? days(1, back[1] ?? '') };
  if (WEEKDAY.test(text)) return { durationDays: SOME_DAYS };
  const when = /(?<! mwaka| mwezi| wiki) (yesterday|jana|juzi|leo|today|tonight)(?= )/.exec(text);
  return when ? { durationDays: TIMES_BACK[when[1] ?? ''] ?? 1 } : {};
}

/** The answer to "how long": a number with a unit, or a number alone in days. */
export function readBareDuration(line: string): number | null {
  const text = line.replace(/ weks?(?= )/g, (w) => w.replace('wek', 'week'));
  const stated = duration(text).durationDays;
  if (stated !== undefined) return stated;
  for (const { pattern, n, u } of BARE_DURATIONS) {
    const found = pattern.exec(text);
    if (found) return days(Number(found[n]), found[u] ?? '');
  }
  const alone = / (\d{1,3})(?= )/.exec(text) ?? / (a few|few|several|kadha)(?= )/.exec(text);
  if (alone) return Number.isFinite(Number(alone[1])) ? Number(alone[1]) : 3;
  const unit = new RegExp(` (?:a |an )?${EN_UNIT}(?= )`).exec(text) ?? new RegExp(` ${SW_UNIT}(?= )`).exec(text);
  if (unit) return days(1, unit[1] ?? '');
  const when = / (yesterday|jana|juzi|leo|today|tonight|asubuhi|morning)(?= )/.exec(text);
  return when ? (TIMES_BACK[when[1] ?? ''] ?? null) : null;
}

/** Days per unit in "3/7", "2/52", "6/12". */
const PARTS: Readonly<Record<string, number>> = { 7: 1, 52: 7, 12: 30 };
const days = (count: number, unit: string) => Math.round(count * (TIME_UNITS[unit] ?? PARTS[unit] ?? 1) * 1000) / 1000;
