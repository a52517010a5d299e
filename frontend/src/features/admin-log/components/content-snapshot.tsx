import { useDetailTexts } from '../hooks/use-detail-texts';

/**
 * Renders a log's content of any shape: text as is, objects as name-value pairs, arrays as lists. `name` is the key of
 * the value.
 */
export function ContentSnapshot({ value, name = '' }: { value: unknown; name?: string }) {
  const texts = useDetailTexts();
  const content = typeof value === 'string' ? parseJsonText(value) : value;
  if (Array.isArray(content)) {
    return (
      <ul className="list-disc pl-4">
        {content.map((item: unknown, index) => (
          <li key={index}>
            <ContentSnapshot value={item} name={name} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof content === 'object' && content !== null) {
    return (
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 lg:grid-cols-3">
        {Object.entries(content).map(([partName, part]) => (
          <div key={partName} className="min-w-0">
            <dt className="text-xs text-muted">{texts.name(partName)}</dt>
            <dd>
              <ContentSnapshot value={part} name={partName} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const text = texts.value(name, content);
  return (
    <p className="max-w-prose whitespace-pre-wrap tabular-nums wrap-anywhere">
      {IS_ID.test(name) ? <code className="text-xs">{text}</code> : text}
    </p>
  );
}

const IS_ID = /Id$/;

/** Parses an object or array stored as JSON text; other text is returned unchanged. */
function parseJsonText(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
