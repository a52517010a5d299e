import { buttonClass } from '../../../components/ui/button';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { LIST_END_ID } from './load-more';

/** Lets keyboard users skip a long list. */
export function SkipList() {
  const t = useTexts(adminLogTexts);
  return (
    <button
      type="button"
      className={buttonClass('secondary', 'sr-only self-start focus:not-sr-only')}
      onClick={() => document.getElementById(LIST_END_ID)?.focus()}
    >
      {t.skipList}
    </button>
  );
}
