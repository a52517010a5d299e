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

/** One chat message. On an AI message, `question` is the id of the question it asked. */
export interface ClinicalMessage {
  text: string;
  isUser: boolean;
  question?: string;
}

/** Input of the engine for one reply. */
export interface ClinicalTurn {
  stage: Stage;
  language: Language;
  /** ISO 3166-1 alpha-2, for the emergency numbers */
  country: string;
  /** ISO date; without it "since September" gives no duration */
  today?: string;
  collectedInfo: CollectedInfo;
  /** not yet read by the engine, oldest first; empty when the stage continues without a message */
  messages: ClinicalMessage[];
  /** the latest messages before `messages`; read in full when `memory` is null or invalid */
  recent: ClinicalMessage[];
  /** files that no reply has acknowledged yet; `text` as far as it could be read */
  files: { type: FileType; filename: string; text?: string }[];
  /** the `memory` of the previous reply, at most 64 KiB as JSON */
  memory: unknown;
}

/** The reply that the engine proposes; the session moves to its `stage`. */
export interface ClinicalReply {
  content: Bilingual;
  stage: Stage;
  collectedInfo: CollectedInfo;
  /** fields that the patient withdrew without giving a new value; the caller deletes them from the record */
  takenBack?: ('age' | 'sex' | 'height' | 'weight')[];
  /** null until the patient has confirmed the summary or an emergency flag stands, and without a symptom */
  confidence: Confidence | null;
  question?: Question;
  /** the positions of the turn's files in which no test, value or medicine was read */
  unreadFiles?: number[];
  /** always set at final_analysis */
  diagnosis?: Diagnosis;
  emergency?: Emergency;
  /** ids of the red flags raised so far, and `withdrawn:ID` in the reply to the message that corrected its cause */
  redFlags: string[];
  adviceLevel: AdviceLevel | null;
  memory: unknown;
}

/** One message at the time it is accepted, with the state of its session. */
export interface RedFlagInput {
  text: string;
  language: Language;
  country: string;
  collectedInfo: CollectedInfo;
  memory: unknown;
  /** id of the question in the last AI message */
  lastQuestion?: string;
  /** `others` of an emergency shown since `memory` was returned */
  others?: string[];
}

/** A red flag in a message; only the level 'emergency' is shown immediately. */
export interface RedFlagFound {
  level: AdviceLevel;
  flags: string[];
  /** the suspected danger, whom to call or where to go, first aid, and how to continue */
  content: Bilingual;
  emergency: Emergency;
  /** the session's record with the facts of this message, because no engine reads an emergency message before the next turn */
  collectedInfo: CollectedInfo;
  /** ids of the red flags of other people, earlier ones included: a later "he does not breathe" refers to them */
  others: string[];
  /** the message answers `lastQuestion`, so the next message must not be read as its answer */
  answered: boolean;
}
