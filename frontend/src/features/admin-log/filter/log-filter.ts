import { sessionIdSchema } from '@afya/contracts';
import * as z from 'zod/mini';

/** What a log query can be narrowed by, as the server takes it; `from` and `to` are ISO 8601, `to` excluded. */
export type LogFilter = Partial<
  Record<'severity' | 'eventType' | 'sessionId' | 'userId' | 'from' | 'to' | 'q', string>
>;

export const SEVERITIES = ['error', 'warning', 'info'] as const;

const emptyOr = <Schema extends z.ZodMiniType<string>>(schema: Schema) => z.union([z.literal(''), schema]);

/** The fields of the filter as somebody fills them in; an empty one asks for everything. Days are the reader's own. */
export const filterFormSchema = z.object({
  q: z.string().check(z.maxLength(200)),
  severity: emptyOr(z.enum(SEVERITIES)),
  eventType: z.string(),
  sessionId: emptyOr(sessionIdSchema),
  userId: emptyOr(z.uuid()),
  from: emptyOr(z.iso.date()),
  to: emptyOr(z.iso.date()),
});
export type FilterForm = z.infer<typeof filterFormSchema>;
export type FilterField = keyof FilterForm;
export const FILTER_FIELDS = Object.keys(filterFormSchema.shape) as FilterField[];

export const NO_FILTER: FilterForm = {
  q: '',
  severity: '',
  eventType: '',
  sessionId: '',
  userId: '',
  from: '',
  to: '',
};

/** Reads the filter out of an address; what cannot be meant is left out. */
export function readFilter(search: URLSearchParams): FilterForm {
  const asked = FILTER_FIELDS.map((field) => [field, search.get(field)?.trim() ?? ''] as const);
  const valid = asked.filter(([field, value]) => filterFormSchema.shape[field].safeParse(value).success);
  return { ...NO_FILTER, ...Object.fromEntries(valid) };
}

/** What the server is asked for: days become moments, and the last day counts to its end. */
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

function startOfDay(day: string, daysLater: number): string {
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}
