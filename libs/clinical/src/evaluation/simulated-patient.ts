import type { Language } from '@afya/contracts';
import { type Case, newCase } from '../case/case';
import { factsOf } from '../case/facts';
import { applyMessage } from '../consultation/listen';
import type { ChoiceQuestion } from '../interview/choice-table';
import { choiceQuestion } from '../interview/choices';
import { CHECKED } from '../interview/questions';
import { findingById } from '../knowledge';
import { readText } from '../reader/read-text';
import type { CaseRow } from './case-row';

/** A simulated patient who knows only what the case says. */
export interface SimulatedPatient {
  complaint: string;
  /** the answer to a question, as a patient would write it; "I don't know" if the case does not say */
  answer(question: string): string;
  /** age or sex in answer to their questions, whether or not the text contains them */
  ageAndSex(question: string): string | null;
}

const WORDS: Readonly<Record<Language, Record<'yes' | 'no' | 'unknown' | 'none' | 'male' | 'female', string>>> = {
  en: { yes: 'yes', no: 'no', unknown: "I don't know", none: 'none', male: 'male', female: 'female' },
  sw: { yes: 'ndiyo', no: 'hapana', unknown: 'sijui', none: 'hakuna', male: 'mwanaume', female: 'mwanamke' },
};

export function simulatedPatient(row: CaseRow): SimulatedPatient {
  const words = WORDS[row.lang];
  const described = applyMessage(newCase(), row.text);
  const facts = factsOf(described);
  const complaint = complaintOf(row);
  const mentioned = factsOf(applyMessage(newCase(), complaint));
  const ageAndSex = (question: string) => {
    if (question === 'age') return typeof row.age === 'number' ? ageText(row.age, row.lang) : null;
    if (question === 'sex') return sexOf(row) ? words[sexOf(row) ?? 'female'] : null;
    return null;
  };
  return {
    complaint,
    ageAndSex,
    answer(question) {
      if (question === 'else') return furtherSigns(row, mentioned) || words.none;
      const choices = choiceQuestion(question);
      if (choices) return choiceOf(choices, row.lang, facts) || words.unknown;
      if (question.startsWith('f:') || question.startsWith(CHECKED))
        return words[answerAbout(described, facts, question.slice(2))];
      const own: Record<string, string | null | undefined> = {
        age: ageAndSex('age') ?? (described.ageYears === undefined ? null : ageText(described.ageYears, row.lang)),
        sex: ageAndSex('sex') ?? (described.sex ? words[described.sex] : null),
        duration: durationText(described, row.lang),
        history: described.history,
        medicines: described.medicines?.join(', '),
        allergies: described.allergies?.join(', '),
        check: words.yes,
        confirm: words.yes,
        offer: words.yes,
      };
      return own[question] || words.unknown;
    },
  };
}

/** The choices whose findings are all in the case. */
function choiceOf({ choices }: ChoiceQuestion, language: Language, facts: ReadonlySet<string>): string {
  const fitting = choices.filter(
    ({ findings }) => findings.length > 0 && findings.every((finding) => facts.has(finding)),
  );
  return fitting.map(({ label }) => label[language]).join('; ');
}

/** Number of findings named in answer to an open question. */
const NAMED_AT_ONCE = 3;

/** The next findings of the case that were not mentioned yet, in its own words. */
function furtherSigns({ text }: CaseRow, mentioned: Set<string>): string {
  const phrases: string[] = [];
  for (const { finding, state, past, start, end } of readText(text).findings) {
    if (state !== 'present' || past || mentioned.has(finding) || findingById(finding)?.kind === 'background') continue;
    mentioned.add(finding);
    phrases.push(text.slice(start, end));
    if (phrases.length === NAMED_AT_ONCE) break;
  }
  return phrases.join(', ');
}

function stateOf(described: Case, facts: ReadonlySet<string>, finding: string): 'yes' | 'no' | 'unknown' {
  if (facts.has(finding)) return 'yes';
  return described.findings[finding]?.state === 'absent' ? 'no' : 'unknown';
}

/** Yes to a question that asks for the opposite of the finding means that it is absent. */
function answerAbout(described: Case, facts: ReadonlySet<string>, finding: string): 'yes' | 'no' | 'unknown' {
  const state = stateOf(described, facts, finding);
  if (!findingById(finding)?.asked?.inverted || state === 'unknown') return state;
  return state === 'yes' ? 'no' : 'yes';
}

const LONGEST_COMPLAINT = 160;

/** The opening complaint: the one noted in the case, or its first sentence. */
function complaintOf({ text, notes }: CaseRow): string {
  const noted = notes?.startsWith('{') ? (JSON.parse(notes) as { complaint?: unknown }).complaint : undefined;
  // repairs complaint lists that were split at "of": "Shortness, of breath"
  if (typeof noted === 'string' && noted) return noted.replace(/,?\s+of,?\s+/giu, ' of ');
  const first = /^.*?[.!?\n](?=\s|$)/su.exec(text)?.[0] ?? text;
  return first.length > LONGEST_COMPLAINT ? first.slice(0, first.lastIndexOf(' ', LONGEST_COMPLAINT)) : first;
}

function sexOf({ sex }: CaseRow): 'male' | 'female' | null {
  const letter = sex?.trim().charAt(0).toLowerCase();
  return letter === 'm' ? 'male' : letter === 'f' ? 'female' : null;
}

const AGE_UNITS = { en: ['days old', 'months old', 'years old'], sw: ['siku', 'miezi', 'miaka'] } as const;

function ageText(years: number, language: Language): string {
  const [count, unit] = years < 1 / 12 ? [years * 365, 0] : years < 2 ? [years * 12, 1] : [years, 2];
  const number = Math.max(1, Math.round(count));
  const name = AGE_UNITS[language][unit as 0 | 1 | 2];
  return language === 'en' ? `${number} ${name}` : `${name} ${number}`;
}

function durationText({ durationDays }: Case, language: Language): string | null {
  if (durationDays === undefined) return null;
  const hours = Math.max(1, Math.round(durationDays * 24));
  if (durationDays < 1) return language === 'en' ? `${hours} hours` : `saa ${hours}`;
  const days = Math.round(durationDays);
  return language === 'en' ? `${days} days` : `siku ${days}`;
}
