import type { Bilingual } from '@afya/contracts';
import { questionFor } from '../interview/questions';
import { wordsOf } from '../papers/paper-value';
import { readPaper } from '../papers/read-paper';
import { WORDING } from '../knowledge/wording';
import { join, list } from '../wording/bilingual';
import { fill } from '../wording/fill';
import type { Case } from '../case/case';
import type { Draft, Situation } from './draft';
import { markAsked } from './gather';

const TEXTS = WORDING.interview.files;
const MOST_FILES = 50;
const MOST_PAPERS = 10;

/**
 * Shows the values read on new files, for the patient to confirm: nothing counts before. Of a file without a known test, value or
 * medicine it informs the patient and asks for a description.
 */
export function acknowledgeFiles({ turn, patientCase }: Situation): Draft {
  const papers = turn.files.map((file) => ({ file: file.filename.slice(0, 300), values: readPaper(file.text ?? '') }));
  const read = papers.filter(({ values }) => values.length > 0).slice(0, MOST_PAPERS);
  const unread = papers.flatMap(({ values }, index) => (values.length > 0 ? [] : [index]));
  const question = read.length > 0 ? 'papers' : 'files';
  const files = [...new Set([...patientCase.files, ...papers.map(({ file }) => file)])].slice(0, MOST_FILES);
  const names = unread.map((index) => shortName(papers[index]?.file ?? '')).join(', ');
  return {
    stage: 'vision_analysis',
    content: join([
      ...read.map(paperWords),
      unread.length > 0 ? fill(TEXTS.not_read, { files: names }) : null,
      questionFor(question)?.text ?? null,
    ]),
    patientCase: markAsked({ ...patientCase, files, papers: read.length > 0 ? read : undefined }, question),
    question,
    unreadFiles: unread,
  };
}

const shortName = (filename: string) => filename.slice(0, 80);

function paperWords({ file, values }: NonNullable<Case['papers']>[number]): Bilingual {
  const source = fill(TEXTS.source, { file: shortName(file) });
  return join([source, list(values.map(wordsOf))], '\n');
}
