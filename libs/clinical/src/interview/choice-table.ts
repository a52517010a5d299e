import { compiled } from '../knowledge/compiled';
import type { ChoiceQuestion } from '../knowledge/schema/interview';

export type { ChoiceQuestion, ChoiceRow } from '../knowledge/schema/interview';

/** Multiple-choice questions, each of which replaces several yes/no questions. */
export const CHOICE_QUESTIONS: readonly ChoiceQuestion[] = compiled.choices;
