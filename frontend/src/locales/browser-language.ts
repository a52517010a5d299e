import type { Language } from '@afya/contracts';

const KNOWN: readonly string[] = ['en', 'sw'] satisfies Language[];

/** The language the browser asks for first; English when it knows neither. Also for the script that runs before all others. */
export function browserLanguage(languages: readonly string[] = navigator.languages): Language {
  const asked = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (asked.find((tag) => KNOWN.includes(tag)) ?? 'en') as Language;
}
