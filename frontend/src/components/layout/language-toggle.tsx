import { Languages } from 'lucide-react';
import { useLanguage } from '../../locales/language';
import { setLanguage } from '../../locales/set-language';

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
      className="inline-flex min-h-[44px] shrink-0 items-center gap-1.5 rounded-control px-2 text-sm font-medium text-brand hover:bg-line/60 max-md:gap-3 max-md:px-3 max-md:text-base"
    >
      <Languages aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
      {other.name}
    </button>
  );
}
