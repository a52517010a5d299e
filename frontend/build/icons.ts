import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const BARREL = '/lucide-react/dist/esm/lucide-react.mjs';
const ICON = '/lucide-react/dist/esm/icons/';
const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** By the id of the icons' barrel: the file names of the icons that are needed at first. */
const known = new Map<string, Set<string>>();

/**
 * Whether a module is an icon that only later screens show. The barrel of all icons is imported by everybody, so that imports alone
 * would bring each icon of each screen to the first one; here the names decide that the first screen's modules import.
 */
export function isLaterIcon(id: string, isNeededAtFirst: (id: string) => boolean, context: Context): boolean {
  if (!id.includes(ICON)) return false;
  const barrel = id.slice(0, id.indexOf('/lucide-react/')) + BARREL;
  let atFirst = known.get(barrel);
  if (!atFirst) known.set(barrel, (atFirst = iconsOf(barrel, isNeededAtFirst, context)));
  return !atFirst.has(fileName(id));
}

function iconsOf(barrel: string, isNeededAtFirst: (id: string) => boolean, context: Context): Set<string> {
  const info = context.getModuleInfo(barrel);
  const users = (info?.importers ?? []).filter(isNeededAtFirst);
  const names = users.flatMap((id) => importedNames(context.getModuleInfo(id)?.code ?? ''));
  const wanted = new Set(names);
  const lines = [...(info?.code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g)];
  const needed = lines.filter(([, list = '']) =>
    list.split(',').some((part) => wanted.has(part.trim().split(' ').at(-1) ?? '')),
  );
  return new Set(needed.map(([, , path = '']) => fileName(path)));
}

function importedNames(code: string): string[] {
  const lists = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)];
  return lists.flatMap(([, list = '']) => list.split(',').map((part) => part.trim().split(' ')[0] ?? ''));
}
