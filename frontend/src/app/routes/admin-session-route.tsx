import { useParams } from 'react-router-dom';
import { TimelineScreen } from '../../features/admin-log/timeline/timeline-screen';
import { adminLogTexts } from '../../locales/admin-log';
import { useTexts } from '../../locales/bilingual';
import { AdminPage } from './admin-page';

export default function AdminSessionRoute() {
  const t = useTexts(adminLogTexts);
  const { id = '' } = useParams();
  return (
    <AdminPage title={t.timeline}>
      <TimelineScreen key={id} sessionId={id} />
    </AdminPage>
  );
}
