import { Languages } from 'lucide-react';
import { setLanguage, useLanguage } from '../../locales/language';

const OTHER = {
  en: { language: 'sw', name: 'Kiswahili' },
  sw: { language: 'en', name: 'English' },
} as const;

/** Switches to the other language. The label is in that language, for people who do not read the current one. */
export function LanguageToggle() {
  const other = OTHER[useLanguage()];
  return (
    <button
      type="button"
      lang={other.language}
      onClick={() => setLanguage(other.language)}
      className="inline-flex min-h-[44px] shrink-0 items-center gap-1.5 rounded-control px-1.5 text-sm sm:px-2 font-medium text-brand hover:bg-line/60"
    >
      <Languages aria-hidden size={18} strokeWidth={1.75} className="max-[25rem]:hidden" />
      {other.name}
    </button>
  );
}
