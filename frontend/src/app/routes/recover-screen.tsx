import { Link } from 'react-router-dom';
import { Page } from '../../components/layout/page';
import { usePageTitle } from '../../components/layout/use-page-title';
import { RecoverForm } from '../../features/auth/recovery/recover-form';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { recoveryTexts } from '../../locales/recovery';

/** "Forgot your password?" */
export function RecoverScreen() {
  const t = useTexts(recoveryTexts);
  const app = useTexts(appTexts);
  usePageTitle(`${t.forgotTitle} · ${app.title}`);
  return (
    <Page>
      <div>
        <h1 className="text-2xl font-bold text-brand">{t.forgotTitle}</h1>
        <p className="mt-1 text-muted">{t.forgotText}</p>
      </div>
      <RecoverForm />
      <Link to="/auth" className="self-start py-2 text-sm text-brand underline">
        {t.backToLogin}
      </Link>
    </Page>
  );
}
