/** What a log keeps of its event, whatever its shape: text as it was written, named values by name, lists as lists. */
export function ContentSnapshot({ value }: { value: unknown }) {
  const content = typeof value === 'string' ? parsed(value) : value;
  if (Array.isArray(content)) {
    return (
      <ul className="list-disc pl-4">
        {content.map((item: unknown, index) => (
          <li key={index}>
            <ContentSnapshot value={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof content === 'object' && content !== null) {
    return (
      <dl className="flex flex-col gap-1.5">
        {Object.entries(content).map(([name, part]) => (
          <div key={name}>
            <dt className="text-xs text-muted">{name}</dt>
            <dd>
              <ContentSnapshot value={part} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return <p className="max-w-prose text-sm whitespace-pre-wrap wrap-anywhere">{String(content)}</p>;
}

/** A record or list that was kept as JSON text; any other text stays what it is. */
function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
