import { isChecklist, listedIn } from '../interview/checklists';

/** The questions with each checklist replaced by a question for every finding in it, in order. */
export const askedFindings = (questions: readonly string[]): string[] =>
  questions.flatMap((id) => (isChecklist(id) ? listedIn(id).map((finding) => `f:${finding}`) : [id]));
