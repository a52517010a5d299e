import { useTexts } from '../../../locales/bilingual';
import { resultTexts } from '../../../locales/result';
import { MessageText } from './message-text';

/** The full text of a reply, folded below its card. */
export function WholeText({ text }: { text: string }) {
  const t = useTexts(resultTexts);
  if (!text) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-11 w-fit content-center underline underline-offset-2">{t.fullText}</summary>
      <MessageText text={text} />
    </details>
  );
}
