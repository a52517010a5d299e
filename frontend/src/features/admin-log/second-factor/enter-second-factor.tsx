import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../locales/bilingual';
import { securityTexts } from '../../../locales/security';
import { focusAdminContent } from '../admin-content';
import { useRefresh } from '../hooks/use-refresh';
import { CodeForm } from './code-form';
import { enterCode } from './second-factor-api';

/** For admins who have not entered their second factor in this login. */
export function EnterSecondFactor() {
  const t = useTexts(securityTexts);
  const refresh = useRefresh();
  const proceed = () => {
    focusAdminContent();
    refresh();
  };
  const enter = useMutation({ mutationFn: enterCode, networkMode: 'always', onSuccess: proceed });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t.codeTitle}</h2>
      <p className="max-w-prose text-muted">{t.codeText}</p>
      <CodeForm error={enter.error} isPending={enter.isPending} onCode={(code) => enter.mutate(code)} />
    </section>
  );
}
