import { type Bilingual, type Diagnosis } from '@afya/contracts';
import { type GivenDiagnosis } from '@afya/service-contracts';

/** The input of a reply must fit into one call between services, even after a long answer of an engine. */
const MAX_ITEMS = 10;
const MAX_LENGTH = 300;

const short = (text: string) => text.slice(0, MAX_LENGTH);
const shortList = (items: readonly Bilingual[] = []) => items.slice(0, MAX_ITEMS).map(({ en }) => short(en));

/** The part of a diagnosis that later replies need. */
export function givenDiagnosis(diagnosis: Diagnosis): GivenDiagnosis {
  const { preliminaryDiagnosis: condition, differentialDiagnoses } = diagnosis;
  return {
    condition: { en: short(condition.en), sw: short(condition.sw) },
    confidenceScore: diagnosis.confidence.score,
    adviceLevel: diagnosis.adviceLevel,
    differentialDiagnoses: differentialDiagnoses
      .slice(0, MAX_ITEMS)
      .map(({ name, likelihood }) => ({ name: short(name.en), likelihood })),
    criticalFactors: shortList(diagnosis.criticalFactors),
    dangerSigns: shortList(diagnosis.whenToGoNow),
    recommendations: shortList(diagnosis.recommendations),
    tests: shortList(diagnosis.tests),
  };
}
