import { sessionIdSchema } from '@afya/contracts';
import * as z from 'zod/mini';
import { startOfDay, DAY } from '../nairobi';

/** Filter parameters of the server. `from` and `to` are ISO 8601; `to` is exclusive. */
export type LogFilter = Partial<Record<FilterField, string>>;

export const SEVERITIES = ['error', 'warning', 'info'] as const;

const emptyOr = <Schema extends z.ZodMiniType<string>>(schema: Schema) => z.union([z.literal(''), schema]);
const dateOrTime = emptyOr(z.union([z.iso.date(), z.iso.datetime({ offset: true })]));

/** Filter fields of the form. An empty field does not filter. `from` and `to` are days or exact times. */
export const filterFormSchema = z.object({
  q: z.string().check(z.maxLength(200)),
  severity: z.string(),
  eventType: z.string(),
  stage: z.string(),
  model: z.string().check(z.maxLength(100)),
  from: dateOrTime,
  to: dateOrTime,
  sessionId: emptyOr(sessionIdSchema),
  userId: emptyOr(z.uuid()),
});
export type FilterForm = z.infer<typeof filterFormSchema>;
export type FilterField = keyof FilterForm;
export const FILTER_FIELDS = Object.keys(filterFormSchema.shape) as FilterField[];

export const NO_FILTER = Object.fromEntries(FILTER_FIELDS.map((field) => [field, ''])) as FilterForm;

/** Reads the filter from the query string without validating it; the server does that. */
export function readFilter(search: URLSearchParams): FilterForm {
  return Object.fromEntries(FILTER_FIELDS.map((field) => [field, search.get(field)?.trim() ?? ''])) as FilterForm;
}

/** Converts the form to server parameters. Days are days in Kenya and become times; the last day is included. */
export function toLogFilter(form: FilterForm): LogFilter {
  const entries = FILTER_FIELDS.flatMap((field) => {
    const value = form[field].trim();
    if (!value) return [];
    if (field === 'from') return [[field, toStartOfDay(value, 0)]];
    if (field === 'to') return [[field, toStartOfDay(value, 1)]];
    return [[field, value]];
  });
  return Object.fromEntries(entries) as LogFilter;
}

/** Whether the value is a day and not an exact time. */
export const isDay = (value: string): boolean => z.iso.date().safeParse(value).success;

/** Values that are not a day are returned unchanged. */
function toStartOfDay(value: string, daysLater: number): string {
  if (!isDay(value)) return value;
  return new Date(startOfDay(value) + daysLater * DAY).toISOString();
}
