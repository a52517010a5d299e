import type {
  AdviceLevel,
  Bilingual,
  CollectedInfo,
  Confidence,
  Diagnosis,
  Emergency,
  FileType,
  Language,
  Question,
  Stage,
} from '@afya/contracts';

/** One message of the chat; `question` is the id of the question that an AI message asked. */
export interface ClinicalMessage {
  text: string;
  isUser: boolean;
  question?: string;
}

/** What the engine is given for one reply. */
export interface ClinicalTurn {
  stage: Stage;
  language: Language;
  /** ISO 3166-1 alpha-2, for the emergency numbers */
  country: string;
  collectedInfo: CollectedInfo;
  /** not yet read by the engine, oldest first; empty when the stage goes on by itself */
  messages: ClinicalMessage[];
  /** the last ones before `messages`; read whole when `memory` is null or does not fit */
  recent: ClinicalMessage[];
  /** files that no reply has read yet */
  files: { type: FileType; filename: string }[];
  /** what the engine returned last time, at most 64 KiB as JSON */
  memory: unknown;
}

/** What the engine proposes; a reply at a stage moves the session there. */
export interface ClinicalReply {
  content: Bilingual;
  stage: Stage;
  collectedInfo: CollectedInfo;
  /** what the patient took back, and nobody knows now: it is to leave the record */
  takenBack?: ('age' | 'sex' | 'height' | 'weight')[];
  /** null while nothing is known to be wrong */
  confidence: Confidence | null;
  question?: Question;
  /** always there at final_analysis */
  diagnosis?: Diagnosis;
  emergency?: Emergency;
  /** ids of the red flags known so far */
  redFlags: string[];
  adviceLevel: AdviceLevel | null;
  memory: unknown;
}

/** One message as it is accepted, with what is known of its session. */
export interface RedFlagInput {
  text: string;
  language: Language;
  country: string;
  collectedInfo: CollectedInfo;
  memory: unknown;
  /** id of the question that the last AI message asked */
  lastQuestion?: string;
  /** `others` of an emergency that was answered since `memory` was returned */
  others?: string[];
}

/** A red flag in a message; only the level 'emergency' is shown at once. */
export interface RedFlagFound {
  level: AdviceLevel;
  flags: string[];
  /** what it may be, where to call or go, what to do meanwhile, how to go on */
  content: Bilingual;
  emergency: Emergency;
  /** the session's record with what this message told: no engine reads an emergency before the next turn */
  collectedInfo: CollectedInfo;
  /** ids of the flags of people beside the patient, those told before among them: "he does not breathe" goes on about them */
  others: string[];
  /** the message answers `lastQuestion`: it is closed, and the next message is no answer to it */
  answered: boolean;
}
