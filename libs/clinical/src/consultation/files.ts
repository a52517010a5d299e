import { questionFor } from '../interview/questions';
import { join, text } from '../words/bilingual';
import type { Draft, Situation } from './draft';
import { markAsked } from './gather';

/** Acknowledges new files by name and asks the patient to describe them, because this engine cannot see. */
export function acknowledgeFiles({ turn, patientCase }: Situation): Draft {
  const names = turn.files.map(({ filename }) => filename.slice(0, 80)).join(', ');
  const withFiles = {
    ...patientCase,
    files: [...new Set([...patientCase.files, ...turn.files.map(({ filename }) => filename.slice(0, 300))])].slice(
      0,
      50,
    ),
  };
  return {
    stage: 'vision_analysis',
    content: join([
      text(
        `Thank you for ${names}. I have kept it for a health worker to look at. I cannot read pictures or papers by myself.`,
        `Asante kwa ${names}. Nimeihifadhi ili mhudumu wa afya aiangalie. Siwezi kusoma picha au karatasi mwenyewe.`,
      ),
      questionFor('files')?.text ?? null,
    ]),
    patientCase: markAsked(withFiles, 'files'),
    question: 'files',
  };
}
