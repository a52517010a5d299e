import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import type { FileFault, FileProblem } from '../files/chosen-file';

const TEXTS = {
  'invalid-type': { title: 'fileInvalidTitle', text: 'fileInvalid' },
  'too-large': { title: 'fileTooLargeTitle', text: 'fileTooLarge' },
  unreadable: { title: 'fileUnreadableTitle', text: 'fileUnreadable' },
  lost: { title: 'fileLostTitle', text: 'fileLost' },
  heic: { title: 'fileUnreadableTitle', text: 'fileHeic' },
} as const satisfies Record<FileFault, { title: string; text: string }>;

/** The title and the sentence for a file that was turned down. */
export function useProblemText(): (problem: FileProblem) => { title: string; text: string } {
  const t = useTexts(consultationTexts);
  return (problem) => {
    if (problem.fault === 'too-many') return { title: t.sendFailedTitle, text: t.filesTooMany };
    const { title, text } = TEXTS[problem.fault];
    return { title: t[title], text: t.fileProblem({ name: problem.name, reason: t[text] }) };
  };
}
