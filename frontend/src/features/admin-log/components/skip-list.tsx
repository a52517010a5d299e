import { buttonClass } from '../../../components/ui/button';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { LIST_END_ID } from './load-more';

/** The way past a list that goes on and on, for those who go from one control to the next. */
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
