import type { AdviceLevel, Bilingual, CollectedInfo, Emergency, EmergencyNumber, PatientFacts } from '@afya/contracts';
import { factsOf } from './case/facts';
import { patientFacts } from './consultation/for-the-reader';
import { readTurn } from './consultation/hear';
import { emergencyFor } from './red-flags/emergency-for';
import { bystanderFlags } from './case/bystander-flags';
import { flagsOf, raiseFlags } from './red-flags/raise-flags';
import { replyTo } from './engine';
import type { ClinicalReply, ClinicalTurn } from './consultation/turn';
import { emergencyReminder } from './wording/emergency-message';

/** The safety result of a turn when another engine writes the reply. That engine may add to it but not remove anything. */
export interface Safety {
  redFlags: string[];
  adviceLevel: AdviceLevel | null;
  /** set when this turn raised an emergency; `reminder` is the text to put before the reply */
  emergency?: Emergency;
  reminder: Bilingual | null;
  collectedInfo: CollectedInfo;
  takenBack?: ClinicalReply['takenBack'];
  /** for the printed diagnosis sheet */
  patient: PatientFacts;
  /** the updated case without a last question, because the other engine asks its own */
  memory: unknown;
  /** the country's general emergency numbers */
  numbers: EmergencyNumber[];
}

/** Reads the turn as `replyTo` does, for an engine that writes the reply itself. Pure; never throws on any text. */
export function safetyOf(turn: ClinicalTurn): Safety {
  const { redFlags, adviceLevel, emergency, collectedInfo, takenBack } = replyTo(turn);
  const { patientCase } = readTurn(turn);
  const emergencies = [...raiseFlags(factsOf(patientCase)), ...bystanderFlags(patientCase)].filter(
    ({ id, level }) => level === 'emergency' && redFlags.includes(id),
  );
  const afterDiagnosis = ['final_analysis', 'final_recommendations', 'follow_up', 'complete'].includes(turn.stage);
  return {
    redFlags,
    adviceLevel,
    ...(emergency ? { emergency } : {}),
    reminder: emergency ? emergencyReminder(emergencies) : null,
    collectedInfo,
    ...(takenBack ? { takenBack } : {}),
    patient: patientFacts({ patientCase, rules: flagsOf(patientCase) }),
    memory: {
      ...patientCase,
      lastQuestion: undefined,
      flags: redFlags,
      diagnosed: patientCase.diagnosed || afterDiagnosis,
    },
    numbers: emergencyFor('emergency', turn.country, ['general']).numbers,
  };
}
