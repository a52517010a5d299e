import type { LoginList } from '@afya/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadFailed, useReason } from '../../../components/layout/load-failed';
import { StepUp } from '../../../components/step-up/step-up';
import { isPasswordRequired } from '../../../components/step-up/step-up-api';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { relativeTime } from '../../../lib/relative-time';
import { useTexts } from '../../../locales/bilingual';
import { useLanguage } from '../../../locales/language';
import { securityTexts } from '../../../locales/security';
import { endLogins, loginsOptions } from './logins-api';

/** Where the user is logged in, and the way to end logins. */
export default function LoginsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(securityTexts);
  const reason = useReason();
  const queryClient = useQueryClient();
  const query = useQuery(loginsOptions);
  const end = useMutation({
    mutationFn: endLogins,
    networkMode: 'always',
    onSuccess: () => queryClient.invalidateQueries({ queryKey: loginsOptions.queryKey }),
  });
  const logins = query.data;
  return (
    <Dialog open title={t.loginsTitle} description={t.loginsText} onClose={onClose}>
      <StepUp error={end.error}>
        {query.isLoading && <p role="status">{t.loginsLoading}</p>}
        {query.isError && <LoadFailed title={t.loginsFailed} query={query} onRetry={() => void query.refetch()} />}
        {end.error && !isPasswordRequired(end.error) && <Alert title={t.endFailed}>{reason(end.error)}</Alert>}
        <ul className="flex flex-col gap-3">
          {logins?.map((login) => (
            <Login key={login.id} login={login} isBusy={end.isPending} onEnd={() => end.mutate(login.id)} />
          ))}
        </ul>
        {logins && logins.length > 1 && (
          <Button variant="secondary" disabled={end.isPending} onClick={() => end.mutate(null)}>
            {t.endOthers}
          </Button>
        )}
      </StepUp>
    </Dialog>
  );
}

interface LoginProps {
  login: LoginList[number];
  isBusy: boolean;
  onEnd: () => void;
}

function Login({ login: { createdAt, lastUsedAt, device, isCurrent }, isBusy, onEnd }: LoginProps) {
  const t = useTexts(securityTexts);
  const language = useLanguage();
  const name = device || t.unknownDevice;
  return (
    <li className="flex items-center justify-between gap-3 rounded-card border border-line p-3">
      <div className="min-w-0 text-sm">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {createdAt && <p className="text-muted">{t.begun({ time: relativeTime(createdAt, language) })}</p>}
        {lastUsedAt && <p className="text-muted">{t.lastUsed({ time: relativeTime(lastUsedAt, language) })}</p>}
      </div>
      {isCurrent ? (
        <span className="shrink-0 text-sm font-semibold text-brand">{t.thisLogin}</span>
      ) : (
        <Button variant="secondary" aria-label={t.endNamed({ device: name })} disabled={isBusy} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  );
}
