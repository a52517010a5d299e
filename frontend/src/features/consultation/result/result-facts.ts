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

/** How soon to be seen, as a word and as a sentence, with its step of four. */
export function adviceWords(level: AdviceLevel, t: ResultTexts) {
  const { word, sentence } = ADVICE_TEXTS[level];
  return { word: t[word], sentence: t[sentence], step: ADVICE_LEVELS.indexOf(level) + 1 };
}

/** Whether any illness could be named at all. */
export function isNamed({ conditionId, confidence }: Diagnosis): boolean {
  return conditionId !== undefined || confidence.score > 0;
}

const fill = (text: string, count: number | undefined) =>
  count === undefined ? undefined : text.replace('{count}', String(count));

/** Who the patient is: age, sex, size. */
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

/** What is there and what is not, and what was there before. */
export function symptomRows(facts: PatientFacts, language: Language): Fact[] {
  const t = RESULT_TEXTS[language];
  const words = (items: readonly Bilingual[]) => items.map((item) => item[language]).join('; ');
  const list = (items: readonly string[] | undefined) => (items ? items.join(', ') || t.noneTold : t.notKnown);
  return rows([
    [t.present, words(facts.present) || t.noneTold],
    [t.denied, words(facts.denied)],
    [t.unknown, words(facts.unknown)],
    [t.background, words(facts.background)],
    [t.history, facts.history?.[language] ?? t.notKnown],
    [t.medicines, list(facts.medicines)],
    [t.allergies, list(facts.allergies)],
    [t.files, facts.files > 0 ? String(facts.files) : undefined],
  ]);
}

function rows(pairs: readonly (readonly [string, string | undefined])[]): Fact[] {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Characters up to which one page holds the sheet at its usual size: found by printing, with a tenth of the page to spare. */
const ROOMY = 2_600;

/** Whether a sheet has so much to say that it is set smaller, to stay on one page. */
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
  return texts.join('').length > ROOMY;
}

const OWN_WORDS = 320;

/** The beginning of what was written, as much as a sheet can hold. */
export function shortWords(words: string): string {
  return words.length > OWN_WORDS ? `${words.slice(0, OWN_WORDS).trimEnd()}…` : words;
}

/** When the result was given, by the clock of the reader. */
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
