import { buttonClass } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

/** For a visitor whose login has expired. A full page load, which clears the cached user. */
export function LogInLink() {
  const t = useTexts(consultationTexts);
  return (
    <a href="/auth" className={buttonClass('secondary')}>
      {t.logIn}
    </a>
  );
}
