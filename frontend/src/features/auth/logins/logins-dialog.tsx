import type { LoginList } from '@afya/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadFailed, useErrorText } from '../../../components/layout/load-failed';
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

/** Lists the user's logins and offers to end them. */
export default function LoginsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(securityTexts);
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const query = useQuery(loginsOptions);
  const endLogin = useMutation({
    mutationFn: endLogins,
    networkMode: 'always',
    onSuccess: () => queryClient.invalidateQueries({ queryKey: loginsOptions.queryKey }),
  });
  const logins = query.data;
  return (
    <Dialog open title={t.loginsTitle} description={t.loginsText} onClose={onClose}>
      <StepUp error={endLogin.error}>
        {query.isLoading && <p role="status">{t.loginsLoading}</p>}
        {query.isError && <LoadFailed title={t.loginsFailed} query={query} onRetry={() => void query.refetch()} />}
        {endLogin.error && !isPasswordRequired(endLogin.error) && (
          <Alert title={t.endFailed}>{errorText(endLogin.error)}</Alert>
        )}
        <ul className="flex flex-col gap-3">
          {logins?.map((login) => (
            <Login key={login.id} login={login} isBusy={endLogin.isPending} onEnd={() => endLogin.mutate(login.id)} />
          ))}
        </ul>
        {logins && logins.length > 1 && (
          <Button variant="secondary" disabled={endLogin.isPending} onClick={() => endLogin.mutate(null)}>
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
