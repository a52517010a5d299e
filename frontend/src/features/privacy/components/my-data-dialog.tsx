import { Link } from 'react-router-dom';
import { Dialog } from '../../../components/ui/dialog';
import { useTexts } from '../../../locales/bilingual';
import { privacyTexts } from '../../../locales/privacy';
import { MyData, type MyDataProps } from './my-data';

export default function MyDataDialog({ onClose, ...data }: MyDataProps & { onClose: () => void }) {
  const t = useTexts(privacyTexts);
  return (
    <Dialog open title={t.open} description={t.dataText} onClose={onClose}>
      <MyData {...data} />
      <Link to="/privacy" className="self-start py-2 text-sm text-brand underline">
        {t.readMore}
      </Link>
    </Dialog>
  );
}
