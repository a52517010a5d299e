import { useState } from 'react';
import { useTexts } from '../../locales/bilingual';
import { securityTexts } from '../../locales/security';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';

interface RecoveryCodesProps {
  codes: string[];
  /** not needed inside a dialog */
  title?: string;
  text: string;
  saved: string;
  onSaved: () => void;
}

/** Shown once: the server stores only hashes. */
export function RecoveryCodes({ codes, title, text, saved, onSaved }: RecoveryCodesProps) {
  const t = useTexts(securityTexts);
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true), console.error);
  return (
    <section className="flex flex-col gap-3">
      {title !== undefined && <h2 className="text-lg font-semibold">{title}</h2>}
      <Alert tone="warning" role="note">
        {text}
      </Alert>
      <ul className="flex flex-col gap-1 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="secondary" onClick={copy}>
          {isCopied ? t.copied : t.copy}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {t.print}
        </Button>
        <Button onClick={onSaved}>{saved}</Button>
      </div>
    </section>
  );
}
