import type { User } from '@afya/contracts';
import { History, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { LanguageToggle } from '../../components/layout/language-toggle';
import { Button } from '../../components/ui/button';
import { IconButton } from '../../components/ui/icon-button';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';

interface ChatHeaderProps {
  user: User | null | undefined;
  credits: ReactNode;
  sessionControl: ReactNode;
  userMenu: ReactNode;
  onHistory: () => void;
  onNewDiagnosis: () => void;
}

export function ChatHeader(props: ChatHeaderProps) {
  const { user, credits, sessionControl, userMenu, onHistory, onNewDiagnosis } = props;
  const t = useTexts(appTexts);
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-y-1 px-2 py-1 md:flex-nowrap md:gap-x-4">
        <h1 className="px-1 text-xl font-bold text-brand">{t.title}</h1>
        <div className="order-3 flex w-full flex-wrap items-center gap-1 md:order-none md:w-auto md:flex-1 md:flex-nowrap max-md:short:contents">
          <div className="min-w-0 flex-1 basis-24 px-1 text-xs leading-tight text-muted max-md:short:sr-only">
            {user && (
              <p className="line-clamp-2 font-semibold wrap-anywhere text-ink md:line-clamp-1">
                {t.welcome({ name: user.username })}
              </p>
            )}
            <p className="line-clamp-3">{t.subtitle}</p>
          </div>
          {user && <IconButton icon={History} label={t.history} onClick={onHistory} />}
          <Button
            variant="secondary"
            className="shrink-0 px-3 max-[360px]:px-2 max-[360px]:text-xs max-md:short:order-1 max-md:short:min-h-[44px] max-md:short:py-1"
            onClick={onNewDiagnosis}
          >
            <Plus aria-hidden size={18} strokeWidth={1.75} className="max-[25rem]:hidden" />
            {t.newDiagnosis}
          </Button>
        </div>
        <div className="ml-auto flex flex-wrap items-center justify-end sm:gap-1 max-md:short:contents">
          {credits}
          <LanguageToggle />
          {sessionControl}
          {userMenu}
        </div>
      </div>
    </header>
  );
}
