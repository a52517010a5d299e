import type { ReactNode } from 'react';

interface VoicePanelProps {
  label: string;
  text: string | false;
  /** a second paragraph */
  more?: string | undefined;
  /** announced by a screen reader when it changes */
  isStatus?: boolean;
  /** buttons */
  children?: ReactNode;
}

/** A row above the text field: what happens with the microphone, and what can be done. */
export function VoicePanel({ label, text, more, isStatus = false, children }: VoicePanelProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-2"
      style={{ order: -1, flexBasis: '100%' }}
    >
      <div className="min-w-0 flex-1 text-sm" style={{ flexBasis: '10rem' }}>
        {text && <p role={isStatus ? 'status' : undefined}>{text}</p>}
        {more && <p>{more}</p>}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
