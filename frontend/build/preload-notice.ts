import type { Plugin, Rolldown } from 'vite';

const NOTICE = 'features/disclaimers/components/startup-disclaimer.tsx';

/**
 * Has the page ask for the notice of a first visit at once, beside the main script, instead of after it: a round trip less where
 * one takes half a second. Later visits find it in the service worker's cache.
 */
export function preloadNotice(): Plugin {
  return {
    name: 'preload-notice',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const notice = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(NOTICE)));
        if (!notice) throw new Error(`${NOTICE} is in no chunk`);
        return withImports(notice, chunks)
          .filter((fileName) => !html.includes(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

function withImports({ fileName, imports }: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const imported = chunks.filter((chunk) => imports.includes(chunk.fileName));
  return [...new Set([fileName, ...imported.flatMap((chunk) => withImports(chunk, chunks))])];
}
