import type { Bilingual } from '@afya/contracts';
import { PLACEHOLDER, type Template } from '../knowledge/schema/template';

/** A text in both languages, or one that is the same in both. */
type Value = Bilingual | string | number;

/** The text with its placeholders replaced. The compiler asks for a value of each. */
export function fill<Name extends string>(template: Template<Name>, values: Readonly<Record<Name, Value>>): Bilingual {
  const inLanguage = (language: 'en' | 'sw') =>
    template[language].replace(PLACEHOLDER, (_, name: Name) => {
      const value = values[name];
      return typeof value === 'object' ? value[language] : String(value);
    });
  return { en: inLanguage('en'), sw: inLanguage('sw') };
}
