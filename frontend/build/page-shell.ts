import { build, type Plugin, type Rolldown, runnerImport } from 'vite';

const NOTICE = 'features/disclaimers/components/startup-disclaimer.tsx';
const SHELL = 'src/app/shell/render-shell.tsx';
const START = 'src/app/shell/start-shell.ts';

/**
 * Makes index.html usable by itself, before any file that it names has come: into it go the styles, the shell in both languages
 * and the script that brings the shell to life, which also asks for the notice's files when this visitor is to see it.
 *
 * On a slow network the first byte of each further file costs half a second. The gateway allows this one script by its digest.
 */
export function pageShell({ conditions }: { conditions: string[] }): Plugin {
  const inlined: string[] = [];
  return {
    name: 'page-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const [shell, start] = await Promise.all([renderShell(conditions), startScript(conditions)]);
        const notice = filesOfNotice(bundle).filter((name) => !html.includes(name));
        const script = `<script data-notice="${notice.map((name) => `/${name}`).join(' ')}">${start}</script>`;
        return withStyles(html, bundle, inlined).replace('</body>', () => `${shell}\n${script}\n</body>`);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of inlined) forgetStyles(bundle, name);
      },
    },
  };
}

async function renderShell(conditions: string[]): Promise<string> {
  const { module } = await runnerImport<{ renderShell: () => string }>(SHELL, {
    configFile: false,
    logLevel: 'error',
    // Workspace packages are TypeScript: they have to go through Vite.
    environments: { inline: { resolve: { conditions, noExternal: [/^@afya\//] } } },
  });
  return module.renderShell();
}

async function startScript(conditions: string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions },
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: START, output: { format: 'iife' } } },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

/** Puts the page's styles where its link to them stands, and notes the names of their files, which are gone. */
function withStyles(html: string, bundle: Rolldown.OutputBundle, inlined: string[]): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, name: string) => {
    const file = bundle[name];
    if (file?.type !== 'asset') return link;
    delete bundle[name];
    inlined.push(name);
    return `<style>${String(file.source).trim()}</style>`;
  });
}

/**
 * What is loaded later names the styles among the files that it needs, and would fail the first time for want of them: it is given the
 * name of a script instead that is there as soon as the page is.
 */
function forgetStyles(bundle: Rolldown.OutputBundle, styles: string): void {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const owner = chunks.find(({ viteMetadata }) => viteMetadata?.importedCss.has(styles));
  if (!owner) throw new Error(`${styles} are nobody's`);
  for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${styles}"`, () => `"${owner.fileName}"`);
}

function filesOfNotice(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const notice = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(NOTICE)));
  if (!notice) throw new Error(`${NOTICE} is in no chunk`);
  return withImports(notice, chunks);
}

function withImports(root: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const names = new Set([root.fileName]);
  for (const name of names)
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach((next) => names.add(next));
  return [...names];
}
