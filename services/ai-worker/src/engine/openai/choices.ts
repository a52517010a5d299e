import type { Question } from '@afya/contracts';
import type { ModelAnswer } from './schema';

/** The id of every question that a model asks: the embedded engine does not read answers to it. */
export const MODEL_QUESTION = 'model';

/** Answers that can be tapped; a single answer is no choice. */
export function choicesOf({ choices }: Pick<ModelAnswer, 'choices'>): Question | undefined {
  const isFirst = ({ en, sw }: (typeof choices)[number], index: number) =>
    choices.findIndex((other) => same(other.en, en) || same(other.sw, sw)) === index;
  const distinct = choices.filter(isFirst);
  if (distinct.length < 2) return undefined;
  return { id: MODEL_QUESTION, choices: distinct.map((label) => ({ value: label.en, label })) };
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
