import { newCase } from '../case/case';
import { applyMessage } from '../consultation/listen';
import { rank } from '../inference/rank';

/** The ids of the three most likely conditions after one message, in order. */
export const firstThree = (text: string): string[] =>
  rank(applyMessage(newCase(), text))
    .slice(0, 3)
    .map(({ condition }) => condition.id);
