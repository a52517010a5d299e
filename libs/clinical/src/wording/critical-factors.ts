import type { Bilingual } from '@afya/contracts';
import { type Case, isPresent } from '../case/case';
import { factsOf } from '../case/facts';
import type { Candidate } from '../inference/candidate';
import { positiveFindings } from '../inference/confidence';
import { sharesOf } from '../inference/rank';
import { findingById } from '../knowledge';
import { WORDING } from '../knowledge/wording';
import { causesOf } from '../red-flags/raise-flags';
import type { Assessment } from './assessment';
import { findingName } from './bilingual';
import { mostSpecific } from './most-specific';

/** Minimum contribution to the log-odds at which a finding is listed as supporting a condition. */
export const TELLING_FROM = 0.1;
const RISKS = ['pregnant', 'postpartum', 'hiv', 'sickle', 'diabetes', 'hypertension'];
const MOST_FACTORS = 8;
const MOST_TELLING = 3;
const FACTORS = WORDING.diagnosis.factors;

/**
 * Risk factors (danger signs, pregnancy, chronic illnesses, very young or old age), then the findings that support the
 * diagnosis most. The meaning of the red flags is listed separately in the patient's facts.
 */
export function criticalFactors({ patientCase, rules }: Assessment, lead: Candidate | undefined): Bilingual[] {
  const dangers = positiveFindings(patientCase).filter((id) => findingById(id)?.kind === 'danger');
  const risks = RISKS.filter((id) => patientCase.findings[id]?.state === 'present');
  const age = patientCase.ageYears;
  const ageRisk = age !== undefined && (age < 5 || age > 65) ? [age < 5 ? FACTORS.small_child : FACTORS.over_65] : [];
  const causes = causesOf(rules, factsOf(patientCase)).filter((id) => isPresent(patientCase, id));
  const named = new Set([...dangers, ...causes, ...risks]);
  const telling = mostTelling(patientCase, lead).filter((id) => !named.has(id));
  return [...[...named].map(findingName), ...ageRisk, ...telling.map(findingName)].slice(0, MOST_FACTORS);
}

/** The reported findings with the largest contribution to the lead's log-odds; the most specific ones if only a flag leads. */
function mostTelling(patientCase: Case, lead: Candidate | undefined): string[] {
  const present = mostSpecific(positiveFindings(patientCase));
  const shares = lead ? sharesOf(lead.condition, patientCase) : [];
  const shareOf = (id: string) => shares.find(({ finding }) => finding === id)?.share ?? 0;
  const fitting = shares.length > 0 ? present.filter((id) => shareOf(id) > TELLING_FROM) : present;
  return fitting.sort((a, b) => shareOf(b) - shareOf(a)).slice(0, MOST_TELLING);
}
