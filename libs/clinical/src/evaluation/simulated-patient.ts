import type { Language } from '@afya/contracts';
import { type Case, newCase } from '../consultation/case';
import { factsOf } from '../consultation/facts';
import { listen } from '../consultation/listen';
import type { ChoiceQuestion } from '../interview/choice-table';
import { choiceQuestion } from '../interview/choices';
import { findingById } from '../knowledge';
import { readText } from '../reader/read-text';
import type { CaseRow } from './case-row';

/** Somebody who knows what a case tells, and nothing else. */
export interface SimulatedPatient {
  complaint: string;
  /** the answer to a question of the engine, as a patient would write it; "I don't know" where the case does not say */
  answer(question: string): string;
  /** age and sex are told when they are asked for, whether the text has them or not */
  ageAndSex(question: string): string | null;
}

const WORDS: Readonly<Record<Language, Record<'yes' | 'no' | 'unknown' | 'none' | 'male' | 'female', string>>> = {
  en: { yes: 'yes', no: 'no', unknown: "I don't know", none: 'none', male: 'male', female: 'female' },
  sw: { yes: 'ndiyo', no: 'hapana', unknown: 'sijui', none: 'hakuna', male: 'mwanaume', female: 'mwanamke' },
};

export function simulatedPatient(row: CaseRow): SimulatedPatient {
  const words = WORDS[row.lang];
  const told = listen(newCase(), row.text);
  const facts = factsOf(told);
  const complaint = complaintOf(row);
  const heard = factsOf(listen(newCase(), complaint));
  const ageAndSex = (question: string) => {
    if (question === 'age') return typeof row.age === 'number' ? ageText(row.age, row.lang) : null;
    if (question === 'sex') return sexOf(row) ? words[sexOf(row) ?? 'female'] : null;
    return null;
  };
  return {
    complaint,
    ageAndSex,
    answer(question) {
      if (question === 'else') return furtherSigns(row, heard) || words.none;
      const choices = choiceQuestion(question);
      if (choices) return choiceOf(choices, row.lang, facts) || words.unknown;
      if (question.startsWith('f:')) return words[stateOf(told, facts, question.slice(2))];
      const own: Record<string, string | null | undefined> = {
        age: ageAndSex('age') ?? (told.ageYears === undefined ? null : ageText(told.ageYears, row.lang)),
        sex: ageAndSex('sex') ?? (told.sex ? words[told.sex] : null),
        duration: durationText(told, row.lang),
        history: told.history,
        medicines: told.medicines?.join(', '),
        allergies: told.allergies?.join(', '),
        check: words.yes,
        confirm: words.yes,
        offer: words.yes,
      };
      return own[question] || words.unknown;
    },
  };
}

/** Of answers to choose from, those of which the case tells all. */
function choiceOf({ choices }: ChoiceQuestion, language: Language, facts: ReadonlySet<string>): string {
  const fitting = choices.filter(
    ({ findings }) => findings.length > 0 && findings.every((finding) => facts.has(finding)),
  );
  return fitting.map(({ label }) => label[language]).join('; ');
}

/** Asked openly, people name some of what they have, not all. */
const NAMED_AT_ONCE = 3;

/** The next signs of the case in its own words, of those that the patient has not told yet. */
function furtherSigns({ text }: CaseRow, heard: Set<string>): string {
  const said: string[] = [];
  for (const { finding, state, past, start, end } of readText(text).findings) {
    if (state !== 'present' || past || heard.has(finding) || findingById(finding)?.kind === 'background') continue;
    heard.add(finding);
    said.push(text.slice(start, end));
    if (said.length === NAMED_AT_ONCE) break;
  }
  return said.join(', ');
}

function stateOf(told: Case, facts: ReadonlySet<string>, finding: string): 'yes' | 'no' | 'unknown' {
  if (facts.has(finding)) return 'yes';
  return told.findings[finding]?.state === 'absent' ? 'no' : 'unknown';
}

const LONGEST_COMPLAINT = 160;

/** What the patient comes with: the case's own note of it, or its first sentence. */
function complaintOf({ text, notes }: CaseRow): string {
  const noted = notes?.startsWith('{') ? (JSON.parse(notes) as { complaint?: unknown }).complaint : undefined;
  // a list of complaints that was cut at its small words: "Shortness, of breath"
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
