import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script element that names no file, as the build writes it. */
const INLINE = /<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g;

/**
 * The sources by which a content security policy allows the scripts that stand in index.html itself, and no others: their digests,
 * taken when the gateway starts. None without a built frontend.
 */
export function inlineScriptSources(folder: string | undefined): string[] {
  const page = folder && join(folder, 'index.html');
  if (!page || !existsSync(page)) return [];
  return [...readFileSync(page, 'utf8').matchAll(INLINE)].map(([, script = '']) => {
    const digest = createHash('sha256').update(script).digest('base64');
    return `'sha256-${digest}'`;
  });
}
