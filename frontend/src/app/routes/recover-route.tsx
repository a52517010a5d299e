import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../components/layout/page';
import { usePageTitle } from '../../components/layout/use-page-title';
import { NewRecoveryCode } from '../../features/auth/components/new-recovery-code';
import { RecoverForm } from '../../features/auth/components/recover-form';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { recoveryTexts } from '../../locales/recovery';

interface IssuedCode {
  code: string;
  proceed: () => void;
}

/** "Forgot your password?" */
export default function RecoverRoute() {
  const t = useTexts(recoveryTexts);
  const app = useTexts(appTexts);
  const [issued, setIssued] = useState<IssuedCode | null>(null);
  usePageTitle(`${t.forgotTitle} · ${app.title}`);
  if (issued)
    return (
      <Page>
        <NewRecoveryCode code={issued.code} onSaved={issued.proceed} />
      </Page>
    );
  return (
    <Page>
      <div>
        <h1 className="text-2xl font-bold text-brand">{t.forgotTitle}</h1>
        <p className="mt-1 text-muted">{t.forgotText}</p>
      </div>
      <RecoverForm onRecoveryCode={(code, proceed) => setIssued({ code, proceed })} />
      <Link to="/auth" className="self-start py-2 text-sm text-brand underline">
        {t.backToLogin}
      </Link>
    </Page>
  );
}
