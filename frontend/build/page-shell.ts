import { build, type Plugin, type Rolldown, runnerImport } from 'vite';

const SWAHILI = 'locales/main-screen.sw.ts';
const NOTICE = 'features/disclaimers/components/startup-disclaimer.tsx';
const SHELL = 'src/app/shell/render-shell.tsx';
const START = 'src/app/shell/start-shell.ts';

/**
 * Makes index.html usable before any of its files has loaded. It inlines the styles, the shell in both languages and
 * the script that activates the shell. That script also preloads the files of the startup notice if this visitor has
 * not accepted it, and the Swahili texts if this visitor reads them.
 *
 * On a slow network, each further file costs half a second before its first byte. The gateway's content security policy
 * allows this one script by its hash.
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
        const paths = (module: string) => {
          const names = filesOf(module, bundle).filter((name) => !html.includes(name));
          return names.map((name) => `/${name}`).join(' ');
        };
        const script = `<script data-notice="${paths(NOTICE)}" data-swahili="${paths(SWAHILI)}">${start}</script>`;
        return inlineStyles(withoutComments(html), bundle, inlined).replace(
          '</body>',
          () => `${shell}\n${script}\n</body>`,
        );
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of inlined) replaceStyleReferences(bundle, name);
      },
    },
  };
}

const withoutComments = (html: string) => html.replace(/\s*<!--[^]*?-->/g, '');

async function renderShell(conditions: string[]): Promise<string> {
  const { module } = await runnerImport<{ renderShell: () => string }>(SHELL, {
    configFile: false,
    logLevel: 'error',
    // Workspace packages are TypeScript, so Vite has to compile them.
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

/** Replaces the links to style sheets with their content, removes the files from the bundle and records their names. */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle, inlined: string[]): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, name: string) => {
    const file = bundle[name];
    if (file?.type !== 'asset') return link;
    delete bundle[name];
    inlined.push(name);
    return `<style>${String(file.source).trim()}</style>`;
  });
}

/**
 * Lazy chunks list the removed style sheet as a dependency and would fail to load. Its name is replaced with the name
 * of a script that the page has already loaded.
 */
function replaceStyleReferences(bundle: Rolldown.OutputBundle, styles: string): void {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const owner = chunks.find(({ viteMetadata }) => viteMetadata?.importedCss.has(styles));
  if (!owner) throw new Error(`No chunk imports ${styles}`);
  for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${styles}"`, () => `"${owner.fileName}"`);
}

/** The file with the module, and the files that it imports. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const root = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!root) throw new Error(`${module} is in no chunk`);
  return withImports(root, chunks);
}

function withImports(root: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const names = new Set([root.fileName]);
  for (const name of names)
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach((next) => names.add(next));
  return [...names];
}
