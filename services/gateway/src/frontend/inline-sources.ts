import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Elements that name no file, as the build writes them. */
const INLINE = {
  scripts: /<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g,
  styles: /<style[^>]*>([^]*?)<\/style>/g,
};

/**
 * The sources by which a content security policy allows the scripts and styles that stand in index.html itself, and no others: their
 * digests, taken when the gateway starts. None without a built frontend.
 */
export function inlineSources(folder: string | undefined): Record<keyof typeof INLINE, string[]> {
  const file = folder && join(folder, 'index.html');
  const page = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sources = (elements: RegExp) => [...page.matchAll(elements)].map(([, content = '']) => digestOf(content));
  return { scripts: sources(INLINE.scripts), styles: sources(INLINE.styles) };
}

function digestOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
