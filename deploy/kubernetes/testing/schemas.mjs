import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../local/setup/paths.mjs';

/** @typedef {import('./documents.mjs').Manifest} Manifest */

/** Which package holds the schemas of an API: Kubernetes' own, from its OpenAPI, and those of the resources of KEDA and Prometheus. */
const packages = [
  { of: /^keda\.sh\//, name: '@kubernetes-models/keda' },
  { of: /^monitoring\.coreos\.com\//, name: '@kubernetes-models/prometheus-operator' },
  { of: /./, name: 'kubernetes-models' },
];
const packageOf = (/** @type {string} */ apiVersion) => packages.find(({ of }) => of.test(apiVersion))?.name;
const nameOf = (/** @type {Manifest} */ { kind, metadata }) => `${kind} ${metadata.name}`;

/**
 * What does not fit the schemas: types, formats and what is required by the schemas themselves, unknown fields by their types.
 * @param {Manifest[]} manifests
 * @returns {Promise<string[]>} a line a fault
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

/** The schemas let fields pass that they do not know, as the API once did; their types do not. @param {Manifest[]} manifests */
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
