import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button';
import { ApiError } from '../../../lib/api-error';
import { useTexts } from '../../../locales/bilingual';
import { securityTexts } from '../../../locales/security';
import { EnterSecondFactor } from '../second-factor/enter-second-factor';
import { AdminsOnly } from './admins-only';

/** Shows what a refused user (403) can do: enter a code, set up a second factor or ask for the admin role. */
export function AdminRefused({ error }: { error: Error | null }) {
  const t = useTexts(securityTexts);
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'SECOND_FACTOR_REQUIRED') return <EnterSecondFactor />;
  if (code !== 'SECOND_FACTOR_SETUP_REQUIRED') return <AdminsOnly />;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t.setupNeeded}</h2>
      <p className="max-w-prose text-muted">{t.setupText}</p>
      <Link to="/admin/security" className={buttonClass('primary', 'self-start')}>
        {t.setUp}
      </Link>
    </section>
  );
}
