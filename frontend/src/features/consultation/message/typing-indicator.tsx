/** Three moving dots beside a label. */
export function TypingIndicator({ label, visible = false }: { label: string; visible?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 text-muted">
      <span className={visible ? 'text-sm' : 'sr-only'}>{label}</span>
      <span aria-hidden className="inline-flex gap-1 py-2">
        {[0, 160, 320].map((delay) => (
          <span
            key={delay}
            className="tick-dot size-1.5 rounded-full bg-muted"
            style={{ animationDelay: `${delay}ms` }}
          />
        ))}
      </span>
    </span>
  );
}
