import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const BARREL = '/lucide-react/dist/esm/lucide-react.mjs';
const ICON = '/lucide-react/dist/esm/icons/';
const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export const isIcon = (id: string) => id.includes(ICON);

/** Per root and barrel module id: file names of the icons that the modules of the root import. */
const usedIcons = new Map<string, Set<string>>();

/**
 * Whether a module is an icon that `root` and the modules it imports do not show. Every screen imports the icon barrel,
 * so static imports alone would put every icon on every screen. The names that the modules import decide instead.
 */
export function isUnusedIcon(
  id: string,
  { root, isNeeded, context }: { root: string; isNeeded: (id: string) => boolean; context: Context },
): boolean {
  if (!isIcon(id)) return false;
  const barrel = id.slice(0, id.indexOf('/lucide-react/')) + BARREL;
  const key = `${root} ${barrel}`;
  let names = usedIcons.get(key);
  if (!names) usedIcons.set(key, (names = findUsedIcons(barrel, isNeeded, context)));
  return !names.has(fileName(id));
}

function findUsedIcons(barrel: string, isNeeded: (id: string) => boolean, context: Context): Set<string> {
  const info = context.getModuleInfo(barrel);
  const users = (info?.importers ?? []).filter(isNeeded);
  const names = users.flatMap((id) => importedNames(context.getModuleInfo(id)?.code ?? ''));
  const usedNames = new Set(names);
  const lines = [...(info?.code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g)];
  const needed = lines.filter(([, list = '']) =>
    list.split(',').some((part) => usedNames.has(part.trim().split(' ').at(-1) ?? '')),
  );
  return new Set(needed.map(([, , path = '']) => fileName(path)));
}

function importedNames(code: string): string[] {
  const lists = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)];
  return lists.flatMap(([, list = '']) => list.split(',').map((part) => part.trim().split(' ')[0] ?? ''));
}
