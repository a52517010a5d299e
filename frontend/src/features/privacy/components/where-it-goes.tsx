import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button';
import { appTexts } from '../../../locales/app';
import { useTexts } from '../../../locales/bilingual';
import { privacyTexts } from '../../../locales/privacy';
import { privacyNoticeOptions } from '../../../lib/privacy-notice';

/** Shows which engine receives the messages, which only the server knows. */
export function WhereItGoes() {
  const t = useTexts(privacyTexts);
  const app = useTexts(appTexts);
  const { data, isError, refetch } = useQuery({ ...privacyNoticeOptions, networkMode: 'always' });
  if (data) return <p>{data.model ? t.whereModel({ host: data.model.host }) : t.whereEmbedded}</p>;
  if (!isError) return <p role="status">{t.whereLoading}</p>;
  return (
    <div role="alert" className="flex flex-col items-start gap-2">
      <p>{t.whereUnknown}</p>
      <Button variant="secondary" onClick={() => void refetch()}>
        {app.retry}
      </Button>
    </div>
  );
}
