import { readBlocks } from './message-content';

/** A text in short paragraphs with headings and lists. */
export function MessageText({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-2">
      {readBlocks(text).map(({ kind, lines }, index) => {
        if (kind === 'heading') {
          return (
            <p key={index} className="font-semibold">
              {lines[0]}
            </p>
          );
        }
        if (kind === 'list') {
          return (
            <ul key={index} className="list-disc space-y-1 pl-5 marker:text-brand">
              {lines.map((line, row) => (
                <li key={row}>{line}</li>
              ))}
            </ul>
          );
        }
        return (
          <p key={index} className="whitespace-pre-line">
            {lines.join('\n')}
          </p>
        );
      })}
    </div>
  );
}
