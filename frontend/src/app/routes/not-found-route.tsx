import { Link } from 'wouter';
import { Page } from '../../components/layout/page';
import { usePageTitle } from '../../components/layout/use-page-title';
import { buttonClass } from '../../components/ui/button';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';

export default function NotFoundRoute() {
  const t = useTexts(appTexts);
  usePageTitle(`${t.notFound} · ${t.title}`);
  return (
    <Page>
      <h1 className="text-2xl font-bold">{t.notFound}</h1>
      <p>{t.notFoundText}</p>
      <Link to="/" className={buttonClass('primary', 'self-start')}>
        {t.backToChat}
      </Link>
    </Page>
  );
}
