import { Page } from '../../components/layout/page';
import { usePageTitle } from '../../components/layout/use-page-title';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';

export default function NotFoundRoute() {
  const t = useTexts(appTexts);
  usePageTitle(`${t.notFound} · ${t.title}`);
  return (
    <Page>
      <h1 className="text-2xl font-bold">{t.notFound}</h1>
      <p>{t.notFoundText}</p>
    </Page>
  );
}
