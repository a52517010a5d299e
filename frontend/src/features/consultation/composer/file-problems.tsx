import { X } from 'lucide-react';
import { Alert } from '../../../components/ui/alert';
import { IconButton } from '../../../components/ui/icon-button';
import { useTexts } from '../../../locales/bilingual';
import { filesTexts } from '../../../locales/conversation';
import type { FileProblem } from '../files/chosen-file';
import { useProblemText } from './use-problem-text';

interface FileProblemsProps {
  problems: readonly FileProblem[];
  onDismiss: () => void;
}

/** The rejected files, grouped by reason. */
export function FileProblems({ problems, onDismiss }: FileProblemsProps) {
  const t = useTexts(filesTexts);
  const texts = problems.map(useProblemText());
  const titles = new Set(texts.map(({ title }) => title));
  if (titles.size === 0) return null;
  // On a small screen the text field stays visible, however long the list is.
  return (
    <div className="flex max-h-[35dvh] shrink-0 flex-col gap-2 overflow-y-auto">
      {[...titles].map((title, index) => (
        <div key={title} className="relative">
          <Alert title={title}>
            {texts
              .filter((problem) => problem.title === title)
              .map(({ text }) => (
                <p key={text} className="wrap-anywhere pr-9">
                  {text}
                </p>
              ))}
          </Alert>
          {index === 0 && (
            <IconButton
              icon={X}
              label={t.dismiss}
              onClick={onDismiss}
              className="absolute right-0 top-0 text-emergency"
            />
          )}
        </div>
      ))}
    </div>
  );
}
