import type { Language } from '@afya/contracts';
import { LOCALES } from '../locales/language';

const MEGABYTE = 1_000_000;

/** Formats bytes like data bundles do: in KB, from a million bytes in MB with one decimal. */
export function fileSize(bytes: number, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 });
  if (bytes >= MEGABYTE) return `${format.format(bytes / MEGABYTE)} MB`;
  return `${format.format(Math.max(1, Math.round(bytes / 1_000)))} KB`;
}
