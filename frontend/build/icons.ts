import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const BARREL = '/lucide-react/dist/esm/lucide-react.mjs';
const ICON = '/lucide-react/dist/esm/icons/';
const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Per barrel module id: file names of the icons that the first screen needs. */
const iconsByBarrel = new Map<string, Set<string>>();

/**
 * Whether a module is an icon that only later screens show. Every screen imports the icon barrel, so static imports
 * alone would put every icon on the first screen. The names that first-screen modules import decide instead.
 */
export function isLaterIcon(id: string, isNeededFirst: (id: string) => boolean, context: Context): boolean {
  if (!id.includes(ICON)) return false;
  const barrel = id.slice(0, id.indexOf('/lucide-react/')) + BARREL;
  let firstIcons = iconsByBarrel.get(barrel);
  if (!firstIcons) iconsByBarrel.set(barrel, (firstIcons = findFirstIcons(barrel, isNeededFirst, context)));
  return !firstIcons.has(fileName(id));
}

function findFirstIcons(barrel: string, isNeededFirst: (id: string) => boolean, context: Context): Set<string> {
  const info = context.getModuleInfo(barrel);
  const users = (info?.importers ?? []).filter(isNeededFirst);
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
