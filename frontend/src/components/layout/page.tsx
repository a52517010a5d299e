import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { buttonClass } from '../ui/button';
import { LanguageToggle } from './language-toggle';

/** Layout of every page except the chat: back link, language toggle, one column. */
export function Page({ width = 'max-w-md', children }: { width?: string; children: ReactNode }) {
  const t = useTexts(appTexts);
  return (
    <div className={`mx-auto flex min-h-dvh w-full flex-col gap-6 px-4 pb-8 pt-3 ${width}`}>
      <header className="-mx-2 flex items-center justify-between gap-2">
        <Link to="/" className={buttonClass('quiet', 'px-2')}>
          <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
          {t.backToChat}
        </Link>
        <LanguageToggle />
      </header>
      <main className="flex flex-1 flex-col gap-6">{children}</main>
    </div>
  );
}
