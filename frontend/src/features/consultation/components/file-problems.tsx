import { Alert } from '../../../components/ui/alert';
import type { FileProblem } from '../files/chosen-file';
import { useProblemText } from '../hooks/use-problem-text';

/** The files that were turned down, grouped by what is wrong with them. */
export function FileProblems({ problems }: { problems: readonly FileProblem[] }) {
  const texts = problems.map(useProblemText());
  const titles = new Set(texts.map(({ title }) => title));
  return [...titles].map((title) => (
    <Alert key={title} title={title}>
      {texts
        .filter((problem) => problem.title === title)
        .map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
    </Alert>
  ));
}
