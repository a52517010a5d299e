import { TIME_UNITS, TIMES_BACK } from '../lexicon/numbers';
import { readVitals } from './read-vitals';

const N = '(\\d{1,4}(?:\\.\\d{1,2})?)';

export interface Measures {
  heightCm?: number;
  weightKg?: number;
  durationDays?: number;
  pregnantWeeks?: number;
  /** findings that a reading itself shows */
  findings: string[];
}

/** "36.8, not 39", "was not 180/120": a value that was not. */
const DENIED_VALUE =
  / (?:not|isnt|wasnt|arent|werent|si|sio|siyo|haikuwa|haikua|wala) (?:at |over |above |as high as |ni |kuwa )?\d{1,3}(?:\.\d{1,2})?(?: (?:\/ )?\d{2,3})?(?: (?:c|f|kgs?|kilos?|lbs?|cm|degres?|days?|weeks?|months?|hours?))?(?= )/g;

/** "Womb the size of a 16-week pregnancy": how big, and no pregnancy. */
const SIZED_AS =
  / (?:(?:the )?size of (?:an? )?(?:about )?\d{1,2} (?:weeks?|months?)|\d{1,2} weeks? (?:size|sized|in size)|(?:like|as big as|as large as|as) (?:an? )?(?:\d{1,2} (?:weeks?|months?)|pregnancy of \d{1,2} (?:weeks?|months?))|kama (?:ya )?(?:mimba|ujauzito) (?:ya |wa )?(?:miezi|wiki|mwezi) \d{1,2}|ukubwa wa (?:mimba|ujauzito) (?:ya |wa )?(?:miezi|wiki) \d{1,2})(?: (?:pregnancy|pregnant|gestation|womb|uterus))?(?= )/g;

/** Reads the numbers with a unit or a name: height, weight, temperature, blood pressure, sugar, how long. */
export function readMeasures(line: string, ageYears?: number): Measures {
  const told = line.replace(/ weks?(?= )/g, (w) => w.replace('wek', 'week'));
  const text = told.replace(DENIED_VALUE, ' ').replace(SIZED_AS, ' ');
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

/** "60 170", "kg 60 na 170": bare numbers when height and weight were asked for; of a small child's the larger is the height. */
export function readBareMeasures(line: string, ageYears = 30): Pick<Measures, 'heightCm' | 'weightKg'> {
  const numbers = [...line.matchAll(/ (\d{1,3}(?:\.\d{1,2})?)(?= )/g)].map((m) => Number(m[1])).slice(0, 2);
  const shortest = ageYears < 6 && numbers.length === 2 ? Math.max(40, ...numbers) : 100;
  const heightCm =
    numbers.find((n) => n >= shortest && n <= 250) ??
    numbers.filter((n) => n > 1 && n < 2.5).map((m) => Math.round(m * 100))[0];
  const weightKg = numbers.find((n) => n !== heightCm && n >= 2 && n <= 250 && !(n > 1 && n < 2.5));
  return { ...(heightCm === undefined ? {} : { heightCm }), ...(weightKg === undefined ? {} : { weightKg }) };
}

function height(text: string): Pick<Measures, 'heightCm'> {
  const cm =
    new RegExp(` ${N} (?:cm|cms|centimetres|centimeters|sentimita)(?= )`).exec(text) ??
    new RegExp(
      ` (?:height|urefu|kimo|tal)(?: (?:is|ni|wa|of|wangu|wake|ni wa|my))?(?: (?:ni|cm))? (\\d{2,3})(?= )`,
    ).exec(text);
  if (cm) return inRange('heightCm', Number(cm[1]), 30, 250);
  const metres =
    new RegExp(` ${N} (?:m|metres|meters|mita)(?= )(?! (?:walk|away))`).exec(text) ??
    new RegExp(` (?:height|urefu|kimo|mita)(?: (?:is|ni|wa|of|wangu|wake))?(?: mita)? (\\d\\.\\d{1,2})(?= )`).exec(
      text,
    );
  if (metres && Number(metres[1]) < 2.5) return inRange('heightCm', Math.round(Number(metres[1]) * 100), 30, 250);
  const feet = / (\d) (?:ft|fet|fot|futi) (?:(\d{1,2}) )?/.exec(text);
  if (feet) return inRange('heightCm', Math.round((Number(feet[1]) * 12 + Number(feet[2] ?? 0)) * 2.54), 30, 250);
  return {};
}

/** "Lost 13 kg" is no weight. */
const CHANGE_OF_WEIGHT =
  / (?:lost|loses|losing|loss of|shed|gained|gain|gaining|added|reduced by|dropped)(?: (?:about|over|around|almost|weight|of|up|to|more|than|,))* \d{1,3}(?:\.\d)? (?:kgs?|kilos?|kilograms?|pounds|lbs?)(?= )/g;

const KG_OF_POUND = 0.4536;

function weight(told: string): Pick<Measures, 'weightKg'> {
  const text = told.replace(CHANGE_OF_WEIGHT, ' ');
  const pounds = new RegExp(` ${N} (?:lb|lbs|pound|pounds|paundi|ratili)(?= )`).exec(text);
  if (pounds) return inRange('weightKg', Math.round(Number(pounds[1]) * KG_OF_POUND), 0.4, 350);
  const kg =
    new RegExp(` ${N} (?:kg|kgs|kilo|kilos|kilograms|kilogram)(?= )`).exec(text) ??
    new RegExp(` (?:kg|kilo|weight|uzito|weigh|weighs)(?: (?:is|ni|wa|of|wangu|wake|about))?(?: kilo)? ${N}(?= )`).exec(
      text,
    );
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
  // "fever of 3 days", and not "a boy of 3 years"
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
  // "x 3/7", "for 2/52", "x 6/12": days, weeks and months of a clinician's note
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
/** "Anakohoa wiki mbili", "fever 3 days": days and weeks that are no age, no pregnancy and no "every". */
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
/** "Since Sunday": some days; which one depends on the day it is read, which the reader does not know. */
const WEEKDAY =
  / (?:since|from|tangu|kutoka|toka|last) (?:last |siku ya )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|jumatatu|jumane|jumatano|alhamisi|ijuma|jumamosi|jumapili)(?= )/;
export const SOME_DAYS = 3.5;
const BARE_DURATIONS: readonly { pattern: RegExp; n: number; u: number }[] = [
  { pattern: new RegExp(` ${N} ${EN_UNIT}(?= )`), n: 1, u: 2 },
  { pattern: new RegExp(` ${SW_UNIT} ${N}(?= )`), n: 2, u: 1 },
];

/** Years of a habit or of a lasting illness are not how long the complaint has been there. */
const LASTING_WORDS =
  /(?:smok|cigar|alcohol|drink|ber|maried|work|diabet|hypertens|presure|asthma|hiv|arv|art|epilep|on insulin|medication|treatment|history|pack|menopaus|diagnosed|known|operat|surger|sigara|pombe|kisukari|presha|pumu|vvu|oa|olewa|kazi|dawa|ugonjwa wa)/;
const LONG_DAYS = 365;
const SENTENCE_BEFORE = 70;

/** The first time told that is not the age of a habit or of an old illness; such a one only where nothing else is told. */
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
  const told = firstTime(text, DURATIONS) ?? firstTime(text, LONE_DURATIONS);
  if (told !== undefined) return { durationDays: told };
  const back =
    / (?:since|tangu|from|toka|started|ilianza|imeanza|yalianza|began) (?:the |last |this |it )?(yesterday|jana|juzi|leo|today|tonight|asubuhi|morning|mchana|usiku|night|week|month|year)(?= )/.exec(
      text,
    );
  if (back) return { durationDays: TIMES_BACK[back[1] ?? ''] ?? days(1, back[1] ?? '') };
  if (WEEKDAY.test(text)) return { durationDays: SOME_DAYS };
  const when = /(?<! mwaka| mwezi| wiki) (yesterday|jana|juzi|leo|today|tonight)(?= )/.exec(text);
  return when ? { durationDays: TIMES_BACK[when[1] ?? ''] ?? 1 } : {};
}

/** When the question was "how long": a number with a unit is enough, a lone number means days. */
export function readBareDuration(line: string): number | null {
  const text = line.replace(/ weks?(?= )/g, (w) => w.replace('wek', 'week'));
  const told = duration(text).durationDays;
  if (told !== undefined) return told;
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

/** What the number is a part of in "3/7", "2/52", "6/12". */
const PARTS: Readonly<Record<string, number>> = { 7: 1, 52: 7, 12: 30 };
const days = (count: number, unit: string) => Math.round(count * (TIME_UNITS[unit] ?? PARTS[unit] ?? 1) * 1000) / 1000;

/** "34 weeks pregnant", "GA 34/40", "28+4 weeks gestation", "mimba ya miezi 7"; "at 36 weeks" where a pregnancy is spoken of. */
const GESTATIONS: readonly RegExp[] = [
  / (\d{1,2})(?: \d)? (weeks?|wks?|months?) (?:of )?(?:pregnan\w*|gestation\w*|amenor\w*|along)(?= )/,
  / (?:gestation|gestational age|ga|gbd|pregnant|pregnancy)(?: (?:age|of|at|is|by|dates|scan|now|for|about|aproximately|,))* (\d{1,2})(?: \d)? (weeks?|wks?|months?|40)(?= )/,
  /(?<! aged| rate| r| about| than) (\d{1,2}) (40)(?= )(?! (?:years?|yrs?|days?|hours?|hrs?|mins?|minutes?|seconds?|times|kgs?|mg|mls?|cm|per|beats|bpm|breaths|m |f ))/,
  / (?:primigravida|primigravid|gravida|gravid|primi|multigravida|antenatal|anc|g \d)(?= ).{0,60} (\d{1,2})(?: \d)? (weeks?|wks?)(?= )(?! (?:ago|postpartum|post|after|old))/,
];
const MOST_WEEKS = 45;
/** Birth is told of: weeks of a pregnancy are those of a baby that is born, or of an earlier one. */
const BORN =
  / (?:born|birth|deliver\w*|post|postpartum|postnatal|puerper\w*|svd|nvd|lscs|lochia|neonate|newborn|preterm|alizaliwa|amezaliwa|jifungua|amejifungua|nimejifungua) /;

function pregnancy(text: string): Pick<Measures, 'pregnantWeeks'> {
  const swahili = / (?:mimba|ujauzito|mjamzito)(?: \S{1,12})? (?:ya |wa )?(wiki|miezi|mwezi) (\d{1,2})(?= )/.exec(text);
  const told = GESTATIONS.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const [count, unit] = told ? [Number(told[1]), told[2] ?? ''] : [Number(swahili?.[2]), swahili?.[1] ?? ''];
  const weeks = /^m/.test(unit) ? Math.round(count * 4.3) : count;
  return weeks > 0 && weeks <= MOST_WEEKS ? { pregnantWeeks: weeks } : {};
}

/** A tenth of a child's skin and a sixth of an adult's need a hospital (WHO Surgical care at the district hospital). */
const BURNT_PERCENT = 10;

function burntPart(text: string): string[] {
  const found =
    / (\d{1,2}) (?:percent |per cent )?(?:of )?(?:tbsa|total body surface|body surface|burns?|superficial burns?|partial|degree burns?)(?= )/.exec(
      text,
    ) ??
    / (?:burns?|burnt|tbsa)(?: (?:of|about|is|was|:|,|covering|involving))* (\d{1,2}) (?:percent|per cent|tbsa)(?= )/.exec(
      text,
    );
  const percent = Number(found?.[1]);
  return percent >= BURNT_PERCENT ? ['burn_severe'] : [];
}

const GRAMS =
  / (?:weight|wt|bwt|birth weight|weighs|weighing|weighed|uzito|baby|newborn|neonate|preterm|mtoto)(?: (?:is|was|of|at|birth|ni|wa|:|,|about))* (\d{3,4}) ?(?:g|gm|gms|grams|gramu)(?= )/;
const KILOS =
  / (?:bwt|birth weight|weight|wt|weighs|weighing|weighed|uzito)(?: (?:is|was|of|at|birth|ni|wa|:|,|about|only))* ([01]\.\d{1,3}) ?(?:kg|kgs|kilo|kilos)(?= )/;
const SMALL_BABY_KG = 2;
const LOW_APGAR = 6;

/** Under two kilos and an Apgar score under seven: danger signs of a newborn (WHO Pocket book of hospital care for children). */
function ofNewborn(text: string): string[] {
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

/** What weeks of pregnancy, "G3P2" and the day of the last period show. */
function inPregnancy(text: string): string[] {
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

/** Small words between the name of a reading and its number, as notes and dictation have them. */
const READS =
  '(?: (?:is|was|were|are|of|at|to|ni|ya|la|yangu|yake|my|her|his|iko|ilikuwa|ilikua|ikawa|imekuwa|imefika|inasoma|inaonyesha|reading|readings|read|reads|machine|monitor|level|found|be|taken|measured|recorded|noted|shows|showed|about|aproximately|around|slightly|high|elevated|low|now|today|:|,))*';

/** Fever from 37.5 °C; from 39 high; under 35.5 a danger sign in a young infant (WHO IMCI). */
const TEMPERATURES: readonly RegExp[] = [
  new RegExp(
    ` (?:hypothermic|temp|temps|temperature|temperatures|joto|homa|fever|febrile|t)${READS}(?: (?:c|lake|nyuzi))* (\\d{2,3}(?:\\.\\d{1,2})?)(?= )(?! (?:days?|weeks?|hours?|hrs?|months?|kgs?|7 ))`,
  ),
  // "40F" is a woman of forty, "40 c/o" an age before the complaint
  / (\d{2}(?:\.\d{1,2})?) (?:c(?! o )|oc|degres|degre|celsius|nyuzi|digri)(?= )/,
  / (\d{2,3}(?:\.\d{1,2})?) (?:f|fahrenheit)(?= )/,
  / (?:nyuzi|degree) (\d{2}(?:\.\d{1,2})?)(?= )/,
];
const FAHRENHEIT = [90, 110] as const;

function temperature(text: string): string[] {
  for (const pattern of TEMPERATURES) {
    const value = Number(pattern.exec(text)?.[1]);
    const fahrenheit = value > FAHRENHEIT[0] && value < FAHRENHEIT[1];
    if (!fahrenheit && pattern.source.includes('fahrenheit')) continue;
    const celsius = fahrenheit ? ((value - 32) * 5) / 9 : value;
    if (!(celsius >= 30 && celsius <= 44)) continue;
    if (celsius < 35.5) return ['hypothermia_reading'];
    if (celsius >= 39) return ['high_fever_reading', 'fever'];
    return celsius >= 37.5 ? ['fever'] : [];
  }
  return [];
}

const NAMED_PRESSURE = new RegExp(
  ` (?:bp|bps|presure|presures|presha|shinikizo|b p|vitals)(?: damu)?${READS} (\\d{2,3}) (?:over |kwa |by |, )?(\\d{2,3})(?= )`,
);
/** Two numbers that only a blood pressure makes, in a text that has more to say and speaks of no height, weight or dose. */
const BARE_PRESSURE = / (1[4-9]\d|2[0-5]\d) (?:over )?(9\d|1[0-5]\d)(?= )(?! (?:kgs?|kilos?|cm|mg|mls?))/;
const OTHER_NUMBERS = / (?:height|weight|weighs?|urefu|uzito|cm|sentimita|tabs?|tablets?|dose) /;
const SOME_WORDS = 1;

function bloodPressure(text: string): string[] {
  if (/ (?:bp|presure) (?:\w+ ){0,2}(?:un ?recordable|un ?recorded|not recordable) /.test(text))
    return ['bp_low_reading'];
  const found =
    NAMED_PRESSURE.exec(text) ??
    (OTHER_NUMBERS.test(text) || (text.match(/[a-z]{4,}/g)?.length ?? 0) < SOME_WORDS
      ? null
      : BARE_PRESSURE.exec(text));
  if (!found) return [];
  const [high, low] = [Number(found[1]), Number(found[2])];
  if (high > 280 || low > 180 || low < 20 || high <= low) return [];
  if (high <= 90) return ['bp_low_reading'];
  if (high >= 180 || low >= 120) return ['bp_very_high_reading', 'bp_high_reading'];
  return high >= 140 || low >= 90 ? ['bp_high_reading'] : [];
}

const READS_BEYOND =
  '(?: (?:is|was|of|ni|level|reading|reads|read|says|said|shows|showed|inasoma|inaonyesha|imeandika|test|:|,))*';

/** Blood glucose in mmol/l (up to 40) or mg/dl. Low under 3.9 mmol/l; very high from 16.7 mmol/l (300 mg/dl). */
function sugar(text: string): string[] {
  // the meter writes "HI" and "LO" beyond what it can measure
  const beyond = new RegExp(
    ` (?:rbs|fbs|glucometer|meter|sugar|sugars|glucose|sukari)${READS_BEYOND} (hi|lo|unrecordable)(?= )`,
  ).exec(text);
  if (beyond) return [beyond[1] === 'lo' ? 'sugar_low_reading' : 'sugar_high_reading'];
  const found =
    / (?:sugar|sugars|sukari|glucose|rbs|fbs|rbg|glucometer)(?: (?:is|was|were|of|ni|ya|level|levels|reading|reads|read|found|to|be|yangu|yake|kipimo|my|her|his|at|iko|:|,))* (\d{1,3}(?:\.\d{1,2})?)(?= )(?! (?:spon|kijiko|kg|kilo|day|siku|year|miaka))/.exec(
      text,
    );
  if (!found) return [];
  const value = Number(found[1]);
  const mmol = value > 40 ? value / 18 : value;
  if (mmol > 0.5 && mmol < 3.9) return ['sugar_low_reading'];
  return mmol >= 16.7 ? ['sugar_high_reading'] : [];
}
