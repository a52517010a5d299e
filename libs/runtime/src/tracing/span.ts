import { AppError } from '../app-error';
import { currentTraceparent, isTraceparent, withTrace } from '../trace';

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';
/** Codes, counts and names of the product's own; never what somebody wrote, nor who it was. */
export type SpanFacts = Record<string, string | number | boolean>;

export interface SpanStart {
  name: string;
  kind?: SpanKind;
  facts?: SpanFacts;
  /** W3C traceparent; without it the trace that the code runs in, and where it is malformed a new one */
  parent?: string | undefined;
}

/** A stretch of work in a trace. */
export interface OpenSpan {
  /** what the work hands on, so that what it causes hangs below it */
  traceparent: string;
  add(facts: SpanFacts, name?: string): void;
  /** `failure`: the code of what went wrong; never a text */
  end(failure?: string): void;
}

export interface SpanRecorder {
  start(span: SpanStart & { parent: string | undefined }): OpenSpan;
  /** sends what is left */
  close(): Promise<void>;
}

let recorder: SpanRecorder | undefined;

const UNRECORDED: OpenSpan = {
  get traceparent() {
    return currentTraceparent();
  },
  add: () => undefined,
  end: () => undefined,
};

/** Has the spans of this process recorded, or, with undefined, no more. */
export function recordSpans(by: SpanRecorder | undefined): void {
  recorder = by;
}

/** Opens a span that the caller ends. Where nobody records, the trace just goes on. */
export function startSpan(span: SpanStart): OpenSpan {
  const given = 'parent' in span ? span.parent : currentTraceparent();
  const parent = isTraceparent(given) ? given : undefined;
  if (recorder) return recorder.start({ ...span, parent });
  return parent ? { ...UNRECORDED, traceparent: parent } : UNRECORDED;
}

/** Runs `work` as a span of its trace, and what it calls below it. */
export async function inSpan<Result>(span: SpanStart, work: (span: OpenSpan) => Promise<Result>): Promise<Result> {
  if (!recorder && !('parent' in span)) return work(UNRECORDED);
  const open = startSpan(span);
  try {
    const result = await withTrace(open.traceparent, () => work(open));
    open.end();
    return result;
  } catch (error) {
    open.end(nameOfError(error));
    throw error;
  }
}

/** How an error is named where its text may not be told. */
export function nameOfError(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : typeof error;
}
