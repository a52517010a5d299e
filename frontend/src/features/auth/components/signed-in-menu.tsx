import type { User } from '@afya/contracts';
import { LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../components/ui/button';
import { IconButton } from '../../../components/ui/icon-button';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';
import { useLogout } from '../hooks/use-logout';

export default function SignedInMenu({ user, onLoggedOut }: { user: User; onLoggedOut: () => void }) {
  const t = useTexts(authTexts);
  const logout = useLogout(onLoggedOut);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton icon={UserRound} label={t.account({ name: user.username })} />
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
          <Button variant="secondary" disabled={logout.isPending} onClick={() => logout.mutate()}>
            <LogOut aria-hidden size={18} strokeWidth={1.75} />
            {t.logout}
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
