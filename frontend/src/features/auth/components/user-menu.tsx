import type { User } from '@afya/contracts';
import { LogIn, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../../components/layout/lazy-part';
import { MENU_ITEM, MENU_LABEL } from '../../../components/ui/icon-button';
import { useTexts } from '../../../locales/bilingual';
import { userMenuTexts } from '../../../locales/app';

/** Loaded only for logged-in users, so visitors do not download the popover. */
const SignedInMenu = lazyPart({ load: () => import('./signed-in-menu'), Failed: NoMenu, fallback: <NoMenu /> });

/** Placeholder while the menu of a logged-in user loads or when it cannot be loaded. */
function NoMenu() {
  return <UserRound aria-hidden strokeWidth={1.75} className="m-3 size-5 shrink-0" />;
}
const placeholder = <span className="size-[44px] shrink-0" />;

interface UserMenuProps {
  user: User | null | undefined;
  /** A new recovery code is shown after the startup notice, not under it. */
  showsNewCode: boolean;
  onMyData: () => void;
  onLoggedOut: () => void;
}

export function UserMenu({ user, ...rest }: UserMenuProps) {
  const t = useTexts(userMenuTexts);
  if (user === undefined) return placeholder;
  if (user) return <SignedInMenu user={user} {...rest} />;
  return (
    <Link
      to="/auth"
      aria-label={t.login}
      title={t.login}
      className={`inline-flex size-[44px] shrink-0 items-center justify-center rounded-control hover:bg-line/60 ${MENU_ITEM}`}
    >
      <LogIn aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
      <span className={MENU_LABEL}>{t.login}</span>
    </Link>
  );
}
