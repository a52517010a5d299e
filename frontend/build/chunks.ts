import type { Rolldown } from 'vite';
import { isIcon, isUnusedIcon } from './icons';

const FIRST_SCREEN = '/src/app/main.tsx';
/**
 * Library modules that no first screen uses. The barrel files that re-export them would otherwise add them to the first
 * screen.
 */
const LATER =
  /\/@tanstack\/.*\/(hydration|infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries)\.js$|\/contracts\/src\/(admin-log|credit-statement|event-types|facility|logins|red-flags)\.ts$/;
/** Modules of the same barrel files that only an open session uses. */
const AFTER_FIRST_SCREEN = /\/contracts\/src\/required-info(\.keywords)?\.ts$/;
/** What the chat loads right after the first screen. */
const SESSION_PARTS = '/features/consultation/session-parts.ts';
const ADD_FILES = '/features/consultation/files/add-files.ts';
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

/** Whether the modules of `root` use the module. Of the barrel files' modules, only what they need. */
function isPartOf(root: string, id: string, context: Context): boolean {
  const isNeeded = (module: string) => isNeededBy(root, module, context);
  return isNeeded(id) && !isUnusedIcon(id, { root, isNeeded, context });
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
        if (LATER.test(id) || AFTER_FIRST_SCREEN.test(id) || !isPartOf(FIRST_SCREEN, id, context)) return null;
        return id.includes('/node_modules/') ? 'libraries' : 'chat';
      },
    },
    {
      debugName: 'conversation',
      name: (id: string, context: Context) =>
        !LATER.test(id) && [SESSION_PARTS, ADD_FILES].some((root) => isPartOf(root, id, context))
          ? 'conversation'
          : null,
    },
    { debugName: 'icons', name: (id: string) => (isIcon(id) ? 'icons' : null) },
    {
      debugName: 'notice',
      name: (id: string, context: Context) => (!LATER.test(id) && isNeededBy(NOTICE, id, context) ? 'notice' : null),
    },
    {
      debugName: 'dialog',
      name: (id: string, context: Context) =>
        !LATER.test(id) && isNeededBy(DIALOG_COMPONENT, id, context) ? 'dialog' : null,
    },
  ],
};
