import type { Language } from '@afya/contracts';

const SUPPORTED: readonly string[] = ['en', 'sw'] satisfies Language[];

/** The preferred browser language, or English if it supports neither. Also used by the inline script of the shell. */
export function browserLanguage(languages: readonly string[] = navigator.languages): Language {
  const preferred = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (preferred.find((tag) => SUPPORTED.includes(tag)) ?? 'en') as Language;
}
