/** Burns of a tenth of a child's skin or a sixth of an adult's need a hospital (WHO Surgical care at the district hospital). */
const BURNT_PERCENT = 10;

export function burntPart(text: string): string[] {
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
/** Filler words between the name of a reading and its number, as in notes and dictation. */
const READS =
  '(?: (?:is|was|were|are|of|at|to|ni|ya|la|yangu|yake|my|her|his|iko|ilikuwa|ilikua|ikawa|imekuwa|imefika|inasoma|inaonyesha|reading|readings|read|reads|machine|monitor|level|found|be|taken|measured|recorded|noted|shows|showed|about|aproximately|around|slightly|high|elevated|low|now|today|:|,))*';

/** Fever from 37.5 °C; from 39 high; under 35.5 a danger sign in a young infant (WHO IMCI). */
const TEMPERATURES: readonly RegExp[] = [
  new RegExp(
    ` (?:hypothermic|temp|temps|temperature|temperatures|joto|homa|fever|febrile|t)${READS}(?: (?:c|lake|nyuzi))* (\\d{2,3}(?:\\.\\d{1,2})?)(?= )(?! (?:days?|weeks?|hours?|hrs?|months?|kgs?|7 ))`,
  ),
  // "40F" is a woman aged 40, and in "40 c/o" the number is an age
  / (\d{2}(?:\.\d{1,2})?) (?:c(?! o )|oc|degres|degre|celsius|nyuzi|digri)(?= )/,
  / (\d{2,3}(?:\.\d{1,2})?) (?:f|fahrenheit)(?= )/,
  / (?:nyuzi|degree) (\d{2}(?:\.\d{1,2})?)(?= )/,
];
const FAHRENHEIT = [90, 110] as const;

export function temperature(text: string): string[] {
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
/** Two numbers in the range of a high blood pressure without its name, in a text that mentions no height, weight or dose. */
const BARE_PRESSURE = / (1[4-9]\d|2[0-5]\d) (?:over )?(9\d|1[0-5]\d)(?= )(?! (?:kgs?|kilos?|cm|mg|mls?))/;
const OTHER_NUMBERS = / (?:height|weight|weighs?|urefu|uzito|cm|sentimita|tabs?|tablets?|dose) /;
const SOME_WORDS = 1;

export function bloodPressure(text: string): string[] {
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
  '(?: (?:is|was|of|ni|level|reading|reads|read|says|said|shows|showed|inasoma|inaonyesha|inasema|inaandika|imeandika|test|machine|meter|:|,))*';

/** Blood glucose in mmol/l (up to 40) or mg/dl. Low under 3.9 mmol/l; very high from 16.7 mmol/l (300 mg/dl). */
export function sugar(text: string): string[] {
  // the meter shows "HI" and "LO" outside its range
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
