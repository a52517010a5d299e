import { buttonClass } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

/** For whom the session is denied because a login has run out; the page is loaded anew, which forgets who was signed in. */
export function LogInLink() {
  const t = useTexts(consultationTexts);
  return (
    <a href="/auth" className={buttonClass('secondary')}>
      {t.logIn}
    </a>
  );
}
