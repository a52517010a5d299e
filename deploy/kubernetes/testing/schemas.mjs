import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../local/setup/paths.mjs';

/** @typedef {import('./documents.mjs').Manifest} Manifest */

/** The package with the schemas of an API: Kubernetes, KEDA and the Prometheus operator. */
const packages = [
  { pattern: /^keda\.sh\//, name: '@kubernetes-models/keda' },
  { pattern: /^monitoring\.coreos\.com\//, name: '@kubernetes-models/prometheus-operator' },
  { pattern: /./, name: 'kubernetes-models' },
];
const packageOf = (/** @type {string} */ apiVersion) => packages.find(({ pattern }) => pattern.test(apiVersion))?.name;
const nameOf = (/** @type {Manifest} */ { kind, metadata }) => `${kind} ${metadata.name}`;

/**
 * Validates manifests: types, formats and required fields with the schemas, unknown fields with the TypeScript types.
 * @param {Manifest[]} manifests
 * @returns {Promise<string[]>} one line per error
 */
export async function faultsOf(manifests) {
  const faults = await Promise.all(manifests.map(againstSchema));
  return [...faults.flat(), ...unknownFields(manifests)];
}

/** @param {Manifest} manifest @returns {Promise<string[]>} */
async function againstSchema(manifest) {
  const { apiVersion, kind } = manifest;
  const module = await import(`${packageOf(apiVersion)}/${apiVersion}`).catch(() => ({}));
  if (!module[kind]) return [`${nameOf(manifest)}: there is no ${apiVersion} ${kind}`];
  try {
    new module[kind](manifest).validate();
    return [];
  } catch (error) {
    return [`${nameOf(manifest)}: ${/** @type {Error} */ (error).message}`];
  }
}

/** The schemas accept unknown fields; the TypeScript types do not. @param {Manifest[]} manifests */
function unknownFields(manifests) {
  const file = join(root, 'deploy/kubernetes/testing/manifests.generated.ts');
  const text = manifests
    .map(({ apiVersion, kind, ...fields }, i) => {
      const from = `${packageOf(apiVersion)}/${apiVersion}`;
      return `import type { I${kind} as T${i} } from '${from}'; export const m${i}: Omit<T${i}, 'apiVersion' | 'kind'> = ${JSON.stringify(fields)};`;
    })
    .join('\n');
  const options = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, strict: true };
  const host = ts.createCompilerHost({ ...options, noEmit: true, skipLibCheck: true, types: [] });
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext) : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([file], { ...options, noEmit: true, skipLibCheck: true, types: [] }, host);
  return program.getSemanticDiagnostics(program.getSourceFile(file)).map((fault) => {
    const line = text.slice(0, fault.start).split('\n').length - 1;
    const manifest = manifests[line];
    return `${manifest ? nameOf(manifest) : '?'}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`;
  });
}
