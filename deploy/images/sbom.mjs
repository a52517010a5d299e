/**
 * `node deploy/images/sbom.mjs SERVICE`: prints the software bill of materials (CycloneDX 1.5) of the packages in a service's image.
 * pick-service.sh copies it into the image. It reads the installed packages.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * @typedef {{ name: string, version: string, license?: unknown, licenses?: unknown, private?: boolean }} Manifest
 * @typedef {{
 *   integrity?: string, link?: boolean, resolved?: string, dependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }>
 * }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/** The bill of materials of a service, as text. @param {string} service */
export function billOf(service) {
  const own = readManifest(root);
  const lock = /** @type {Lock} */ (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const folders = [...foldersOf(service), ...(service === 'gateway' ? foldersOfFrontend(lock) : [])];
  const components = folders
    .filter((path) => path !== '')
    .map((path) => componentOf(readManifest(join(root, path)), lock.packages[path]?.integrity, own));
  // One version of a package may be installed in two places.
  const unique = [...new Map(components.map((component) => [component.purl, component])).values()];
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: { type: 'application', 'bom-ref': `afya-${service}`, name: `afya-${service}`, version: own.version },
    },
    components: unique.sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}

/** The folders of a service's production packages, as pick-service.sh copies them. @param {string} service */
function foldersOf(service) {
  const args = ['ls', '--workspace', `@afya/${service}`, '--all', '--parseable', '--omit=dev'];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout
    .trim()
    .split('\n')
    .map((folder) => relative(root, folder));
}

/**
 * The folders of the packages that are built into the frontend. `npm ls` would also list optional peers that are installed for
 * other workspaces.
 * @param {Lock} lock
 */
function foldersOfFrontend({ packages }) {
  const found = new Set(['frontend']);
  for (const folder of found) {
    const { dependencies, peerDependencies, peerDependenciesMeta } = packages[folder] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys(dependencies ?? {}), ...peers]) {
      const place = placeOf(name, folder, packages);
      if (place !== undefined) found.add(place);
    }
  }
  return [...found];
}

/** The path where Node resolves a package that one in `folder` imports. @param {string} name @param {string} folder @param {Lock['packages']} packages */
function placeOf(name, folder, packages) {
  const parts = folder.split('/');
  for (let length = parts.length; length >= 0; length -= 1) {
    const place = [...parts.slice(0, length), 'node_modules', name].join('/');
    if (place in packages) return packages[place]?.link ? packages[place].resolved : place;
  }
  return undefined;
}

/** @param {Manifest} manifest @param {string | undefined} integrity @param {Manifest} own */
function componentOf({ name, version, license, licenses, private: isPrivate }, integrity, own) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const hash = integrity?.match(/^sha512-(.+)$/)?.[1];
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: licensesOf(license ?? licenses ?? (isPrivate ? own.license : undefined)),
    hashes: hash ? [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] : undefined,
  };
}

/** Manifests name licences as a text, or in older forms as an object or a list. @param {unknown} license */
function licensesOf(license) {
  const all = (Array.isArray(license) ? license : [license]).map((one) => (typeof one === 'object' ? one?.type : one));
  return all.map((one) => {
    if (typeof one !== 'string' || one === '') return { license: { name: 'NOASSERTION' } };
    if (/ (OR|AND|WITH) /.test(one)) return { expression: one };
    return { license: /^[\w.+-]+$/.test(one) && one !== 'UNLICENSED' ? { id: one } : { name: one } };
  });
}

/** @param {string} folder @returns {Manifest} */
function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

if (process.argv[1] === import.meta.filename) process.stdout.write(billOf(process.argv[2] ?? ''));
