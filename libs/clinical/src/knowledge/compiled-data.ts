import type { Condition } from './schema/condition';
import type { EmergencyNumberRow } from './schema/emergency-number';
import type { FindingRow } from './schema/finding';
import type { ChoiceQuestion, FixedQuestions, PersonalTexts, QuestionsFor } from './schema/interview';
import type { OffTopicReplies } from './schema/off-topic-replies';
import type { RedFlagRule } from './schema/red-flag';
import type { Texts } from './schema/text';
import type { Wording } from './schema/wording';
import type { Bilingual } from '@afya/contracts';

/** The phrases of a finding, each list separated by ";". */
export interface FindingPhrases {
  en: string;
  sw: string;
  /** phrases with a negation that assert the finding: "hanyonyi", "can't breathe" */
  lack: string;
  /** phrases without a negation that deny the finding: "napumua vizuri", "breathing fine" */
  well: string;
}

/** The content of compiled/knowledge.json: all of data/, checked when it was compiled. */
export interface CompiledData {
  /** data/grammar/NAME.yaml by NAME; the reader checks each with its own schema */
  grammar: Record<string, unknown>;
  findings: FindingRow[];
  /** phrases by finding, and of two findings that only the reader uses */
  phrases: Record<string, FindingPhrases>;
  /** ids of findings/background and reader-only: chronic illnesses, medicines, exposures and past injuries */
  background: string[];
  /** phrases that look like a finding but are none, separated by ";" */
  falseFriends: string;
  medicines: string[];
  conditions: Condition[];
  texts: Texts;
  /** how a contagious condition spreads, an id of texts.spread, by condition */
  spread: Record<string, string>;
  redFlagRules: RedFlagRule[];
  firstAid: Record<string, Bilingual>;
  /** pairs of ids of `firstAid`; in a message the first stays */
  firstAidContradictions: [string, string][];
  choices: ChoiceQuestion[];
  safetyChecks: QuestionsFor[];
  complaintQuestions: QuestionsFor[];
  courseQuestions: QuestionsFor[];
  personal: PersonalTexts;
  fixedQuestions: FixedQuestions;
  offTopicReplies: OffTopicReplies;
  wording: Wording;
}

/** The content of compiled/emergency-numbers.json, a file of its own for services that show only the numbers. */
export interface CompiledNumbers {
  countries: Record<string, EmergencyNumberRow[]>;
  /** for countries that are not listed */
  others: EmergencyNumberRow[];
}
