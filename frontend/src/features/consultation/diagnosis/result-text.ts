import type { Bilingual, Language } from '@afya/contracts';
import { LOCALES } from '../../../locales/language';
import { RESULT_TEXTS } from '../../../locales/result';
import { adviceWords, type Fact, isNamed, patientRows, resultTime, shortWords, symptomRows } from './result-facts';
import type { ResultMessage } from '../message/result-message';

/** The result as plain text in both languages, the reader's first: for a message, a note, a clinic's chat. */
export function resultText(message: ResultMessage, language: Language): string {
  const otherLanguage = language === 'en' ? 'sw' : 'en';
  return [textIn(message, language), textIn(message, otherLanguage)].join('\n\n――――――――――\n\n');
}

function textIn({ createdAt, metadata: { diagnosis } }: ResultMessage, language: Language): string {
  const t = RESULT_TEXTS[language];
  const { patient, confidence, tests = [], emergencyNumbers = [] } = diagnosis;
  const advice = adviceWords(diagnosis.adviceLevel, t);
  const list = (title: string, items: readonly Bilingual[]) =>
    items.length > 0 ? [`${title}:`, ...items.map((item) => `• ${item[language]}`)].join('\n') : '';
  const line = (title: string, value: string) => (value ? `${title}: ${value}` : '');
  const hasName = isNamed(diagnosis)
    ? ` (${t.confidence}: ${t[confidence.level]}, ${Math.round(confidence.score)}%)`
    : '';
  const others = diagnosis.differentialDiagnoses.map(
    ({ name, likelihood }) => `${name[language]} ${Math.round(likelihood)}%`,
  );
  return [
    [t.sharedTitle, resultTime(createdAt, LOCALES[language]), `${t.notExamined}. ${t.notExaminedText}`].join('\n'),
    [
      line(t.impression, `${diagnosis.preliminaryDiagnosis[language]}${hasName}`),
      line(t.adviceLevel, `${advice.word.toUpperCase()} – ${advice.sentence}`),
      line(isNamed(diagnosis) ? t.otherPossibilities : t.possibilities, others.join(', ')),
    ]
      .filter(Boolean)
      .join('\n'),
    patient
      ? [
          ...[...patientRows(patient, language), ...symptomRows(patient, language)].map(asLine),
          line(t.redFlags, patient.redFlags.map((flag) => flag[language]).join('; ') || t.noRedFlags),
          line(t.ownWords, patient.ownWords ? `“${shortWords(patient.ownWords)}”` : ''),
        ]
          .filter(Boolean)
          .join('\n')
      : '',
    list(t.whyThis, diagnosis.reasoningPath),
    list(t.whatToDo, diagnosis.recommendations),
    list(t.tests, tests),
    list(diagnosis.adviceLevel === 'emergency' ? t.evenMoreUrgent : t.goAtOnce, diagnosis.whenToGoNow),
    line(t.emergencyCall, emergencyNumbers.map(({ label, number }) => `${number} (${label[language]})`).join(', ')),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const asLine = ({ label, value }: Fact) => `${label}: ${value}`;
