import type { User } from '@afya/contracts';
import { History, Menu, SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { LanguageToggle } from '../../components/layout/language-toggle';
import { Button } from '../../components/ui/button';
import { IconButton } from '../../components/ui/icon-button';
import { classNames } from '../../lib/class-names';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { useHeaderMenu } from './use-header-menu';

interface ChatHeaderProps {
  user: User | null | undefined;
  credits: ReactNode;
  sessionControl: ReactNode;
  userMenu: ReactNode;
  onHistory: () => void;
  onNewDiagnosis: () => void;
}

/** The header is one row. On a phone, a menu holds the language, the history, the session control and the account. */
export function ChatHeader(props: ChatHeaderProps) {
  const { user, credits, sessionControl, userMenu, onHistory, onNewDiagnosis } = props;
  const t = useTexts(appTexts);
  const { isOpen, button, panel, toggle, onChoose } = useHeaderMenu();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface pt-[env(safe-area-inset-top)]">
      <div className="relative mx-auto flex max-w-5xl items-center gap-x-0.5 px-1.5 md:gap-x-2 md:py-1">
        <div className="min-w-0 flex-1 px-1.5">
          <div className="flex items-baseline gap-x-2">
            <h1 className="text-lg leading-tight font-bold text-brand md:text-xl">{t.title}</h1>
            {user && (
              <p
                // A long name is cut on a phone; the account's entry in the menu shows all of it.
                title={t.welcome({ name: user.username })}
                className="min-w-0 truncate text-xs font-semibold max-md:short:sr-only"
              >
                {t.welcome({ name: user.username })}
              </p>
            )}
          </div>
          <p className="text-[0.75rem] leading-tight text-muted max-md:short:sr-only">{t.subtitle}</p>
        </div>
        {credits}
        <Button
          variant="secondary"
          title={t.newDiagnosis}
          className="shrink-0 max-md:size-[44px] max-md:min-w-0 max-md:border-0 max-md:p-0 md:px-3"
          onClick={onNewDiagnosis}
        >
          <SquarePen aria-hidden size={20} strokeWidth={1.75} />
          <span className="max-md:sr-only">{t.newDiagnosis}</span>
        </Button>
        <div
          ref={panel}
          id="header-menu"
          onClick={onChoose}
          className={classNames(
            'items-center md:flex',
            isOpen
              ? 'max-md:absolute max-md:top-full max-md:right-1 max-md:flex max-md:max-h-[70dvh] max-md:min-w-56 max-md:flex-col max-md:items-stretch max-md:overflow-y-auto max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-2 max-md:shadow-float'
              : 'max-md:hidden',
          )}
        >
          <LanguageToggle />
          {user && <IconButton inMenu icon={History} label={t.history} onClick={onHistory} />}
          {sessionControl}
          {userMenu}
        </div>
        <IconButton
          ref={button}
          icon={Menu}
          label={t.menu}
          aria-expanded={isOpen}
          aria-controls="header-menu"
          className="md:hidden"
          onClick={toggle}
        />
      </div>
    </header>
  );
}
