/**
 * A measured value as written in notes or by parents, and the findings it shows. The patterns on `line` are anchored
 * on single blanks and bounded.
 */
interface Vital {
  /** the names before the number, folded; "spo 2 88", "r 44" (RR 44), "systolic bp 104", "resp rate is 30" */
  names: string;
  /** units after the number; with one of these the number needs no name */
  unit?: string;
  /** values outside this range are something else or a typing error */
  possible: readonly [number, number];
  shows: readonly Sign[];
}

interface Sign {
  finding: string;
  /** inclusive limits */
  from?: number;
  to?: number;
  /** years: from (inclusive), to (exclusive) */
  age?: readonly [number, number];
}

const ADULT_AGE = 25;
const BETWEEN =
  '(?: (?:is|was|of|ni|ya|la|at|level|rate|reading|about|:|,|yake|yangu|iko|on|rom|air|count|score|found|to|be|were|noted|measured|reads|reading|low|high|only|at))*';

/**
 * Fast breathing by age: WHO IMCI chart booklet (60 under two months, 50 to a year, 40 to five years). Pulse and breathing of
 * adults, oxygen and blood pressure: WHO Basic emergency care, NEWS2 (Royal College of Physicians 2017). Haemoglobin: WHO 2024
 * cutoffs for severe anaemia. Upper arm: WHO/UNICEF, 11.5 cm from six months to five years.
 */
const VITALS: readonly Vital[] = [
  {
    names: '(?:s?p ?o ?2|sp ?o|sao ?2|oxygen saturation|oxygen sats?|oxygen|saturations?|sats?|oksijeni)(?: 2)?',
    possible: [40, 100],
    shows: [
      { finding: 'low_oxygen_reading', to: 92 },
      { finding: 'lowish_oxygen_reading', from: 93, to: 94 },
    ],
  },
  {
    names:
      '(?:heart rate|pulse rate|pulserate|pulse rateof|pulse|hr|pr|mapigo(?: ya moyo)?|p(?= (?:[4-9]\\d|1\\d\\d|2[0-4]\\d) ))',
    unit: '(?:bpm|beats)',
    possible: [20, 260],
    shows: [
      { finding: 'fast_pulse_reading', from: 190, age: [0, 1] },
      { finding: 'fast_pulse_reading', from: 150, age: [1, 5] },
      { finding: 'fast_pulse_reading', from: 130, age: [5, 12] },
      { finding: 'fast_pulse_reading', from: 101, age: [12, 131] },
      { finding: 'very_fast_pulse_reading', from: 131, age: [12, 131] },
      { finding: 'slow_pulse_reading', to: 45, age: [12, 131] },
      { finding: 'slow_pulse_reading', to: 90, age: [0, 0.2] },
    ],
  },
  {
    names: '(?:respiratory rate|resp rate|respirations?|respiration rate|breathing rate|resp|breaths|r)',
    unit: '(?:breaths)',
    possible: [4, 120],
    shows: [
      { finding: 'fast_breathing', from: 60, age: [0, 2 / 12] },
      { finding: 'fast_breathing', from: 50, age: [2 / 12, 1] },
      { finding: 'fast_breathing', from: 40, age: [1, 5] },
      { finding: 'fast_breathing', from: 30, age: [5, 12] },
      { finding: 'fast_breathing', from: 25, age: [12, 131] },
      { finding: 'very_fast_breathing_reading', from: 30, age: [12, 131] },
      { finding: 'slow_breathing_reading', to: 8 },
    ],
  },
  {
    names: '(?:haemoglobin|hemoglobin|hb|damu kiasi)',
    possible: [1, 22],
    shows: [
      { finding: 'low_hb_reading', from: 7, to: 9.9 },
      { finding: 'very_low_hb_reading', to: 6.9 },
    ],
  },
  {
    names: '(?:gcs|glasgow(?: coma)?(?: scale)?)',
    possible: [3, 15],
    shows: [{ finding: 'low_gcs_reading', to: 13 }],
  },
  {
    names: '(?:muac|mid uper arm(?: circumference)?|mkono wa ju)',
    possible: [6, 40],
    shows: [{ finding: 'wasting', to: 11.4, age: [0.5, 5] }],
  },
  {
    names: '(?:systolic(?: bp| blood presure| presure)?)',
    possible: [40, 280],
    shows: [
      { finding: 'bp_low_reading', to: 90, age: [12, 131] },
      { finding: 'bp_high_reading', from: 140, age: [12, 131] },
      { finding: 'bp_very_high_reading', from: 180, age: [12, 131] },
    ],
  },
  {
    names: '(?:fhr|fhs|fht|fetal heart(?: rate)?|foetal heart(?: rate)?|fetal heart sounds)',
    possible: [20, 240],
    shows: [
      { finding: 'fetal_heart_reading', to: 109 },
      { finding: 'fetal_heart_reading', from: 161 },
    ],
  },
];

const PATTERNS = VITALS.map((vital) => ({
  ...vital,
  named: new RegExp(` ${vital.names}${BETWEEN} (\\d{1,3}(?:\\.\\d{1,2})?)(?= )`, 'g'),
  counted: vital.unit ? new RegExp(` (\\d{1,3}) ${vital.unit}(?= )`, 'g') : null,
}));

/**
 * Findings that follow from measured values. The last value of a kind counts, because notes list values over time.
 * Without an age, adult limits apply.
 */
export function readVitals(line: string, ageYears = ADULT_AGE): string[] {
  return PATTERNS.flatMap(({ named, counted, possible, shows }) => {
    const values = [...line.matchAll(named), ...(counted ? line.matchAll(counted) : [])]
      .map((found) => Number(found[1]))
      .filter((value) => value >= possible[0] && value <= possible[1]);
    const value = values.at(-1);
    if (value === undefined) return [];
    return shows
      .filter(({ from = -Infinity, to = Infinity, age = [0, 131] }) => {
        return value >= from && value <= to && ageYears >= age[0] && ageYears < age[1];
      })
      .map(({ finding }) => finding);
  });
}
