import { type Stage, STAGES } from '@afya/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Unusable } from './outcomes';

/** The prompts from prompts/consultation.md, for people to read and correct. */
export interface Prompts {
  always: string;
  stages: Record<Stage, string>;
  repairs: Record<Unusable, string>;
  /** precedes the JSON schema, for servers that accept none */
  schema: string;
}

const REPAIRS: readonly Unusable[] = ['refusal', 'truncated', 'content_filter', 'wrong_schema', 'broken_json'];

/** Sections begin with "## name"; the text before the first is for readers of the file. */
export function loadPrompts(file = join(__dirname, 'prompts/consultation.md')): Prompts {
  const [, ...parts] = readFileSync(file, 'utf8').split(/^## /m);
  const sections = new Map(parts.map((part) => [part.split('\n', 1)[0]!.trim(), part.replace(/^.*\n/, '').trim()]));
  const section = (name: string) => {
    const text = sections.get(name);
    if (!text) throw new Error(`${file} has no section ${name}`);
    return text;
  };
  const all = <Name extends string>(names: readonly Name[], prefix = '') =>
    Object.fromEntries(names.map((name) => [name, section(`${prefix}${name}`)])) as Record<Name, string>;
  return {
    always: section('always'),
    stages: all(STAGES),
    repairs: all(REPAIRS, 'repair: '),
    schema: section('schema'),
  };
}
