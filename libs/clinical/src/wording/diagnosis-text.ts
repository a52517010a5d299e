import type { AdviceLevel, Bilingual, ConfidenceLevel, Diagnosis, Emergency } from '@afya/contracts';
import { isCauseUnclear } from '../inference/confidence';
import { enumerate, inSentence, join, list, text } from './bilingual';
import { descriptionOf } from './what-it-is';

const CONFIDENCE: Readonly<Record<ConfidenceLevel, Bilingual>> = {
  low: text('I am not sure of this', 'Sina uhakika na hili'),
  medium: text('I am fairly sure of this', 'Nina uhakika wa wastani na hili'),
  high: text('I am quite sure of this', 'Nina uhakika mkubwa na hili'),
};

const LEVEL: Readonly<Record<AdviceLevel, Bilingual>> = {
  emergency: text('This needs a hospital now.', 'Hali hii inahitaji hospitali sasa.'),
  urgent: text(
    'This should be seen by a health worker today.',
    'Hali hii inahitaji kuangaliwa na mhudumu wa afya leo.',
  ),
  routine: text(
    'This should be seen at a clinic within a few days.',
    'Hali hii inahitaji kuangaliwa kliniki ndani ya siku chache.',
  ),
  'self-care': text('This can mostly be looked after at home.', 'Hali hii mara nyingi inaweza kutunzwa nyumbani.'),
};

/** Below this confidence score the text says that the diagnosis is only a guess. */
const GUESS = 20;

function likely({
  conditionId,
  preliminaryDiagnosis: name,
  confidence: { level, score },
  adviceLevel,
}: Diagnosis): Bilingual {
  const { en, sw } = inSentence(name);
  if (isCauseUnclear(conditionId))
    return text(
      `The cause is not clear yet: ${en}. A health worker can find it with an examination and tests.`,
      `Chanzo bado hakijulikani: ${sw}. Mhudumu wa afya anaweza kukipata kwa uchunguzi na vipimo.`,
    );
  if (score < GUESS && adviceLevel !== 'emergency')
    return text(
      `I cannot tell yet which illness it is. Of those that I know, ${en} fits best, but that is little more than a guess (${score} out of 100).`,
      `Bado siwezi kusema ni ugonjwa gani. Kati ya magonjwa ninayoyajua, unaolingana zaidi ni ${sw}, lakini ni kama kukisia tu (${score} kati ya 100).`,
    );
  return text(
    `It may be: ${name.en}. ${CONFIDENCE[level].en} (${score} out of 100).`,
    `Huenda ni: ${name.sw}. ${CONFIDENCE[level].sw} (${score} kati ya 100).`,
  );
}

/** The message at final_analysis: the diagnosis, its confidence, alternatives and reasons. */
export function analysisText(diagnosis: Diagnosis): Bilingual {
  const others = enumerate(diagnosis.differentialDiagnoses.slice(0, 3).map((item) => inSentence(item.name)));
  return join([
    diagnosis.conditionId === undefined
      ? text(
          'From what you told me I cannot say which illness it is.',
          'Kutokana na ulichoniambia siwezi kusema ni ugonjwa gani.',
        )
      : likely(diagnosis),
    descriptionOf(diagnosis),
    LEVEL[diagnosis.adviceLevel],
    join([text('Why I think so:', 'Kwa nini nafikiri hivyo:'), list(diagnosis.reasoningPath)], '\n'),
    others.en ? text(`It could also be: ${others.en}.`, `Huenda pia ikawa: ${others.sw}.`) : null,
    text('Only an examination and tests can make it certain.', 'Ni uchunguzi na vipimo tu vinavyoweza kuthibitisha.'),
  ]);
}

const GO_AT_ONCE = text('Go to a hospital at once with:', 'Nenda hospitali mara moja ukiona:');
const MORE_URGENT = text('It is even more urgent with:', 'Ni haraka zaidi ukiona:');

/** The message at final_recommendations: what to do, and the warning signs. */
export function recommendationsText(diagnosis: Diagnosis, emergency: Emergency): Bilingual {
  const numbers = emergency.numbers
    .map(({ number }) => number)
    .slice(0, 3)
    .join(', ');
  return join([
    join([text('What to do now:', 'La kufanya sasa:'), list(diagnosis.recommendations)], '\n'),
    join([diagnosis.adviceLevel === 'emergency' ? MORE_URGENT : GO_AT_ONCE, list(diagnosis.whenToGoNow)], '\n'),
    text(
      `In an emergency call ${numbers}, or go by any transport.`,
      `Wakati wa dharura piga ${numbers}, au nenda kwa usafiri wowote.`,
    ),
  ]);
}
