import { z } from 'zod';

const list = z.array(z.string().min(1)).min(1);

/** How people answer; see the head of data/evaluation/answers.en.yaml. */
const wordingsSchema = z.strictObject({
  yes: list,
  somewhat: list,
  described: list,
  more: list,
  no: list,
  unknown: list,
  confused: list,
  nothing_else: list,
  none: list,
  age_and_sex: list,
  age: list,
  days: z.string(),
  weeks: z.string(),
  months: z.string(),
  years: z.string(),
  size: z.string(),
  weight: z.string(),
  and: z.string(),
  sexes: z.strictObject({ male: list, female: list, boy: list, girl: list }),
  agree: list,
});
export type Wordings = z.infer<typeof wordingsSchema>;

/** Throws if the file lacks a wording. */
export const parseWordings = (content: unknown): Wordings => wordingsSchema.parse(content);

/** Fills "{w}" and the like. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/gu, (whole, key: string) => String(values[key] ?? whole));
}
