import { type Bilingual, type Diagnosis } from '@afya/contracts';
import { type GivenDiagnosis } from '@afya/service-contracts';

/** A turn has to fit into one call between services, however much an engine wrote. */
const MAX_ITEMS = 10;
const MAX_LENGTH = 300;

const short = (text: string) => text.slice(0, MAX_LENGTH);
const listed = (items: readonly Bilingual[] = []) => items.slice(0, MAX_ITEMS).map(({ en }) => short(en));

/** What the replies after a diagnosis need of it. */
export function givenDiagnosis(diagnosis: Diagnosis): GivenDiagnosis {
  const { preliminaryDiagnosis: condition, differentialDiagnoses } = diagnosis;
  return {
    condition: { en: short(condition.en), sw: short(condition.sw) },
    confidenceScore: diagnosis.confidence.score,
    adviceLevel: diagnosis.adviceLevel,
    differentialDiagnoses: differentialDiagnoses
      .slice(0, MAX_ITEMS)
      .map(({ name, likelihood }) => ({ name: short(name.en), likelihood })),
    criticalFactors: listed(diagnosis.criticalFactors),
    dangerSigns: listed(diagnosis.whenToGoNow),
    recommendations: listed(diagnosis.recommendations),
    tests: listed(diagnosis.tests),
  };
}
