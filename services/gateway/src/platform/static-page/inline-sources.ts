import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Elements without a file, as the build writes them. */
const INLINE = {
  scripts: /<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g,
  styles: /<style[^>]*>([^]*?)<\/style>/g,
};

/**
 * Content security policy sources that allow the inline scripts and styles of index.html and no others: their digests, computed when
 * the gateway starts. None without a built frontend.
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
