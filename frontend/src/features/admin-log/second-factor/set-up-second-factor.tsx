import type { SecondFactorSetup } from '@afya/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../components/layout/load-failed';
import { StepUp } from '../../../components/step-up/step-up';
import { isPasswordRequired } from '../../../components/step-up/step-up-api';
import { Alert } from '../../../components/ui/alert';
import { RecoveryCodes } from '../../../components/layout/recovery-codes';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { securityTexts } from '../../../locales/security';
import { focusAdminContent } from '../admin-content';
import { useRefresh } from '../hooks/use-refresh';
import { CodeForm } from './code-form';
import { QrCode } from './qr-code';
import { confirmSetup, secondFactorOptions, startSetup } from './second-factor-api';

/** Sets up a second factor: show the key, confirm its first code, show the recovery codes. The key is not cached. */
export function SetUpSecondFactor({ isNew }: { isNew: boolean }) {
  const t = useTexts(securityTexts);
  const errorText = useErrorText();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const setup = useMutation({
    mutationFn: startSetup,
    networkMode: 'always',
    gcTime: 0,
    onSuccess: focusAdminContent,
  });
  const confirm = useMutation({
    mutationFn: confirmSetup,
    networkMode: 'always',
    gcTime: 0,
    onSuccess: ({ recoveryCodes }) => {
      focusAdminContent();
      const { queryKey } = secondFactorOptions;
      queryClient.setQueryData(
        queryKey,
        (state) => state && { ...state, enrolled: true, recoveryCodesLeft: recoveryCodes.length },
      );
    },
  });
  const proceed = () => {
    focusAdminContent();
    setup.reset();
    confirm.reset();
    refresh();
  };
  if (confirm.data)
    return (
      <RecoveryCodes
        codes={confirm.data.recoveryCodes}
        title={t.recoveryTitle}
        text={t.recoveryText}
        saved={t.saved}
        onSaved={proceed}
      />
    );
  const error = setup.error ?? confirm.error;
  return (
    <div className="max-w-md">
      <StepUp error={error}>
        {setup.data ? (
          <Steps setup={setup.data}>
            <CodeForm
              isNumeric
              error={confirm.error}
              isPending={confirm.isPending}
              onCode={(code) => confirm.mutate(code)}
            />
          </Steps>
        ) : (
          <div className="flex flex-col items-start gap-3">
            {setup.error && !isPasswordRequired(setup.error) && (
              <Alert title={t.failed}>{errorText(setup.error)}</Alert>
            )}
            <Button disabled={setup.isPending} onClick={() => setup.mutate()}>
              {isNew ? t.setUp : t.setUpAgain}
            </Button>
          </div>
        )}
      </StepUp>
    </div>
  );
}

function Steps({ setup: { secret, uri }, children }: { setup: SecondFactorSetup; children: ReactNode }) {
  const t = useTexts(securityTexts);
  return (
    <div className="flex flex-col gap-3">
      <p>{t.stepScan}</p>
      <QrCode text={uri} label={t.qrCode} />
      <p>{t.stepKey}</p>
      <p className="font-mono text-sm wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      <a href={uri} className="self-start py-2 text-brand underline">
        {t.stepOpen}
      </a>
      <p>{t.stepCode}</p>
      {children}
    </div>
  );
}
