import type { Bilingual, Diagnosis, Emergency } from '@afya/contracts';
import { isCauseUnclear } from '../inference/confidence';
import { WORDING } from '../knowledge/wording';
import { enumerate, inSentence, join, list } from './bilingual';
import { fill } from './fill';
import { descriptionOf } from './what-it-is';

const TEXTS = WORDING.diagnosis;

/** Below this confidence score the text says that the diagnosis is only a guess. */
const GUESS = 20;

function likely({
  conditionId,
  preliminaryDiagnosis: name,
  confidence: { level, score },
  adviceLevel,
}: Diagnosis): Bilingual {
  const condition = inSentence(name);
  if (isCauseUnclear(conditionId)) return fill(TEXTS.likely.cause_unclear, { condition });
  if (score < GUESS && adviceLevel !== 'emergency') return fill(TEXTS.likely.guess, { condition, score });
  return fill(TEXTS.likely.named, { condition: name, confidence: TEXTS.confidence[level], score });
}

/** The message at final_analysis: the diagnosis, its confidence, alternatives and reasons. */
export function analysisText(diagnosis: Diagnosis): Bilingual {
  const conditions = enumerate(diagnosis.differentialDiagnoses.slice(0, 3).map((item) => inSentence(item.name)));
  return join([
    diagnosis.conditionId === undefined ? TEXTS.likely.no_condition : likely(diagnosis),
    descriptionOf(diagnosis),
    TEXTS.level[diagnosis.adviceLevel],
    join([TEXTS.why, list(diagnosis.reasoningPath)], '\n'),
    conditions.en ? fill(TEXTS.could_also_be, { conditions }) : null,
    TEXTS.make_certain,
  ]);
}

/** The message at final_recommendations: what to do, and the warning signs. */
export function recommendationsText(diagnosis: Diagnosis, emergency: Emergency): Bilingual {
  const numbers = emergency.numbers
    .map(({ number }) => number)
    .slice(0, 3)
    .join(', ');
  const signs = diagnosis.adviceLevel === 'emergency' ? TEXTS.more_urgent : TEXTS.go_at_once;
  return join([
    join([TEXTS.what_to_do, list(diagnosis.recommendations)], '\n'),
    join([signs, list(diagnosis.whenToGoNow)], '\n'),
    fill(TEXTS.call, { numbers }),
  ]);
}
