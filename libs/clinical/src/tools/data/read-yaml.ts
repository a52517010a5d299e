import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isNode, isScalar, parseDocument } from 'yaml';
import type { z } from 'zod';
import { explainIssue } from './explain-issue';
import type { Problem } from './problems';

type Path = readonly PropertyKey[];

/** A data file that fits its schema. */
export interface DataFile<T> {
  file: string;
  value: T;
  /** the line of the value at this path, or of the closest parent that exists */
  lineAt(path: Path): number;
}

const LONGEST_LINE = 160;

/** Reads a YAML file and checks it. Mistakes are added to `problems`; then there is no result. */
export function readYaml<T>(
  directory: string,
  file: string,
  schema: z.ZodType<T>,
  problems: Problem[],
): DataFile<T> | undefined {
  const path = join(directory, file);
  if (!existsSync(path)) {
    problems.push({ file, line: 1, message: 'the file is missing; restore it' });
    return undefined;
  }
  const text = readFileSync(path, 'utf8');
  const found = longLines(text).map((line) => ({ file, line, message: TOO_LONG }));
  const document = parseDocument(text, { prettyErrors: false });
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  for (const { pos, message } of document.errors) found.push({ file, line: lineOf(pos[0]), message });
  problems.push(...found);
  if (document.errors.length > 0) return undefined;

  const lineAt = (at: Path) => lineOf(offsetAt(document, at));
  const value: unknown = document.toJS();
  const result = schema.safeParse(value);
  if (result.success) return { file, value: result.data, lineAt };
  problems.push(...result.error.issues.map((issue) => problemOf({ file, value, lineAt }, issue)));
  return undefined;
}

/** The mistake with its line. */
export function problemOf({ file, value, lineAt }: DataFile<unknown>, issue: z.core.$ZodIssue): Problem {
  const at = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return { file, line: lineAt(at), message: explainIssue(issue, valueAt(value, issue.path)) };
}

const TOO_LONG = `longer than ${LONGEST_LINE} characters; write a text as a block (>-), split a pattern into several phrases`;

function longLines(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (line.length > LONGEST_LINE ? [index + 1] : []));
}

/** The offset of the key or item at the path, or of the closest parent that exists. */
function offsetAt(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const parent: unknown = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last))
      : undefined;
    const node: unknown = pair?.key ?? document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
}
