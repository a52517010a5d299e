import type { Language } from '@afya/contracts';
import { hasTexts, loadTexts } from './bilingual';
import { languageStore } from './language';

/** Shows another language, as soon as all its texts can be shown. */
export function setLanguage(language: Language): void {
  if (hasTexts(language)) languageStore.set(language);
  else void loadTexts(language).then(() => languageStore.set(language));
}
