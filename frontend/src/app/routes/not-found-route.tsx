import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router-dom';
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
      <div className="flex flex-col items-center gap-2 pt-[12dvh] text-center">
        <MapPinOff aria-hidden size={48} strokeWidth={1.5} className="text-muted" />
        <h1 className="text-2xl font-bold">{t.notFound}</h1>
        <p className="text-muted">{t.notFoundText}</p>
        <Link to="/" className={buttonClass('primary', 'mt-4')}>
          {t.backToChat}
        </Link>
      </div>
    </Page>
  );
}
