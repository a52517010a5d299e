import { compiled } from '../knowledge/compiled';
import type { QuestionsFor } from '../knowledge/schema/interview';

/** Early questions about a complaint of two weeks or more: signs of slow illnesses, which patients rarely report. */
export const COURSE_QUESTIONS: readonly QuestionsFor[] = compiled.courseQuestions;
