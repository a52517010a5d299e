import type { AdviceLevel, Bilingual, CollectedInfo, Emergency, EmergencyNumber, PatientFacts } from '@afya/contracts';
import { factsOf } from './consultation/facts';
import { patientFacts } from './consultation/for-the-reader';
import { hear } from './consultation/hear';
import { emergencyFor } from './red-flags/emergency-for';
import { flagsBeside, flagsOf, raiseFlags } from './red-flags/raise-flags';
import { replyTo } from './reply-to';
import type { ClinicalReply, ClinicalTurn } from './turn';
import { emergencyReminder } from './words/emergency-message';

/** What holds for a turn whoever words the reply: another engine may add to it and take nothing away. */
export interface Safety {
  redFlags: string[];
  adviceLevel: AdviceLevel | null;
  /** there when this turn raised an emergency, with the words that go before anything else */
  emergency?: Emergency;
  reminder: Bilingual | null;
  collectedInfo: CollectedInfo;
  takenBack?: ClinicalReply['takenBack'];
  /** for the sheet that is printed with a diagnosis */
  patient: PatientFacts;
  /** all that was heard, and no question of this engine's: the patient was asked by another */
  memory: unknown;
  /** the country's general emergency numbers */
  numbers: EmergencyNumber[];
}

/** Hears the turn as `replyTo` does, for an engine that words the reply itself. Pure; never throws on any text. */
export function safetyOf(turn: ClinicalTurn): Safety {
  const { redFlags, adviceLevel, emergency, collectedInfo, takenBack } = replyTo(turn);
  const { known } = hear(turn);
  const telling = [...raiseFlags(factsOf(known)), ...flagsBeside(known)].filter(
    ({ id, level }) => level === 'emergency' && redFlags.includes(id),
  );
  const afterDiagnosis = ['final_analysis', 'final_recommendations', 'follow_up', 'complete'].includes(turn.stage);
  return {
    redFlags,
    adviceLevel,
    ...(emergency ? { emergency } : {}),
    reminder: emergency ? emergencyReminder(telling) : null,
    collectedInfo,
    ...(takenBack ? { takenBack } : {}),
    patient: patientFacts({ known, rules: flagsOf(known) }),
    memory: { ...known, lastQuestion: undefined, flags: redFlags, diagnosed: known.diagnosed || afterDiagnosis },
    numbers: emergencyFor('emergency', turn.country, ['general']).numbers,
  };
}
