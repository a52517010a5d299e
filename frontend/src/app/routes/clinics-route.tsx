import { FACILITY_NEEDS } from '@afya/contracts';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/layout/page';
import { usePageTitle } from '../../components/layout/use-page-title';
import { FindFacility } from '../../features/facilities/components/find-facility';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { facilitiesTexts } from '../../locales/facilities';

/** Where to go: health facilities, filtered by the needs in the address (`?needs=emergency,maternity`). */
export default function ClinicsRoute() {
  const t = useTexts(facilitiesTexts);
  const app = useTexts(appTexts);
  const [search] = useSearchParams();
  const asked = search.get('needs')?.split(',') ?? [];
  usePageTitle(`${t.title} · ${app.title}`);
  return (
    <Page width="max-w-chat">
      <div>
        <h1 className="text-2xl font-bold text-brand">{t.title}</h1>
        <p className="mt-1 text-muted">{t.lead}</p>
      </div>
      <FindFacility initialNeeds={FACILITY_NEEDS.filter((need) => asked.includes(need))} />
    </Page>
  );
}
