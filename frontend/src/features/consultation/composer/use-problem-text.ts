import { useTexts } from '../../../locales/bilingual';
import { filesTexts } from '../../../locales/conversation';
import type { FileFault, FileProblem, PictureFault } from '../files/chosen-file';

const TEXTS = {
  'invalid-type': { title: 'invalidTitle', text: 'invalid' },
  'too-large': { title: 'tooLargeTitle', text: 'tooLarge' },
  broken: { title: 'brokenTitle', text: 'broken' },
  heic: { title: 'brokenTitle', text: 'heic' },
  empty: { title: 'emptyTitle', text: 'empty' },
  unreadable: { title: 'unreadableTitle', text: 'unreadable' },
  lost: { title: 'lostTitle', text: 'lost' },
  small: { title: 'pictureTitle', text: 'small' },
  dark: { title: 'pictureTitle', text: 'dark' },
  blank: { title: 'pictureTitle', text: 'blank' },
  blurred: { title: 'pictureTitle', text: 'blurred' },
} as const satisfies Record<FileFault | PictureFault, { title: string; text: string }>;

/** The title and the sentence for a rejected file. */
export function useProblemText(): (problem: FileProblem) => { title: string; text: string } {
  const t = useTexts(filesTexts);
  return (problem) => {
    if (problem.fault === 'too-many') return { title: t.tooManyTitle, text: t.tooMany };
    const { title, text } = TEXTS[problem.fault];
    return { title: t[title], text: t.problem({ name: problem.name, reason: t[text] }) };
  };
}
