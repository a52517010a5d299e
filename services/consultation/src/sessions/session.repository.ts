import {
  type CollectedInfo,
  type Confidence,
  type ConsultationState,
  type Session,
  type SessionListItem,
  type Stage,
  type Wait,
} from '@afya/contracts';
import { type GivenDiagnosis, type LogEvent } from '@afya/service-contracts';

/** A session as one owner asks for it. */
export interface SessionAccess {
  sessionId: string;
  owner: string;
}

/** What a session knows about its patient. The engine's memory is stored apart, because it may be large. */
export interface SessionState {
  collectedInfo: CollectedInfo;
  confidence: Confidence | null;
  lastQuestion: string | null;
  /** ids of red flags of other people, reported in an emergency that the engine's memory may not contain yet */
  others?: string[];
  /** the newest diagnosis, for the replies that follow it */
  diagnosis?: GivenDiagnosis;
}

export interface SessionDetails {
  session: Session;
  /** null: no reply is pending */
  phase: Wait['phase'] | null;
  lastActiveAt: Date;
}

/** The network that a session is read from: free credits that it would still be granted are shown as unused. */
export interface AllowanceQuery {
  network: string | undefined;
  grantsPerNetwork: number;
}

export interface SessionListEntry extends Pick<SessionListItem, 'title' | 'diagnosis'> {
  id: string;
  createdAt: Date;
  consultationState: ConsultationState;
}

/** Methods with a `SessionAccess` are refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
export abstract class SessionRepository {
  abstract get(access: SessionAccess, allowance: AllowanceQuery): Promise<SessionDetails>;
  abstract getConfidence(access: SessionAccess): Promise<Confidence | null>;
  abstract getStage(access: SessionAccess): Promise<Stage>;
  /** The owner's sessions that have messages, newest first. One that cannot be decrypted has its stage only. */
  abstract list(owner: string, limit: number): Promise<SessionListEntry[]>;
  /** Creates the session, its owner's account and the event. False when the id exists: then only the account is ensured. */
  abstract create(access: SessionAccess, stage: Stage, event: LogEvent): Promise<boolean>;
  /** Sets the owner's name for the session; an empty one removes it. */
  abstract rename(access: SessionAccess, title: string): Promise<void>;
  /** Marks the owner's session as active, if its last activity is an hour old: more precision is not needed. */
  abstract touch(access: SessionAccess): Promise<void>;
  /**
   * Moves a visitor's sessions to a user: all of them with account and consents when registering, else the sessions of the last day
   * and a copy of the consents. Returns the number of sessions.
   */
  abstract claim(visitor: string, user: string, isRegistering: boolean): Promise<number>;
  /** When the sessions that wait for a worker were last active, oldest first. */
  abstract listWaitingSince(limit: number): Promise<Date[]>;
}
