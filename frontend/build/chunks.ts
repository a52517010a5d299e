import type { Rolldown } from 'vite';
import { isLaterIcon } from './icons';

const FIRST_SCREEN = '/src/app/main.tsx';
/** Parts of libraries that no first screen uses; the barrel that names them would bring them there. */
const LATER =
  /\/@tanstack\/.*\/(hydration|infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries)\.js$|\/contracts\/src\/(admin-log|event-types|logins|red-flags)\.ts$/;
const NOTICE = '/features/disclaimers/components/startup-disclaimer.tsx';

/** Names all of Radix; who imports it uses the parts it takes out, here the dialog. */
const RADIX = '/node_modules/radix-ui/';
const DIALOG = '/@radix-ui/react-dialog/';

type Context = Rolldown.ChunkingContext;

/** Whether a module is needed as soon as the root runs: by imports, without any that waits for its moment. */
function isNeededBy(root: string, moduleId: string, context: Context): boolean {
  const seen = new Set([moduleId]);
  for (const id of seen) {
    if (id.endsWith(root)) return true;
    for (const importer of context.getModuleInfo(id)?.importers ?? []) {
      if (!importer.includes(RADIX) || id.includes(RADIX) || id.includes(DIALOG)) seen.add(importer);
    }
  }
  return false;
}

/**
 * Few files for the first screen: a browser fetches six at a time, and far from the server each costs half a second before its first
 * byte. Libraries are apart from the product because they change seldom: after most updates they are in the browser already.
 */
export const CHUNKS: Rolldown.OutputOptions['codeSplitting'] = {
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'first screen',
      name: (id: string, context: Context) => {
        const isNeeded = (module: string) => isNeededBy(FIRST_SCREEN, module, context);
        if (LATER.test(id) || !isNeeded(id)) return null;
        if (isLaterIcon(id, isNeeded, context)) return 'icons';
        return id.includes('/node_modules/') ? 'libraries' : 'chat';
      },
    },
    {
      debugName: 'notice',
      name: (id: string, context: Context) => (!LATER.test(id) && isNeededBy(NOTICE, id, context) ? 'dialog' : null),
    },
  ],
};
