import type { Condition } from './schema/condition';
import type { EmergencyNumberRow } from './schema/emergency-number';
import type { FindingRow } from './schema/finding';
import type { ChoiceQuestion, FixedQuestions, PersonalTexts, QuestionsFor } from './schema/interview';
import type { OffTopicReplies } from './schema/off-topic-replies';
import type { RedFlagRule } from './schema/red-flag';
import type { Texts } from './schema/text';
import type { Wording } from './schema/wording';
import type { Bilingual } from '@afya/contracts';

/** Phrases of a finding that assert the same. `finding` is null for false friends. */
export interface PhraseList {
  finding: string | null;
  says: 'present' | 'absent';
  /** the phrases contain a negation ("hanyonyi", "can't breathe") or need none ("breathing fine"); one before them does not apply */
  fixed: boolean;
  /** numbers of `words`, in the order of the phrases; 0 ends a phrase */
  phrases: number[];
}

/** All phrases of findings, and the phrases that look like a finding but are none. */
export interface CompiledPhrases {
  /** the distinct words of patterns ("mguu|miguu", "~vimba", "..."); the first stands for the end of a phrase */
  words: string[];
  lists: PhraseList[];
}

/**
 * One position in a phrase: the word must match one of the atoms in `key`; `gap` is the number of words that may be
 * skipped before it.
 */
export interface PhraseElement {
  key: string;
  gap: number;
  /** no comma is allowed before it */
  close: boolean;
  /** one of its atoms is a negation */
  negation: boolean;
}

/** The phrases as the reader searches for them. */
export interface PhraseTables {
  elements: PhraseElement[];
  /** elements from this number on are in false friends alone */
  falseFriendsFrom: number;
  /** the numbers of `phrases` are those of elements; `END_OF_PHRASE` ends a phrase */
  lists: PhraseList[];
}
export const END_OF_PHRASE = -1;

/** An item of the answer words that an answer is searched for. */
export interface AnswerItem {
  words: string[];
  /** the last word may go on */
  open: boolean;
  classes: string[];
  /** stands in the data as it is, without a list of prefixes */
  listed: boolean;
}

/** What the reader searches for, folded like texts. */
export interface ReaderTables {
  phrases: PhraseTables;
  /** items of data/grammar/answers.yaml by class, both languages, words joined by blanks */
  answers: Record<string, string[]>;
  /** longest first */
  answerItems: AnswerItem[];
}

/** The content of compiled/knowledge.json: all of data/, checked when it was compiled. */
export interface CompiledData {
  /** data/grammar/NAME.yaml by NAME; the reader checks each with its own schema */
  grammar: Record<string, unknown>;
  findings: FindingRow[];
  reader: ReaderTables;
  /** ids of findings/background and reader-only: chronic illnesses, medicines, exposures and past injuries */
  background: string[];
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
