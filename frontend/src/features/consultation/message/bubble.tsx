import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

const VARIANTS = {
  patient: 'ml-auto rounded-br-sm bg-mine',
  ai: 'mr-auto rounded-bl-sm border border-line bg-surface',
  highlight: 'mr-auto rounded-bl-sm border border-line border-l-[3px] border-l-brand bg-surface',
  failed: 'mr-auto rounded-bl-sm border border-emergency bg-emergency-tint',
} as const;

interface BubbleProps {
  variant: keyof typeof VARIANTS;
  children: ReactNode;
}

export function Bubble({ variant, children }: BubbleProps) {
  return (
    <div
      data-variant={variant}
      className={classNames(
        'wrap-break-word w-fit max-w-[88%] min-w-0 rounded-card px-3.5 py-2.5 text-lg',
        VARIANTS[variant],
      )}
    >
      {children}
    </div>
  );
}

/** The message being sent, in its bubble from the moment of the tap on. */
export function SendingBubble({ text, waitingForNetwork }: { text: string; waitingForNetwork: boolean }) {
  const t = useTexts(consultationTexts);
  return (
    <Bubble variant="patient">
      {text && <p className="whitespace-pre-line">{text}</p>}
      <TypingIndicator visible label={waitingForNetwork ? t.waitingForNetwork : t.sending} />
    </Bubble>
  );
}

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
