import type { CompiledData } from '../../knowledge/compiled-data';
import {
  choiceFileSchema,
  type ChoiceQuestion,
  questionsFileSchema,
  type QuestionsFor,
  sharedWordsFileSchema,
} from '../../knowledge/schema/interview';
import { checkFacts, checkFileIds, checkList } from './check-ids';
import type { DataFolder } from './data-folder';
import { personalTexts } from './personal-texts';

type Interview = Pick<CompiledData, 'choices' | 'safetyChecks' | 'complaintQuestions' | 'courseQuestions' | 'personal'>;

/** data/choices and the tables of data/interview: the questions about a complaint. */
export function readInterview(folder: DataFolder, findings: ReadonlySet<string>): Interview {
  const { choices, personal } = readChoices(folder, findings);
  const questions = new Set([...findings, ...choices.map(({ id }) => id)]);
  const table = (name: string) => readQuestions(folder, `interview/${name}.yaml`, { findings, questions });
  return {
    choices,
    safetyChecks: table('safety-checks'),
    complaintQuestions: table('complaint-questions'),
    courseQuestions: table('course-questions'),
    personal,
  };
}

const SHARED = '@';

function readChoices(folder: DataFolder, known: ReadonlySet<string>) {
  const files = folder.readAll('choices', choiceFileSchema);
  const shared = folder.read('interview/course-words.yaml', sharedWordsFileSchema)?.value.words ?? {};
  const isUnknown = (word: string) => word.startsWith(SHARED) && !Object.hasOwn(shared, word.slice(SHARED.length));
  const written = (word: string) => (word.startsWith(SHARED) ? (shared[word.slice(SHARED.length)] ?? []) : [word]);
  checkFileIds(folder, files);
  for (const file of files) {
    checkList(folder, file, ['of'], { ids: file.value.of, known, kind: 'finding' });
    checkList(folder, file, ['unless'], { ids: file.value.unless ?? [], known, kind: 'finding' });
    const describes = file.value.choices.some(({ about }) => about !== undefined);
    file.value.choices.forEach(({ findings = [], absent = [], about, words }, index) => {
      const unknown = words.flat().find(isUnknown);
      if (unknown !== undefined)
        folder.refuse(
          file,
          ['choices', index, 'words'],
          `there are no shared words ${unknown}; write them in interview/course-words.yaml`,
        );
      checkList(folder, file, ['choices', index, 'findings'], { ids: findings, known, kind: 'finding' });
      checkList(folder, file, ['choices', index, 'absent'], { ids: absent, known, kind: 'finding' });
      if (describes && about === undefined)
        folder.refuse(file, ['choices', index], 'other choices have "about"; add it to this one');
    });
  }
  const choices = files.map(({ value: { id, of, unless, felt, ask, why, choices: rows } }): ChoiceQuestion => ({
    id,
    of,
    unless,
    felt,
    ask,
    why,
    choices: rows.map(({ label, words, not, findings = [], about, absent, lasting }) => ({
      label,
      words: words.map((oneOf) => oneOf.flatMap(written).join('|')),
      ...(not === undefined ? {} : { not: not.join('|') }),
      findings,
      about,
      absent,
      lasting,
    })),
  }));
  const personal = personalTexts(
    files.map(({ value: { id, ask_self: self, ask_child: child } }) => ({ id, self, child })),
  );
  return { choices, personal };
}

interface Known {
  findings: ReadonlySet<string>;
  questions: ReadonlySet<string>;
}

function readQuestions(folder: DataFolder, name: string, { findings, questions }: Known): QuestionsFor[] {
  const file = folder.read(name, questionsFileSchema);
  if (!file) return [];
  file.value.questions.forEach(({ when, ask }, index) => {
    checkFacts(folder, file, ['questions', index, 'when'], { facts: when, findings });
    checkList(folder, file, ['questions', index, 'ask'], { ids: ask, known: questions, kind: 'finding or choice' });
  });
  return file.value.questions;
}
