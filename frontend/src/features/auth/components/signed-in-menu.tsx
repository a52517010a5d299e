import type { User } from '@afya/contracts';
import { KeyRound, LayoutDashboard, LifeBuoy, LogOut, MonitorSmartphone, ShieldCheck, UserRound } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { DataSaver } from '../../../components/layout/data-saver';
import { lazyPart } from '../../../components/layout/lazy-part';
import { WindowFailed } from '../../../components/layout/part-failed';
import { Button, buttonClass } from '../../../components/ui/button';
import { IconButton } from '../../../components/ui/icon-button';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';
import { recoveryTexts } from '../../../locales/recovery';
import { securityTexts } from '../../../locales/security';
import { NewCode } from '../recovery/new-code';
import { useLogout } from '../hooks/use-logout';

const LoginsDialog = lazyPart({ load: () => import('../logins/logins-dialog'), Failed: WindowFailed });
const ChangePasswordDialog = lazyPart({ load: () => import('./change-password-dialog'), Failed: WindowFailed });

const MakeCodeDialog = lazyPart({ load: () => import('../recovery/make-code-dialog'), Failed: WindowFailed });

interface SignedInMenuProps {
  user: User;
  showsNewCode: boolean;
  onMyData: () => void;
  onLoggedOut: () => void;
}

export default function SignedInMenu({ user, showsNewCode, onMyData, onLoggedOut }: SignedInMenuProps) {
  const t = useTexts(authTexts);
  const logout = useLogout(onLoggedOut);
  const [isOpen, setOpen] = useState(false);
  const security = useTexts(securityTexts);
  const [showsLogins, setShowsLogins] = useState(false);
  const { newCode } = useTexts(recoveryTexts);
  const [makesCode, setMakesCode] = useState(false);
  const [changesPassword, setChangesPassword] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const openDialog = (open: () => void) => () => {
    // Focus the trigger first: a dialog returns focus to it, and this button will be unmounted by then.
    trigger.current?.focus();
    setOpen(false);
    open();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild ref={trigger}>
        <IconButton inMenu icon={UserRound} label={t.account({ name: user.username })} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t.account({ name: user.username })}
          className="appear z-30 flex w-72 flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-float"
        >
          <p className="text-sm text-muted">
            {t.signedInAs} <strong className="block text-base wrap-anywhere text-ink">{user.username}</strong>
          </p>
          {user.role === 'admin' && (
            <Link to="/admin" className={buttonClass('secondary', 'px-2')}>
              <LayoutDashboard aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
              {t.dashboard}
            </Link>
          )}
          <Button variant="secondary" onClick={openDialog(() => setChangesPassword(true))}>
            <KeyRound aria-hidden size={18} strokeWidth={1.75} />
            {t.changePassword}
          </Button>
          <Button variant="secondary" onClick={openDialog(() => setMakesCode(true))}>
            <LifeBuoy aria-hidden size={18} strokeWidth={1.75} />
            {newCode}
          </Button>
          <Button variant="secondary" onClick={openDialog(() => setShowsLogins(true))}>
            <MonitorSmartphone aria-hidden size={18} strokeWidth={1.75} />
            {security.loginsTitle}
          </Button>
          <Button variant="secondary" onClick={openDialog(onMyData)}>
            <ShieldCheck aria-hidden size={18} strokeWidth={1.75} />
            {t.privacy}
          </Button>
          <DataSaver />
          <Button variant="secondary" disabled={logout.isPending} onClick={() => logout.mutate()}>
            <LogOut aria-hidden size={18} strokeWidth={1.75} />
            {t.logout}
          </Button>
        </Popover.Content>
      </Popover.Portal>
      {showsLogins && <LoginsDialog onClose={() => setShowsLogins(false)} />}
      {showsNewCode && <NewCode />}
      {makesCode && <MakeCodeDialog user={user} onClose={() => setMakesCode(false)} />}
      {changesPassword && <ChangePasswordDialog user={user} onClose={() => setChangesPassword(false)} />}
    </Popover.Root>
  );
}
