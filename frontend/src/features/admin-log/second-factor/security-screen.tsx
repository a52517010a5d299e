import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../components/layout/load-failed';
import { isStatus } from '../../../lib/api-error';
import { useTexts } from '../../../locales/bilingual';
import { securityTexts } from '../../../locales/security';
import { AdminRefused } from '../components/admin-refused';
import { LoginNeeded } from '../components/login-needed';
import { secondFactorOptions } from './second-factor-api';
import { SetUpSecondFactor } from './set-up-second-factor';

/** The admin's own second factor. */
export function SecurityScreen() {
  const t = useTexts(securityTexts);
  const query = useQuery(secondFactorOptions);
  const { data, error, fetchStatus } = query;
  if (isStatus(error, 401)) return <LoginNeeded />;
  if (error && isStatus(error, 403)) return <AdminRefused error={error} />;
  if (error || fetchStatus === 'paused')
    return <LoadFailed title={t.failed} query={query} onRetry={() => void query.refetch()} />;
  if (!data) return null;
  return (
    <section className="flex flex-col gap-3">
      <p className="font-semibold">{data.enrolled ? t.isOn : t.isOff}</p>
      {data.enrolled ? (
        <p className="text-muted">{t.codesLeft({ count: data.recoveryCodesLeft })}</p>
      ) : (
        <p className="max-w-prose text-muted">{t.setupText}</p>
      )}
      <SetUpSecondFactor isNew={!data.enrolled} />
    </section>
  );
}
