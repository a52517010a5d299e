import { sessionIdSchema } from '@afya/contracts';
import * as z from 'zod/mini';
import { beginningOfDay, DAY } from '../nairobi';

/** What a log query can be narrowed by, as the server takes it; `from` and `to` are ISO 8601, `to` excluded. */
export type LogFilter = Partial<Record<FilterField, string>>;

export const SEVERITIES = ['error', 'warning', 'info'] as const;

const emptyOr = <Schema extends z.ZodMiniType<string>>(schema: Schema) => z.union([z.literal(''), schema]);
const moment = emptyOr(z.union([z.iso.date(), z.iso.datetime({ offset: true })]));

/** The fields of the filter as somebody fills them in; an empty one asks for everything. `from` and `to` are days, or moments. */
export const filterFormSchema = z.object({
  q: z.string().check(z.maxLength(200)),
  severity: z.string(),
  eventType: z.string(),
  stage: z.string(),
  model: z.string().check(z.maxLength(100)),
  from: moment,
  to: moment,
  sessionId: emptyOr(sessionIdSchema),
  userId: emptyOr(z.uuid()),
});
export type FilterForm = z.infer<typeof filterFormSchema>;
export type FilterField = keyof FilterForm;
export const FILTER_FIELDS = Object.keys(filterFormSchema.shape) as FilterField[];

export const NO_FILTER = Object.fromEntries(FILTER_FIELDS.map((field) => [field, ''])) as FilterForm;

/** Reads the filter out of an address as it stands there: whether it can be meant, the server says. */
export function readFilter(search: URLSearchParams): FilterForm {
  return Object.fromEntries(FILTER_FIELDS.map((field) => [field, search.get(field)?.trim() ?? ''])) as FilterForm;
}

/** What the server is asked for: days, which are Kenya's, become moments, and the last day counts to its end. */
export function toLogFilter(form: FilterForm): LogFilter {
  const given = FILTER_FIELDS.flatMap((field) => {
    const value = form[field].trim();
    if (!value) return [];
    if (field === 'from') return [[field, startOfDay(value, 0)]];
    if (field === 'to') return [[field, startOfDay(value, 1)]];
    return [[field, value]];
  });
  return Object.fromEntries(given) as LogFilter;
}

/** Whether it is a day, and not a moment of one. */
export const isDay = (value: string): boolean => z.iso.date().safeParse(value).success;

/** What is no day stays what it is. */
function startOfDay(value: string, daysLater: number): string {
  if (!isDay(value)) return value;
  return new Date(beginningOfDay(value) + daysLater * DAY).toISOString();
}
