import type { Rolldown } from 'vite';
import { isLaterIcon } from './icons';

const FIRST_SCREEN = '/src/app/main.tsx';
/**
 * Library modules that no first screen uses. The barrel files that re-export them would otherwise add them to the first
 * screen.
 */
const LATER =
  /\/@tanstack\/.*\/(hydration|infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries)\.js$|\/contracts\/src\/(admin-log|event-types|logins|red-flags)\.ts$/;
const NOTICE = '/features/disclaimers/components/startup-disclaimer.tsx';
/** One file for all dialogs, instead of one for each part of Radix. */
const DIALOG_COMPONENT = '/components/ui/dialog.tsx';

/** The Radix barrel re-exports every component. Its importers need only a few of them; a dialog only its own. */
const RADIX = '/node_modules/radix-ui/';
const DIALOG = '/@radix-ui/react-dialog/';

type Context = Rolldown.ChunkingContext;

/** Whether `root` imports the module statically, directly or through other modules. Dynamic imports do not count. */
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
 * The first screen loads few files: a browser fetches six at a time, and on a distant server each file costs half a
 * second before its first byte. Libraries get their own chunk because they change rarely, so after most updates the
 * browser already has them.
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
      name: (id: string, context: Context) => (isNeededBy(NOTICE, id, context) ? 'notice' : null),
    },
    {
      debugName: 'dialog',
      name: (id: string, context: Context) =>
        !LATER.test(id) && isNeededBy(DIALOG_COMPONENT, id, context) ? 'dialog' : null,
    },
  ],
};
