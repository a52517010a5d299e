import fc from 'fast-check';
import { type JsonSchema } from '../src/platform/openapi/json-schema';
import { anyJson, nearly } from './arbitraries';
import { SAMPLES } from './sample-files';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: JsonSchema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>;
}

/** A request to send. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

/** Characters allowed in a header; fetch itself refuses others. */
const headerValues = fc.stringMatching(/^[\x21-\x7e]{0,300}$/);
const bytes = fc.oneof(
  fc.constantFrom(...Object.values(SAMPLES)),
  fc
    .tuple(fc.constantFrom(...Object.values(SAMPLES)), fc.uint8Array({ maxLength: 400 }))
    .map(([head, tail]) => Buffer.concat([head.subarray(0, 40), tail])),
  fc.uint8Array({ maxLength: 2_000 }).map((array) => Buffer.from(array)),
);

/** Requests to every route of the API's description, made from its schemas. `existing`: ids that exist, by parameter. */
export function fuzzRequests({ paths }: ApiDescription, existing: Record<string, string[]>): fc.Arbitrary<FuzzRequest> {
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => requestsTo({ method, path, ...operation }, existing)),
  );
  return fc.oneof(...routes);
}

function requestsTo(
  { method, path, parameters = [], requestBody }: Operation & { method: string; path: string },
  existing: Record<string, string[]>,
): fc.Arbitrary<FuzzRequest> {
  const inPath = (path.match(/(?<={)\w+(?=})/g) ?? []).map((name) => [name, idsFor(existing[name] ?? [])] as const);
  const inQuery = parameters.filter((one) => one.in === 'query').map((one) => [one.name, nearly(one.schema)] as const);
  const inHeaders = parameters.filter((one) => one.in === 'header').map((one) => [one.name, headerValues] as const);
  return fc
    .record({
      ids: fc.record(Object.fromEntries(inPath)),
      query: fc.record(Object.fromEntries(inQuery), { requiredKeys: [] }),
      headers: fc.record(Object.fromEntries(inHeaders), { requiredKeys: [] }),
      body: bodies(requestBody),
    })
    .map(({ ids, query, headers, body }) => ({
      method: method.toUpperCase(),
      path: path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(ids[name] ?? '')) + queryString(query),
      headers: { ...headers, ...(typeof body === 'string' && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    }));
}

const idsFor = (ids: string[]) =>
  fc.oneof(
    ...(ids.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...ids) }] : []),
    fc.stringMatching(/^[A-Za-z0-9_-]{21}$/),
    fc.uuid(),
    fc.string({ unit: fc.constantFrom(...'.%/\\\0 \'"<{$é'), minLength: 1, maxLength: 30 }),
  );

function queryString(query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, asText(value).slice(0, 2_000));
  return parameters.size > 0 ? `?${parameters}` : '';
}

function bodies(requestBody: Operation['requestBody']): fc.Arbitrary<string | FormData | undefined> {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(requestBody?.content ?? {});
  if (type === 'application/json')
    return fc.oneof(
      { weight: 9, arbitrary: nearly(schema).map((value) => JSON.stringify(value) ?? 'null') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    );
  if (type === 'multipart/form-data') return forms(schema);
  return fc.constant(undefined);
}

/** The fields that hold a list as JSON. A list that does not match is refused, so it is often empty. */
const listsAsJson: Record<string, fc.Arbitrary<string>> = {
  purchases: asJson({ id: fc.string(), credits: anyJson, method: anyJson }),
  uploads: asJson({ id: fc.stringMatching(/^[\w-]{22}$/), filename: fc.string(), position: fc.nat({ max: 5 }) }),
};

function asJson(item: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<string> {
  return fc.oneof(fc.constant([]), anyJson, fc.array(fc.record(item))).map((list) => JSON.stringify(list));
}

/** Forms whose fields mostly match the contract, with valid and invalid files. */
function forms(schema: JsonSchema): fc.Arbitrary<FormData> {
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => name !== 'files');
  const texts = fields.map(([name, part]) => [name, listsAsJson[name] ?? nearly(part as JsonSchema)] as const);
  const files = fc.array(fc.tuple(bytes, fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 3 });
  return fc
    .tuple(
      fc.record(Object.fromEntries(texts), { requiredKeys: [] }),
      fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, files),
    )
    .map(([values, attached]) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(values))
        for (const one of [value].flat()) form.append(name, asText(one));
      for (const [content, filename] of attached)
        form.append('files', new Blob([new Uint8Array(content)]), asText(filename));
      return form;
    });
}

/** Replaces unpaired surrogates, which addresses and forms cannot encode. */
function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}
