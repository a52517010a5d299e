import { newCase } from '../consultation/case';
import { listen } from '../consultation/listen';
import { rank } from '../inference/rank';

/** The ids of the three likeliest conditions after one message, the likeliest first. */
export const firstThree = (text: string): string[] =>
  rank(listen(newCase(), text))
    .slice(0, 3)
    .map(({ condition }) => condition.id);
