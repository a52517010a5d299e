import {
  ADVICE_LEVELS,
  type AdviceLevel,
  type Bilingual,
  type Diagnosis,
  type Language,
  type PatientFacts,
} from '@afya/contracts';
import { RESULT_TEXTS, type ResultTexts } from '../../../locales/result';

export interface Fact {
  label: string;
  value: string;
}

const ADVICE_TEXTS = {
  'self-care': { word: 'selfCare', sentence: 'adviceSelfCare' },
  routine: { word: 'routine', sentence: 'adviceRoutine' },
  urgent: { word: 'urgent', sentence: 'adviceUrgent' },
  emergency: { word: 'emergency', sentence: 'adviceEmergency' },
} as const satisfies Record<AdviceLevel, Record<'word' | 'sentence', keyof ResultTexts>>;

/** The urgency as a word and as a sentence, with its step from 1 to 4. */
export function adviceWords(level: AdviceLevel, t: ResultTexts) {
  const { word, sentence } = ADVICE_TEXTS[level];
  return { word: t[word], sentence: t[sentence], step: ADVICE_LEVELS.indexOf(level) + 1 };
}

/** Whether the diagnosis names an illness. */
export function isNamed({ conditionId, confidence }: Diagnosis): boolean {
  return conditionId !== undefined || confidence.score > 0;
}

/**
 * The points of a diagnosis, each listed once: a danger sign is not repeated as a reason, nor the illness as another possibility.
 */
export function withoutRepeats(diagnosis: Diagnosis) {
  const { preliminaryDiagnosis, whenToGoNow, recommendations, tests = [], reasoningPath, criticalFactors } = diagnosis;
  const listed = new Set<string>();
  const once = (points: readonly Bilingual[]) =>
    points.filter(({ en }) => {
      const key = en.toLowerCase().replace(/[.\s]+$/, '');
      return !listed.has(key) && listed.add(key);
    });
  return {
    whenToGoNow: once(whenToGoNow),
    recommendations: once(recommendations),
    tests: once(tests),
    reasoningPath: once(reasoningPath),
    criticalFactors: once(criticalFactors),
    differentialDiagnoses: diagnosis.differentialDiagnoses.filter(({ name }) => name.en !== preliminaryDiagnosis.en),
  };
}

const fill = (text: string, count: number | undefined) =>
  count === undefined ? undefined : text.replace('{count}', String(count));

/** Age, sex, weight and the like. */
export function patientRows(facts: PatientFacts, language: Language): Fact[] {
  const t = RESULT_TEXTS[language];
  return rows([
    [t.age, facts.age?.[language] ?? t.notKnown],
    [t.sex, facts.sex ? t[facts.sex] : t.notKnown],
    [t.pregnancy, fill(t.weeks, facts.pregnantWeeks)],
    [t.weight, fill(t.kg, facts.weightKg) ?? t.notKnown],
    [t.height, fill(t.cm, facts.heightCm) ?? t.notKnown],
    [t.duration, facts.duration?.[language] ?? t.notKnown],
    [t.toldBy, facts.toldBy && (facts.toldBy === 'patient' ? t.toldByPatient : t.toldByOther)],
  ]);
}

/** Reported and denied symptoms, history, medicines and allergies. */
export function symptomRows(facts: PatientFacts, language: Language): Fact[] {
  const t = RESULT_TEXTS[language];
  const words = (items: readonly Bilingual[]) => items.map((item) => item[language]).join('; ');
  const list = (items: readonly string[] | undefined) => (items ? items.join(', ') || t.noneTold : t.notKnown);
  return rows([
    [t.present, words(facts.present) || t.noneTold],
    ...deniedRows(facts.denied, language),
    [t.unknown, words(facts.unknown)],
    [t.background, words(facts.background)],
    [t.history, facts.history?.[language] ?? t.notKnown],
    [t.medicines, list(facts.medicines)],
    [t.allergies, list(facts.allergies)],
    [t.files, facts.files > 0 ? String(facts.files) : undefined],
  ]);
}

/**
 * The denied symptoms. Their texts are statements ("no cough", "able to drink"): those with "no" are listed under that word, the
 * others as normal. "Denied: able to drink" would be read as its opposite.
 */
function deniedRows(denied: readonly Bilingual[], language: Language): [string, string][] {
  const t = RESULT_TEXTS[language];
  const no = `${t.no.toLowerCase()} `;
  const texts = denied.map((item) => item[language]);
  const isNo = (text: string) => text.toLowerCase().startsWith(no);
  return [
    [
      t.no,
      texts
        .filter(isNo)
        .map((text) => text.slice(no.length))
        .join('; '),
    ],
    [t.normal, texts.filter((text) => !isNo(text)).join('; ')],
  ];
}

function rows(pairs: readonly (readonly [string, string | undefined])[]): Fact[] {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** What fits on one page at the default font size: measured by printing, with a margin of a tenth of the page. */
const MAX_NORMAL_CHARACTERS = 2_600;

/** Whether the text needs a smaller font to stay on one page. */
export function isLong(diagnosis: Diagnosis, language: Language): boolean {
  const {
    patient,
    reasoningPath,
    recommendations,
    whenToGoNow,
    differentialDiagnoses,
    criticalFactors,
    tests = [],
  } = diagnosis;
  const english = [...reasoningPath, ...criticalFactors, ...tests, ...differentialDiagnoses.map(({ name }) => name)];
  const texts = [
    ...english.map(({ en }) => en),
    ...(patient ? symptomRows(patient, 'en').map(({ value }) => value) : []),
    ...(patient?.redFlags ?? []).map(({ en }) => en),
    shortWords(patient?.ownWords ?? ''),
    ...(language === 'en' ? [] : recommendations.map(({ en }) => en)),
    ...[...recommendations, ...whenToGoNow].map((text) => text[language]),
  ];
  return texts.join('').length > MAX_NORMAL_CHARACTERS;
}

const MAX_QUOTE_CHARACTERS = 320;

/** The beginning of the patient's own words, limited to the space on the printed page. */
export function shortWords(words: string): string {
  return words.length > MAX_QUOTE_CHARACTERS ? `${words.slice(0, MAX_QUOTE_CHARACTERS).trimEnd()}…` : words;
}

/** The time of the result in the reader's time zone. */
export function resultTime(iso: string, locale: string): string {
  return new Date(iso).toLocaleString(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZoneName: 'short',
  });
}
