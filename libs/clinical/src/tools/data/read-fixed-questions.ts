import {
  type FixedQuestion,
  type FixedQuestions,
  fixedQuestionsFileSchema,
  type PersonalTexts,
} from '../../knowledge/schema/interview';
import type { DataFolder } from './data-folder';
import { personalTexts } from './personal-texts';

const FILE = 'interview/fixed-questions.yaml';

interface Fixed {
  fixedQuestions: FixedQuestions;
  personal: PersonalTexts;
}

/** The fixed questions with their shared answers filled in; undefined if the file does not fit its schema. */
export function readFixedQuestions(folder: DataFolder): Fixed | undefined {
  const file = folder.read(FILE, fixedQuestionsFileSchema);
  if (!file) return undefined;
  const { why, answers, questions } = file.value;
  const shared = new Map(Object.entries(answers));
  const entries = Object.entries(questions).map(([id, question]): [string, FixedQuestion] => {
    const choices = question.choices.flatMap((row, index) => {
      const answer = typeof row === 'string' ? shared.get(row) : row;
      if (!answer)
        folder.refuse(file, ['questions', id, 'choices', index], `there is no answer ${String(row)}; add it`);
      return answer ?? [];
    });
    return [id, { ask: question.ask, why: question.why, choices }];
  });
  const personal = personalTexts(Object.entries(questions).map(([id, { self, child }]) => ({ id, self, child })));
  return { fixedQuestions: { why, answers, questions: Object.fromEntries(entries) }, personal };
}
